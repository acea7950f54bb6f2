import { plainText } from '#mexico/plain-text.ts';

const wordsOf = (text: string) => new Set(text.split(/\s+/));

/** Names that are written with an accent: without it, OCR may have missed the accent. */
const accentedWords = wordsOf(
  `GARCIA DIAZ ZUNIGA AVILA RIOS CORTES MUNIZ CARDENAS MEJIA MARIA JOSE JESUS ANGEL ANGELES ANGELA ANDRES MARTIN JOAQUIN NICOLAS OSCAR
  CESAR RAUL RUBEN HECTOR VICTOR IVAN SOFIA LUCIA VERONICA MONICA ANGELICA INES BELEN RIO NAJERA VALDES SAENZ ROSALIA MEXICO MERIDA
  QUERETARO YUCATAN POTOSI AGUSTIN TOMAS ALCANTARA ZARATE LAZARO DAVILA MACIAS FARIAS MATIAS ELIAS SOLIS CANTU ESPINDOLA CORDOVA
  CORDOBA ALVARO CRISTOBAL FELIX MOISES JOSUE RENE EFREN MAXIMO ESTEFANIA NOHEMI NOEMI FATIMA ROCIO BARBARA CUAUHTEMOC CANCUN MAZATLAN
  VALENTIN FERMIN MARIN HERNANDEZ`,
);
/** Matches endings of words that are written with an accent. */
const ENDING = /.(?:.(?<!VALD|CORT|JER)EZ|[^ST]ON|.(?<!CRIST|CHRIST)[CGIMRV]AN)$/;
/** Matches an abbreviation without its point: `J Guadalupe`, `Ma Elena`. */
const ABBREVIATION = /^(?:J|MA?) \p{L}/iu;
/** Words that are written with an Ñ or a Ü. */
const withOtherMark = wordsOf(
  `NUNEZ MUNOZ PENA CASTANEDA ZUNIGA IBANEZ ORDONEZ QUINONES VILLASENOR MUNIZ BEGONA INAKI YANEZ PATINO ACUNA CARRENO TREVINO ESPANA GUEMES AGUERO ARGUELLES ARGUELLO`,
);

const lacks = (text: string, mark: RegExp, isWrittenSo: (word: string) => boolean) =>
  text.split(' ').some((word) => !mark.test(word.normalize('NFD')) && isWrittenSo(plainText(word)));

const isAccented = (word: string) => accentedWords.has(word) || ENDING.test(word);

/** True if a word lacks its accent. */
export const lacksAccent = (text: string): boolean => lacks(text, /\u0301/, isAccented);

/** True if a word lacks its Ñ or Ü, or an abbreviation its point. */
export const lacksMark = (text: string): boolean =>
  ABBREVIATION.test(text) || lacks(text, /[\u0303\u0308]/, (word) => withOtherMark.has(word));

/** True for a listed word, in capitals, that is written with marks. Endings do not count. */
export const isWrittenWithMarks = (word: string): boolean => accentedWords.has(word) || withOtherMark.has(word);

export const hasAccent = (text: string): boolean => /\u0301/.test(text.normalize('NFD'));
