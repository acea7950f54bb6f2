import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractName, contractPdf, signaturePlace } from '#demo/bank/contract.ts';
import { endingWords } from '#src/i18n/ending.i18n.ts';
import { askingWords } from '#steps/document-sign/asking/text-form.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { havePrograms } from '../../support/debian.ts';
import { Journey } from './journey.ts';
import { KeyboardJourney } from './keyboard.ts';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

const steps = ['acceptance', 'verify_email', 'personal_data', 'document_sign'];
const words = documentSignWords['es-MX'];
const SUBMIT = '**/submit';
const judges = havePrograms(
  { pdfsig: 'poppler-utils', pdftotext: 'poppler-utils' },
  'what other programs say of a signed document is not asked.',
);

describe('a document to sign, on the hosted page', () => {
  let world: World;
  let phone: Phone;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zaguan-sign-'));
    world = await startWorld();
    phone = await openPhone({ context: { acceptDownloads: true } });
  });
  afterAll(async () => {
    await phone?.close();
    await world?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is read, signed by hand, and taken home; pdfsig says that it is valid', async () => {
    const document = await world.api.createDocument(contractName, await contractPdf('ALD-TEST'), signaturePlace);
    const { uuid } = await world.api.createWorkflow({ steps, setup: { document_sign: { token: document.token, store_sign: true } } });
    const { url } = await world.api.token(uuid);
    await phone.page().goto(url);
    const journey = new Journey(phone, world);
    await journey.begin();
    await journey.accept();
    await journey.proveEmail();
    await journey.givePersonalData();
    await journey.readDocument(2);
    await journey.drawSignature();
    await journey.agreeToSign();
    await journey.press(words.submit, 2);
    await journey.expectFinished();

    const downloading = phone.page().waitForEvent('download');
    await journey.press(endingWords['es-MX'].download);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${contractName}.pdf`);
    const mine = readFileSync(await download.path());
    journey.expectClean([world.url]);
    expect([...phone.observed.lines, ...world.serverLog()].join('\n')).not.toContain(document.token);

    const workflow = await world.api.ended(uuid);
    const payload = workflow.steps.at(-1)!.payload as Record<string, unknown>;
    const digest = createHash('sha256').update(mine).digest('hex');
    expect(payload).toMatchObject({ document_uuid: document.uuid, signed_sha256: digest, kind: 'drawn' });
    expect(
      createHash('sha256')
        .update(await world.api.signedDocument(document.uuid))
        .digest('hex'),
    ).toBe(digest);
    const record = await world.api.document(document.uuid);
    expect(record).toMatchObject({ status: 'signed', workflow_uuid: uuid, signed_sha256: digest, people_uuid: workflow.people_uuid });

    const path = join(folder, 'mine.pdf');
    writeFileSync(path, mine);
    expectVerdict(path, /Total document signed[\s\S]*Signature is Valid/);
    const changed = Buffer.from(mine);
    changed[changed.length >> 3]! ^= 1;
    writeFileSync(path, changed);
    expectVerdict(path, /Digest Mismatch/);
  });

  test('asks for what it lacks, says it in its pages, and is signed with it', async () => {
    const document = await world.api.createDocument(contractName, await contractPdf('ALD-ASKS'), signaturePlace);
    const element = { page: 1, box: [72, 700, 260, 24], kind: 'text', name: 'Beneficiaria', ask_signer: true };
    await world.api.createElement(document.uuid, element);
    const { uuid } = await world.api.createWorkflow({
      steps: ['acceptance', 'document_sign'],
      autofill: { document_uuid: document.uuid },
    });
    const { url } = await world.api.token(uuid);
    const journey = new KeyboardJourney(phone, world);
    await journey.leave();
    await journey.open(url);
    await journey.begin();
    await journey.accept();
    const asking = askingWords['es-MX'];
    await journey.press(asking.fill);
    await journey.seeText(asking.textMissing('Beneficiaria'));
    await journey.type('Beneficiaria', 'Ana Ruiz Peñón');
    await journey.press(asking.fill);
    await journey.readDocument(2);
    await journey.press(words.preferTyping);
    await journey.type(words.name, 'Ricardo Alamán');
    await journey.agreeToSign();
    await journey.press(words.submit);
    await journey.expectFinished();
    const path = join(folder, 'asked.pdf');
    writeFileSync(path, await world.api.signedDocument(document.uuid));
    expectVerdict(path, /Signature is Valid/);
    journey.expectClean([world.url]);
    if (!judges) return;
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    expect(text.split('Ana Ruiz Peñón')).toHaveLength(3);
    for (const words of ['Lo escribió quien firma', '1–2 (de · of 2)']) expect(text).toContain(words);
  });

  test('is signed by keyboard alone, by name; an answer that was lost with the server signs it once', async () => {
    const document = await world.api.createDocument(contractName, await contractPdf('ALD-KEYS'), signaturePlace);
    const { uuid } = await world.api.createWorkflow({
      steps: ['acceptance', 'document_sign'],
      setup: { document_sign: { token: document.token } },
    });
    const { url } = await world.api.token(uuid);
    const journey = new KeyboardJourney(phone, world);
    await journey.leave();
    await journey.open(url);
    await journey.begin();
    await journey.accept();
    await journey.readDocument(2);
    await journey.press(words.submit);
    await journey.seeText(words.nameMissing);
    await journey.type(words.name, 'Ricardo Alamán');
    await journey.agreeToSign();
    let lost = false;
    const restarted = Promise.withResolvers<void>();
    await phone.context.route(SUBMIT, async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      await world.killServer();
      await world.restartServer();
      await route.abort('connectionreset');
      restarted.resolve();
    });
    await journey.press(words.submit);
    await restarted.promise;
    await journey.expectFinished();
    await phone.context.unroute(SUBMIT);
    expect(lost).toBe(true);

    const [step] = (await world.api.workflow(uuid)).steps.slice(-1);
    const record = await world.api.document(document.uuid);
    expect(step!.payload).toMatchObject({ kind: 'typed', signed_sha256: record.signed_sha256 });
    const path = join(folder, 'typed.pdf');
    writeFileSync(path, await world.api.signedDocument(document.uuid));
    expectVerdict(path, /Signature is Valid/);
    journey.expectClean([world.url]);
  });
});

function expectVerdict(path: string, verdict: RegExp): void {
  if (judges) expect(verdictOn(path)).toMatch(verdict);
}

/** Returns the output of poppler's pdfsig, which exits with an error code if a signature is invalid. */
function verdictOn(path: string): string {
  try {
    return execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  } catch (failure) {
    return (failure as { stdout?: string }).stdout ?? '';
  }
}
