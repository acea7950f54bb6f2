import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ProblemKey, problems } from '#contracts/base/problems.ts';
import type { MediaSubject, StepCompany, StepContract } from '#contracts/steps/step.ts';
import { type Language, languages, type Phrase } from '#src/i18n/words.ts';
import { ABOUT_MEDIUM } from '#steps/base/about-medium.server.ts';
import { type StepContext, StepFailure, type StepPorts } from '#steps/base/step.server.ts';
import { catalog } from '#steps/catalog.ts';
import { elements } from '#steps/elements.ts';
import { handlers } from '#steps/handlers.ts';
import type { SealedAct } from '#steps/ports/documents.ts';
import { papers } from '../support/sample-papers.ts';

/** Tests that apply to every registered step. */

const company: StepCompany = {
  name: 'Banco Aldaba',
  privacy_notice_url: 'https://banco.example/aviso',
  media_days: 30,
  portrait_days: 0,
  minimum_age: 18,
};
const steps = Object.values(catalog);
const SOMEBODY = '4f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const root = join(import.meta.dirname, '../..');

const opened = {
  uuid: '3f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00',
  name: 'Contrato de cuenta',
  sha256: 'a'.repeat(64),
  pages: [{ width: 612, height: 792 }],
  texts: [],
  signatures: [],
  signed_in: null,
  signers: [],
  fixed: false,
  refused: false,
  seal: null,
};

const sampleOf = (contract: StepContract) => z.parse(contract.submission, contract.samples.submission);

const sealed: SealedAct = {
  sealed: true,
  sha256: 'b'.repeat(64),
  signed_at: '2026-11-20T18:00:01.000Z',
  timestamped: false,
  kind: 'typed',
  consent: { text_sha256: 'b'.repeat(64), language: 'es-MX' },
  signature_kept: false,
};

/** Returns a context whose services succeed: codes are always right, and every medium that the step declares exists. */
function context(contract: StepContract): StepContext {
  const memory: Record<string, unknown> = { ...contract.samples.memory };
  const names = contract.names(sampleOf(contract));
  const media = Object.entries(contract.media).map(([collection, slot], index) => ({
    uuid: names[index] ?? '00000000-0000-4000-8000-000000000000',
    collection,
    mime: slot.accept[0] ?? 'image/jpeg',
    size: 1000,
    sha256: '0'.repeat(64),
    sent_sha256: '',
    capture: slot.capture[0] ?? 'live',
  }));
  return {
    workflow: {
      uuid: '1f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00',
      people_uuid: contract.needs.people ? SOMEBODY : null,
      livemode: false,
    },
    step: { uuid: '2f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00', reference: contract.key },
    setup: z.parse(contract.setup, contract.samples.setup),
    language: 'es-MX',
    earlierFacts: { person: null, printed_address: null, address: null, phones: [] },
    now: new Date('2026-11-20T18:00:00Z'),
    company,
    geolocation: true,
    ports: {
      otp: {
        send: async () => ({ expires_at: '2026-11-20T18:10:00.000Z' }),
        validate: async () => ({ match: true, reason: 'ok' }),
      },
      allowance: { take: async () => async () => {} },
      media: { list: async () => media, read: async () => new Uint8Array([0xff, 0xd8, 0xff]) },
      symbols: { read: async () => [] },
      documents: {
        open: async () => opened,
        make: async () => opened,
        fill: async () => ({ document: opened }),
        signer: async () => null,
        page: async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
        text: async () => 'Contrato',
        sign: async () => sealed,
        signed: async () => new Uint8Array([0x25, 0x50, 0x44, 0x46]),
      },
      portraits: {
        isKept: async () => true,
        compare: async () => ({ outcome: 'match', match_level: 4, card_signs: [] }),
        compareCredential: async () => ({ outcome: 'match', match_level: 4, card_signs: [] }),
        measureFrames: async () => ({ trouble: 'no_face', frame: null }),
        detectAttack: async () => null,
        search: async () => [],
      },
      registry: { curp: async () => 'in_force' },
      papers: { read: async (kind) => ({ data: papers[kind] as never, isSpecimen: false }) },
      descriptors: { get: async () => null },
      bindings: { get: async () => null },
      answers: async () => [],
      person: async () => ({
        ...{ name: 'Luisa Pérez Gómez', national_id: 'PEGL890909MJCRMS08', people_uuid: null },
        known_by: { name: { by: 'signer' }, national_id: { by: 'signer' } },
        recording: false,
      }),
      evidence: async () => ({
        consents: [],
        codes: [],
        media: [],
        device: { ip: null, user_agent: null, metadata: {} },
        log: { length: 1, head: 'c'.repeat(64) },
      }),
    },
    memory,
    remember: (values) => void Object.assign(memory, values),
  };
}

/** Does what a person must do before the submission: opens the first page, if the step has pages, and runs the sample's actions. */
async function comeToSubmit(contract: StepContract, context: StepContext): Promise<void> {
  const submission = contract.samples.submission as Record<string, unknown>;
  const [media, back] = (await context.ports.media.list()).map(({ uuid }) => uuid);
  const inputs = [submission, { code: '123456' }, { media }, { front: media, back }];
  if (contract.files?.safeParse('page-1').success) await handlers[contract.key]?.file?.('page-1', { ...context, payload: null });
  for (const [name, action] of Object.entries(contract.actions)) {
    const input = inputs.find((candidate) => z.safeParse(action.input, candidate).success);
    if (input === undefined) continue;
    const output = await handlers[contract.key]?.actions[name]?.(input, context);
    expect(z.safeParse(action.output, output).success, `answer of ${name}`).toBe(true);
  }
}

const submit = (contract: StepContract, context: StepContext) => handlers[contract.key]!.complete(contract.samples.submission, context);

/** Returns the problem that refuses the submission; null if the submission has a result. */
async function problemOf(contract: StepContract, context: StepContext): Promise<ProblemKey | null> {
  const [result, failure] = await submit(contract, context).then(
    (value) => [value, null] as const,
    (cause: unknown) => [null, cause] as const,
  );
  if (failure === null) {
    expect(['success', 'failed']).toContain(result?.outcome);
    expect(z.safeParse(contract.payload, result?.payload).error).toBeUndefined();
    return null;
  }
  expect(failure).toBeInstanceOf(StepFailure);
  expect(problems).toHaveProperty((failure as StepFailure).problem);
  return (failure as StepFailure).problem;
}

/** Returns the same ports, where each call fails as with an unreachable service. */
function outOfReach(ports: StepPorts): StepPorts {
  const fail = () => Promise.reject(new StepFailure('unavailable', 'Out of reach'));
  const failing = Object.entries(ports).map(([name, port]) => [
    name,
    typeof port === 'function' ? fail : Object.fromEntries(Object.keys(port).map((call) => [call, fail])),
  ]);
  return Object.fromEntries(failing);
}

async function wordsOf(key: string): Promise<Record<Language, Record<string, Phrase>>[]> {
  const folder = join(root, 'steps', key.replaceAll('_', '-'));
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.i18n.ts'));
  const modules: Record<string, Record<Language, Record<string, Phrase>>>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module));
}

it('the three registries agree', () => {
  expect(Object.keys(elements).sort()).toEqual(Object.keys(catalog).sort());
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(catalog).sort());
});

describe.each(steps)('$key', (contract) => {
  it('is named in snake_case, under its own key, and says what it is', () => {
    expect(contract.key).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
    expect(catalog[contract.key]).toBe(contract);
    expect(contract.title).not.toBe('');
    expect(contract.description).toMatch(/\.$/);
    expect(contract.minutes).toBeGreaterThan(0);
  });

  it('takes its own samples', () => {
    const { setup, submission, payload } = contract.samples;
    expect(z.safeParse(contract.setup, setup).error).toBeUndefined();
    expect(z.safeParse(contract.submission, submission).error).toBeUndefined();
    expect(z.safeParse(contract.payload, payload).error).toBeUndefined();
  });

  it('runs without a setup unless it says that it needs one', () => {
    expect(z.safeParse(contract.setup, {}).success).toBe(!contract.setup_required);
  });

  it('refuses a member that its setup does not have: a misspelt setting must not be taken for one that was made', () => {
    const misspelt = { ...(contract.samples.setup as object), allow_fil: false };
    const issues = z.safeParse(contract.setup, misspelt).error?.issues;
    expect(issues).toMatchObject([{ code: 'unrecognized_keys', path: [], keys: ['allow_fil'] }]);
  });

  it('says what it asks for and what an answer shared, out of what it declares', () => {
    const setup = z.parse(contract.setup, contract.samples.setup);
    const answer = z.parse(contract.payload, contract.samples.payload);
    for (const facts of [contract.shared(setup, null), contract.shared(setup, answer)]) {
      expect(contract.shares).toEqual(expect.arrayContaining([...facts]));
    }
  });

  it('refuses an answer that is none', () => {
    for (const wrong of [null, 'text', [], 7]) expect(z.safeParse(contract.submission, wrong).success).toBe(false);
    expect(z.safeParse(contract.submission, JSON.parse('{"__proto__": {"polluted": true}}')).success).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('describes its setup as a JSON schema for the catalog', () => {
    expect(z.toJSONSchema(contract.setup, { io: 'input' })).toHaveProperty('type', 'object');
  });

  it('can be tried without a camera where it needs one, and says which member asks for that', () => {
    const plain = contract.samples.setup as object;
    expect(contract.specimens(z.parse(contract.setup, plain))).toBeNull();
    const drawn = z.safeParse(contract.setup, { ...plain, capture: 'fixture' });
    expect(drawn.success).toBe(contract.needs.camera);
    if (!drawn.success) return;
    expect(contract.specimens(drawn.data)).toBe('capture');
    expect(contract.browserSetup(drawn.data, company, {})).toHaveProperty('capture', 'fixture');
  });

  it('shows the browser plain JSON and nothing secret of its setup', () => {
    const secrets = { token: 'SECRET-TOKEN', api_key: 'SECRET-KEY', password: 'SECRET-PASSWORD', webhook_secret: 'SECRET-HOOK' };
    const plain = contract.samples.setup as object;
    const taken = Object.entries(secrets).filter(([name, secret]) => z.safeParse(contract.setup, { ...plain, [name]: secret }).success);
    const shown = contract.browserSetup(
      z.parse(contract.setup, { ...plain, ...Object.fromEntries(taken) }),
      company,
      contract.samples.memory ?? {},
    );
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    expect(JSON.stringify(shown)).not.toContain('SECRET');
    const payload = contract.browserPayload(z.parse(contract.payload, contract.samples.payload));
    expect(JSON.parse(JSON.stringify(payload))).toEqual(payload);
  });

  it('fills in from earlier steps at most what it shows of an answer', () => {
    expect(contract.prefill({ person: null, printed_address: null, address: null, phones: [] })).toBeNull();
    const names = { name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
    const printed = { street: 'C DEL ZAGUÁN 12', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' };
    const filled = contract.prefill({
      person: { national_id: 'PEGL890909MJCRMS08', ...names },
      printed_address: printed,
      address: null,
      phones: [],
    });
    const shown = contract.browserPayload(z.parse(contract.payload, contract.samples.payload)) as object | null;
    expect(Object.keys({ ...shown, complete: true })).toEqual(expect.arrayContaining(Object.keys((filled as object | null) ?? {})));
  });

  it('completes its sample, and its payload fits its contract', async () => {
    const ready = context(contract);
    await comeToSubmit(contract, ready);
    const result = await submit(contract, ready);
    expect(result.outcome).toBe('success');
    expect(z.safeParse(contract.payload, result.payload).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(Boolean(result.facts?.person)).toBe(contract.establishes_person);
    const granted = result.facts?.consents?.filter((consent) => consent.accepted).map((consent) => consent.kind) ?? [];
    expect(granted).toEqual(expect.arrayContaining([...contract.grants(ready.setup)]));
  });

  it('makes files exactly where its contract names some, and keeps one of them', async () => {
    const file = handlers[contract.key]?.file;
    expect(contract.files !== null).toBe(file !== undefined);
    const payload = z.parse(contract.payload, contract.samples.payload);
    const copy = contract.keeps(z.parse(contract.setup, contract.samples.setup), payload);
    if (!copy) return;
    expect(contract.files?.safeParse(copy.file).success).toBe(true);
    const { bytes } = (await file?.(copy.file, { ...context(contract), payload })) ?? {};
    expect(bytes?.byteLength).toBeGreaterThan(0);
  });

  it('completes the same way twice: a process may have died in between', async () => {
    const ready = context(contract);
    await comeToSubmit(contract, ready);
    expect(await submit(contract, ready)).toEqual(await submit(contract, ready));
  });

  it('answers what fits its contract with a result or a coded failure, although nothing came before it', async () => {
    await problemOf(contract, context(contract));
  });

  it('answers with a result or a coded failure while no service is within reach', async () => {
    const ready = context(contract);
    await comeToSubmit(contract, ready);
    await problemOf(contract, { ...ready, ports: outOfReach(ready.ports) });
  });

  it('takes no submission that names a medium which nobody uploaded', async () => {
    const ready = context(contract);
    await comeToSubmit(contract, ready);
    const media = { ...ready.ports.media, list: async () => [] };
    const problem = await problemOf(contract, { ...ready, ports: { ...ready.ports, media } });
    expect(problem === 'media_missing').toBe(contract.names(sampleOf(contract)).length > 0);
  });

  it('keeps what it learns of a medium with the bytes that it examined, and says nothing of it about other bytes', async () => {
    const [mine, theirs] = [context(contract), context(contract)];
    const { list } = theirs.ports.media;
    theirs.ports.media.list = async () => (await list()).map((medium) => ({ ...medium, sha256: '1'.repeat(64) }));
    await comeToSubmit(contract, mine);
    const uuids = (await list()).map(({ uuid }) => uuid);
    for (const [key, value] of Object.entries(mine.memory)) {
      if (!uuids.some((uuid) => JSON.stringify(value).includes(uuid))) continue;
      expect(key).toMatch(new RegExp(`^${ABOUT_MEDIUM}`));
      expect(value, key).toMatchObject({ uuid: expect.any(String), sha256: '0'.repeat(64) });
    }
    if (contract.names(sampleOf(contract)).length === 0) return;
    const outcomeOf = (ready: StepContext) => submit(contract, ready).catch((failure: unknown) => failure);
    const fresh = await outcomeOf({ ...theirs, memory: {} });
    expect(await outcomeOf({ ...theirs, memory: mine.memory })).toEqual(fresh);
  });

  it('names a medium for every collection that it requires', () => {
    const required = Object.values(contract.media).filter((slot) => slot.required);
    expect(contract.names(sampleOf(contract)).length).toBeGreaterThanOrEqual(required.length);
  });

  it('says what each medium shows, and demands consent for every one that can show a face', () => {
    const slots = Object.values(contract.media);
    for (const slot of slots) {
      expect(slot.accept.length).toBeGreaterThan(0);
      expect(slot.capture.length).toBeGreaterThan(0);
      expect(slot.shows.length).toBeGreaterThan(0);
      if (slot.shows.includes('face')) expect(slot.consent).toBeDefined();
      // A medium that only some setups collect is refused at its upload.
      if (slot.consent && slot.required) expect(contract.needs.consent).toBe(slot.consent);
    }
    const shows = (subject: MediaSubject) => slots.some((slot) => slot.shows.includes(subject));
    expect(shows('face') || !contract.shares.includes('selfie')).toBe(true);
    expect(shows('document') || !contract.bring.includes('ine')).toBe(true);
  });

  it('has every word in Spanish and in English', async () => {
    const tables = await wordsOf(contract.key);
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const keys = Object.keys(table['es-MX']).sort();
      for (const language of languages) {
        const words = table[language];
        expect(Object.keys(words).sort()).toEqual(keys);
        for (const [key, phrase] of Object.entries(words)) {
          expect(typeof phrase, `${language} ${key}`).toBe(typeof table['es-MX'][key]);
          if (typeof phrase !== 'string') continue;
          expect(phrase.trim(), `${language} ${key}`).toBe(phrase);
          expect(phrase, `${language} ${key}`).not.toBe('');
          expect(phrase, `${language} ${key}`).not.toMatch(/\b(OCR|token|payload|JSON|API|OTP)\b/i);
        }
      }
    }
  });
});
