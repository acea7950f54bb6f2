import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verification } from '#contracts/documents/verification.ts';
import { peopleContract } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { RSA } from '#services/people/documents/sealing/identity.ts';
import { type CertifiedKey, issue } from '#services/people/documents/sealing/issue.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { havePrograms } from '../../support/debian.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import type { Attack, Loot } from '../../support/seal-attacks/attack.ts';
import { attacksOn } from '../../support/seal-attacks/attacks.ts';
import { takeApart } from '../../support/seal-attacks/sealed-file.ts';
import { shadowContract } from '../../support/seal-attacks/shadow.ts';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';

/**
 * Class: files that claim a seal. A sealed file is valid only byte for byte, and any change is reported; a file that pdfsig calls invalid
 * is never called valid here, and for one that it calls valid the later changes are reported.
 */

const run = promisify(execFile);
const judges = havePrograms({ pdfsig: 'poppler-utils', certutil: 'libnss3-tools' }, 'what pdfsig says of sealed files is not asked.');

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let folder: string;
let loot: Loot;
let sealed: Buffer;
let uuid: string;
let attacks: Record<string, Attack[]>;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  platform.clock.set(new Date());
  service = openPeople(platform.platform);
  caller = platform.caller();
  folder = await mkdtemp(join(tmpdir(), 'zaguan-seals-'));
  const shadowed = await sign(await shadowContract());
  ({ pdf: sealed, uuid } = shadowed);
  const other = await sign(await contractPdf());
  loot = { sealed: await takeApart(sealed), other: await takeApart(other.pdf), stranger: await stranger() };
  attacks = await attacksOn(loot);
  const nss = join(folder, 'nss');
  const { chain } = (await api().documents.certificates()).result;
  await writeFile(join(folder, 'ca.pem'), chain.at(-1)!);
  if (!judges) return;
  await run('mkdir', [nss]);
  await run('certutil', ['-d', `sql:${nss}`, '-N', '--empty-password']);
  await run('certutil', ['-d', `sql:${nss}`, '-A', '-t', 'C,C,C', '-n', 'ca', '-i', join(folder, 'ca.pem')]);
}, 900_000);
afterAll(async () => {
  await service.close();
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

const api = (as: Caller = caller) => {
  const target = { handler: () => createContractHandler(service), address: 'people', log: platform.platform.log };
  return createServiceClient(peopleContract, target, platform.clock)(as);
};
const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'Contrato.pdf', { type: 'application/pdf' });
const verify = async (bytes: Uint8Array, as: Caller = caller): Promise<Verification> =>
  (await api(as).documents.verify({ file: fileOf(bytes) })).result;

async function sign(contract: Uint8Array): Promise<{ uuid: string; pdf: Buffer }> {
  const { uuid, sha256 } = (await api().documents.create({ file: fileOf(contract) })).result;
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
    .png()
    .toBuffer();
  const body = {
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn' as const, png: png.toString('base64') },
    signer: { name: 'Lucía Pérez Gámez' },
    evidence: { workflow_uuid: await platform.newWorkflow(), consent: { text: 'Acepto firmar.', text_sha256: 'a'.repeat(64) } },
  };
  await api().documents.sign({ params: { uuid }, body });
  return { uuid, pdf: Buffer.from(await ((await api().documents.signed({ uuid })) as File).arrayBuffer()) };
}

/** Issues a foreign certificate, under names like ours. */
async function stranger(): Promise<Loot['stranger']> {
  const times = { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 86_400_000) };
  const root: CertifiedKey = await issue({ name: 'Zaguán, autoridad de esta instalación 00000000', ...times, issuer: null });
  const { certificate, key } = await issue({ name: 'Zaguán, sello de firma electrónica 00000000', ...times, issuer: root });
  return { key, algorithm: RSA, chain: [certificate, root.certificate] };
}

type Said = 'valid, total' | 'valid, not total' | 'invalid' | 'no signature' | 'unreadable' | 'not asked';

/** Returns pdfsig's verdict on a file, with our authority trusted: the best one if there are several signatures. */
async function pdfsig(pdf: Uint8Array): Promise<Said> {
  if (!judges) return 'not asked';
  const path = join(folder, `${randomUUID()}.pdf`);
  await writeFile(path, pdf);
  const said = await run('pdfsig', ['-nssdir', `sql:${join(folder, 'nss')}`, path], { timeout: 20_000 }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => `${stdout}${stderr}`,
  );
  await rm(path);
  const signatures = said.split(/^Signature #/m).slice(1);
  const valid = signatures.filter((one) => one.includes('Signature is Valid.') && one.includes('Certificate is Trusted.'));
  if (valid.some((one) => one.includes('Total document signed'))) return 'valid, total';
  if (valid.length > 0) return 'valid, not total';
  if (signatures.length > 0) return 'invalid';
  return said.includes('does not contain any signatures') ? 'no signature' : 'unreadable';
}

describe('a file as it was sealed', () => {
  it('is valid, names its document, and is certified: no change is permitted', async () => {
    const answer = await verify(sealed);
    expect(answer).toMatchObject({ verdict: 'valid', reason: 'as_sealed', changes: [], pages_compared: null });
    expect(answer.document).toMatchObject({ uuid, signed_sha256: answer.sha256 });
    expect(answer.seal).toMatchObject({ issued_here: true, intact: true, whole: true, sealed_bytes: sealed.length });
    expect(await pdfsig(sealed)).toBe(judges ? 'valid, total' : 'not asked');
    const { body, signature, field, root } = loot.sealed;
    expect(body(root)).toMatch(new RegExp(`/Perms <<\\s*/DocMDP ${signature} 0 R`));
    expect(body(signature).replaceAll(/\s+/g, ' ')).toMatch(/\/TransformMethod \/DocMDP \/TransformParams << [^>]*\/P 1\b/);
    const lock = loot.sealed.body(loot.sealed.reference(field, 'Lock'));
    expect(lock).toMatch(/\/Action \/All[\s\S]*\/P 1\b/);
  });

  it('is nothing that another tenant or the other mode can tell', async () => {
    const strangers = [await platform.otherTenant(), platform.caller({ livemode: !caller.livemode })];
    for (const as of strangers) {
      expect(await verify(sealed, as)).toMatchObject({ verdict: 'unknown', reason: 'not_on_record', document: null });
      const changed = await verify(Buffer.concat([sealed, Buffer.from('\n')]), as);
      expect(changed).toMatchObject({ verdict: 'changed', reason: 'added_after_seal', document: null });
    }
  });

  it('is not on record any more once it is deleted', async () => {
    const { uuid: gone, pdf } = await sign(await contractPdf({ mark: 'B' }));
    expect((await verify(pdf)).verdict).toBe('valid');
    await api().documents.delete({ uuid: gone });
    expect(await verify(pdf)).toMatchObject({ verdict: 'unknown', reason: 'not_on_record', document: null, seal: { intact: true } });
  });

  it('that was never sealed is unknown, whatever it is', async () => {
    expect(await verify(await contractPdf())).toMatchObject({ verdict: 'unknown', reason: 'no_seal', document: null, seal: null });
    for (const bytes of ['', 'hola', '%PDF', '\0'.repeat(3_000)]) {
      expect(await verify(Buffer.from(bytes))).toMatchObject({ verdict: 'unknown', reason: 'not_a_pdf' });
    }
  });
});

/** The kind of change and the page at which an attack must be reported; null means the document as a whole. */
const places: readonly [name: RegExp, what: string, page: number | null][] = [
  [/^content of a page replaced$/, 'content', 1],
  [/^content of a page replaced$/, 'appearance', 1],
  [/^content replaced, cross-reference stream$/, 'content', 1],
  [/^the second page draws something else$/, 'appearance', 2],
  [/^other pages$/, 'page_removed', 2],
  [/^a page turned$/, 'page', 1],
  [/^a script on opening$/, 'catalog', null],
  [/^the title$/, 'information', null],
  [/^evil annotation: Stamp$/, 'annotation_added', 1],
  [/^evil annotation: Stamp$/, 'appearance', 1],
  [/^sneaky signature: a field that nobody signed$/, 'signature_added', null],
  [/^hide: the cover draws nothing any more$/, 'appearance', 1],
  [/^replace: a form field/, 'form_field', null],
  [/^hide and replace: the table points to the hidden content$/, 'appearance', 1],
  [/^sneaky signature: a field of our field’s name$/, 'signature_added', null],
  [/^contents null, in an update$/, 'seal', null],
  [/^written anew with another amount$/, 'content', 1],
  [/^a line end behind$/, 'bytes_added', null],
  [/^a bit of the content$/, 'bytes_differ', null],
];

describe('an attack on a sealed file', () => {
  it('is told, each and every one, and pdfsig is never stricter', { timeout: 1_800_000 }, async () => {
    const rows: { group: string; name: string; told: Verification; said: Said }[] = [];
    const left = Object.entries(attacks).flatMap(([group, each]) => each.map((attack) => ({ group, ...attack })));
    const turns = Array.from({ length: 3 }, async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { group, name, pdf } = next;
        rows.push({ group, name, told: await verify(pdf), said: await pdfsig(pdf) });
      }
    });
    await Promise.all(turns);
    const lines = rows.map(({ group, name, told, said }) => {
      const what = told.changes.map(({ what, page }) => (page === null ? what : `${what}@${page}`));
      return `${group} | ${name} | ${told.verdict} ${told.reason} | pdfsig: ${said} | ${[...new Set(what)].join(' ')}`;
    });
    const counted = Object.entries(Object.groupBy(rows, ({ said }) => said)).map(([said, some]) => `${said} ${some.length}`);
    const verdicts = Object.entries(Object.groupBy(rows, ({ told }) => told.verdict)).map(([verdict, some]) => `${verdict} ${some.length}`);
    process.stdout.write(`${lines.join('\n')}\n${rows.length} files; told: ${verdicts.join(', ')}; pdfsig: ${counted.join(', ')}\n`);

    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ told }) => told.verdict === 'valid').map(({ name }) => name)).toEqual([]);
    // A file with our seal or its id is traced to its document.
    const unnamed = rows.filter(({ told }) => told.document === null).map(({ name }) => name);
    expect(unnamed).toEqual(['written anew without its seal and its id']);
    const named = rows.filter(({ told, name }) => told.document && told.document.uuid !== uuid && !/another/.test(name));
    expect(named.map(({ name }) => name)).toEqual([]);
    for (const [pattern, what, page] of places) {
      const found = rows.filter(({ name }) => pattern.test(name));
      expect(found.length, String(pattern)).toBeGreaterThan(0);
      for (const { name, told } of found) expect(told.changes, name).toContainEqual(expect.objectContaining({ what, page }));
    }
  });
});
