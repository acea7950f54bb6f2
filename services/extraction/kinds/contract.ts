import type { DataOf } from '../base/kind.ts';
import { addressProof } from './address-proof/address-proof.contract.ts';
import { bankStatement } from './bank-statement/bank-statement.contract.ts';
import { cartaLibranza } from './carta-libranza/carta-libranza.contract.ts';
import { cif } from './cif/cif.contract.ts';
import { creditReport } from './credit-report/credit-report.contract.ts';
import { csf } from './csf/csf.contract.ts';
import { curp } from './curp/curp.contract.ts';
import { fm } from './fm/fm.contract.ts';
import { ineBack } from './ine-back/ine-back.contract.ts';
import { ineFront } from './ine-front/ine-front.contract.ts';
import { nss } from './nss/nss.contract.ts';
import { passport } from './passport/passport.contract.ts';

/** What is read from documents (base `/extraction`): one operation for each kind. */
export const extractionContract = {
  addressProof,
  bankStatement,
  curp,
  cif,
  csf,
  nss,
  passport,
  fm,
  cartaLibranza,
  creditReport,
  ineFront,
  ineBack,
  // new-kind: contract
};

export type KindName = keyof typeof extractionContract;
/** The data that is read of a kind. */
export type KindData<Name extends KindName> = DataOf<(typeof extractionContract)[Name]>;
