import type { ExtractionKind } from '../base/kind.ts';
import { addressProofKind } from './address-proof/address-proof.ts';
import { bankStatementKind } from './bank-statement/bank-statement.ts';
import { cartaLibranzaKind } from './carta-libranza/carta-libranza.ts';
import { cifKind } from './cif/cif.ts';
import type { extractionContract, KindName } from './contract.ts';
import { creditReportKind } from './credit-report/credit-report.ts';
import { csfKind } from './csf/csf.ts';
import { curpKind } from './curp/curp.ts';
import { fmKind } from './fm/fm.ts';
import { ineBackKind } from './ine-back/ine-back.ts';
import { ineFrontKind } from './ine-front/ine-front.ts';
import { nssKind } from './nss/nss.ts';
import { passportKind } from './passport/passport.ts';

export type KindOf<Name extends KindName> = ExtractionKind<Name, (typeof extractionContract)[Name]>;

/** Every kind of document that is read. A new one is a folder and its lines here and in the contract. */
export const kinds: { readonly [Name in KindName]: KindOf<Name> } = {
  addressProof: addressProofKind,
  bankStatement: bankStatementKind,
  curp: curpKind,
  cif: cifKind,
  csf: csfKind,
  nss: nssKind,
  passport: passportKind,
  fm: fmKind,
  cartaLibranza: cartaLibranzaKind,
  creditReport: creditReportKind,
  ineFront: ineFrontKind,
  ineBack: ineBackKind,
  // new-kind: line
};
