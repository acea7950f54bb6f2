/** The alphabet of GSM 03.38. Of Spanish accented vowels it has only é. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that take two places. */
const EXTENSION = new Set('\f^{}\\[~]|€');

interface SmsLength {
  /** Length as carriers count it: in septets, or in UTF-16 units. */
  used: number;
  /** Length of one message: 160, or 70 with a character outside the GSM alphabet. */
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
