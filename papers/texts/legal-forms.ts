/** `S.A. de C.V.` with marks and blanks that a reader of print lost, or took for others. */
const VARIABLE = /(?<!\p{L})S[.,]? ?A[.,]? ?(?:(P)[.,]? ?[Il1][.,]? ?|(B)[.,]? ?)?(de) ?C[.,]? ?(?:V\.*|\.)(?=,|\s|$)/giu;
const UNREGULATED = /(?<!\p{L})E[.,]? ?N[.,]? ?R\.?(?=,|\s|$)/gu;

/**
 * The text with the legal forms in it as papers write them. A paper sets all of their points or none: where one was read, all are there.
 */
export function withLegalForms(text: string): string {
  return text
    .replace(VARIABLE, (form, promoted: string | undefined, listed: string | undefined, de: string) => {
      if (!form.includes('.')) return form;
      return `S.A.${promoted ? 'P.I.' : listed ? 'B.' : ''} ${de} C.V.`;
    })
    .replace(UNREGULATED, (form) => (form.includes('.') ? 'E.N.R.' : form));
}
