import { implementer } from '../model/implementer.ts';
import type { FaceParts } from './face-parts.ts';

/** Tells a step whether a stored portrait identifies a person, and whether the tenant's settings allow any. */
export const findPortrait = ({ portraits }: FaceParts) =>
  implementer.internal.portrait.handler(async ({ input: { id }, context: { caller } }) => {
    const [portrait, allowed] = await Promise.all([portraits.identifyingOf(caller, id), portraits.areKept(caller)]);
    return { success: true, result: { kept: portrait !== null, allowed } };
  });
