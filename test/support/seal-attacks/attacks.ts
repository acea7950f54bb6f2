import type { Attack, Loot } from './attack.ts';
import { certificationAttacks } from './certification.ts';
import { forgeries } from './forgery.ts';
import { incrementalUpdates } from './incremental.ts';
import { rewritings } from './rewriting.ts';
import { shadows } from './shadow.ts';
import { wrappings } from './wrapping.ts';

/**
 * Returns the known attacks on signed PDFs, made from a file that our service sealed. After Mladenov and others, “1 Trillion Dollar
 * Refund” (CCS 2019: incremental saving, signature wrapping, universal forgery), Mainka and others, “Shadow Attacks” (NDSS 2021),
 * Rohlmann and others, “Breaking the Specification: PDF Certification” (S&P 2021), and the rest: bytes added or changed, seals of others.
 */
export async function attacksOn(loot: Loot): Promise<Record<string, Attack[]>> {
  return {
    'incremental saving': incrementalUpdates(loot),
    'signature wrapping': wrappings(loot),
    'universal forgery': forgeries(loot),
    shadow: shadows(loot),
    certification: await certificationAttacks(loot),
    rewriting: await rewritings(loot),
  };
}
