import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { mediaHeaders } from '#contracts/session/wire.ts';
import { consentDocument } from '#contracts/steps/consent-text.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import { catalog } from '#steps/catalog.ts';
import { retryWhileBusy } from '../../support/while-busy.ts';
import type { House } from '../conformance/house.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
export type Loose = any;

/** Sends a JSON request ten seconds after the last one, and returns the answer's result. Throws if it is no success. */
export async function ask(house: House, bearer: string, method: string, path: string, body: object = {}): Promise<Loose> {
  house.bench.clock.advance(10);
  const answer = await retryWhileBusy(() =>
    fetch(`${house.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text).result;
}

/** The steps that take a picture. */
export const cameraSteps = Object.values(catalog).filter(({ media }) => Object.keys(media).length > 0);

/** Returns the collections of a step that its submission names. */
export function collectionsOf({ media, samples }: StepContract): string[] {
  const ofSample = Object.keys(media).filter((collection) => media[collection]!.required || collection in (samples.submission as object));
  return ofSample.length > 0 ? ofSample : Object.keys(media);
}

/** Returns the step's setup in which it asks most and accepts most. */
export function laxSetup({ setup, samples }: StepContract): Record<string, unknown> {
  const { shape } = setup as unknown as { shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> };
  const accepts = Object.keys(shape).filter((member) => member.startsWith('accept_'));
  const asks = Object.keys(shape).filter((member) => shape[member]!.safeParse('challenge').success);
  return {
    ...(samples.setup as object),
    ...Object.fromEntries(accepts.map((member) => [member, true])),
    ...Object.fromEntries(asks.map((member) => [member, 'challenge'])),
  };
}

/** Returns a picture that shows nothing, different for each number. */
export const nothing = (number: number) =>
  sharp({ create: { width: 640 + number, height: 404, channels: 3, background: '#cdd' } })
    .jpeg()
    .toBuffer();

interface Submitted {
  step: string;
  /** The pictures, by collection. */
  pictures: Readonly<Record<string, Buffer>>;
  /** Returns the member of the submission that names a picture of the collection. By default they have one name. */
  memberOf?(collection: string): string;
  /** Further members of the submission. */
  more?: object;
  /** The workflow's person and setup. */
  workflow?: object;
  /** By default the key for live data. */
  key?: string;
}

/** What became of a workflow after its last submission. */
interface Ending {
  /** Why the submission was refused; null if it was taken. */
  refusal: string | null;
  /** The status for keys and for the session, after the jobs. */
  status: string;
  shown: string;
  attention: string[];
  /** Everything that the session was answered. */
  answers: string;
}

/** Returns the findings of a workflow in which a person accepted the consents and this step got these pictures by a live camera. */
export async function attentionAfter(house: House, submitted: Submitted): Promise<string[]> {
  const { refusal, attention } = await endingAfter(house, submitted);
  if (refusal !== null) throw new Error(refusal);
  return attention;
}

/** Returns the ending of such a workflow. */
export async function endingAfter(
  house: House,
  { step, pictures, memberOf = (collection) => collection, more = {}, workflow = {}, key = house.keys.live }: Submitted,
): Promise<Ending> {
  const visit = await openStep(house, step, { workflow, key });
  const named: Record<string, string> = {};
  for (const [collection, picture] of Object.entries(pictures)) {
    const medium = randomUUID();
    named[memberOf(collection)] = medium;
    const stored = await visit.upload(collection, picture, { medium });
    if (!stored.ok) throw new Error(`The upload: ${await stored.text()}`);
  }
  const refusal = await visit.post('submit', { submission: { ...named, ...more } }).then(
    () => null,
    (failure: Error) => failure.message,
  );
  await house.bench.jobs.run();
  const { status, attention } = await ask(house, key, 'GET', `/workflows/v1/workflows/${visit.uuid}`);
  const last = await ask(house, visit.token, 'GET', '/workflows/v1/session');
  const answers = [...visit.answers, JSON.stringify(last), refusal ?? ''].join();
  return { refusal, status, shown: last.workflow.status, attention, answers };
}

interface Upload {
  medium: string;
  /** By default those of the visit. */
  token?: string;
  url?: string;
}

/** Opens a step of a new workflow, after its person accepted the consents. */
export async function openStep(
  house: House,
  step: string,
  { workflow = {}, key = house.keys.live }: { workflow?: object; key?: string } = {},
) {
  const answers: string[] = [];
  const partner = (path: string, body?: object) => ask(house, key, 'POST', `/workflows/v1/workflows${path}`, body);
  const { uuid } = await partner('', { steps: ['acceptance', step], ...workflow });
  const { token } = await partner(`/${uuid}/token`);
  await ask(house, token, 'POST', `/workflows/v1/workflows/${uuid}/initialize`);
  let view = await ask(house, token, 'GET', '/workflows/v1/session');
  const at = () => `/workflows/v1/session/steps/${view.current.uuid}`;
  const post = async (name: string, body: object = {}) => {
    view = await ask(house, token, 'POST', `${at()}/${name}`, { version: view.current.version, ...body });
    answers.push(JSON.stringify(view));
  };
  await post('start');
  const consents = view.current.setup.consents.map(({ key: consent, url, words }: Loose) => ({
    ...{ key: consent, accepted: true, language: 'es-MX' },
    text_sha256: createHash('sha256').update(consentDocument(words['es-MX'], url)).digest('hex'),
  }));
  await post('submit', { submission: { consents } });
  await post('start');
  return {
    uuid: uuid as string,
    token: token as string,
    /** Everything that the session was answered. */
    answers: answers as readonly string[],
    post,
    /** Stores a picture of a live camera for the open step. */
    upload: (collection: string, picture: Buffer, { medium, token: bearer = token, url = house.url }: Upload) =>
      fetch(`${url}${at()}/media/${medium}`, {
        method: 'PUT',
        headers: {
          ...{ authorization: `Bearer ${bearer}`, 'content-type': 'image/jpeg' },
          ...{ [mediaHeaders.collection]: collection, [mediaHeaders.capture]: 'live' },
          [mediaHeaders.sha256]: createHash('sha256').update(picture).digest('hex'),
        },
        body: Uint8Array.from(picture),
      }),
  };
}

/** Returns the id of a person whose portrait is kept. */
export async function knownFace(house: House, portrait: Buffer): Promise<string> {
  await house.bench.tenants.patch(house.bench.tenant.id, { people: { portrait_days: 30 } });
  const names = { name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
  const { id } = await ask(house, house.keys.live, 'POST', '/people/v1/people', { national_id: 'PEGL890909MJCRMS08', ...names });
  const form = new FormData();
  for (const part of ['ine_front', 'ine_reverse']) form.set(part, new File([Uint8Array.from(portrait)], 'picture.jpg'));
  form.set('ocr_data_front', '{"curp":"PEGL890909MJCRMS08"}');
  const path = `${house.url}/people/v1/people/${id}/ine`;
  await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${house.keys.live}` }, body: form });
  return id;
}
