/** The alphabet of GSM 03.38. Its only Spanish accented vowel is é. */
const BASIC_ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that count as two. */
const EXTENSION = new Set('\f^{}\\[~]|€');

interface SmsLength {
  /** Length as carriers count: in septets, or in UTF-16 units with a character outside the GSM alphabet. */
  length: number;
  /** The longest single message: 160, or 70 with a character outside the GSM alphabet. */
  most: 160 | 70;
}

export function smsLength(text: string): SmsLength {
  let places = 0;
  for (const character of text) {
    if (BASIC_ALPHABET.has(character)) places += 1;
    else if (EXTENSION.has(character)) places += 2;
    else return { length: text.length, most: 70 };
  }
  return { length: places, most: 160 };
}

export function fitsOneSms(text: string): boolean {
  const { length, most } = smsLength(text);
  return length <= most;
}
