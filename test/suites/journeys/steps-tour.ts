import { PROBLEM_TYPE_PREFIX, problems } from '#contracts/base/problems.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { endingWords } from '#src/i18n/ending.i18n.ts';
import { curpStepWords } from '#steps/curp/curp.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { dynamicFormWords } from '#steps/dynamic-form/dynamic-form.i18n.ts';
import { enrollSimpleWords } from '#steps/enroll-simple/enroll-simple.i18n.ts';
import { referencesWords } from '#steps/references/references.i18n.ts';
import { reviewWords } from '#steps/review/review.i18n.ts';
import { astronaut } from '../../support/specimens/faces.ts';
import { askGuarantor, form, look, makeCredit, openCase } from './credit.ts';
import { Journey } from './journey.ts';
import type { Phone } from './phone.ts';
import type { Visit } from './tour.ts';
import type { World } from './world.ts';

const language = 'es-MX';
/** A test person in the registry; `NOBODYS_CURP` is not in it. */
const luisa = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
const NOBODYS_CURP = 'EEFN910101MASJLD08';

const fields = [
  { title: form.employer, type: 'text', key: 'employer', rules: ['required', 'max:80'] },
  { title: form.income, type: 'number', key: 'monthly_income', rules: ['required', 'min:0'] },
  { title: 'Día en que empezaste', type: 'date', key: 'since', rules: [] },
  { title: '¿Tienes otro ingreso?', type: 'boolean', key: 'other_income', rules: ['required'] },
  { title: 'Estado donde trabajas', type: 'select', key: 'state', rules: ['required'], catalog_id: 'states' },
];

/** Visits every screen of the steps that the common journey does not have. */
export async function stepsTour(phone: Phone, world: World, visit: Visit): Promise<void> {
  const api = world.testApi;
  await api.forgetEverybody();
  const { id } = await api.make<{ id: string }>('/people/v1/people', luisa);
  const picture = () => new File([Uint8Array.from(astronaut())], 'cara.jpg', { type: 'image/jpeg' });
  const ocr_data_front = JSON.stringify({ curp: luisa.national_id });
  await api.send(`/people/v1/people/${id}/ine`, { ine_front: picture(), ine_reverse: picture(), ocr_data_front });
  const descriptor = { name: form.name, description: 'Lo que ganas dice cuánto te podemos prestar.', key: 'tour', descriptor: fields };
  await api.make('/people/v1/dynamic-descriptors', descriptor);
  const { uuid } = await api.make('/workflows/v1/workflows', {
    people_uuid: id,
    steps: ['acceptance', 'curp', 'references', 'dynamic_form', 'enroll_simple', 'review'],
    setup: { dynamic_form: { descriptor: 'tour' }, enroll_simple: { capture: 'fixture', automatic: false } },
  });
  const journey = new Journey(phone, world);
  await phone.page().goto('about:blank');
  await journey.open((await api.token(uuid)).url);
  await journey.begin();
  await journey.accept();
  await curp(journey, visit);
  await references(journey, visit);
  await dynamicForm(journey, visit);
  await selfie(journey, visit);
  await journey.expectHeading(reviewWords[language].heading);
  await visit('review');
  await api.review((await api.workflow(uuid)).steps.at(-1)!.uuid, 'rejected');
  await journey.expectHeading(endingWords[language].failedTitle);
  await visit('ending-failed');
}

async function curp(journey: Journey, visit: Visit): Promise<void> {
  const words = { ...curpWords[language], ...curpStepWords[language] };
  await journey.expectAt('curp');
  await visit('curp-alone');
  await journey.type(words.curp, NOBODYS_CURP);
  await journey.press(words.submit);
  await journey.seeText(words.notFound);
  await visit('curp-alone-not-found');
  await journey.type(words.curp, luisa.national_id);
  await visit('curp-alone-read');
  await journey.press(words.submit);
}

async function references(journey: Journey, visit: Visit): Promise<void> {
  const words = referencesWords[language];
  await journey.expectAt('references');
  await visit('references');
  await journey.press(words.next);
  await journey.seeText(words.emptyName);
  await visit('references-missing');
  for (const [name, phone, relation] of [
    ['Ana María de los Ángeles Ruiz Santillán', '55 1234 5679', words.sister],
    ['Beto Luna', '55 1234 5680', words.friend],
  ] as const) {
    await journey.type(words.name, name);
    await journey.widget.getByLabel(words.relation).selectOption({ label: relation });
    await journey.type(words.phone, phone);
    if (name !== 'Beto Luna') await visit('references-filled');
    await journey.press(words.next);
  }
}

async function dynamicForm(journey: Journey, visit: Visit): Promise<void> {
  const words = dynamicFormWords[language];
  await journey.expectAt('dynamic_form');
  await visit('form');
  await journey.press(words.next);
  await journey.seeText(words.empty);
  await visit('form-missing');
  await journey.type(form.employer, 'Panadería El Trigo');
  await journey.type(form.income, '12500');
  await journey.press(words.next);
  await journey.seeText(words.part(2, 2));
  await journey.widget.getByLabel('¿Tienes otro ingreso?').selectOption({ label: words.no });
  await journey.widget.getByLabel('Estado donde trabajas').selectOption({ label: 'Jalisco' });
  await visit('form-filled');
  await journey.press(words.next);
}

async function selfie(journey: Journey, visit: Visit): Promise<void> {
  const words = { ...cameraWords[language], ...enrollSimpleWords[language] };
  await journey.expectAt('enroll_simple');
  await visit('selfie-explained');
  await journey.press(words.openCamera);
  await journey.waitForShutter();
  await visit('selfie-camera');
  await journey.press(words.shutter);
  await journey.expectHeading(words.reviewSelfie);
  await visit('selfie-review');
  await refuseOnce(journey, 'face_not_matched');
  await journey.press(words.keepSelfie);
  await journey.expectHeading(words.again);
  await visit('selfie-not-matched');
  await journey.press(words.retake);
  await journey.press(words.shutter);
  await journey.press(words.keepSelfie);
}

/** Answers a step's next request with this problem. */
async function refuseOnce(journey: Journey, key: 'face_not_matched'): Promise<void> {
  const { code, status, title } = problems[key];
  const said = { error: title, title, detail: title, instance: '/', request_id: 'req_tour' };
  const json = { success: false, code, type: `${PROBLEM_TYPE_PREFIX}${key}`, ...said };
  await journey.page.route('**/submit', (route) => route.fulfill({ status, json }), { times: 1 });
}

/** Visits a journey in a partner's words and colours, and its endings before and after everybody signed. */
export async function customTour(phone: Phone, world: World, visit: Visit): Promise<void> {
  const { api } = world;
  await api.forgetEverybody();
  const opened = await openCase(api, await makeCredit(api));
  const journey = new Journey(phone, world);
  const enter = async (workflow: string) => {
    await phone.page().goto('about:blank');
    await journey.open((await api.token(workflow)).url);
  };
  const sign = async () => {
    await journey.readDocument(2);
    await journey.drawSignature();
    await journey.agreeToSign();
    await journey.press(documentSignWords[language].submit);
    await journey.expectFinished();
  };
  await enter(opened.credit.uuid);
  await journey.expectHeading(look.welcome);
  await visit('customized-welcome');
  await journey.begin();
  await journey.expectAt('acceptance');
  await visit('customized-acceptance');
  await journey.accept();
  await journey.expectHeading(form.name);
  await visit('customized-form');
  await journey.type(form.employer, 'Panadería El Trigo');
  await journey.type(form.income, '12500');
  await journey.press(look.form);
  await journey.expectHeading(reviewWords[language].heading);
  const waiting = await api.workflow(opened.credit.uuid);
  await api.review(waiting.steps.find(({ step }) => step === 'review')!.uuid, 'approved');
  await sign();
  await journey.seeText(endingWords[language].comes);
  await visit('ending-copy-comes');
  const guarantor = await askGuarantor(api, opened);
  await enter(guarantor.uuid);
  await journey.begin();
  await journey.accept();
  await sign();
  await api.sealedDocument(opened.document);
  await enter(opened.credit.uuid);
  await journey.expectFinished();
  await journey.seeText(endingWords[language].download);
  await visit('ending-copy');
}
