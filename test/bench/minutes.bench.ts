import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { addressProofWords } from '#steps/address-proof/address-proof.i18n.ts';
import { catalog } from '#steps/catalog.ts';
import { curpStepWords } from '#steps/curp/curp.i18n.ts';
import { documentCaptureWords } from '#steps/document-capture/document-capture.i18n.ts';
import { dynamicFormWords } from '#steps/dynamic-form/dynamic-form.i18n.ts';
import { enrollSimpleWords } from '#steps/enroll-simple/enroll-simple.i18n.ts';
import { referencesWords } from '#steps/references/references.i18n.ts';
import { verifyPhoneWords } from '#steps/verify-phone/verify-phone.i18n.ts';
import { confirmCertificate } from '../suites/journeys/certificate.ts';
import { CountedJourney } from '../suites/journeys/counted.ts';
import { language, READING } from '../suites/journeys/language.ts';
import { openAccount } from '../suites/journeys/open-account.ts';
import { inAll, type Seconds } from '../suites/journeys/pace.ts';
import { openPhone, type Phone } from '../suites/journeys/phone.ts';
import { startWorld, type World } from '../suites/journeys/world.ts';
import { certificatePdf } from '../support/specimens/certificate.ts';
import { astronaut } from '../support/specimens/faces.ts';

/**
 * Estimates how long each step takes a person, by the model of `pace.ts`: first the bank's journey, then every other step with no data
 * known before. The steps' contracts state these figures as `minutes`.
 */

const luisa = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
const camera = cameraWords[language];

export async function run(): Promise<void> {
  const world = await startWorld();
  const phone = await openPhone({ context: { reducedMotion: 'reduce' } });
  try {
    const account = await openAccount(phone, world);
    print(account.seconds);
    for (const { screen, wait } of account.waits) console.log(`${wait.toFixed(0).padStart(6)} ms from the press before to “${screen}”`);
    print(await byHand(phone, world));
    print(await onRecord(phone, world));
  } finally {
    await phone.close();
    await world.close();
  }
}

function print(parts: ReadonlyMap<string, Seconds>): void {
  for (const [part, seconds] of parts) {
    const figures = [seconds.reading, seconds.hands, seconds.machine, inAll(seconds)];
    const stated = catalog[part] ? `stated ${Math.round(catalog[part].minutes * 60)} s` : '';
    console.log(`${part.padEnd(18)}${figures.map((figure) => figure.toFixed(0).padStart(6)).join('')}  ${stated}`);
  }
}

/** Opens an invitation on the hosted page and accepts the consents. Later camera pictures are drawn. */
async function invited(phone: Phone, world: World, url: string): Promise<CountedJourney> {
  const journey = new CountedJourney(phone, world);
  await journey.watch();
  await journey.open(url);
  await journey.begin();
  await journey.accept();
  return journey;
}

async function byHand(phone: Phone, world: World): Promise<ReadonlyMap<string, Seconds>> {
  await phone.restart();
  const steps = ['acceptance', 'verify_phone', 'personal_data', 'personal_address', 'tax_certificate', 'address_proof', 'document_capture'];
  const setup = {
    address_proof: { capture: 'fixture', automatic: false },
    document_capture: { kind: 'nss', capture: 'fixture' },
  };
  const journey = await invited(phone, world, (await world.invite(steps, setup, world.testApi)).url);
  const text = verifyPhoneWords[language];
  await journey.part('verify_phone', async () => {
    await journey.type(text.phone, '55 0000 1234');
    await journey.press(text.send);
    await journey.type(text.code, '123456');
    await journey.expectAt('personal_data');
  });
  await journey.part('personal_data', async () => {
    await journey.givePersonalData();
    await journey.expectAt('personal_address');
  });
  await journey.part('personal_address', async () => {
    await journey.giveAddress();
    await journey.expectAt('tax_certificate');
  });
  await journey.part('tax_certificate', async () => {
    await journey.sendCertificate(certificatePdf());
    await confirmCertificate(journey);
    await journey.expectAt('address_proof');
  });
  const proof = addressProofWords[language];
  await journey.part('address_proof', async () => {
    await journey.press(camera.openCamera);
    await journey.press(proof.shutter);
    await journey.expectHeading(proof.title, READING);
    await journey.press(proof.yes);
    await journey.expectAt('document_capture');
  });
  const paper = documentCaptureWords[language];
  await journey.part('document_capture', async () => {
    await journey.press(camera.openCamera);
    await journey.expectHeading(paper.title, READING);
    await journey.press(paper.yes);
    await journey.expectFinished();
  });
  return journey.seconds;
}

async function onRecord(phone: Phone, world: World): Promise<ReadonlyMap<string, Seconds>> {
  await phone.restart();
  const api = world.testApi;
  await api.forgetEverybody();
  const { id } = await api.make<{ id: string }>('/people/v1/people', luisa);
  const picture = () => new File([Uint8Array.from(astronaut())], 'cara.jpg', { type: 'image/jpeg' });
  const ocr_data_front = JSON.stringify({ curp: luisa.national_id });
  await api.send(`/people/v1/people/${id}/ine`, { ine_front: picture(), ine_reverse: picture(), ocr_data_front });
  const field = (title: string) => ({ title, type: 'text', key: title.toLowerCase(), rules: ['required'] });
  const descriptor = ['Empresa', 'Puesto', 'Ciudad'].map(field);
  await api.make('/people/v1/dynamic-descriptors', { name: 'Tu trabajo', description: '', key: 'minutes', descriptor });
  const { uuid } = await api.make('/workflows/v1/workflows', {
    people_uuid: id,
    steps: ['acceptance', 'curp', 'references', 'dynamic_form', 'enroll_simple'],
    setup: { dynamic_form: { descriptor: 'minutes' }, enroll_simple: { capture: 'fixture', automatic: false } },
  });
  const journey = await invited(phone, world, (await api.token(uuid)).url);
  await journey.part('curp', async () => {
    const words = curpStepWords[language];
    await journey.type('CURP', luisa.national_id);
    await journey.press(words.submit);
    await journey.expectAt('references');
  });
  await journey.part('references', async () => {
    const words = referencesWords[language];
    for (const [name, relation, number] of [
      ['Ana Ruiz Santillán', words.sister, '55 1234 5679'],
      ['Beto Luna Cano', words.friend, '55 1234 5680'],
    ] as const) {
      await journey.type(words.name, name);
      await journey.choose(words.relation, relation);
      await journey.type(words.phone, number);
      await journey.press(words.next);
    }
    await journey.expectAt('dynamic_form');
  });
  await journey.part('dynamic_form', async () => {
    for (const { title } of descriptor) await journey.type(title, 'Panadería');
    await journey.press(dynamicFormWords[language].next);
    await journey.expectAt('enroll_simple');
  });
  await journey.part('enroll_simple', async () => {
    const words = enrollSimpleWords[language];
    await journey.press(camera.openCamera);
    await journey.press(words.shutter);
    await journey.press(words.keepSelfie);
    await journey.widget.locator('zaguan-step-enroll-simple').waitFor({ state: 'hidden' });
  });
  return journey.seconds;
}
