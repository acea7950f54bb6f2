import type { StepEvidence } from './evidence.ts';

/** A document as its signer is shown it. */
export interface OpenedDocument {
  uuid: string;
  name: string;
  sha256: string;
  /** Sizes in points. */
  pages: readonly { width: number; height: number }[];
  /** Places for text. `written_by` says who gave what stands there. */
  texts: readonly {
    uuid: string;
    template_element_uuid: string | null;
    name: string;
    required: boolean;
    ask_signer: boolean;
    value: string | null;
    written_by: 'sender' | 'signer' | null;
  }[];
  signatures: readonly { uuid: string; template_element_uuid: string | null }[];
  /** The workflow in which it was signed. */
  signed_in: string | null;
}

/** Documents to be signed, opened by their uuid or by the token that an operator put in the setup. Each call throws StepFailure. */
export interface DocumentsPort {
  /** `not_found` when there is no such document. `sha256` is of the PDF as it is shown. */
  open(which: { token: string } | { uuid: string }): Promise<OpenedDocument>;
  /** A new document of a template; `not_found` when there is no such template. */
  make(from: { template_uuid: string; name: string | null }): Promise<OpenedDocument>;
  /**
   * Says all texts of the document, by element; the first that it cannot hold is the fault, and nothing changes. `bound` are the elements
   * of the sender's texts in which a letter that cannot be written becomes “?” instead.
   */
  fill(
    uuid: string,
    texts: { sender: Readonly<Record<string, string>>; bound: readonly string[]; signer: Readonly<Record<string, string>> },
  ): Promise<{ document: OpenedDocument } | { fault: { element: string; by: 'sender' | 'signer'; code: string; message: string } }>;
  /** PNG of that width in pixels; pages count from 1. */
  page(uuid: string, page: number, width: number): Promise<Uint8Array>;
  /** Empty for a page that is a picture. */
  text(uuid: string, page: number): Promise<string>;
  /** The same `signing_uuid` again gives the same answer, of what was sealed then. `conflict` when it is signed already, or is not what was shown; `invalid_body` of `signer.name` when it cannot be written. */
  sign(
    uuid: string,
    act: {
      signing_uuid: string;
      sha256: string;
      /** `applied`: the one that was kept of another document of this workflow. */
      signature: { kind: 'drawn' | 'typed'; png: string } | { kind: 'applied'; document_uuid: string };
      /** Which signature elements get it; null for all. */
      signature_elements: readonly string[] | null;
      signer: { name: string; national_id: string | null; people_uuid: string | null };
      consent: { text: string; text_sha256: string };
      language: string;
      workflow_uuid: string;
      evidence: StepEvidence;
      /** Pages whose picture or text went to the signer's device, from 1. */
      pages_delivered: readonly number[];
      store_sign: boolean;
    },
  ): Promise<SealedAct>;
  /** The signed PDF; null until it is signed. */
  signed(uuid: string): Promise<Uint8Array | null>;
}

/** What a signed document says of its act. */
export interface SealedAct {
  sha256: string;
  signed_at: string;
  timestamped: boolean;
  kind: 'drawn' | 'typed' | 'applied';
  consent: { text_sha256: string; language: string };
  signature_kept: boolean;
}
