import { execFile } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZaguan } from '#client/zaguan.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { hasProgram } from '../../support/debian.ts';
import { edgeOver } from '../../support/edge.ts';
import { sayLeftOut } from '../../support/left-out.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Tests the quickstarts' samples in other languages against a real server. */

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

interface Sample {
  /** The command that runs code with the sample loaded. */
  program: readonly string[];
  load: string;
  twice: string;
  read(secret: string, headers: string, body: string): string;
}

const languages: Readonly<Record<string, Sample>> = {
  Python: {
    program: ['python3', '-c'],
    load: 'from zaguan_server import *',
    twice: "uuid = open_workflow(os.environ['CUSTOMER'])\nopen_workflow(os.environ['CUSTOMER'])\nprint(uuid, new_token(uuid))",
    read: (secret, headers, body) =>
      `try:\n    print(read_webhook('${secret}', json.loads('${headers}'), b'${body}')['type'])\nexcept ValueError as error:\n    print(error)`,
  },
  PHP: {
    program: ['php', '-r'],
    load: "require 'zaguan_server.php';",
    twice: "$uuid = open_workflow(getenv('CUSTOMER')); open_workflow(getenv('CUSTOMER')); echo $uuid, ' ', new_token($uuid);",
    read: (secret, headers, body) =>
      `try { echo read_webhook('${secret}', json_decode('${headers}', true), '${body}')['type']; } catch (RuntimeException $error) { echo $error->getMessage(); }`,
  },
};

const ran = async ({ program: [program = '', ...args], load }: Sample, code: string, customer = 'x') =>
  (await run(program, [...args, `${load}\n${code}`], { cwd: folder, env: environment(customer) })).stdout.trim();

/** Returns true if the language is not installed, after a loud warning that its test is left out. */
function isMissing(language: string): boolean {
  const [program = ''] = languages[language]!.program;
  if (hasProgram(program)) return false;
  const cure = `Debian: apt-get install ${program === 'php' ? 'php-cli' : program}`;
  sayLeftOut(`the sample in ${language}`, `there is no ${program} here. ${cure}`);
  return true;
}

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

  test.for(Object.keys(languages))('in %s does the same', async (language, { skip }) => {
    const sample = languages[language]!;
    if (isMissing(language)) return skip();
    const customer = randomUUID();
    const [uuid, token] = (await ran(sample, sample.twice, customer)).split(' ');
    expect(await workflowsOf(customer)).toEqual([uuid]);
    expect(token).toMatch(/^ses_/);
  });

  test.for(Object.keys(languages))(
    'in %s believes a webhook that is signed, and none that is forged or old',
    async (language, { skip }) => {
      const sample = languages[language]!;
      if (isMissing(language)) return skip();
      const key = Buffer.from('a secret of thirty-two characters');
      const body = JSON.stringify({ type: 'workflow.finished' });
      const deliver = async (seconds: number, sent = body) => {
        const time = String(Math.floor(Date.now() / 1000) + seconds);
        const signature = createHmac('sha256', key).update(`evt_1.${time}.${body}`).digest('base64');
        const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': time, 'webhook-signature': `v1a,x v1,${signature}` };
        return ran(sample, sample.read(`whsec_${key.toString('base64')}`, JSON.stringify(headers), sent));
      };
      expect(await deliver(0)).toBe('workflow.finished');
      expect(await deliver(0, body.replace('finished', 'failed'))).toBe('forged');
      expect(await deliver(-400)).toBe('old');
    },
  );
});
