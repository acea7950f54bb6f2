/** QR codes in the media of the step, a picture or a PDF. */
export interface SymbolsPort {
  /**
   * Returns the payloads of a medium; of a PDF page after page, until they are `enough`. Throws StepFailure: `document_unreadable`,
   * `document_too_large`, `password_required`, `unavailable`.
   */
  read(uuid: string, enough: (payloads: readonly string[]) => boolean): Promise<readonly string[]>;
}
