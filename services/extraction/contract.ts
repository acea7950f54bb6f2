import { addressProof } from './kinds/address-proof/address-proof.contract.ts';
import { bankStatement } from './kinds/bank-statement/bank-statement.contract.ts';
import { cartaLibranza } from './kinds/carta-libranza/carta-libranza.contract.ts';
import { cif } from './kinds/cif/cif.contract.ts';
import { creditReport } from './kinds/credit-report/credit-report.contract.ts';
import { csf } from './kinds/csf/csf.contract.ts';
import { curp } from './kinds/curp/curp.contract.ts';
import { fm } from './kinds/fm/fm.contract.ts';
import { ineBack } from './kinds/ine-back/ine-back.contract.ts';
import { ineFront } from './kinds/ine-front/ine-front.contract.ts';
import { nss } from './kinds/nss/nss.contract.ts';
import { passport } from './kinds/passport/passport.contract.ts';

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
