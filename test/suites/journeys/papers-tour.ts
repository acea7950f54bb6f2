import type { Route } from 'playwright-core';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { addressProofWords } from '#steps/address-proof/address-proof.i18n.ts';
import { documentCaptureWords } from '#steps/document-capture/document-capture.i18n.ts';
import { Journey } from './journey.ts';
import { READING } from './language.ts';
import type { Phone } from './phone.ts';
import type { Visit } from './tour.ts';
import type { World } from './world.ts';

const language = 'es-MX';
const camera = cameraWords[language];

/** Visits every screen of the steps that ask for one document. The drawn documents are really read. */
export async function papersTour(phone: Phone, world: World, visit: Visit): Promise<void> {
  const steps = [
    'acceptance',
    'address_proof',
    'document_capture:nss',
    'document_capture:acta',
    'document_capture:fm',
    'document_capture:buro',
  ];
  const setup = {
    address_proof: { capture: 'fixture', must_match: ['name'], automatic: false },
    'document_capture:nss': { kind: 'nss', capture: 'fixture' },
    'document_capture:acta': {
      title: { 'es-MX': 'Tu acta de nacimiento', en: 'Your birth certificate' },
      capture: 'fixture',
      automatic: false,
    },
    'document_capture:fm': { kind: 'fm', capture: 'fixture', automatic: false },
    'document_capture:buro': { kind: 'credit_report' },
  };
  const { url } = await world.invite(steps, setup, world.testApi);
  const journey = new Journey(phone, world);
  await phone.page().goto('about:blank');
  await journey.open(url);
  await journey.begin();
  await journey.accept();
  await proof(journey, visit);
  await document(journey, visit);
  await stored(journey, visit);
  await unread(journey, visit);
  await journey.expectHeading(documentCaptureWords[language].askCreditReport);
  await visit('document-pdf');
}

async function proof(journey: Journey, visit: Visit): Promise<void> {
  const words = addressProofWords[language];
  await journey.expectAt('address_proof');
  await visit('proof-explained');
  await journey.press(camera.openCamera);
  await journey.waitForShutter();
  await visit('proof-camera');
  // The next answer says that the proof is too old.
  await answerOnce(journey, { doubts: ['old'] });
  await journey.press(words.shutter);
  await journey.expectHeading(words.title, READING);
  await journey.seeText(words.noOther);
  await visit('proof-old');
  await journey.press(words.other);
  await journey.waitForShutter();
  await journey.press(words.shutter);
  await journey.expectHeading(words.title, READING);
  await visit('proof-read');
  await journey.press(`${words.correct}: ${words.fieldStreet}`);
  await visit('proof-corrected');
  await journey.press(words.yes);
}

async function document(journey: Journey, visit: Visit): Promise<void> {
  const words = documentCaptureWords[language];
  await journey.expectHeading(words.askNss);
  await visit('document-explained');
  // Here the shutter is not pressed: the camera takes the picture itself.
  await journey.press(camera.openCamera);
  await journey.expectHeading(words.title, READING);
  await visit('document-read');
  await journey.press(words.yes);
}

async function stored(journey: Journey, visit: Visit): Promise<void> {
  const words = documentCaptureWords[language];
  await journey.expectHeading('Tu acta de nacimiento');
  await journey.press(camera.openCamera);
  await journey.waitForShutter();
  await journey.press(words.shutter);
  await journey.expectHeading(words.held);
  await visit('document-held');
  await journey.press(words.send);
}

async function unread(journey: Journey, visit: Visit): Promise<void> {
  const words = documentCaptureWords[language];
  await journey.expectHeading(words.askFm);
  await visit('document-card');
  await journey.press(camera.openCamera);
  for (const screen of ['document-unread', 'document-unread-again']) {
    await journey.waitForShutter();
    await answerOnce(journey, { reading: 'unreadable' });
    await journey.press(words.shutter);
    await journey.expectHeading(words.unread, READING);
    await visit(screen);
    if (screen === 'document-unread') await journey.press(words.another);
  }
  await journey.press(words.goOnUnread);
  await journey.press(words.send);
}

/** Adds `said` to the next answer about a picture. */
async function answerOnce(journey: Journey, said: object): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { success: true, result: { ...result, ...said } } });
  };
  await journey.page.route('**/actions/read', answer, { times: 1 });
}
