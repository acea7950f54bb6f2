/** Pesos as papers print them: a comma every three figures, two figures behind the point. */
const MONEY = /(?<![\d.,])(-?)\s?(?:\$|MXN|MN|M\.N\.)?\s?(-?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(\.\d{1,2})?(-?)(?![\d,%])/;
const LONGEST = 80;

/** The first amount in a text as printed, with its sign of money; null for none. */
export function moneyText(text: string): string | null {
  const [found] = /\$ ?-?\d[\d,]{0,15}(?:\.\d{1,2})?/.exec(text.slice(0, LONGEST)) ?? [];
  return found?.replace(' ', '') ?? (amountIn(text) === null ? null : (MONEY.exec(text.slice(0, LONGEST))?.[0].trim() ?? null));
}

/** The first amount in a text as a number; null for none. */
export function amountIn(text: string): number | null {
  const [, before, inside, whole, cents = '', after] = MONEY.exec(text.slice(0, LONGEST)) ?? [];
  if (whole === undefined) return null;
  const sign = before || inside || after ? -1 : 1;
  return sign * Number(whole.replaceAll(',', '') + cents);
}

export function percentageText(text: string): string | null {
  const [, number] = /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?) ?%/.exec(text.slice(0, LONGEST)) ?? [];
  return number === undefined ? null : `${number}%`;
}
