/** Matches `S.A. de C.V.` with points and spaces that OCR missed or misread. */
const VARIABLE = /S[.,]? ?A[.,]? ?(?:(P)[.,]? ?[Il1][.,]? ?|(B)[.,]? ?)?(de) ?C[.,]? ?(?:V\.*|\.)/giu;
const UNREGULATED_ENTITY = /(?<!\p{L})E[.,]? ?N[.,]? ?R\.?(?=,|\s|$)/gu;

/** Completes the points of a legal form if at least one was read: papers print all or none. */
export function withLegalForms(text: string): string {
  return text
    .replace(VARIABLE, (form: string, letterP: string | undefined, letterB: string | undefined, de: string, at: number, input: string) => {
      // The neighbours are looked at here: in the pattern they would keep its time from being proven linear.
      const isApart = !/\p{L}/u.test(input[at - 1] ?? '') && /^[,\s]?$/.test(input[at + form.length] ?? '');
      if (!isApart || !form.includes('.')) return form;
      return `S.A.${letterP ? 'P.I.' : letterB ? 'B.' : ''} ${de} C.V.`;
    })
    .replace(UNREGULATED_ENTITY, (form) => (form.includes('.') ? 'E.N.R.' : form));
}

/** Matches a complete legal form after a company's name. */
const COMPLETE_FORM = /^S\.A\.(?:P\.I\.|B\.)? de C\.V\.(?:, ?SOFOM)?(?:,? ?E\.N\.R\.)?$/i;

/** Splits a company into name, with the separator, and legal form; null if other text follows the name. */
export function partsOfCompany(text: string): { name: string; form: string } | null {
  const companyText = withLegalForms(text);
  const at = companyText.search(/(?<!\p{L})S\.A\./u);
  if (at < 1 || !COMPLETE_FORM.test(companyText.slice(at))) return null;
  return { name: companyText.slice(0, at), form: companyText.slice(at) };
}
