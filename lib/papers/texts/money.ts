/** Matches a complete amount in pesos; not with a letter or space within (`$123,732 90`), or an `I` or `O` before it. */
const MONEY =
  /(?<![\d.,]|[\d$.,][-\p{L}]|(?<!\p{L})S?[IlO])(?!(?<=\d )\d)(-?)\s?(?:\$|MXN|MN|M\.N\.)?\s?(-?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:(\.\d{1,2})|(?! ?\d))(-?)(?![\d,%]|[.-]?[\p{L}\d])/u;
const LONGEST = 80;
/** Matches a letter O that is alone before the point: it is a zero. */
const NOUGHT = /(?<=^|[\s$])[Oo](?=\.\d{2}(?![\d\p{L}]))/gu;
/** Corrects `$O.00` to `$0.00`. */
export const withNoughts = (text: string) => text.replace(NOUGHT, '0');
const shortOf = (text: string) => withNoughts(text.slice(0, LONGEST));

/** Returns the first amount in a text as printed, with its currency sign; null if there is none. */
export function moneyText(text: string): string | null {
  const short = shortOf(text);
  const [found] = MONEY.exec(short.slice(Math.max(0, short.indexOf('$')))) ?? MONEY.exec(short) ?? [];
  return found?.trim().replace('$ ', '$') ?? null;
}

/** Returns the first amount in a text as a number; null if there is none. */
export function amountIn(text: string): number | null {
  const [, before, inside, whole, cents = '', after] = MONEY.exec(shortOf(text)) ?? [];
  if (whole === undefined) return null;
  const sign = before || inside || after ? -1 : 1;
  return sign * Number(whole.replaceAll(',', '') + cents);
}

const figuresOf = (text: string) => text.replace(/\D/g, '').length;

/** Returns the amount of a text without other digits, else null. Ignores a space after its comma or point. */
export function amountAlone(text: string): number | null {
  const whole = withNoughts(text).replace(/(?<=\d[.,]) (?=\d)/g, '');
  const money = moneyText(whole);
  return money !== null && figuresOf(money) === figuresOf(whole) ? amountIn(whole) : null;
}

const WITH_CENTS = /\d\.\d{2}\s{0,9}$/;
const WITHOUT_CENTS = /^[-$\s]{0,4}\d{1,3}(?:,\d{3}){0,4}$/;
/** Matches an amount whose comma was misread as a point: two digits follow the point of cents, never three. */
const WITH_POINT = /^[-$\s]{0,4}[1-9]\d{0,2}\.\d{3}(?:[.,]\d{3}){0,3}$/;

/** True if a table prints whole pesos: an amount has no cents, and none has cents. */
export const areWholePesos = (texts: readonly string[]) =>
  texts.some((text) => WITHOUT_CENTS.test(text)) && !texts.some((text) => WITH_CENTS.test(text));

/** As `amountAlone`, for whole pesos whose comma may have been misread as a point. */
export const wholePesosAlone = (text: string) => amountAlone(WITH_POINT.test(text) ? text.replaceAll('.', ',') : text);

export function percentageText(text: string): string | null {
  const [, number] = /(?<![\d.,]\s?|\p{L})(\d{1,4}(?:\.\d{1,4})?) ?%/u.exec(text.slice(0, LONGEST)) ?? [];
  return number === undefined ? null : `${number}%`;
}
