import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';

export const deleteLookup = ({ lookups }: VerificationParts) =>
  implementer.lookups.delete.handler(async ({ input, context }) => {
    await lookups.forget(context, input.uuid);
    return { success: true, result: 'Lookup forgotten' };
  });
