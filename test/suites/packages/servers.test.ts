import { execFile } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZaguan } from '../../../client/zaguan.ts';
import { migrations, openServices, readConfig } from '../../../services/main.ts';
import { edgeOver } from '../../support/edge.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** The samples of the quickstarts in other languages, against a real server. */

const run = promisify(execFile);
const folder = join(import.meta.dirname, 'fixtures/servers');

let bench: TestPlatform<unknown>;
let server: ReturnType<typeof serve>;
let url: string;

beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  for (const module of modules) await module.start?.();
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: edgeOver(bench, modules).app.fetch });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await bench.close();
});

const environment = (customer: string) => ({
  ...process.env,
  ZAGUAN: url,
  ZAGUAN_KEY: bench.apiKey,
  CUSTOMER: customer,
  PYTHONDONTWRITEBYTECODE: '1',
});
const python = async (customer: string, code: string) =>
  (await run('python3', ['-c', `from zaguan_server import *\n${code}`], { cwd: folder, env: environment(customer) })).stdout.trim();

async function workflowsOf(customer: string): Promise<string[]> {
  const { workflows } = createZaguan({ url, key: bench.apiKey });
  return (await workflows.findByExternalReference({ params: { externalReferenceId: customer }, query: {} })).result.data.map(
    ({ uuid }) => uuid,
  );
}

describe('a server', () => {
  test('with curl alone opens one workflow for a customer, however often it is run, and gets a token', async () => {
    const customer = randomUUID();
    for (let time = 0; time < 2; time++) {
      const { stdout } = await run('sh', [join(folder, 'open.sh')], { env: environment(customer) });
      expect(JSON.parse(stdout).result.token).toMatch(/^ses_/);
    }
    expect(await workflowsOf(customer)).toHaveLength(1);
  });

  test('in Python does the same', async () => {
    const customer = randomUUID();
    const out = await python(
      customer,
      "uuid = open_workflow(os.environ['CUSTOMER'])\nopen_workflow(os.environ['CUSTOMER'])\nprint(uuid, new_token(uuid))",
    );
    const [uuid, token] = out.split(' ');
    expect(await workflowsOf(customer)).toEqual([uuid]);
    expect(token).toMatch(/^ses_/);
  });

  test('in Python believes a webhook that is signed, and none that is forged or old', async () => {
    const key = Buffer.from('a secret of thirty-two characters');
    const body = JSON.stringify({ type: 'workflow.finished' });
    const deliver = async (seconds: number, sent = body) => {
      const time = String(Math.floor(Date.now() / 1000) + seconds);
      const signature = createHmac('sha256', key).update(`evt_1.${time}.${body}`).digest('base64');
      const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': time, 'webhook-signature': `v1a,x v1,${signature}` };
      const call = `read_webhook('whsec_${key.toString('base64')}', json.loads('${JSON.stringify(headers)}'), b'${sent}')`;
      return python('x', `try:\n    print(${call}['type'])\nexcept ValueError as error:\n    print(error)`);
    };
    expect(await deliver(0)).toBe('workflow.finished');
    expect(await deliver(0, body.replace('finished', 'failed'))).toBe('forged');
    expect(await deliver(-400)).toBe('old');
  });

  test('in PHP asks for the same: addresses, headers and bodies are those of the others', () => {
    const php = readFileSync(join(folder, 'zaguan_server.php'), 'utf8');
    const other = readFileSync(join(folder, 'zaguan_server.py'), 'utf8');
    const paths = (text: string) =>
      [...text.matchAll(/["'](\/workflows\/v1\/[^"']+)["']/g)].map(([, path = '']) => path.replace(/\{workflow\}|\$workflow/, '*'));
    expect(paths(php)).toEqual(paths(other));
    expect(paths(php)).toHaveLength(2);
    const words = [
      'svc-apikey',
      'content-type',
      'idempotency-key',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
      'external_reference_id',
    ];
    for (const word of [...words, 'expires_in', "['acceptance', 'verify_email', 'personal_data']"]) {
      expect(php).toContain(word);
      expect(other).toContain(word);
    }
  });
});
