import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findings } from '#contracts/base/findings.ts';
import { type RunningServer, readConfig, startServer } from '#services/main.ts';
import { putNewDatabase } from '#test/support/new-database.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import { commands } from './commands.ts';
import { type CommandOutput, runCommandLine } from './terminal/main.ts';

/** The commands as a person types them, run against a real server with its own data folder. */

let root: string;
let folder: string;
let issuedTenant: { tenant: string; live: Keys; test: Keys };
interface Keys {
  key: string;
  webhook_secret: string;
}

const zaguan = async (...argv: string[]): Promise<CommandOutput> => (await runCommandLine(commands, argv))!;
/** Runs a command with `--json` and returns the parsed output; throws with exit, stderr and stdout if the command fails. */
const json = async (...argv: string[]) => {
  const { stdout, stderr, exit } = await zaguan(...argv, '--json');
  if (exit !== 0) throw new Error(`${argv.join(' ')}: ${exit} ${stderr}${stdout}`);
  return JSON.parse(stdout);
};
const environment = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zaguan-cli-'));
  folder = join(root, 'data');
  await putNewDatabase(folder);
  environment({ DATA_DIR: folder, LOG_LEVEL: 'silent', NO_COLOR: '1', ALLOW_LOOPBACK_WEBHOOKS: '1', PORT: '0' });
  issuedTenant = await json('tenant', 'create', 'Banco Jacaranda');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

it('makes the first tenant without any server, and tells its keys once', () => {
  expect(issuedTenant.live.key).toMatch(/^sk_live_/);
  expect(issuedTenant.test.key).toMatch(/^sk_test_/);
  expect(issuedTenant.live.webhook_secret).toMatch(/^whsec_/);
});

it('makes no second tenant of one name, and leaves the first as it is where a script says so', async () => {
  expect(await zaguan('tenant', 'create', 'Banco Jacaranda')).toMatchObject({
    exit: 1,
    stderr: expect.stringContaining(`A tenant "Banco Jacaranda" already exists: ${issuedTenant.tenant}`),
  });
  expect(await json('tenant', 'create', 'Banco Jacaranda', '--if-missing')).toEqual({ created: false, tenant: issuedTenant.tenant });
});

describe('with a server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(readConfig(process.env));
    environment({ ZAGUAN_URL: server.localUrl, ZAGUAN_KEY: issuedTenant.test.key });
  });
  afterAll(() => server.close());

  it('makes workflows, links and QR codes, and shows them', async () => {
    const workflow = await json('workflow', 'create', '--steps', 'acceptance,verify_email', '--reference', 'account 1');
    const shown = await json('workflow', 'show', workflow.uuid, '--media', join(root, 'media'));
    expect(shown).toMatchObject({ workflow: { uuid: workflow.uuid, status: 'pristine' }, person: null, media: [], log: { whole: true } });
    const token = await json('token', workflow.uuid);
    expect(token.url).toContain(`/w/${workflow.uuid}#t=`);
    expect((await zaguan('token', workflow.uuid, '--qr')).stdout).toMatch(/[█▀▄]{10}/);
    const listed = await json('workflow', 'list', '--status', 'pristine', '--reference', 'account 1');
    expect(listed.map(({ uuid }: { uuid: string }) => uuid)).toEqual([workflow.uuid]);
    const { stdout } = await zaguan('workflow', 'show', workflow.uuid);
    expect(stdout).toMatch(/acceptance +pristine/);
    expect(stdout).toMatch(/workflow\.created +steps 2/);
    expect((await zaguan('log', 'verify', workflow.uuid)).stdout).toContain('Every link is intact');
  });

  it('makes rules, a template and a workflow of it, and tells what is wrong with a condition', async () => {
    expect(await json('expression', 'check', 'person.age >= 18', '--names', 'person')).toEqual({ valid: true });
    const wrong = await zaguan('expression', 'check', 'persona.age >= 18', '--names', 'person');
    expect(wrong).toMatchObject({ exit: 1, stderr: expect.stringContaining('at character 1') });
    const rule = await json('rule', 'create', 'Mayor de edad', '--expression', 'metadata.age >= 18', '--message', 'Menor');
    const set = await json('rule', 'set', 'Alta', rule.uuid);
    expect((await json('rule', 'list'))[0]).toMatchObject({ uuid: rule.uuid, message: 'Menor' });
    expect((await zaguan('rule', 'list', '--sets')).stdout).toContain(rule.uuid);
    const file = join(root, 'template.json');
    const template = { name: 'Cuenta', steps: ['acceptance'], config: { rule_set_uuid: set.uuid }, steps_setup: null };
    await writeFile(file, JSON.stringify(template));
    const { uuid } = await json('template', 'create', file);
    expect((await json('template', 'list'))[0]).toMatchObject({ uuid, name: 'Cuenta' });
    expect((await zaguan('template', 'show', uuid)).stdout).toContain(set.uuid);
    expect(await json('template', 'run', uuid, '--reference', 'account 2')).toMatchObject({
      ...{ rule_set_uuid: set.uuid, external_reference_id: 'account 2' },
    });
  });

  it('says what waits for a human, and decides with a key that was given the scope by name', async () => {
    const { uuid } = await json('workflow', 'create', '--steps', 'review');
    const { token } = await json('token', uuid);
    expect((await zaguan('workflow', 'review', uuid, '--approve')).stderr).toContain('Nothing of this workflow waits');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fetch(`${server.localUrl}/workflows/v1/workflows/${uuid}/initialize`, { method: 'POST', headers, body: '{}' });
    expect((await zaguan('workflow', 'show', uuid)).stdout).toContain(`zaguan workflow review ${uuid} --step review --approve|--reject`);
    const other = await zaguan('workflow', 'review', uuid, '--approve', '--step', 'review:second');
    expect(other.stderr).toContain('"review" waits, not "review:second"');
    const refused = await zaguan('workflow', 'review', uuid, '--approve');
    expect(refused).toMatchObject({ exit: 1, stderr: expect.stringContaining('workflows:review') });
    const { key } = await json('keys', 'create', 'lupita', '--scopes', 'workflows,workflows:review');
    environment({ ZAGUAN_KEY: key });
    const decided = await json('workflow', 'review', uuid, '--reject', '--reason', 'No coincide');
    environment({ ZAGUAN_KEY: issuedTenant.test.key });
    expect(decided).toMatchObject({ status: 'failed', steps: [{ payload: { decision: 'rejected', reason: 'No coincide' } }] });
    const { stdout } = await zaguan('workflow', 'show', uuid);
    expect(stdout).not.toContain('Waits for a human');
    expect(stdout).toMatch(/review +decision +rejected\n +review +reason +No coincide\n/);
    expect(stdout).toMatch(/step\.submitted +step review, /);
  });

  it.each([
    ['once all steps are done', 'acceptance', 'success'],
    ['where the open step waits for the person whom they hold', 'acceptance,personal_data', 'working'],
  ])('decides on findings %s', async (_when, steps, status) => {
    const { uuid } = await json('workflow', 'create', '--steps', steps);
    const person = status === 'success' ? 'none' : 'held';
    await server.platform.engine.executeSql(
      `update workflows.workflows set status = 'working', waiting_since = now(), attention = '{face_mismatch}', person = $2 where uuid = $1`,
      [uuid, person],
    );
    await server.platform.engine.executeSql(
      `update workflows.steps set status = 'success', finished_at = now(), needs_decision = true where workflow_uuid = $1 and position = 0`,
      [uuid],
    );
    await server.platform.engine.executeSql(
      `update workflows.steps set status = 'working', memory = '{"no_way_back": true}' where workflow_uuid = $1 and position = 1`,
      [uuid],
    );
    const { stdout } = await zaguan('workflow', 'show', uuid);
    expect(stdout).toContain(`Its findings wait for a decision since`);
    expect(stdout).toContain(`${findings.face_mismatch.says} (face_mismatch)`);
    expect((await zaguan('workflow', 'review', uuid, '--approve', '--step', 'review')).stderr).toContain('No step of this workflow waits');
    const { key } = await json('keys', 'create', 'carmen', '--scopes', 'workflows,workflows:review');
    environment({ ZAGUAN_KEY: key });
    const decided = await json('workflow', 'review', uuid, '--approve', '--reason', 'Es ella');
    environment({ ZAGUAN_KEY: issuedTenant.test.key });
    expect(decided).toMatchObject({ status, decision: { decision: 'approve', note: 'Es ella' } });
  });

  it('shows what happened to somebody who was deleted', async () => {
    const headers = { 'svc-apikey': issuedTenant.test.key, 'content-type': 'application/json' };
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(server.localUrl + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      return ((await answer.json()) as { result: Record<string, string> }).result;
    };
    const lucia = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
    const { id } = await ask('POST', '/people/v1/people', lucia);
    const { uuid = '' } = await ask('POST', '/workflows/v1/workflows', { steps: ['acceptance'], people_uuid: id });
    expect((await json('workflow', 'show', uuid)).person).toMatchObject({ id });
    await ask('DELETE', `/people/v1/people/${id}`);
    expect(await json('workflow', 'show', uuid)).toMatchObject({ workflow: { uuid, people_uuid: id }, person: null });
    const { stdout } = await zaguan('workflow', 'show', uuid);
    expect(stdout).toMatch(/acceptance +pristine/);
    expect(stdout).toContain('Deleted.');
  });

  it('names the link of a log that does not hold', async () => {
    const { uuid } = await json('workflow', 'create', '--steps', 'acceptance');
    await json('token', uuid);
    await server.platform.engine.executeSql(`update platform.events set actor = 'x' where stream_id = $1 and number = 1`, [uuid]);
    const { stdout, exit } = await zaguan('log', 'verify', uuid, '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'workflow', whole: false, broken: { number: 1, reason: 'changed' } });
  });

  it('rotates keys and secrets', async () => {
    const key = await json('keys', 'create', 'server', '--scopes', 'people,workflows');
    expect(key).toMatchObject({ livemode: false, scopes: ['people', 'workflows'] });
    expect((await zaguan('keys', 'list')).stdout).toMatch(new RegExp(`${key.id} +server +test`));
    expect(await json('keys', 'revoke', key.id)).toMatchObject({ id: key.id, revoked_at: expect.any(String) });
    const secret = await json('secrets', 'create');
    expect(await json('secrets', 'list')).toHaveLength(2);
    await json('secrets', 'revoke', secret.id);
    expect(await json('secrets', 'list')).toHaveLength(1);
  });

  it('shows and changes settings by their members, with a live key', async () => {
    expect(await zaguan('tenant', 'set', 'minimum_age=21')).toMatchObject({ exit: 1, stderr: expect.stringContaining('Use a live key') });
    environment({ ZAGUAN_KEY: issuedTenant.live.key });
    await json('tenant', 'set', 'minimum_age=21', 'company.support.email=ayuda@banco.example', 'origins=["https://banco.example"]');
    const shown = await json('tenant', 'show');
    expect(shown).toMatchObject({
      minimum_age: 21,
      company: { support: { email: 'ayuda@banco.example' } },
      origins: ['https://banco.example'],
    });
    expect((await zaguan('tenant', 'show')).stdout).toMatch(/company\.support\.email +ayuda@banco\.example/);
    expect(await zaguan('tenant', 'set', 'minimum_age=old')).toMatchObject({ exit: 1, stderr: expect.stringContaining('minimum_age') });
    expect((await zaguan('tenant', 'set', 'nonsense')).exit).toBe(2);
    expect(await zaguan('tenant', 'set', 'company.suport.email=a@banco.example')).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('company.support'),
    });
    expect(await json('tenant', 'set', 'company.support.phone=5512345678')).toMatchObject({
      company: { support: { phone: '5512345678', email: 'ayuda@banco.example' } },
    });
    environment({ ZAGUAN_KEY: issuedTenant.test.key });
  });

  it('lists webhooks and sends one again', async () => {
    const { uuid } = await json('workflow', 'create', '--steps', 'acceptance', '--callback-url', 'http://127.0.0.1:9/hook');
    await fetch(`${server.localUrl}/workflows/v1/workflows/${uuid}`, {
      method: 'PATCH',
      headers: { 'svc-apikey': issuedTenant.test.key, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'failed' }),
    });
    const [delivery] = await json('webhooks', 'list', '--workflow', uuid);
    expect(delivery).toMatchObject({ type: 'workflow.failed', subject: { id: uuid } });
    expect((await zaguan('webhooks', 'resend', delivery.id)).stdout).toContain(delivery.id);
    expect(await zaguan('webhooks', 'resend', 'evt_unknown')).toMatchObject({ exit: 1 });
  });

  it('saves what is kept about a person, for its owner alone, and never over a file', async () => {
    const headers = { 'svc-apikey': issuedTenant.test.key, 'content-type': 'application/json' };
    const body = JSON.stringify({ national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: '' });
    const created = await fetch(`${server.localUrl}/people/v1/people`, { method: 'POST', headers, body });
    const { result } = (await created.json()) as { result: { id: string } };
    const file = join(root, 'luisa.zip');
    expect(await json('person', 'export', result.id, '--file', file)).toEqual({ file, size: (await stat(file)).size });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'latin1')).toMatch(/^PK[\s\S]*person\.json[\s\S]*PEGL890909MJCRMS08[\s\S]*contents\.json/);
    expect(await zaguan('person', 'export', result.id, '--file', file)).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('not overwritten'),
    });
    const nobody = join(root, 'nobody.zip');
    expect(await zaguan('person', 'export', 'x', '--file', nobody)).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('No person'),
    });
    expect(await readdir(root)).not.toContain('nobody.zip');
  });

  it('takes in a document, shows it, and saves it once it is signed', async () => {
    const path = join(root, 'Contrato.pdf');
    await writeFile(path, await contractPdf());
    const added = await json('documents', 'add', path, '--sign-at', '2,72,600,200,60');
    expect(added).toMatchObject({ name: 'Contrato.pdf', status: 'open', token: expect.stringMatching(/^doc_/) });
    expect((await zaguan('documents', 'show', added.uuid)).stdout).toMatch(/2\s+72 600 200 60\s+signature\s+Firma/);
    expect(await json('documents', 'list', '--status', 'open')).toMatchObject([{ uuid: added.uuid }]);
    const file = join(root, 'firmado.pdf');
    expect(await zaguan('documents', 'download', added.uuid, '--file', file)).toMatchObject({ exit: 1 });
    const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
      .png()
      .toBuffer();
    const act = {
      signing_uuid: crypto.randomUUID(),
      sha256: added.sha256,
      signature: { kind: 'drawn', png: png.toString('base64') },
      signer: { name: 'Lucía Pérez' },
      evidence: {
        workflow_uuid: (await json('workflow', 'create', '--steps', 'acceptance')).uuid,
        consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) },
      },
    };
    const signed = await fetch(`${server.localUrl}/people/v1/documents/${added.uuid}/sign`, {
      method: 'POST',
      headers: { 'svc-apikey': issuedTenant.test.key, 'content-type': 'application/json' },
      body: JSON.stringify(act),
    });
    expect(signed.status).toBe(200);
    await json('documents', 'download', added.uuid, '--file', file);
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await zaguan('documents', 'download', added.uuid, '--file', file)).stderr).toContain('not overwritten');
    const verified = expect.stringMatching(new RegExp(`Valid[\\s\\S]*identical[\\s\\S]*${added.uuid}`));
    expect(await zaguan('documents', 'verify', file)).toMatchObject({ exit: 0, stdout: verified });
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.from('\n')]));
    const changed = await zaguan('documents', 'verify', file, '--json');
    expect(changed.exit).toBe(1);
    expect(JSON.parse(changed.stdout)).toMatchObject({ verdict: 'changed', document: { uuid: added.uuid } });
    expect(await zaguan('documents', 'verify', path)).toMatchObject({ exit: 1, stdout: expect.stringContaining('Unknown') });
    expect(await zaguan('documents', 'verify', `${path}.none`)).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('There is no such file'),
    });
    expect(await zaguan('documents', 'add', path, '--sign-at', '2,72')).toMatchObject({ exit: 2 });
    const before = await json('documents', 'list');
    const absent = await zaguan('documents', 'add', path, '--sign-at', '2,72,600,200,60', '--sign-at', '9,72,600,200,60');
    expect(absent).toMatchObject({ exit: 1 });
    expect(await json('documents', 'list')).toEqual(before);
  });

  it('refuses what there is not in a sentence', async () => {
    expect(await zaguan('workflow', 'show', 'x')).toMatchObject({ exit: 1, stderr: expect.stringContaining('no such workflow') });
    expect(await zaguan('workflow', 'create', '--steps', 'nothing')).toMatchObject({ exit: 1, stderr: expect.stringContaining('steps') });
    expect(await zaguan('workflow', 'list', '--status', 'sucess')).toMatchObject({ exit: 2, stderr: expect.stringContaining('success') });
    for (const limit of ['0', '101', 'x'])
      expect(await zaguan('workflow', 'list', '--limit', limit)).toMatchObject({ exit: 2, stderr: expect.stringContaining('--limit') });
    expect(await zaguan('keys', 'create', 'server', '--scopes', 'peolpe')).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('people'),
    });
  });

  it('tells the doctor’s findings', async () => {
    const { findings } = JSON.parse((await zaguan('doctor', '--json')).stdout);
    const states = Object.fromEntries(findings.map(({ what, state }: { what: string; state: string }) => [what, state]));
    expect(states).toMatchObject({ Node: 'good', Configuration: 'good', Server: 'good', Key: 'good', 'E-mail': 'warn' });
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
    const sick = await zaguan('doctor', '--json');
    vi.stubEnv('SMTP_URL', '');
    expect(sick.exit).toBe(1);
    expect(JSON.parse(sick.stdout).findings).toContainEqual({
      what: 'E-mail',
      state: 'bad',
      says: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:9: ESOCKET: nothing listens there/),
    });
    const file = join(root, 'no folder');
    await writeFile(file, '');
    vi.stubEnv('DATA_DIR', join(file, 'data'));
    expect(await zaguan('doctor')).toMatchObject({
      exit: 1,
      stdout: expect.stringContaining(`${file} is a file where a folder is needed`),
    });
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('PORT', 'x');
    expect(await zaguan('doctor')).toMatchObject({ exit: 1, stdout: expect.stringContaining('PORT must be a port number') });
    vi.stubEnv('PORT', '0');
  });

  it('says of an address that is none how it looks, and sends no key by http to another machine', async () => {
    for (const [url, cure] of [
      ['localhost', 'Set it to an address such as https://'],
      ['http://onboarding.bank.example', 'so it was not sent. Set it to https://'],
    ] as const) {
      environment({ ZAGUAN_URL: url });
      const { exit, stderr } = await zaguan('keys', 'list');
      expect(exit).toBe(1);
      expect(stderr.replaceAll('\n', ' ')).toMatch(/ZAGUAN_URL is/);
      expect(stderr.replace(/\s+/g, ' ')).toContain(cure);
    }
    environment({ ZAGUAN_URL: server.localUrl });
  });

  it('makes no backup under a running server', async () => {
    expect(await zaguan('backup', join(root, 'early.tar.gz'), '--unsealed')).toMatchObject({
      exit: 1,
      stderr: expect.stringMatching(/in use by process \d+\. Stop that server first, or name another folder \(DATA_DIR\)\.\n$/),
    });
  });
});

describe('without a server', () => {
  beforeAll(() => environment({ ZAGUAN_URL: '', ZAGUAN_KEY: issuedTenant.test.key }));

  it('serves itself for as long as it takes', async () => {
    expect(await json('workflow', 'list')).toHaveLength(9);
    await expect(stat(join(folder, 'lock'))).rejects.toThrow();
  });

  it('says so where there is none and no key', async () => {
    environment({ ZAGUAN_KEY: '', DATA_DIR: join(root, 'nowhere') });
    expect(await zaguan('workflow', 'list')).toMatchObject({
      exit: 1,
      stderr: expect.stringMatching(/No server is known: .*nowhere.*\(DATA_DIR\)/),
    });
    environment({ ZAGUAN_KEY: issuedTenant.test.key, DATA_DIR: folder });
  });

  it('copies the data into a file and back, and what comes back is the same', async () => {
    const file = join(root, 'backup.tar.gz');
    expect(await json('backup', file, '--unsealed')).toMatchObject({ file, secret: true });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await zaguan('backup', file, '--unsealed')).toMatchObject({ exit: 1, stderr: expect.stringContaining('not overwritten') });
    environment({ DATA_DIR: join(root, 'restored') });
    expect(await zaguan('restore', file)).toMatchObject({
      exit: 0,
      stdout: expect.stringMatching(/1 tenant\b[\s\S]*npm run -s zaguan -- serve --data '\S+restored'/),
    });
    expect(await json('workflow', 'list')).toHaveLength(9);
    expect(await zaguan('restore', file)).toMatchObject({ exit: 1, stderr: expect.stringContaining('has data') });
    const { aside, tenants } = await json('restore', file, '--replace');
    expect(tenants).toBe(1);
    expect(await readdir(aside)).toContain('database');
    for (const kept of [aside, join(root, 'restored')]) expect(await readFile(join(kept, '.gitignore'), 'utf8')).toBe('*\n');
    environment({ DATA_DIR: folder });
  });

  it('puts nothing in place that is no backup, or whose secret is another', async () => {
    const [nonsense, bare] = [join(root, 'nonsense.tar.gz'), join(root, 'bare.tar.gz')];
    await writeFile(nonsense, 'nothing');
    expect(await json('backup', bare, '--without-secret')).toMatchObject({ secret: false });
    environment({ DATA_DIR: join(root, 'other') });
    await mkdir(join(root, 'linked', 'database'), { recursive: true });
    await symlink(root, join(root, 'linked', 'database', 'base'));
    await promisify(execFile)('tar', [
      '--create',
      '--gzip',
      '--file',
      join(root, 'linked.tar.gz'),
      '--directory',
      join(root, 'linked'),
      '.',
    ]);
    expect(await zaguan('restore', join(root, 'linked.tar.gz'))).toMatchObject({ exit: 1, stderr: expect.stringContaining('neither') });
    expect(await zaguan('restore', nonsense)).toMatchObject({ exit: 1, stderr: expect.stringContaining('not a complete backup') });
    expect(await zaguan('restore', bare)).toMatchObject({ exit: 1, stderr: expect.stringContaining('contains no secret') });
    environment({ ZAGUAN_SECRET: 'another secret than the one that these were sealed with' });
    expect(await zaguan('restore', bare)).toMatchObject({ exit: 1, stderr: expect.stringContaining('encrypted with another secret') });
    await expect(stat(join(root, 'other'))).rejects.toThrow('ENOENT');
    environment({ ZAGUAN_SECRET: '', DATA_DIR: folder });
  });
});
