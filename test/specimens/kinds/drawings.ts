import type { KindName } from '#services/extraction/kinds/contract.ts';
import type { Drawing } from '../drawing.ts';
import { addressProofDrawing } from './address-proof.ts';
import { bankStatementDrawing } from './bank-statement.ts';
import { cartaLibranzaDrawing } from './carta-libranza.ts';
import { creditReportDrawing } from './credit-report.ts';
import { curpDrawing } from './curp.ts';
import { fmDrawing } from './fm.ts';
import { ineBackDrawing } from './ine-back.ts';
import { ineFrontDrawing } from './ine-front.ts';
import { nssDrawing } from './nss.ts';
import { passportDrawing } from './passport.ts';
import { cifDrawing, csfDrawing } from './tax.ts';

/** How each kind is drawn. */
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
  // new-kind: drawing
};
