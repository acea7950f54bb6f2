import type { Owner } from '../../base/administration.ts';

/** Lasting (permanent) keys by the migration that creates them. A key that is missing later was lost; it is never recreated. */
export const LASTING_KEYS: Readonly<Record<string, readonly string[]>> = {
  '0001-platform.sql': [
    'api-keys',
    'document-tokens',
    'event-chain',
    'event-hashes',
    'idempotency',
    'log-anchors',
    'otp',
    'people-attachments',
    'people-contact-codes',
    'session-devices',
    'session-tokens',
    'workflows-copy-links',
  ],
};

/** Use of the key that each tenant has per mode, created with the tenant. */
export const WEBHOOK_KEY = 'webhook-ed25519';

/** Returns the full use of a tenant's key in one mode. */
export const useOf = (use: string, { tenantId, livemode }: Owner): string => `${use} ${tenantId} ${livemode ? 'live' : 'test'}`;

export const keysOfTenant = (tenantId: string): string[] => [true, false].map((livemode) => useOf(WEBHOOK_KEY, { tenantId, livemode }));
