import { plainText } from '../../mexico/plain-text.ts';

/** Names that are written with an accent: where a picture shows them without, the reader may not have seen it. */
const accented = new Set(
  `LOPEZ GOMEZ PEREZ GARCIA MARTINEZ HERNANDEZ GONZALEZ RODRIGUEZ SANCHEZ RAMIREZ DIAZ JIMENEZ GUTIERREZ FERNANDEZ VAZQUEZ VELAZQUEZ
  DOMINGUEZ MENDEZ NUNEZ ZUNIGA IBANEZ ORDONEZ AVILA RIOS CORTES MARQUEZ SUAREZ ALVAREZ MUNIZ CARDENAS LEON CHAVEZ JUAREZ BENITEZ MEJIA
  RAMON MARIA JOSE JESUS ANGEL ANGELES ANGELA ANDRES MARTIN JOAQUIN NICOLAS OSCAR CESAR RAUL RUBEN HECTOR VICTOR IVAN ADRIAN JULIAN
  FABIAN SEBASTIAN SOFIA LUCIA VERONICA MONICA ANGELICA INES BELEN RIO NAJERA ESTEVEZ VALDES CERON DURAN TELLEZ BAEZ SAENZ YANEZ GALVAN
  ROMAN BARRON CALDERON ROSALIA MEXICO MERIDA QUERETARO MICHOACAN YUCATAN POTOSI TORREON AGUSTIN TOMAS SIMON`.split(/\s+/),
);
/** Those that are written with an Ñ. */
const withTilde = new Set(
  `NUNEZ MUNOZ PENA CASTANEDA ZUNIGA IBANEZ ORDONEZ QUINONES VILLASENOR MUNIZ BEGONA INAKI YANEZ PATINO ACUNA CARRENO TREVINO ESPANA`.split(
    /\s+/,
  ),
);

const lacks = (text: string, marks: RegExp, names: ReadonlySet<string>) =>
  text.split(' ').some((word) => !marks.test(word.normalize('NFD')) && names.has(plainText(word)));

/** Whether a word of the text is one that is written with an accent, and has none. */
export const lacksAccent = (text: string): boolean => lacks(text, /\u0301/, accented);

/** Whether a word of the text is one that is written with an Ñ, and has none. */
export const lacksTilde = (text: string): boolean => lacks(text, /\u0303/, withTilde);

/** Whether a word in capitals without marks is one of either. */
export const isWrittenWithMarks = (word: string): boolean => accented.has(word) || withTilde.has(word);

export const hasAccent = (text: string): boolean => /\u0301/.test(text.normalize('NFD'));
