import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrations, openServices, readConfig, scopes } from '../../services/main.ts';
import { type Listening, listen } from '../../services/platform/edge/listen.ts';
import { edgeOver } from '../support/edge.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';
import { certificatePdf, specimenTax } from '../support/specimens/certificate.ts';
import { contractPdf } from '../support/specimens/contract-pdf.ts';
import { documents } from './documents.ts';
import type { Partner, Walked } from './walks/walk.ts';

/**
 * Clients made by third-party generators from our OpenAPI documents: they type-check strictly and complete a workflow with uploads on a
 * real server.
 */

const here = import.meta.dirname;
const generated = join(here, 'generated');
/** Milliseconds: other programs may occupy one and a half of the machine's two processors. */
const SLOW = 240_000;

/** Without this setting the types would require members of a request that have a default. */
const WITH_DEFAULTS_LEFT_OUT = { defaultNonNullable: false };

let bench: TestPlatform<unknown>;
let listening: Listening;
let partner: Partner;

beforeAll(async () => {
  // Otherwise the generator's loader of settings (jiti) caches compiled code in node_modules.
  vi.stubEnv('JITI_FS_CACHE', 'false');
  bench = await createTestPlatform<unknown>(migrations);
  const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  for (const module of modules) await module.start?.();
  listening = await listen(edgeOver(bench, modules).app, { port: 0, host: '127.0.0.1' });
  const { key } = await bench.keys.create({ tenantId: bench.tenant.id, name: 'partner', livemode: false, scopes: scopes.all });
  partner = {
    url: `http://127.0.0.1:${listening.port}`,
    key,
    contract: new File([(await contractPdf()) as BlobPart], 'contract.pdf', { type: 'application/pdf' }),
    certificate: new File([certificatePdf()], 'certificate.pdf', { type: 'application/pdf' }),
  };

  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated);
  for (const [name, document] of documents) {
    const text = JSON.stringify(document);
    writeFileSync(join(generated, `${name}.ts`), astToString(await openapiTypes(JSON.parse(text), WITH_DEFAULTS_LEFT_OUT)));
    await createClient({
      input: JSON.parse(text),
      output: { path: join(generated, 'hey-api', name), module: { extension: '.ts' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod'],
      logs: { level: 'silent' },
    });
  }
}, SLOW);
afterAll(async () => {
  vi.unstubAllEnvs();
  await listening?.close();
  await bench?.close();
});

it(
  'they type-check strictly, with the TypeScript that generators know',
  () => {
    const compiler = join(here, 'node_modules/typescript/bin/tsc');
    const complaints = (() => {
      try {
        return execFileSync(process.execPath, [compiler, '-p', here], { encoding: 'utf8' });
      } catch (failure) {
        return (failure as { stdout: string }).stdout;
      }
    })();
    expect(complaints).toBe('');
  },
  SLOW,
);

it.each(['openapi-fetch', 'hey-api'])('%s walks a workflow with uploads', async (name) => {
  const { walk } = (await import(join(here, 'walks', `${name}.ts`))) as { walk(partner: Partner): Promise<Walked> };
  expect(await walk(partner)).toEqual({
    document: 'open',
    steps: ['success'],
    rfc: specimenTax.rfc,
    problem: 'urn:zaguan:problem:not_found',
  });
});
