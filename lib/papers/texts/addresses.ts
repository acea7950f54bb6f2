import { entities } from '#mexico/entities.ts';
import { plainText } from '#mexico/plain-text.ts';
import { trimSigns } from './trim.ts';

/** Addresses as papers print them. */

const LONGEST = 200;

/** Matches a postal code behind its label. Letters in it are misread digits. */
const LABELLED_CODE = /\bC\.? ?P\.?:? ?((?=[OIL]{0,4}\d)[\dOIL]{5})\b/i;

/** Five figures behind `C.P.`, or alone. */
export function postalCodeIn(text: string): string | null {
  const line = text.slice(0, LONGEST);
  const labelCode = LABELLED_CODE.exec(line)?.[1];
  return labelCode?.replace(/O/gi, '0').replace(/[IL]/gi, '1') ?? /(?<![\d-])(\d{5})(?![\d-])/.exec(line)?.[1] ?? null;
}

/** The same of a text by a label. */
export const postalCodeByLabel = (text: string) => postalCodeIn(`CP ${text}`);

const COLONY = /^(?:COL(?:ONIA)?|FRACC(?:IONAMIENTO)?|BARRIO|BO|U(?:NIDAD)?\.? ?H(?:AB(?:ITACIONAL)?)?)(?:\.|\s|:)\s*/i;
/** `COL CENTRO` is `CENTRO`. */
export const colonyIn = (text: string) => trimSigns(text.replace(COLONY, ''), ',') || null;
export const saysColony = (text: string) => COLONY.test(text);

/** `N.L.` is `NL`. */
const plain = (text: string) => plainText(text.replaceAll('.', ''));

/** Names of states cut short, with a point behind them on paper. */
const cutNames = 'AGS CAMP COAH COL CHIS CHIH DGO GTO GRO HGO JAL MEX MICH MOR NAY OAX PUE QRO SIN SON TAB TAMPS TLAX VER YUC ZAC'.split(
  ' ',
);
/** Other names, that cards and bills use beside the names. */
const otherNames =
  'BC,BCS,CDMX,CD MEX,DF,D F,EDOMEX,EDO MEX,EDO DE MEXICO,NL,QROO,Q ROO,SLP,MEXICO,DISTRITO FEDERAL,COAHUILA DE ZARAGOZA,MICHOACAN DE OCAMPO,VERACRUZ DE IGNACIO DE LA LLAVE,QUERETARO DE ARTEAGA';
const states = new Set([...entities.map(({ name }) => plain(name)), ...cutNames, ...otherNames.split(',')]);

export const isState = (text: string) => states.has(plain(text));

/** `JAL` without its point. */
export const lacksPoint = (state: string) => cutNames.includes(state);

/** `GUADALAJARA, JAL.` in its two parts; null where no state ends the text. A comma behind the first may have been read as a point. */
export function placeIn(text: string): { municipality: string | null; state: string } | null {
  const line = trimSigns(text.slice(0, LONGEST), ',');
  const comma = line.lastIndexOf(',');
  if (comma >= 0 && isState(line.slice(comma + 1)))
    return { municipality: trimSigns(line.slice(0, comma), ',.') || null, state: line.slice(comma + 1).trim() };
  const words = line.split(' ');
  for (let count = Math.min(5, words.length); count >= 1; count--) {
    const state = words.slice(-count).join(' ');
    const municipality = trimSigns(words.slice(0, -count).join(' '), ',.');
    // `ECATEPEC DE MORELOS` is one name.
    if (isState(state) && !/ DE$/i.test(municipality)) return { municipality: municipality || null, state };
  }
  return null;
}

/** The text with a comma in place of its postal code. */
export function withoutPostalCode(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(LABELLED_CODE, ',')
    .replace(/\b\d{5}\b/, ',');
}
