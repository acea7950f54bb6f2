import type { StepEvidence } from './evidence.ts';
import type { StepPerson } from './people.ts';

/** A document as its signer is shown it. */
export interface OpenedDocument {
  uuid: string;
  name: string;
  sha256: string;
  /** Sizes in points. */
  pages: readonly { width: number; height: number }[];
  /** The text elements. `written_by` says who wrote the value; `awaited`, that another workflow is still to write it. */
  texts: readonly {
    uuid: string;
    template_element_uuid: string | null;
    name: string;
    required: boolean;
    ask_signer: boolean;
    value: string | null;
    written_by: 'sender' | 'signer' | null;
    awaited: boolean;
  }[];
  signatures: readonly { uuid: string; name: string; template_element_uuid: string | null; required: boolean }[];
  /** The workflow in which it was signed; of several signers one. */
  signed_in: string | null;
  /** The people who sign it together; empty where one person signs it, whoever it is. */
  signers: readonly { signatures: readonly string[]; signed_in: string | null }[];
  /** Somebody has signed: nothing is written into it any more. */
  fixed: boolean;
  /** Of the signed PDF; null until it is sealed. */
  seal: { sha256: string; timestamped: boolean } | null;
}

/** One of several signers. */
export type Signer = OpenedDocument['signers'][number];

/** Documents to be signed. Each call throws StepFailure. */
export interface DocumentsPort {
  /**
   * Opens a document by its uuid, or by the token that an operator put in the setup. `not_found` when there is none. `sha256` is of the
   * PDF as shown.
   */
  open(which: { token: string } | { uuid: string }): Promise<OpenedDocument>;
  /** Makes a document of a template; `not_found` when there is no such template. */
  make(from: { template_uuid: string; name: string | null }): Promise<OpenedDocument>;
  /**
   * Writes all texts of the document, by element. The first text that does not fit is the fault, and then nothing changes. `bound` names
   * elements of the sender in which a letter that cannot be written becomes “?”; `awaited`, those whose text is to come.
   */
  fill(
    uuid: string,
    texts: {
      sender: Readonly<Record<string, string>>;
      bound: readonly string[];
      signer: Readonly<Record<string, string>>;
      awaited: readonly string[];
    },
  ): Promise<{ document: OpenedDocument } | { fault: { element: string; by: 'sender' | 'signer'; code: string; message: string } }>;
  /** The signer whose workflow this is; null where the person is none of the document's signers. */
  signer(uuid: string, person: { people_uuid: string | null }): Promise<Signer | null>;
  /** Returns a page as PNG of this width in pixels; pages count from 1. */
  page(uuid: string, page: number, width: number): Promise<Uint8Array>;
  /** Returns a page's text; empty for a page that is a picture. */
  text(uuid: string, page: number): Promise<string>;
  /**
   * Signs a document. The same `signing_uuid` again returns the first act. `conflict` when it is signed already, or differs from `sha256`;
   * `invalid_body` of `signer.name` when the name cannot be written.
   */
  sign(
    uuid: string,
    act: {
      signing_uuid: string;
      sha256: string;
      /** `applied`: the stored signature of another document of this workflow. */
      signature: { kind: 'drawn' | 'typed'; png: string } | { kind: 'applied'; document_uuid: string };
      /** The signature elements that get it; null for all. */
      signature_elements: readonly string[] | null;
      signer: { name: string; national_id: string | null; people_uuid: string | null; known_by: StepPerson['known_by'] | null };
      consent: { text: string; text_sha256: string };
      language: string;
      workflow_uuid: string;
      evidence: StepEvidence;
      /** The pages whose picture or text went to the signer's device, from 1. */
      pages_delivered: readonly number[];
      store_sign: boolean;
    },
  ): Promise<SealedAct>;
  /** Returns the signed PDF; null until it is signed. */
  signed(uuid: string): Promise<Uint8Array | null>;
}

/** The act of signing, as the signed document records it. */
export interface SealedAct {
  /** False while other signers have yet to sign, and until the document is sealed then. */
  sealed: boolean;
  /** Of the signed PDF; null until it is sealed. */
  sha256: string | null;
  signed_at: string;
  timestamped: boolean | null;
  kind: 'drawn' | 'typed' | 'applied';
  consent: { text_sha256: string; language: string };
  signature_kept: boolean;
}
