/** The alphabet of GSM 03.38 in which a message has 160 characters. Of the accented vowels of Spanish only é is in it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes two places: it travels behind an escape. */
const EXTENSION = new Set('\f^{}\\[~]|€');

export interface SmsLength {
  /** How many places the text takes, as carriers count: septets, or the units of UTF-16. */
  used: number;
  /** How many one message has: 160, or 70 as soon as one character is outside the GSM alphabet. */
  most: 160 | 70;
}

export function smsLength(text: string): SmsLength {
  let places = 0;
  for (const character of text) {
    if (BASIC.has(character)) places += 1;
    else if (EXTENSION.has(character)) places += 2;
    else return { used: text.length, most: 70 };
  }
  return { used: places, most: 160 };
}

export function fitsOneSms(text: string): boolean {
  const { used, most } = smsLength(text);
  return used <= most;
}
