import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { specimen } from '#test/specimens/specimen.ts';
import { putNewDatabase } from '#test/support/new-database.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';

/** The command `extract` with a server that it starts itself. */

let root: string;
const zaguan = async (...argv: string[]) => (await runCommandLine(commands, argv))!;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zaguan-extract-'));
  const environment = { DATA_DIR: join(root, 'data'), LOG_LEVEL: 'silent', NO_COLOR: '1', PORT: '0' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await putNewDatabase(environment.DATA_DIR);
  const { stdout } = await zaguan('tenant', 'create', 'Banco Jacaranda', '--json');
  vi.stubEnv('ZAGUAN_KEY', JSON.parse(stdout).live.key);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

it('reads documents: of one the answer, of several a list that says which were refused', async () => {
  const [paper, words] = [join(root, 'constancia.pdf'), join(root, 'words.txt')];
  const { pdf, truth } = await specimen('curp', 4);
  await writeFile(paper, pdf);
  await writeFile(words, 'words');
  const one = await zaguan('extract', 'curp', paper, '--explain', '--json');
  expect(one.exit).toBe(0);
  expect(JSON.parse(one.stdout)).toMatchObject({ file: paper, data: truth, sources: { curp: { origin: 'text' } } });
  const missing = join(root, 'missing.pdf');
  const all = await zaguan('extract', 'curp', paper, words, missing, '--json');
  expect(all.exit).toBe(1);
  expect(JSON.parse(all.stdout)).toMatchObject([
    { data: truth },
    { file: words, problem: 'document_type_unknown' },
    { file: missing, problem: 'file_unreadable' },
  ]);
});

it('says beside each value where it was read, where that is asked for, and how a locked paper is opened', async () => {
  const [paper, locked] = [join(root, 'explained.pdf'), join(root, 'locked.pdf')];
  const { pdf, truth } = await specimen('curp', 4);
  await writeFile(paper, pdf);
  const closed = await PDFDocument.load(pdf);
  closed.encrypt({ userPassword: 'zaguan', ownerPassword: 'other' });
  await writeFile(locked, await closed.save());
  const plain = await zaguan('extract', 'curp', paper);
  expect(plain.stdout).toMatch(new RegExp(`curp +${truth.curp}$`, 'm'));
  const explained = await zaguan('extract', 'curp', paper, '--explain');
  expect(explained.stdout).toMatch(new RegExp(`curp +${truth.curp}  text 100 %, page 1, [01].\\d{2},`, 'm'));
  const refused = await zaguan('extract', 'curp', locked, join(root, 'nowhere.pdf'));
  expect(refused.exit).toBe(1);
  expect(refused.stdout).toContain('--password');
  expect(refused.stdout).toContain('There is no such file');
});

it('takes pages as a number that a document can have', async () => {
  for (const pages of ['two', '0', '31']) {
    const { exit, stderr } = await zaguan('extract', 'carta-libranza', 'x.pdf', '--pages', pages);
    expect([exit, stderr]).toEqual([2, expect.stringContaining('from 1 to 30')]);
  }
});

it('knows its kinds', async () => {
  const { exit, stderr } = await zaguan('extract', 'licence', 'x.pdf');
  expect(exit).toBe(2);
  expect(stderr).toContain('ine-front');
});
