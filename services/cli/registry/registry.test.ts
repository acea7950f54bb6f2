import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deriveCurp } from '#mexico/curp-letters.ts';
import { type RunningServer, readConfig, startServer } from '#services/main.ts';
import { putNewDatabase } from '#test/support/new-database.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';
import { type RowFault, readRows } from './rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-registry-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (content: string | Uint8Array, name = 'people.csv') => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

describe('a file of a registry', () => {
  const read = async (content: string | Uint8Array) => {
    const rows: object[] = [];
    const faults: RowFault[] = [];
    for await (const result of readRows(await file(content))) {
      if ('row' in result) rows.push(result.row);
      else faults.push(...result.faults);
    }
    return { rows, faults: faults.map(({ line, column, message }) => `${line}:${column} ${message}`) };
  };
  const LUISA = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_last_name: 'Pérez' };

  it.each([
    ['commas', 'curp,name,first_last_name\nPEGL890909MJCRMS08,Luisa,Pérez\n'],
    [
      'semicolons, a mark in front, quotes, and the feeds of Windows',
      '\ufeffCURP;name;first_last_name\r\npegl890909mjcrms08;"Luisa";Pérez\r\n',
    ],
    ['another order and empty cells and lines', 'first_last_name,book,curp,name\n\nPérez,,PEGL890909MJCRMS08,Luisa'],
  ])('is read with %s', async (_how, content) => {
    expect(await read(content)).toEqual({ rows: [LUISA], faults: [] });
  });

  it('keeps quotes, commas and feeds inside of quotes', async () => {
    const { rows } = await read('rfc,tax_name\nZEJ150515B2A,"Sal, ""Mar""\ny Sol"\n');
    expect(rows).toEqual([{ rfc: 'ZEJ150515B2A', tax_name: 'Sal, "Mar"\ny Sol' }]);
  });

  it.each([
    ['curp,name,first_last_name\nPEGL890909MJCRMS09,Luisa,Pérez\n', ['2:1 curp: The check digit of the CURP is wrong']],
    ['name,curp,first_last_name\nLuisa,PEGL890909MJCRMS08,\n', ['2:26 first_last_name: Needed with a curp']],
    ['rfc,tax_name,postal_code\nZEJ150515B2A,x,123\nZEJ150515B2A,x,06000\n', ['2:16 postal_code: Five digits']],
    ['curp,color\n', [expect.stringContaining('1:6 There is no column “color”. The columns are curp, rfc')]],
    ['curp,curp\n', ['1:6 The column “curp” occurs twice']],
    ['rfc,tax_name\nZEJ150515B2A,x,y\n', ['2:16 The row has more cells than there are columns (2)']],
    ['rfc,tax_name\nZEJ150515B2A,"x\n', ['2:14 A quote that begins here never ends']],
    ['rfc,tax_name\nZEJ150515B2A,x"y"\n', ['2:15 A quote is inside of a cell: put the whole cell into quotes']],
    [`rfc,tax_name\n${'x'.repeat(2_001)}`, ['2:1 A cell has more than 2000 characters']],
    [Uint8Array.of(0x72, 0x66, 0x63, 0x0a, 0xff, 0xfe), ['1:1 The file is not UTF-8: save it as “CSV UTF-8”']],
  ])('says by line and column what is wrong', async (content, faults) => {
    expect((await read(content)).faults).toEqual(faults);
  });
});

describe('with a server', () => {
  let server: RunningServer;
  const zaguan = async (...argv: string[]) => (await runCommandLine(commands, argv))!;
  const json = async (...argv: string[]) => JSON.parse((await zaguan(...argv, '--json')).stdout);

  beforeAll(async () => {
    const environment = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', NO_COLOR: '1', PORT: '0' };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    await putNewDatabase(environment.DATA_DIR);
    const { test } = await json('tenant', 'create', 'Banco Jacaranda');
    server = await startServer(readConfig(process.env));
    vi.stubEnv('ZAGUAN_URL', server.localUrl);
    vi.stubEnv('ZAGUAN_KEY', test.key);
  });
  afterAll(async () => {
    await server.close();
    vi.unstubAllEnvs();
  });

  const manyPeople = (count: number) => {
    const lines = Array.from({ length: count }, (_, number) => {
      const birthDate = new Date(Date.UTC(1960, 0, 1 + number)).toISOString().slice(0, 10);
      return `${deriveCurp({ name: 'Lía', first: 'Conforme', second: 'Prueba', birthDate, sex: 'M', entity: 'JC' })},Lía,Conforme,Prueba`;
    });
    return ['curp,name,first_last_name,second_last_name', ...lines].join('\n');
  };

  it('imports a file in parts, again without doubling it, and removes', async () => {
    const path = await file(manyPeople(1_201));
    const lines: string[] = [];
    const outcome = await runCommandLine(commands, ['registry', 'import', path], (text) => lines.push(text));
    expect(outcome).toMatchObject({ exit: 0, stdout: expect.stringContaining('1201') });
    expect(lines.slice(-3)).toEqual(['500 of 1201 rows sent', '1000 of 1201 rows sent', '1201 of 1201 rows sent']);
    expect(await json('registry', 'import', path)).toEqual({ imported: 1_201, rows: 1_201 });
    const kinds = { curp: 1_201, rfc: 0, company: 0, credential: 0, nss: 0 };
    expect(await json('registry', 'show')).toEqual({ rows: 1_201, kinds });
    const [, first] = manyPeople(1).split('\n');
    expect(await json('registry', 'remove', first!.slice(0, 18))).toEqual({ rows: 1_200 });
    expect(await zaguan('registry', 'clear')).toMatchObject({ exit: 2 });
    expect(await json('registry', 'clear', '--yes')).toEqual({ rows: 0 });
    expect(await json('registry', 'show')).toMatchObject({ rows: 0, kinds: { curp: 0 } });
  });

  it('imports nothing of a file with a wrong line', async () => {
    const path = await file(`${manyPeople(600)}\nPEGL890909MJCRMS09,Luisa,Pérez,Gómez`);
    expect(await zaguan('registry', 'import', path)).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining(`${path}:602:1 curp: The check digit of the CURP is wrong`),
    });
    expect(await json('registry', 'show')).toMatchObject({ rows: 0, kinds: { curp: 0 } });
    expect(await zaguan('registry', 'import', join(folder, 'nowhere.csv'))).toMatchObject({ exit: 1 });
  });
});
