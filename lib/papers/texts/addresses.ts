import { entities } from '#mexico/entities.ts';
import { plainText } from '#mexico/plain-text.ts';
import { trimSigns } from './trim.ts';

/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 200;

/** Matches a postal code after its label. Letters in it are misread digits. */
const LABELLED_CODE = /\bC\.? ?P\.?:? ?((?=[OIL]{0,4}\d)[\dOIL]{5})\b/i;

/** Finds a postal code: five digits after `C.P.`, or alone; null if there is none. */
export function postalCodeIn(text: string): string | null {
  const line = text.slice(0, MAX_CHARACTERS);
  const labelCode = LABELLED_CODE.exec(line)?.[1];
  return labelCode?.replace(/O/gi, '0').replace(/[IL]/gi, '1') ?? /(?<![\d-])(\d{5})(?![\d-])/.exec(line)?.[1] ?? null;
}

/** Does the same as `postalCodeIn` for the text after a label. */
export const postalCodeByLabel = (text: string) => postalCodeIn(`CP ${text}`);

const NEIGHBORHOOD_WORD = /^(?:COL(?:ONIA)?|FRACC(?:IONAMIENTO)?|BARRIO|BO|U(?:NIDAD)?\.? ?H(?:AB(?:ITACIONAL)?)?)(?:\.|\s|:)\s*/i;
/** Removes the word for neighbourhood: `COL CENTRO` becomes `CENTRO`; null if nothing is left. */
export const neighborhoodIn = (text: string) => trimSigns(text.replace(NEIGHBORHOOD_WORD, ''), ',') || null;
export const saysNeighborhood = (text: string) => NEIGHBORHOOD_WORD.test(text);

/** Returns the text for comparison, without points: `N.L.` becomes `NL`. */
const plain = (text: string) => plainText(text.replaceAll('.', ''));

/** Abbreviations of states that papers print with a point. */
const cutNames = 'AGS CAMP COAH COL CHIS CHIH DGO GTO GRO HGO JAL MEX MICH MOR NAY OAX PUE QRO SIN SON TAB TAMPS TLAX VER YUC ZAC'.split(
  ' ',
);
/** Other names of states on cards and bills. */
const otherNames =
  'BC,BCS,CDMX,CD MEX,DF,D F,EDOMEX,EDO MEX,EDO DE MEXICO,NL,QROO,Q ROO,SLP,MEXICO,DISTRITO FEDERAL,COAHUILA DE ZARAGOZA,MICHOACAN DE OCAMPO,VERACRUZ DE IGNACIO DE LA LLAVE,QUERETARO DE ARTEAGA';
const states = new Set([...entities.map(({ name }) => plain(name)), ...cutNames, ...otherNames.split(',')]);

export const isState = (text: string) => states.has(plain(text));

/** True for an abbreviation of a state without its point, `JAL`. */
export const lacksPoint = (state: string) => cutNames.includes(state);

/** Splits `GUADALAJARA, JAL.` into municipality and state; null if no state ends the text. The comma may be a misread point. */
export function placeIn(text: string): { municipality: string | null; state: string } | null {
  const line = trimSigns(text.slice(0, MAX_CHARACTERS), ',');
  const comma = line.lastIndexOf(',');
  if (comma >= 0 && isState(line.slice(comma + 1)))
    return { municipality: trimSigns(line.slice(0, comma), ',.') || null, state: line.slice(comma + 1).trim() };
  const words = line.split(' ');
  for (let count = Math.min(5, words.length); count >= 1; count--) {
    const state = words.slice(-count).join(' ');
    const municipality = trimSigns(words.slice(0, -count).join(' '), ',.');
    // `ECATEPEC DE MORELOS` is the name of a municipality.
    if (isState(state) && !/ DE$/i.test(municipality)) return { municipality: municipality || null, state };
  }
  return null;
}

/** Replaces the postal code with a comma. */
export function withoutPostalCode(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(LABELLED_CODE, ',')
    .replace(/\b\d{5}\b/, ',');
}
