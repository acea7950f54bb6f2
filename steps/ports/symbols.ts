/** QR codes in the media of the step, a picture or a PDF. */
export interface SymbolsPort {
  /**
   * Returns the texts of a medium's symbols. Reads a PDF page after page until `enough` returns true. Throws StepFailure:
   * `document_unreadable`, `document_too_large`, `password_required`, `unavailable`.
   */
  read(uuid: string, enough: (payloads: readonly string[]) => boolean): Promise<readonly string[]>;
}
