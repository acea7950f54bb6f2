import type { KindName } from '#contracts/extraction/extraction.ts';
import type { Drawing } from '../drawing.ts';
import { addressProofDrawing } from './address-proof.ts';
import { bankStatementDrawing } from './bank-statement.ts';
import { cartaLibranzaDrawing } from './carta-libranza.ts';
import { cifDrawing } from './cif.ts';
import { creditReportDrawing } from './credit-report.ts';
import { csfDrawing } from './csf.ts';
import { curpDrawing } from './curp.ts';
import { fmDrawing } from './fm.ts';
import { ineBackDrawing } from './ine-back.ts';
import { ineFrontDrawing } from './ine-front.ts';
import { nssDrawing } from './nss.ts';
import { passportDrawing } from './passport.ts';

/** Drawings of specimens, by kind. `npm run kinds` writes this list. */
export const drawings: { readonly [Name in KindName]: Drawing<Name> } = {
  addressProof: addressProofDrawing,
  bankStatement: bankStatementDrawing,
  curp: curpDrawing,
  cif: cifDrawing,
  csf: csfDrawing,
  nss: nssDrawing,
  passport: passportDrawing,
  fm: fmDrawing,
  cartaLibranza: cartaLibranzaDrawing,
  creditReport: creditReportDrawing,
  ineFront: ineFrontDrawing,
  ineBack: ineBackDrawing,
};
