import type { KindData, KindName } from '#contracts/extraction/extraction.ts';
import { addressProofReader } from '#kinds/address-proof/address-proof.ts';
import { bankStatementReader } from '#kinds/bank-statement/bank-statement.ts';
import type { KindReader } from '#kinds/base/kind-reader.ts';
import { cartaLibranzaReader } from '#kinds/carta-libranza/carta-libranza.ts';
import { cifReader } from '#kinds/cif/cif.ts';
import { creditReportReader } from '#kinds/credit-report/credit-report.ts';
import { csfReader } from '#kinds/csf/csf.ts';
import { curpReader } from '#kinds/curp/curp.ts';
import { fmReader } from '#kinds/fm/fm.ts';
import { ineBackReader } from '#kinds/ine-back/ine-back.ts';
import { ineFrontReader } from '#kinds/ine-front/ine-front.ts';
import { nssReader } from '#kinds/nss/nss.ts';
import { passportReader } from '#kinds/passport/passport.ts';

export type KindOf<Name extends KindName> = KindReader<KindData<Name>>;

/** Readers of documents, by kind. `npm run kinds` writes this list. */
export const kinds: { readonly [Name in KindName]: KindOf<Name> } = {
  addressProof: addressProofReader,
  bankStatement: bankStatementReader,
  curp: curpReader,
  cif: cifReader,
  csf: csfReader,
  nss: nssReader,
  passport: passportReader,
  fm: fmReader,
  cartaLibranza: cartaLibranzaReader,
  creditReport: creditReportReader,
  ineFront: ineFrontReader,
  ineBack: ineBackReader,
};
