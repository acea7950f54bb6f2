import type { StepEvidence } from './evidence.ts';
import type { StepPerson } from './people.ts';

/** A document as the signer sees it. */
export interface OpenedDocument {
  uuid: string;
  name: string;
  sha256: string;
  /** Page sizes in points (1/72 inch). */
  pages: readonly { width: number; height: number }[];
  /** The text elements. `written_by` names the writer of the value; `awaited`: another workflow has yet to write the value. */
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
  /** The workflow in which its only signer signed; `elsewhere` if no workflow is known. Null before, and until several signers' seal. */
  signed_in: string | null;
  /** The people who sign the document together; empty if it has a single signer, who may be any person. */
  signers: readonly { signatures: readonly string[]; signed_in: string | null }[];
  /** True after the first signature: the texts can no longer change. */
  fixed: boolean;
  /** True if a human rejected a workflow in which it was signed: it is not sealed, and nobody signs it any longer. */
  refused: boolean;
  /** The seal of the signed PDF; null until the PDF is sealed. */
  seal: { sha256: string; timestamped: boolean } | null;
}

/** A signer of a document with several signers. */
export type Signer = OpenedDocument['signers'][number];

/** Documents to be signed. Each call throws StepFailure. */
export interface DocumentsPort {
  /**
   * Opens a document with its uuid, or with the token that an operator put in the setup. Throws `not_found` if the document does not
   * exist. The returned `sha256` is the hash of the PDF as the signer sees it.
   */
  open(which: { token: string } | { uuid: string }): Promise<OpenedDocument>;
  /** Creates a document from a template. Throws `not_found` if the template does not exist. */
  make(from: { template_uuid: string; name: string | null }): Promise<OpenedDocument>;
  /**
   * Writes all texts of the document; the key is the element. Returns the first text that does not fit as `fault`, and then changes
   * nothing. In the sender's elements named in `bound`, a letter that the font lacks becomes “?”. `awaited` names elements whose text
   * another workflow writes later.
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
  /** Returns the signer whom this workflow belongs to; null if the person is not among the document's signers. */
  signer(uuid: string, person: { people_uuid: string | null }): Promise<Signer | null>;
  /** Returns a page as a PNG with this width in pixels. The first page is 1. */
  page(uuid: string, page: number, width: number): Promise<Uint8Array>;
  /** Returns a page's text; empty if the page is only a picture. */
  text(uuid: string, page: number): Promise<string>;
  /**
   * Signs a document: records the act, and leaves the seal to the workflow, which records the submission first and may know of a doubt. A
   * repeated `signing_uuid` returns the first signature. Throws `conflict` if the document is already signed or its
   * hash is not `sha256`, and `invalid_body` of `signer.name` if the font lacks a letter of the name.
   */
  sign(
    uuid: string,
    act: {
      signing_uuid: string;
      sha256: string;
      /** `applied`: the stored signature of another document of this workflow. */
      signature: { kind: 'drawn' | 'typed'; png: string } | { kind: 'applied'; document_uuid: string };
      /** The signature elements that receive the signature; null: all of them. */
      signature_elements: readonly string[] | null;
      signer: { name: string; national_id: string | null; people_uuid: string | null; known_by: StepPerson['known_by'] | null };
      consent: { text: string; text_sha256: string };
      language: string;
      workflow_uuid: string;
      evidence: StepEvidence;
      /** The pages whose picture or text was sent to the signer's device. The first page is 1. */
      pages_delivered: readonly number[];
      store_sign: boolean;
    },
  ): Promise<SealedAct>;
  /** Returns the signed PDF; null until the document is signed. */
  signed(uuid: string): Promise<Uint8Array | null>;
}

/** A signature as the signed document records it. */
export interface SealedAct {
  /** False until all signers have signed, nothing waits for a decision, and the document is sealed. */
  sealed: boolean;
  /** The hash of the signed PDF; null until the PDF is sealed. */
  sha256: string | null;
  signed_at: string;
  timestamped: boolean | null;
  kind: 'drawn' | 'typed' | 'applied';
  consent: { text_sha256: string; language: string };
  signature_kept: boolean;
}
