/** Matches `S.A. de C.V.` with points and spaces that OCR missed or misread. */
const VARIABLE = /S[.,]? ?A[.,]? ?(?:(P)[.,]? ?[Il1][.,]? ?|(B)[.,]? ?)?(de) ?C[.,]? ?(?:V\.*|\.)/giu;
const UNREGULATED_ENTITY = /(?<!\p{L})E[.,]? ?N[.,]? ?R\.?(?=,|\s|$)/gu;

/** Completes the points of a legal form if at least one was read: papers print all or none. */
export function withLegalForms(text: string): string {
  return text
    .replace(VARIABLE, (form: string, letterP: string | undefined, letterB: string | undefined, de: string, at: number, whole: string) => {
      // The neighbours are looked at here: in the pattern they would keep its time from being proven linear.
      const isApart = !/\p{L}/u.test(whole[at - 1] ?? '') && /^[,\s]?$/.test(whole[at + form.length] ?? '');
      if (!isApart || !form.includes('.')) return form;
      return `S.A.${letterP ? 'P.I.' : letterB ? 'B.' : ''} ${de} C.V.`;
    })
    .replace(UNREGULATED_ENTITY, (form) => (form.includes('.') ? 'E.N.R.' : form));
}

/** Matches a complete legal form after a company's name. */
const WHOLE = /^S\.A\.(?:P\.I\.|B\.)? de C\.V\.(?:, ?SOFOM)?(?:,? ?E\.N\.R\.)?$/i;

/** Splits a company into name, with the separator, and legal form; null if other text follows the name. */
export function partsOfCompany(text: string): { name: string; form: string } | null {
  const whole = withLegalForms(text);
  const at = whole.search(/(?<!\p{L})S\.A\./u);
  if (at < 1 || !WHOLE.test(whole.slice(at))) return null;
  return { name: whole.slice(0, at), form: whole.slice(at) };
}
