/** `S.A. de C.V.` with marks and blanks that a reader of print lost, or took for others. */
const VARIABLE = /(?<!\p{L})S[.,]? ?A[.,]? ?(?:(P)[.,]? ?[Il1][.,]? ?|(B)[.,]? ?)?(de) ?C[.,]? ?(?:V\.*|\.)(?=,|\s|$)/giu;
const UNREGULATED_ENTITY = /(?<!\p{L})E[.,]? ?N[.,]? ?R\.?(?=,|\s|$)/gu;

/** Writes legal forms with all of their points where one was read: a paper sets all or none. */
export function withLegalForms(text: string): string {
  return text
    .replace(VARIABLE, (form, letterP: string | undefined, letterB: string | undefined, de: string) => {
      if (!form.includes('.')) return form;
      return `S.A.${letterP ? 'P.I.' : letterB ? 'B.' : ''} ${de} C.V.`;
    })
    .replace(UNREGULATED_ENTITY, (form) => (form.includes('.') ? 'E.N.R.' : form));
}

/** All that may stand behind a company's name. */
const WHOLE = /^S\.A\.(?:P\.I\.|B\.)? de C\.V\.(?:, ?SOFOM)?(?:,? ?E\.N\.R\.)?$/i;

/** A company's own name, with what parts it from its legal form, and that form; null where another text stands behind it. */
export function partsOfCompany(text: string): { name: string; form: string } | null {
  const whole = withLegalForms(text);
  const at = whole.search(/(?<!\p{L})S\.A\./u);
  if (at < 1 || !WHOLE.test(whole.slice(at))) return null;
  return { name: whole.slice(0, at), form: whole.slice(at) };
}
