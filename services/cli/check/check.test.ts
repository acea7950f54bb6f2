import { describe, expect, it } from 'vitest';
import vectors from '#mexico/identifiers.vectors.json' with { type: 'json' };
import { runCommandLine } from '../terminal/main.ts';

const table = { check: { summary: 'Judge', load: () => import('./check.ts').then(({ command }) => command) } };
const check = async (...argv: string[]) => (await runCommandLine(table, ['check', ...argv]))!;
const json = async (...argv: string[]) => JSON.parse((await check(...argv, '--json')).stdout);

describe('check', () => {
  it.each([
    ['curp', 'PEGL890909MJCRMS08', { birth_date: '1989-09-09', sex: 'M', entity: 'JC' }],
    ['rfc', 'GODE561231GR8', { holder: 'natural', dates: ['1956-12-31'], warnings: [] }],
    ['rfc', 'VACE460910SX6', { check_digit: '5', warnings: ['check'] }],
    ['nss', '12345678903', { subdelegation: '12', birth_year: '56' }],
    ['clabe', '032180000118359719', { bank_code: '032', bank_name: 'IXE' }],
  ])('%s %s is well formed', async (kind, value, facts) => {
    expect(await json(kind, value)).toMatchObject({ kind, valid: true, reason: null, value, ...facts });
    const { stdout, exit } = await check(kind, value);
    expect(exit).toBe(0);
    expect(stdout).toContain(value);
  });

  it.each([
    ['curp', 'PEGL890909MJCRMSO8', 'future'],
    ['rfc', 'XAXX010101000', 'generic'],
    ['nss', '12345678901', 'check'],
    ['clabe', '1', 'format'],
    ['mrz', 'nothing', 'format'],
  ])('%s %s is not, for its %s', async (kind, value, reason) => {
    expect(await json(kind, value)).toMatchObject({ kind, valid: false, reason });
    expect((await check(kind, value)).exit).toBe(1);
  });

  it('takes a zone line by line, in one with a sign between them, and in one without', async () => {
    const { lines } = vectors.ine.consistent_back;
    const expected = { valid: true, format: 'INE', birth_date: '1980-07-05', sex: 'M', citizen_id: '116375842' };
    expect(await json('mrz', ...lines)).toMatchObject(expected);
    expect(await json('mrz', lines.join('/'))).toMatchObject(expected);
    expect(await json('mrz', lines.join(''))).toMatchObject(expected);
    const passport = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10';
    expect(await json('mrz', passport)).toMatchObject({ valid: true, format: 'TD3' });
    expect(await json('mrz', ...vectors.ine.specimen_back.lines)).toMatchObject({ valid: false, reason: 'document_number' });
  });

  it('names the kinds, and the nearest', async () => {
    expect(await check('crup', 'x')).toMatchObject({ exit: 2, stderr: expect.stringContaining('Did you mean curp?') });
  });
});
