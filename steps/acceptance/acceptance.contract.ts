import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { sha256Pattern } from '#contracts/steps/signature.ts';
import { defineStep, type StepCompany } from '#contracts/steps/step.ts';
import { type ConsentTexts, defaultTexts } from './default-texts.contract.ts';

const kind = z.enum(['privacy', 'terms', 'biometric', 'voluntary']);
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));
const language = z.enum(['es-MX', 'en']);
const sha256 = z.string().check(z.regex(sha256Pattern));

/** A schema for a text in languages. A plain string is Spanish. */
const inLanguages = (most: number) => {
  const text = z.string().check(z.minLength(1), z.maxLength(most));
  return z.union([text, z.strictObject({ 'es-MX': text, en: z.optional(text) })]);
};

const consent = z
  .strictObject({
    key,
    kind,
    title: z.optional(inLanguages(80)),
    summary: z.optional(inLanguages(300)),
    text: z.optional(inLanguages(20_000)),
    /** The address of the full text, which is part of the consent. */
    url: z.optional(z.string().check(atMost(2_000), z.url({ protocol: /^https$/ }))),
    /** True: the person cannot go on without this consent. A voluntary purpose cannot be required. */
    required: z.optional(z.boolean()),
    /** True: the operator's own text permits the storage of a portrait. The default text permits it if the tenant stores portraits. */
    portrait: z.optional(z.boolean()),
    version: z._default(z.string().check(z.minLength(1), z.maxLength(40)), '1'),
  })
  .check(
    z.refine(({ kind, required }) => !(kind === 'voluntary' && required), {
      path: ['required'],
      error: 'A voluntary purpose cannot be required',
    }),
    z.refine(({ kind, portrait }) => kind === 'biometric' || portrait === undefined, {
      path: ['portrait'],
      error: 'Only a biometric consent is to a portrait',
    }),
    z.refine(({ kind, title, summary, text, url }) => kind in defaultTexts || Boolean(title && summary && (text || url)), {
      path: ['text'],
      error: 'Only privacy and biometric have texts of ours; give title, summary, and text or url',
    }),
  );

const setup = z.strictObject({
  consents: z._default(
    z.array(consent).check(
      z.maxLength(12),
      z.refine((consents) => new Set(consents.map((one) => one.key)).size === consents.length, { error: 'Keys must differ' }),
    ),
    [],
  ),
});
type PartnerSetup = z.output<typeof setup>;
type ConsentSetup = PartnerSetup['consents'][number];

const submission = z.object({
  consents: z.array(z.object({ key, accepted: z.boolean(), text_sha256: sha256, language })).check(z.maxLength(12)),
});

const payload = z.object({
  consents: z.array(
    z.object({ key, kind, accepted: z.boolean(), required: z.boolean(), text_sha256: sha256, language, version: z.string() }),
  ),
  accepted_at: z.iso.datetime(),
});

/** A consent as the person sees it. */
export interface Consent {
  key: string;
  kind: z.output<typeof kind>;
  required: boolean;
  version: string;
  url: string | null;
  words: ConsentTexts;
}

export interface AcceptanceSetup {
  consents: readonly Consent[];
}

/** The consents of a setup that names none. */
const standard: readonly ConsentSetup[] = [
  { key: 'privacy', kind: 'privacy', version: '1' },
  { key: 'biometric', kind: 'biometric', version: '1' },
];

const setupConsents = (setup: PartnerSetup): readonly ConsentSetup[] => (setup.consents.length > 0 ? setup.consents : standard);
const isRequired = (one: ConsentSetup): boolean => one.required ?? one.kind !== 'voluntary';

function textIn(text: ConsentSetup['text'], locale: 'es-MX' | 'en'): string | undefined {
  if (typeof text === 'string') return locale === 'es-MX' ? text : undefined;
  return text?.[locale];
}

/** Returns the operator's texts, with default texts for the missing parts. English is left out unless every part has English. */
function wordsOf(one: ConsentSetup, company: StepCompany): ConsentTexts {
  const defaults: ConsentTexts = one.kind in defaultTexts ? defaultTexts[one.kind as keyof typeof defaultTexts](company) : {};
  const words = (locale: 'es-MX' | 'en') => {
    const part = (name: 'title' | 'summary' | 'text') => (one[name] ? textIn(one[name], locale) : defaults[locale]?.[name]);
    // With a URL, the operator need not give a text.
    const [title, summary, text] = [part('title'), part('summary'), part('text') ?? (one.url && !one.text ? '' : undefined)];
    return title !== undefined && summary !== undefined && text !== undefined ? { title, summary, text } : undefined;
  };
  const [spanish, english] = [words('es-MX'), words('en')];
  return { ...(spanish && { 'es-MX': spanish }), ...(english && { en: english }) };
}

/** Returns the keys of the consents that permit the storage of a portrait. */
export function portraitConsents(setup: PartnerSetup, { portrait_days }: StepCompany): ReadonlySet<string> {
  if (portrait_days === 0) return new Set();
  const permitting = setupConsents(setup).filter(({ kind, text, url, portrait }) => kind === 'biometric' && (portrait ?? !(text || url)));
  return new Set(permitting.map(({ key }) => key));
}

/** Returns the consents of this setup with their exact texts, for both the screen and the server's check. */
export function consentsOf(setup: PartnerSetup, company: StepCompany): readonly Consent[] {
  return setupConsents(setup).map((one) => ({
    key: one.key,
    kind: one.kind,
    required: isRequired(one),
    version: one.version,
    url: one.url ?? (one.kind === 'privacy' ? company.privacy_notice_url : null),
    words: wordsOf(one, company),
  }));
}

const sampleSetup = {
  consents: [
    {
      key: 'privacy',
      kind: 'privacy',
      title: { 'es-MX': 'Usar tus datos', en: 'Use your data' },
      summary: { 'es-MX': 'Para abrir tu cuenta y cumplir la ley.', en: 'To open your account and obey the law.' },
      text: { 'es-MX': 'Quién los recibe y para qué.', en: 'Who receives them and what for.' },
      url: 'https://banco.example/privacidad',
    },
    {
      key: 'biometric',
      kind: 'biometric',
      title: { 'es-MX': 'Comparar tu cara', en: 'Compare your face' },
      summary: { 'es-MX': 'Tu selfie con la foto de tu INE.', en: 'Your selfie with your INE’s photo.' },
      text: { 'es-MX': 'Qué se toma y cuándo se borra.', en: 'What is taken and when it is deleted.' },
    },
    {
      key: 'news',
      kind: 'voluntary',
      title: { 'es-MX': 'Recibir novedades', en: 'Get news' },
      summary: { 'es-MX': 'Un correo al mes; lo cancelas cuando quieras.', en: 'One e-mail a month; cancel whenever you like.' },
      text: { 'es-MX': 'Te escribimos sobre productos nuevos.', en: 'We write to you about new products.' },
    },
  ],
} satisfies z.input<typeof setup>;

const sampleAnswers = sampleSetup.consents.map(({ key, kind, title, summary, text, url }) => ({
  key,
  kind: kind as Consent['kind'],
  accepted: kind !== 'voluntary',
  text_sha256: sha256Hex(consentDocument({ title: title['es-MX'], summary: summary['es-MX'], text: text['es-MX'] }, url ?? null)),
  language: 'es-MX' as const,
}));

/** The step with separate consents. Each answer is recorded with the hash of the text that the person saw. */
export const acceptance = defineStep({
  key: 'acceptance',
  title: 'Consents',
  description: 'Shows each consent with its text and records what was accepted, with the SHA-256 of the text and its language.',
  minutes: 0.4,
  shares: ['consents'],
  setup,
  submission,
  payload,
  // The biometric consent is left out if no step of the workflow needs it.
  settle: (setup, consentKinds) =>
    setup.consents.length > 0 ? setup : { consents: standard.filter(({ kind }) => kind === 'privacy' || consentKinds.has(kind)) },
  grants: (setup) =>
    setupConsents(setup)
      .filter(isRequired)
      .map((one) => one.kind),
  browserSetup: (setup, company): AcceptanceSetup => ({ consents: consentsOf(setup, company) }),
  browserPayload: ({ consents }) => ({ accepted: consents.filter((one) => one.accepted).map((one) => one.key) }),
  samples: {
    setup: sampleSetup,
    submission: { consents: sampleAnswers.map(({ kind: _, ...answer }) => answer) },
    payload: {
      consents: sampleAnswers.map((answer) => ({ ...answer, required: answer.kind !== 'voluntary', version: '1' })),
      accepted_at: '2026-11-20T18:00:00.000Z',
    },
  },
});
