/** Matches a whole amount in pesos. A letter or blank within (`$123,732 90`), or `I` or `O` before it, makes it unsure. */
const MONEY =
  /(?<![\d.,]|[\d$.,][-\p{L}]|(?<!\p{L})S?[IlO])(?!(?<=\d )\d)(-?)\s?(?:\$|MXN|MN|M\.N\.)?\s?(-?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:(\.\d{1,2})|(?! ?\d))(-?)(?![\d,%]|[.-]?[\p{L}\d])/u;
const LONGEST = 80;
/** Matches a round letter that stands alone before the point: it is a nought. */
const NOUGHT = /(?<=^|[\s$])[Oo](?=\.\d{2}(?![\d\p{L}]))/gu;
/** `$O.00` is `$0.00`. */
export const withNoughts = (text: string) => text.replace(NOUGHT, '0');
const shortOf = (text: string) => withNoughts(text.slice(0, LONGEST));

/** The first amount in a text as printed, with its sign of money; null for none. */
export function moneyText(text: string): string | null {
  const short = shortOf(text);
  const [found] = MONEY.exec(short.slice(Math.max(0, short.indexOf('$')))) ?? MONEY.exec(short) ?? [];
  return found?.trim().replace('$ ', '$') ?? null;
}

/** The first amount in a text as a number; null for none. */
export function amountIn(text: string): number | null {
  const [, before, inside, whole, cents = '', after] = MONEY.exec(shortOf(text)) ?? [];
  if (whole === undefined) return null;
  const sign = before || inside || after ? -1 : 1;
  return sign * Number(whole.replaceAll(',', '') + cents);
}

const figuresOf = (text: string) => text.replace(/\D/g, '').length;

/** The amount of a text that has no other figures. Behind its comma or point there is no blank. */
export function amountAlone(text: string): number | null {
  const whole = withNoughts(text).replace(/(?<=\d[.,]) (?=\d)/g, '');
  const money = moneyText(whole);
  return money !== null && figuresOf(money) === figuresOf(whole) ? amountIn(whole) : null;
}

const WITH_CENTS = /\d\.\d{2}\s{0,9}$/;
const WITHOUT_CENTS = /^[-$\s]{0,4}\d{1,3}(?:,\d{3}){0,4}$/;
/** A comma that was read as a point: behind the point of money stand two figures, never three. */
const WITH_POINT = /^[-$\s]{0,4}[1-9]\d{0,2}\.\d{3}(?:[.,]\d{3}){0,3}$/;

/** True where a table prints whole pesos: one amount is whole, and none has cents. */
export const areWholePesos = (texts: readonly string[]) =>
  texts.some((text) => WITHOUT_CENTS.test(text)) && !texts.some((text) => WITH_CENTS.test(text));

/** `amountAlone` of whole pesos, whose comma may have been read as a point. */
export const wholePesosAlone = (text: string) => amountAlone(WITH_POINT.test(text) ? text.replaceAll('.', ',') : text);

export function percentageText(text: string): string | null {
  const [, number] = /(?<![\d.,]\s?|\p{L})(\d{1,4}(?:\.\d{1,4})?) ?%/u.exec(text.slice(0, LONGEST)) ?? [];
  return number === undefined ? null : `${number}%`;
}
