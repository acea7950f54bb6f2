/**
 * Matches a complete amount in pesos. It rejects an amount that contains a letter or a space (`$123,732 90`), and an amount after a lone
 * `I`, `l` or `O`, which may be a misread digit.
 */
const MONEY =
  /(?<![\d.,]|[\d$.,][-\p{L}]|(?<!\p{L})S?[IlO])(?!(?<=\d )\d)(-?)\s?(?:\$|MXN|MN|M\.N\.)?\s?(-?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:(\.\d{1,2})|(?! ?\d))(-?)(?![\d,%]|[.-]?[\p{L}\d])/u;
/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 80;
/** Matches a letter O that is alone before the point: it is a zero. */
const LETTER_O_AS_ZERO = /(?<=^|[\s$])[Oo](?=\.\d{2}(?![\d\p{L}]))/gu;
/** Corrects `$O.00` to `$0.00`. */
export const fixZeros = (text: string) => text.replace(LETTER_O_AS_ZERO, '0');
/** Returns the part of a text that is searched, with zeros corrected. */
const searchPart = (text: string) => fixZeros(text.slice(0, MAX_CHARACTERS));

/** Returns the first amount in a text as printed, with its currency sign; null if there is none. */
export function moneyText(text: string): string | null {
  const part = searchPart(text);
  const [found] = MONEY.exec(part.slice(Math.max(0, part.indexOf('$')))) ?? MONEY.exec(part) ?? [];
  return found?.trim().replace('$ ', '$') ?? null;
}

/** Returns the first amount in a text as a number; null if there is none. */
export function amountIn(text: string): number | null {
  const [, signBefore, signInside, pesos, cents = '', signAfter] = MONEY.exec(searchPart(text)) ?? [];
  if (pesos === undefined) return null;
  const sign = signBefore || signInside || signAfter ? -1 : 1;
  return sign * Number(pesos.replaceAll(',', '') + cents);
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Returns the amount of a text without other digits, else null. Ignores a space after its comma or point. */
export function amountAlone(text: string): number | null {
  const amount = fixZeros(text).replace(/(?<=\d[.,]) (?=\d)/g, '');
  const money = moneyText(amount);
  return money !== null && countDigits(money) === countDigits(amount) ? amountIn(amount) : null;
}

const WITH_CENTS = /\d\.\d{2}\s{0,9}$/;
const WITHOUT_CENTS = /^[-$\s]{0,4}\d{1,3}(?:,\d{3}){0,4}$/;
/** Matches an amount whose comma was misread as a point: two digits follow the point of cents, never three. */
const WITH_POINT = /^[-$\s]{0,4}[1-9]\d{0,2}\.\d{3}(?:[.,]\d{3}){0,3}$/;

/** True if a table prints whole pesos: at least one amount has no cents, and no amount has cents. */
export const areWholePesos = (texts: readonly string[]) =>
  texts.some((text) => WITHOUT_CENTS.test(text)) && !texts.some((text) => WITH_CENTS.test(text));

/** Does the same as `amountAlone` for whole pesos, whose comma may have been misread as a point. */
export const wholePesosAlone = (text: string) => amountAlone(WITH_POINT.test(text) ? text.replaceAll('.', ',') : text);

export function percentageText(text: string): string | null {
  const [, number] = /(?<![\d.,]\s?|\p{L})(\d{1,4}(?:\.\d{1,4})?) ?%/u.exec(text.slice(0, MAX_CHARACTERS)) ?? [];
  return number === undefined ? null : `${number}%`;
}
