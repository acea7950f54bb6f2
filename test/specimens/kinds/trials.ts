import type { KindName } from '#contracts/extraction/extraction.ts';
import type { Layout } from '../drawing.ts';
import { addressTrials } from './address-trials.ts';
import { bankTrials } from './bank-trials.ts';
import { reportTrials } from './company-report.ts';
import { csfTrials } from './csf-trials.ts';
import { curpTrials } from './curp-trials.ts';
import { fmTrials } from './fm-trials.ts';
import { ineBackTrials } from './ine-back-trials.ts';
import { ineTrials } from './ine-trials.ts';
import { nssTrials } from './nss-trials.ts';
import { passportTrials } from './passport-trials.ts';

/**
 * Layouts that no parser was written for; their words, places and sizes change with the seed. No test requires a parser to read them: the
 * bench measures how well they are read.
 */
export const trials: { readonly [Name in KindName]?: Readonly<Record<string, Layout<Name>>> } = {
  addressProof: addressTrials,
  bankStatement: bankTrials,
  curp: curpTrials,
  csf: csfTrials,
  nss: nssTrials,
  passport: passportTrials,
  fm: fmTrials,
  creditReport: reportTrials,
  ineFront: ineTrials,
  ineBack: ineBackTrials,
};
