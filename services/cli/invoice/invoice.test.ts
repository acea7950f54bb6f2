import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVerification, type VerificationBench } from '#test/support/verification.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';

let folder: string;
let open: VerificationBench;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-invoice-'));
  open = await openVerification();
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});

const invoice = async (file: string, ...more: string[]) => (await runCommandLine(commands, ['invoice', join(folder, file), ...more]))!;

it('makes a PDF that Validate CFDI reads, with the outcome that was asked for, and writes over nothing', async () => {
  expect(await invoice('factura.pdf', '--plays', '2')).toMatchObject({ exit: 0, stdout: expect.stringContaining('cancelled') });
  const document = new File([await readFile(join(folder, 'factura.pdf'))], 'factura.pdf', { type: 'application/pdf' });
  const { result } = (await open.as(open.bench.caller()).cfdi.read({ document })) as { result: object };
  expect(result).toMatchObject({ cfdi_state: 'Cancelado', amount: 1000, name_issuer: 'ZAGUAN EJEMPLO' });
  expect(await invoice('factura.pdf')).toMatchObject({ exit: 1, stderr: expect.stringContaining('not overwritten') });
  for (const plays of ['0', '8', 'x'])
    expect(await invoice('other.pdf', '--plays', plays)).toMatchObject({ exit: 2, stderr: expect.stringContaining('1 in force') });
});
