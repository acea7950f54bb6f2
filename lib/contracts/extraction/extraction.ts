import { addressProofOperation } from '#kinds/address-proof/address-proof.contract.ts';
import { bankStatementOperation } from '#kinds/bank-statement/bank-statement.contract.ts';
import { cartaLibranzaOperation } from '#kinds/carta-libranza/carta-libranza.contract.ts';
import { cifOperation } from '#kinds/cif/cif.contract.ts';
import { creditReportOperation } from '#kinds/credit-report/credit-report.contract.ts';
import { csfOperation } from '#kinds/csf/csf.contract.ts';
import { curpOperation } from '#kinds/curp/curp.contract.ts';
import { fmOperation } from '#kinds/fm/fm.contract.ts';
import { ineBackOperation } from '#kinds/ine-back/ine-back.contract.ts';
import { ineFrontOperation } from '#kinds/ine-front/ine-front.contract.ts';
import { nssOperation } from '#kinds/nss/nss.contract.ts';
import { passportOperation } from '#kinds/passport/passport.contract.ts';
import { type AnswerData, kindContract } from './kind-contract.ts';

/** The contract of the extraction service (base `/extraction`): one operation per kind of document. `npm run kinds` writes this list. */
export const extractionContract = {
  addressProof: kindContract('address_proof', addressProofOperation),
  bankStatement: kindContract('bank_statement', bankStatementOperation),
  curp: kindContract('curp', curpOperation),
  cif: kindContract('cif', cifOperation),
  csf: kindContract('csf', csfOperation),
  nss: kindContract('nss', nssOperation),
  passport: kindContract('passport', passportOperation),
  fm: kindContract('fm', fmOperation),
  cartaLibranza: kindContract('carta_libranza', cartaLibranzaOperation),
  creditReport: kindContract('credit_report', creditReportOperation),
  ineFront: kindContract('ine_front', ineFrontOperation),
  ineBack: kindContract('ine_back', ineBackOperation),
};

export type KindName = keyof typeof extractionContract;
/** The data that the service reads from a document of this kind. */
export type KindData<Name extends KindName> = AnswerData<(typeof extractionContract)[Name]>;
