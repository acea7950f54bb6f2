import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contractName, contractPdf, signaturePlace } from '#demo/bank/contract.ts';
import { words as demoWords } from '#demo/pages/words.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { handoffWords } from '#src/i18n/handoff.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { askingWords } from '#steps/document-sign/asking/text-form.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { personalAddressWords } from '#steps/personal-address/personal-address.i18n.ts';
import { personalDataWords } from '#steps/personal-data/personal-data.i18n.ts';
import { taxCertificateWords } from '#steps/tax-certificate/tax-certificate.i18n.ts';
import { verifyEmailWords } from '#steps/verify-email/verify-email.i18n.ts';
import { certificatePdf } from '#test/support/specimens/certificate.ts';
import type { WebKitPage } from '#test/support/webkit/page.ts';
import { confirmCertificate } from '../certificate.ts';
import { engine } from '../engine.ts';
import { Journey, person } from '../journey.ts';
import { language, READING } from '../language.ts';
import { linkOn } from '../link-on.ts';
import { codeIn } from '../mailbox.ts';
import { openPhone, type Phone } from '../phone.ts';
import { startWorld, type World } from '../world.ts';
import { type LossyProxy, openLossyProxy } from './lossy-proxy.ts';

const bank = demoWords.es;
const sign = documentSignWords[language];
const handoff = handoffWords[language];
const address = personalAddressWords[language];
const data = { ...curpWords[language], ...personalDataWords[language] };

/**
 * Makes the page's camera requests fail as if the person denied them, because WebKit's driver has no command for that. Replaced on the
 * prototype, because WebKit recreates `navigator.mediaDevices` after freeing memory.
 */
async function refuseCamera({ page }: Phone): Promise<void> {
  await (page() as unknown as WebKitPage).run(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

/** Tests what a person must be able to do in each supported browser. Measurements, films and counts are in Chromium's journeys. */
describe('in every browser', () => {
  let world: World;
  let phone: Phone;
  /** Another device of the same person, which denies its camera. */
  let other: Phone;
  let proxy: LossyProxy;
  let journey: Journey;
  beforeAll(async () => {
    world = await startWorld({ specimens: true });
    proxy = await openLossyProxy(world.url, world.shop.port);
    // A computer with a small window, as in the other browsers: a phone does not offer a handoff by itself.
    phone = await openPhone({ context: { acceptDownloads: true, hasTouch: false, isMobile: false } });
    other = await openPhone({ asksForCamera: true, context: { permissions: [] } });
    journey = new Journey(phone, world);
  });
  afterAll(async () => {
    await phone?.close();
    await other?.close();
    await proxy?.close();
    await world?.close();
  });

  /** Saves the last screen of each feature; `npm run engines` shows these pictures. */
  afterEach(async ({ task }) => {
    const folder = process.env.JOURNEY_PICTURES;
    if (folder === undefined) return;
    const number = task.suite!.tasks.indexOf(task) + 1;
    for (const [device, { page, observed }] of Object.entries({ phone, other }))
      if (observed.origins.size > 0) await page().screenshot({ path: join(folder, `${number}-${device}.${engine()}.png`) });
  });

  const expectClean = () => journey.expectClean([world.url, world.partner, world.shop.url]);

  /** Returns the address of a hosted page with a new workflow; `by` is the origin to use. */
  async function invited(steps: readonly string[], setup: Readonly<Record<string, object>> = {}, by = world.url): Promise<string> {
    const { uuid, url } = await world.invite(steps, setup);
    await journey.leave();
    await journey.open(url.replace(world.url, by));
    await journey.begin();
    return uuid;
  }

  /** Confirms the address read from the card, or types the data if a busy server could not read it in time. */
  async function goOnFromTheCard(): Promise<void> {
    const read = journey.widget.locator('zaguan-step-personal-address');
    const curp = journey.widget.getByLabel(data.curp, { exact: true });
    await read.or(curp).first().waitFor({ timeout: READING });
    if (!(await read.isVisible())) {
      await journey.givePersonalData();
      return journey.giveAddress();
    }
    const postalCode = journey.widget.getByLabel(new RegExp(`^${address.postalCode}`));
    const isFilledIn = await postalCode.evaluate((field) => (field as HTMLInputElement).value !== '');
    return isFilledIn ? journey.press(address.submit) : journey.giveAddress();
  }

  /** Signs the document with the name that the person gave. */
  async function signByName(): Promise<void> {
    await journey.readDocument(2);
    await journey.press(sign.preferTyping);
    await journey.agreeToSign();
    await journey.press(sign.submit);
  }

  async function signByHand(name: string): Promise<void> {
    await journey.readDocument(2);
    await journey.type(sign.name, name);
    await journey.drawSignature();
    await journey.agreeToSign();
    await journey.press(sign.submit);
  }

  test('a person opens an account on the bank’s page, with the camera, and signs', async () => {
    const onThePage = (name: string) => phone.page().getByRole('button', { name, exact: true });
    await journey.open(world.partner);
    await onThePage(bank.open).click();
    await journey.begin();
    await journey.accept();
    await journey.askForCode('ricardo@test.zaguan.example');
    await journey.typeCode('123456');
    for (const side of ['front', 'back', 'selfie'] as const) await journey.photograph(side);
    await goOnFromTheCard();
    await signByName();
    await journey.expectFinished(`(Luisa|${person.name})`);
    await journey.finish();
    expectClean();
    const [workflow] = await world.testApi.workflows();
    const { reading } = workflow!.steps[2]!.payload as { reading: Readonly<Record<string, string>> };
    const isRead = Object.values(reading).every((side) => side === 'read');
    // A busy machine may not read the card in time; then a human looks.
    if (isRead) expect(await world.testApi.ended(workflow!.uuid)).toMatchObject({ status: 'success', attention: [] });
    else expect(workflow).toMatchObject({ status: 'working', attention: ['side_unseen', 'reading_incomplete'] });
    expect(await world.testApi.stepMedia(workflow!.steps[2]!.uuid)).toHaveLength(3);
  });

  test('every mistake is said where it was made, and a reload loses nothing', async () => {
    const uuid = await invited(['acceptance', 'verify_email', 'personal_data', 'personal_address']);
    await journey.accept();
    await journey.askForCode();
    const mail = await world.mailbox.next(person.email);
    await journey.typeCode('000000');
    await journey.seeText(verifyEmailWords[language].wrong);
    await phone.page().reload();
    await journey.expectAt('verify_email');
    await journey.typeCode(codeIn(mail));
    await journey.expectAt('personal_data');
    await journey.type(data.curp, 'AAPR630321HDFLRC08');
    await journey.press(data.submitCurp);
    await journey.seeText(data.wrongCheck);
    await journey.type(data.curp, person.curp);
    await journey.press(data.submitCurp);
    await journey.press(data.submit);
    for (const said of [data.emptyName, data.emptyLastname]) await journey.seeText(said);
    await phone.page().reload();
    for (const [label, value] of [
      [data.name, person.name],
      [data.firstLastname, person.first_lastname],
      [data.secondLastname, person.second_lastname],
    ] as const)
      await journey.type(label, value);
    await journey.press(data.submit);
    await journey.expectAt('personal_address');
    await journey.press(address.submit);
    await journey.seeText(address.emptyStreet);
    await journey.giveAddress();
    await journey.expectFinished();
    expectClean();
    expect((await world.api.ended(uuid)).status).toBe('success');
  });

  test('answers that are lost on their way, and a server that is killed, cost nothing', async () => {
    const document = await world.api.createDocument(contractName, await contractPdf('ALD-LOST'), signaturePlace);
    const steps = ['acceptance', 'personal_data', 'tax_certificate', 'document_sign'];
    const uuid = await invited(steps, { document_sign: { token: document.token } }, world.shop.url);
    const accepted = proxy.loseNext('POST', /\/submit$/);
    await journey.accept();
    await journey.expectAt('personal_data');
    const killed = proxy.loseNext('POST', /\/submit$/, () => world.killServer());
    await journey.givePersonalData();
    await expect.poll(killed.lost, { timeout: 15_000 }).toBe(true);
    await world.restartServer();
    await journey.expectAt('tax_certificate');
    const uploaded = proxy.loseNext('PUT', /\/media\//);
    await journey.sendCertificate(certificatePdf());
    await confirmCertificate(journey);
    await journey.expectAt('document_sign');
    const signed = proxy.loseNext('POST', /\/submit$/);
    await signByName();
    await journey.expectFinished();
    expect([accepted, killed, uploaded, signed].map(({ lost }) => lost())).toEqual([true, true, true, true]);
    expect(phone.observed.exceptions).toEqual([]);
    const workflow = await world.api.ended(uuid);
    expect(workflow.steps.map(({ status }) => status)).toEqual(steps.map(() => 'success'));
    expect((await world.api.document(document.uuid)).status).toBe('signed');
  });

  test('a document asks for what it lacks, and is signed by hand', async () => {
    const document = await world.api.createDocument(contractName, await contractPdf('ALD-ASKS'), signaturePlace);
    const element = { page: 1, box: [72, 700, 260, 24], kind: 'text', name: 'Beneficiaria', ask_signer: true };
    await world.api.createElement(document.uuid, element);
    await invited(['acceptance', 'document_sign'], { document_sign: { token: document.token } });
    await journey.accept();
    const asking = askingWords[language];
    await journey.press(asking.fill);
    await journey.seeText(asking.textMissing('Beneficiaria'));
    await journey.type('Beneficiaria', 'Ana Ruiz Peñón');
    await journey.press(asking.fill);
    await signByHand('Ricardo Alamán');
    await journey.expectFinished();
    expectClean();
  });

  test('another device goes on, reads a code by its camera, and both hear of the end', async () => {
    const setup = { tax_certificate: { capture: 'fixture' } };
    const { uuid, url } = await world.invite(['acceptance', 'tax_certificate'], setup, world.testApi);
    await journey.leave();
    await journey.open(url);
    await journey.begin();
    await journey.accept();
    await journey.expectAt('tax_certificate');
    await journey.press(shellWords[language].elsewhere);
    const link = await linkOn(journey);

    const there = new Journey(other, world);
    await there.open(link);
    await there.expectAt('tax_certificate');
    await journey.expectHeading(new RegExp(`^(${handoff.awayTitlePhone}|${handoff.awayTitleOther})$`));
    await there.press(cameraWords[language].openCamera);
    await there.expectHeading(taxCertificateWords[language].confirm, READING);
    await there.press(taxCertificateWords[language].yes);
    for (const side of [there, journey]) {
      await side.expectFinished();
      side.expectClean([world.url, world.partner, world.shop.url]);
    }
    const { steps } = await world.testApi.ended(uuid);
    expect(steps.at(-1)).toMatchObject({ status: 'success', payload: { source: 'qr_live' } });
  });

  test('a camera that the person denies has its cure', async () => {
    const { url } = await world.invite(['acceptance', 'enroll_full']);
    const denied = new Journey(other, world);
    await denied.leave();
    await denied.open(url);
    await denied.begin();
    await denied.accept();
    if (engine() === 'webkit') await refuseCamera(other);
    await denied.press(cameraWords[language].openCamera);
    await denied.expectHeading(cameraWords[language].deniedTitle);
  });
});
