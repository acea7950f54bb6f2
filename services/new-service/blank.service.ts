import type { Router } from '@orpc/server';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import { blankContract } from './blank.contract.ts';
import { createEntry } from './blank.create-entry.ts';
import { getEntry } from './blank.get-entry.ts';
import { implementer } from './blank.implementer.ts';
import type { BlankTables } from './blank.tables.ts';

export interface BlankService extends ServiceModule {
  router: Router<typeof blankContract, CallContext>;
}

const facts = {
  name: 'blank',
  title: 'Blank',
  version: '1',
  description: 'Say in one sentence what the service is for.',
  contract: blankContract,
  invalidBody: { status: 422 },
  unauthorizedStatus: 403,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export const createBlankService = (platform: Platform<BlankTables>): BlankService => ({
  ...facts,
  router: implementer.router({ create: createEntry(platform), get: getEntry(platform) }),
});

export const blank = defineService({
  ...facts,
  create: (platform: Platform<BlankTables>) => createBlankService(platform),
});
