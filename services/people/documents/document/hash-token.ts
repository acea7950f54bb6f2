import type { Caller } from '#platform/base/ports.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';

/** The purpose from which the key that hashes tokens is derived. */
const TOKENS = 'document-tokens';

/** Hashes a token with its tenant and mode, so that a hash copied to a row of another tenant or mode does not match. */
export const hashToken = ({ keys }: PeoplePlatform, { tenantId, livemode }: Caller, token: string) =>
  keys.hmac(TOKENS, JSON.stringify([tenantId, livemode, token]));
