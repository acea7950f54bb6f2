import { addressProof } from './address-proof/address-proof.kind.ts';
import { bankStatement } from './bank-statement/bank-statement.kind.ts';
import type { KindDeclaration } from './base/declaration.ts';
import { cartaLibranza } from './carta-libranza/carta-libranza.kind.ts';
import { cif } from './cif/cif.kind.ts';
import { creditReport } from './credit-report/credit-report.kind.ts';
import { csf } from './csf/csf.kind.ts';
import { curp } from './curp/curp.kind.ts';
import { fm } from './fm/fm.kind.ts';
import { ineBack } from './ine-back/ine-back.kind.ts';
import { ineFront } from './ine-front/ine-front.kind.ts';
import { nss } from './nss/nss.kind.ts';
import { passport } from './passport/passport.kind.ts';

/** Kinds of documents by name in setups. For a new kind add a folder and a line here; `npm run kinds` writes the other lists. */
export const kindDeclarations = {
  address_proof: addressProof,
  bank_statement: bankStatement,
  curp,
  cif,
  csf,
  nss,
  passport,
  fm,
  carta_libranza: cartaLibranza,
  credit_report: creditReport,
  ine_front: ineFront,
  ine_back: ineBack,
  // new-kind: line
} satisfies Record<string, KindDeclaration>;

export type PaperKind = keyof typeof kindDeclarations;
export const paperKinds: readonly PaperKind[] = (Object.keys(kindDeclarations) as PaperKind[]).sort();

export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** Converts a kind to the name of its operation: `address_proof` to `addressProof`. */
export const camelCase = <Name extends string>(name: Name) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/** Converts the name of an operation to the kind that it reads: `addressProof` to `address_proof`. */
export const kindOfOperation = (operation: string) => operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as PaperKind;
