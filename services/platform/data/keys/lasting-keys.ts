import type { Owner } from '../../base/administration.ts';

/**
 * The keys that stay as long as the installation, by the migration of the platform that brings them: each is made in that migration's
 * transaction and at no other time. So one that is missing later was lost, and none takes its place. A version that needs another lasting
 * key adds a migration and a line here; every database has all of them, whichever services its processes serve.
 */
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

/** Each tenant has one per mode, made with the tenant. */
export const WEBHOOK_KEY = 'webhook-ed25519';

/** The name of a key that each tenant has, per mode. */
export const useOf = (use: string, { tenantId, livemode }: Owner): string => `${use} ${tenantId} ${livemode ? 'live' : 'test'}`;

export const keysOfTenant = (tenantId: string): string[] => [true, false].map((livemode) => useOf(WEBHOOK_KEY, { tenantId, livemode }));
