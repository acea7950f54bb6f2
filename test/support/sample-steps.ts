import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type FindingCode, findingCodes, findingsSetup } from '#contracts/base/findings.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { defineStep } from '#contracts/steps/step.ts';

import type { Caller } from '#platform/base/ports.ts';
import type { LinksPort, NoticesPort } from '#services/workflows/ports/messages.ts';
import type { KnownIdentity, PeoplePort, PersonAttachment, PersonFacts, PersonValues } from '#services/workflows/ports/people.ts';
import { defineHandler, NO_WAY_BACK, StepFailure, type StepFile } from '#steps/base/step.server.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import { back, front } from './sample-papers.ts';

/** The answers of the world outside, which a test sets for the sample steps and the attach job. */
export interface Outside {
  /** An error that the plain step's completion throws, and that sending a link throws. */
  failure: Error | null;
  /** The fault that a file of the plain step reports. */
  fault: StepFile['fault'] | null;
  /** True if a file of the plain step tells what hangs on the person's record. */
  bars: boolean;
  /** The reason with which the plain step fails. */
  no: string | null;
  /** The findings of the plain step's completion. */
  findings: readonly FindingCode[];
  /** The data that the identity step read from a credential. */
  credential: { name: string; national_id: string } | null;
  /** The name that the identity step tells of the person; null if it tells the CURP alone. */
  name: string | null;
  /** True if the identity step captured a credential and a living face. */
  isCaptured: boolean;
  /** An error that the people service throws. */
  peopleFailure: Error | null;
  peopleUuid: string;
  /** The national id of the one person in the people service. */
  nationalId: string;
  /** The person's values that conditions read. */
  person: PersonValues;
  /** How the person's name and national id are known. */
  knownBy: KnownIdentity['known_by'];
  attached: PersonFacts[];
  /** The workflows whose successful end was reported to the people service. */
  endedWell: Parameters<PeoplePort['workflowEnded']>[1][];
  /** The ids whose records were requested, a list per call. */
  recordsAsked: string[][];
  /** Changes to the people service's answer to facts; by default a person without a voucher (a confirmation by a trusted source). */
  attachment: Partial<PersonAttachment>;
  /** The callers with which steps called other services. */
  callers: Caller[];
  completions: number;
  sends: number;
  /** The channels by which links can be sent; `links` has the sent ones. */
  channels: StepOtpType[];
  links: Parameters<LinksPort['send']>[1][];
  /** The notices sent to people about a request that they did not make. */
  notices: Parameters<NoticesPort['send']>[1][];
  /** The workflows whose decision was reported to the documents service, and whether it was a yes. */
  decided: [workflow: string, approved: boolean][];
  /** Awaited by the plain step's completion, and before a link is sent. */
  pause: Promise<void> | null;
  /** Awaited before the plain step makes a file. */
  onFile: (() => Promise<void>) | null;
}

/** An answer of the plain step whose file is not ready yet. */
export const STILL_TO_COME = 'still to come';

const note = defineStep({
  key: 'note',
  title: 'Note',
  description: 'A plain step: one text, and the place if the text says so.',
  minutes: 0.5,
  findings: findingCodes,
  shares: ['name', 'location'],
  shared: (_setup, answer) => (answer === null || answer.text.includes('aquí') ? ['name', 'location'] : ['name']),
  allow_multiple: true,
  needs: { geolocation: true },
  setup: z.strictObject({
    label: z._default(z.string().check(z.maxLength(20)), 'Note'),
    secret: z.optional(z.string()),
    findings: findingsSetup(findingCodes),
  }),
  submission: z.object({ text: z.string().check(z.minLength(1)) }),
  payload: z.object({ text: z.string(), codes: z.optional(z.array(z.string())) }),
  browserSetup: ({ label }) => ({ label }),
  browserPayload: ({ text }) => ({ text }),
  files: z.string().check(z.regex(/^(label|text|huge|evidence)$/)),
  grants: () => ['signature'],
  keeps: ({ label }, { text }) => ({
    file: 'text',
    save_as: `${label}.txt`,
    ready: text !== STILL_TO_COME,
    waits_for_others: false,
    comes: true,
  }),
  samples: { setup: {}, submission: { text: 'hola' }, payload: { text: 'hola' } },
});

const consent = defineStep({
  key: 'consent',
  title: 'Consent',
  description: 'Grants the biometric consent.',
  minutes: 0.5,
  shares: ['consents'],
  setup: z.strictObject({ texts: z.optional(z.array(z.strictObject({ title: z.string() }))) }),
  submission: z.object({ accepted: z.boolean() }),
  payload: z.object({ accepted: z.boolean() }),
  grants: () => ['biometric'],
  samples: { setup: {}, submission: { accepted: true }, payload: { accepted: true } },
});

const picture = {
  title: { es: 'Papel', en: 'Paper' },
  shows: ['document'],
  accept: ['image/jpeg', 'image/png'],
  required: true,
  capture: ['live', 'file'],
} as const;
const photo = defineStep({
  key: 'photo',
  title: 'Photo',
  description: 'A document and a face.',
  minutes: 1,
  findings: ['media_repeated'],
  shares: ['selfie'],
  needs: { camera: true },
  setup: z.strictObject({ drawn: z._default(z.boolean(), false), live_only: z._default(z.boolean(), false) }),
  specimens: ({ drawn }) => (drawn ? 'drawn' : null),
  submission: z.object({ document: uuid, face: uuid }),
  payload: z.object({ sizes: z.array(z.number()) }),
  media: {
    document: picture,
    face: { ...picture, title: { es: 'Cara', en: 'Face' }, shows: ['face'], capture: ['live'], consent: 'biometric' },
    proof: { ...picture, accept: ['application/pdf'], required: false },
  },
  names: ({ document, face }) => [document, face],
  samples: { setup: {}, submission: { document: randomUUID(), face: randomUUID() }, payload: { sizes: [1, 2] } },
});

const code = defineStep({
  key: 'code',
  title: 'Code',
  description: 'An action, memory, and no way back.',
  minutes: 1,
  shares: ['email'],
  final: true,
  setup_required: true,
  setup: z.strictObject({ email: z.email() }),
  reaches: ({ email }) => [{ channel: 'EMAIL', destination: email }],
  submission: z.object({ code: z.string() }),
  payload: z.object({ email: z.string() }),
  actions: { send: { input: z.object({}), output: z.object({ sent: z.number() }) } },
  samples: { setup: { email: 'a@example.com' }, submission: { code: '1' }, payload: { email: 'a@example.com' } },
});

const identity = defineStep({
  key: 'identity',
  title: 'Identity',
  description: 'Establishes the person.',
  minutes: 1,
  shares: ['curp'],
  establishes_person: true,
  allow_multiple: true,
  setup: z.object({}),
  submission: z.object({ curp: z.string() }),
  payload: z.object({ curp: z.string() }),
  samples: { setup: {}, submission: { curp: 'XEXX010101HNEXXXA4' }, payload: { curp: 'XEXX010101HNEXXXA4' } },
});

const membership = defineStep({
  key: 'membership',
  title: 'Membership',
  description: 'Needs a person.',
  minutes: 1,
  shares: [],
  needs: { people: true },
  setup: z.object({}),
  submission: z.object({}),
  payload: z.object({}),
  samples: { setup: {}, submission: {}, payload: {} },
});

const approval = defineStep({
  key: 'approval',
  title: 'Approval',
  description: 'An operator answers it.',
  minutes: 1,
  answered_by: 'operator',
  final: true,
  allow_multiple: true,
  shares: [],
  setup: z.object({}),
  submission: z.object({ decision: z.string() }),
  payload: z.object({ decision: z.string() }),
  samples: { setup: {}, submission: { decision: 'approved' }, payload: { decision: 'approved' } },
});

/** The sample steps of these tests: together they declare every feature that the shared step code must support. */
export const sampleCatalog = Object.fromEntries(
  [note, consent, photo, code, identity, membership, approval].map((step) => [step.key, step]),
);

export function sampleHandlers(outside: Outside) {
  return {
    note: defineHandler(note, {
      actions: {},
      async file(name, { setup, payload, ports, remember }) {
        if (outside.failure) throw outside.failure;
        await outside.onFile?.();
        remember({ [name]: 'asked for', ...(outside.bars ? { [NO_WAY_BACK]: true } : {}) });
        if (name === 'huge') return { mime: 'text/plain', bytes: new Uint8Array(26 * 1024 * 1024) };
        if (name === 'evidence') {
          const told = JSON.stringify({ person: await ports.person(), ...(await ports.evidence()) });
          return { mime: 'application/json', bytes: new TextEncoder().encode(told) };
        }
        const text = name === 'label' ? setup.label : payload?.text;
        const { fault } = outside;
        return text === undefined ? null : { mime: 'text/plain', bytes: new TextEncoder().encode(text), ...(fault ? { fault } : {}) };
      },
      async complete({ text }) {
        outside.completions++;
        await outside.pause;
        if (outside.failure) throw outside.failure;
        const { findings } = outside;
        if (outside.no) return { outcome: 'failed', payload: { text }, findings, reason: outside.no };
        return { outcome: 'success', payload: { text, ...(findings.length > 0 ? { codes: [...findings] } : {}) }, findings };
      },
      renew: async () => ({ text: 'it came' }),
    }),
    consent: defineHandler(consent, {
      actions: {},
      async complete({ accepted }) {
        const record = {
          ...({ key: 'biometric', kind: 'biometric', accepted, portrait: true, version: '1' } as const),
          ...({ text_sha256: 'f'.repeat(64), language: 'es-MX' } as const),
        };
        return { outcome: 'success', payload: { accepted }, facts: { consents: [record] } };
      },
    }),
    photo: defineHandler(photo, {
      takesFile: (_collection, { live_only }) => !live_only,
      actions: {},
      async complete({ document, face }, { ports }) {
        const media = await ports.media.list();
        const sizes = await Promise.all(
          [document, face].map(async (uuid) => {
            if (!media.some((medium) => medium.uuid === uuid))
              throw new StepFailure('media_missing', 'Not uploaded', { field: 'document' });
            return (await ports.media.read(uuid)).byteLength;
          }),
        );
        return { outcome: 'success', payload: { sizes } };
      },
    }),
    code: defineHandler(code, {
      actions: {
        async send(_input, { remember }) {
          outside.sends++;
          if (outside.failure) throw outside.failure;
          remember({ code: String(outside.sends) });
          return { sent: outside.sends };
        },
      },
      async complete(submission, { memory, setup }) {
        if (memory.code !== submission.code) throw new StepFailure('code_wrong', 'The code does not match', { field: 'code' });
        return {
          outcome: 'success',
          payload: { email: setup.email },
          facts: { contact: { email: setup.email, email_confirmation: true }, codes: [{ channel: 'EMAIL', destination: setup.email }] },
        };
      },
    }),
    identity: defineHandler(identity, {
      actions: {},
      async complete({ curp }) {
        const { credential, isCaptured, name } = outside;
        const card = { front, reverse: back };
        const capture = { national_id: curp, name: 'FULANA', birthdate: '2001-01-01', card };
        return {
          outcome: 'success',
          payload: { curp },
          facts: {
            person: { national_id: curp, ...(name === null ? {} : { name }) },
            ...(credential ? { credential } : {}),
            ...(isCaptured ? { capture } : {}),
          },
        };
      },
    }),
    approval: defineHandler(approval, {
      actions: {},
      async complete({ decision }) {
        const payload = { decision };
        return decision === 'approved' ? { outcome: 'success', payload } : { outcome: 'failed', payload, reason: 'review_rejected' };
      },
    }),
    membership: defineHandler(membership, { actions: {}, complete: async () => ({ outcome: 'success', payload: {} }) }),
  };
}
