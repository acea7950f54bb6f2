import { type ProblemKey, problems } from '#contracts/base/problems.ts';
import { contractName, contractPdf, signaturePlace } from '#demo/bank/contract.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { haltWords } from '#src/i18n/halt.i18n.ts';
import { leaveWords } from '#src/i18n/leave.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { submissionWords } from '#src/i18n/submission.i18n.ts';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { acceptanceWords } from '#steps/acceptance/acceptance.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { type PhotoSide, sides } from '#steps/enroll-full/photos.contract.ts';
import { personalAddressWords } from '#steps/personal-address/personal-address.i18n.ts';
import { personalDataWords } from '#steps/personal-data/personal-data.i18n.ts';
import { taxCertificateWords } from '#steps/tax-certificate/tax-certificate.i18n.ts';
import { verifyEmailWords } from '#steps/verify-email/verify-email.i18n.ts';
import { certificateCode, certificatePdf } from '../../support/specimens/certificate.ts';
import type { Hand } from './at-widget.ts';
import { confirmCertificate } from './certificate.ts';
import { Journey, person, wholeJourney } from './journey.ts';
import { READING } from './language.ts';
import { codeIn } from './mailbox.ts';
import type { Phone } from './phone.ts';
import type { World } from './world.ts';

const language = 'es-MX';
const SESSION = '**/workflows/v1/session';
const SUBMIT = '**/workflows/v1/session/steps/*/submit';

/** Types key by key: shifts right after a key press do not count as layout shifts. */
class Typist extends Journey {
  protected override hand: Hand = {
    press: (button, times) => button.click({ clickCount: times }),
    type: async (field, value) => {
      await field.press('ControlOrMeta+A');
      await this.page.keyboard.type(value);
    },
    tick: (box) => box.check(),
  };
}

/** Shows a screen to the tour's caller, who may change size, theme and language and must restore them. */
export type Visit = (screen: string) => Promise<void>;

/** Visits every screen of a journey, from the welcome to the end, including the errors of each. */
export async function tour(phone: Phone, world: World, visit: Visit): Promise<void> {
  const { token } = await world.api.createDocument(contractName, await contractPdf('ALD-TOUR'), signaturePlace);
  const { url } = await world.invite([...wholeJourney, 'tax_certificate', 'document_sign'], { document_sign: { token } });
  const journey = new Typist(phone, world);
  const open = () => journey.open(url);
  await open();
  await journey.expectHeading(shellWords[language].welcomeTitle);
  await visit('welcome');
  await journey.begin();
  await consents(journey, visit);
  await email(journey, world, visit);
  await data(journey, visit);
  await home(journey, visit);
  for (const side of sides) await photo(journey, side, open, visit);
  await certificate(journey, visit);
  await contract(journey, visit);
  await journey.expectFinished();
  await visit('finished');
}

async function consents(journey: Journey, visit: Visit): Promise<void> {
  const words = acceptanceWords[language];
  await journey.expectAt('acceptance');
  await visit('acceptance');
  await journey.press(words.submit);
  await journey.seeText(words.missing);
  await visit('acceptance-missing');
  await journey.press(words.readPrivacy);
  await visit('acceptance-text');
  await journey.closeSheet();
  await journey.press(shellWords[language].close);
  await journey.seeText(leaveWords[language].heading);
  await visit('leave');
  await journey.press(leaveWords[language].stay);
  await journey.accept();
}

async function email(journey: Journey, world: World, visit: Visit): Promise<void> {
  const words = verifyEmailWords[language];
  await journey.expectAt('verify_email');
  await visit('email');
  await journey.press(words.send);
  await journey.seeText(words.empty);
  await visit('email-missing');
  await journey.askForCode();
  await journey.expectHeading(words.codeHeading);
  await visit('code');
  const code = codeIn(await world.mailbox.next(person.email));
  await journey.typeCode(code === '000000' ? '000001' : '000000');
  await journey.seeText(words.wrong);
  await visit('code-wrong');
  await journey.typeCode(code);
}

async function data(journey: Journey, visit: Visit): Promise<void> {
  const words = { ...curpWords[language], ...personalDataWords[language] };
  await journey.expectAt('personal_data');
  await visit('curp');
  await journey.press(words.unknown);
  await visit('curp-unknown');
  await journey.closeSheet();
  await journey.type(words.curp, person.curp.replace(/.$/, '1'));
  await visit('curp-wrong');
  await journey.type(words.curp, person.curp);
  await visit('curp-read');
  await journey.press(words.submitCurp);
  await journey.expectHeading(words.nameHeading);
  await visit('name');
  await journey.press(words.submit);
  await journey.seeText(words.emptyName);
  await visit('name-missing');
  await journey.type(words.name, person.name);
  await journey.type(words.firstLastname, person.first_lastname);
  await journey.type(words.secondLastname, person.second_lastname);
  await journey.press(words.submit);
}

async function home(journey: Journey, visit: Visit): Promise<void> {
  const words = personalAddressWords[language];
  await journey.expectAt('personal_address');
  await visit('address');
  await journey.press(words.submit);
  await journey.seeText(words.emptyStreet);
  await visit('address-missing');
  await journey.giveAddress();
}

async function photo(journey: Journey, side: PhotoSide, open: () => Promise<void>, visit: Visit): Promise<void> {
  await journey.expectAt('enroll_full');
  await journey.filming(side, open);
  await journey.toPhoto(side);
  // If the browser ended before it stored that the last picture was kept, `toPhoto` keeps it again and the camera opens; reloading
  // explains.
  const { openCamera } = cameraWords[language];
  if (!(await journey.widget.getByRole('button', { name: openCamera, exact: true }).isVisible()))
    await open().then(() => journey.toPhoto(side));
  await visit(`photo-${side}-explained`);
  await journey.press(openCamera);
  await journey.waitForShutter();
  await visit(`photo-${side}-camera`);
  await journey.shoot(side);
  await visit(`photo-${side}-review`);
  await journey.keep(side);
  if (side !== 'back') return;
  await journey.confirmCard();
}

async function certificate(journey: Journey, visit: Visit): Promise<void> {
  const words = taxCertificateWords[language];
  await journey.expectAt('tax_certificate');
  await visit('certificate');
  await journey.sendCertificate(certificatePdf({ said: certificateCode().replace('.gob.mx', '.gob.mx.example.com') }));
  await journey.expectHeading(words.lookAlike, READING);
  await visit('certificate-refused');
  await journey.sendCertificate(certificatePdf());
  await journey.expectHeading(words.confirm, READING);
  await visit('certificate-read');
  await confirmCertificate(journey);
}

async function contract(journey: Journey, visit: Visit): Promise<void> {
  const words = documentSignWords[language];
  await journey.expectAt('document_sign');
  await journey.readDocument(2);
  await visit('document');
  await journey.press(words.asPage);
  await journey.seePage(1, 2);
  await visit('document-page');
  await journey.press(words.nearer);
  await visit('document-near');
  await journey.readDocument(2);
  await journey.press(words.submit);
  await journey.seeText(words.missingDrawn);
  await visit('signature-missing');
  await journey.press(words.preferTyping);
  await visit('signature-typed');
  await journey.press(words.preferDrawing);
  await journey.drawSignature();
  await journey.agreeToSign();
  await visit('signature');
  await journey.press(words.submit);
}

/** Visits every screen on which the journey cannot go on: errors that the server or the network returns instead of the session. */
export async function halts(phone: Phone, world: World, visit: Visit): Promise<void> {
  const { url } = await world.invite(wholeJourney);
  const journey = new Journey(phone, world);
  const words = shellWords[language];
  const refusals: readonly [ProblemKey, string][] = [
    ['token_expired', haltWords[language].expiredTitle],
    ['token_invalid', haltWords[language].invalidTitle],
    ['token_left', twoDevicesWords[language].leftTitle],
    ['token_after_end', twoDevicesWords[language].overTitle],
    ['not_found', words.fatalTitle],
  ];
  for (const [key, title] of refusals) {
    const { code, status, title: error } = problems[key];
    const body = {
      success: false,
      code,
      error,
      request_id: 'req_tour',
      type: `urn:zaguan:problem:${key}`,
      title: error,
      detail: error,
      instance: '/',
    };
    await phone.context.route(SESSION, (route) => route.fulfill({ status, json: body }));
    await journey.leave();
    await journey.open(url);
    await journey.expectHeading(title);
    await visit(`halt-${key.replace('_', '-')}`);
    await phone.context.unroute(SESSION);
  }
  await phone.context.route(SESSION, (route) => route.abort('internetdisconnected'));
  await journey.leave();
  await journey.open(url);
  await journey.expectHeading(words.offlineTitle);
  await visit('halt-offline');
  await phone.context.unroute(SESSION);
  // The server receives the submission and does not answer.
  await phone.context.route(SUBMIT, () => {});
  await journey.leave();
  await journey.open(url);
  await journey.begin();
  await journey.accept();
  await journey.seeText(submissionWords[language].late);
  await visit('halt-late');
  await phone.context.unroute(SUBMIT);
}
