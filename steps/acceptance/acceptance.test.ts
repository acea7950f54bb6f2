import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import type { StepCompany } from '#contracts/steps/step.ts';
import { StepFailure } from '../base/step.server.ts';
import { acceptance, consentsOf, portraitConsents } from './acceptance.contract.ts';
import { acceptanceHandler } from './acceptance.server.ts';

const company: StepCompany = {
  name: 'Banco Aldaba',
  privacy_notice_url: 'https://banco.example/aviso',
  media_days: 30,
  portrait_days: 0,
  minimum_age: 18,
};

/** SHA-256 of the biometric consent's default text before portraits, Spanish and English. Consents on record have these hashes. */
const HASHES_WITHOUT_A_PORTRAIT = [
  'f178402b05e6f33f6245cca3fdd63f6f043d1eab78346fc94c3f33cc047f7ed4',
  'd11eea3c4bfea480c90eb1ae43bf53c25c0c18670b223e6bfcd80e2579928931',
];

type Setup = z.input<typeof acceptance.setup>;

function parsed(setup: Setup) {
  return z.parse(acceptance.setup, setup);
}

/** Returns the consents that an honest browser sends for a setup. */
function answers(setup: Setup, accepted: (key: string) => boolean = () => true, language: 'es-MX' | 'en' = 'es-MX') {
  return consentsOf(parsed(setup), company).map((consent) => {
    const words = consent.words[language];
    if (!words) throw new Error('no such language');
    return { key: consent.key, accepted: accepted(consent.key), text_sha256: sha256Hex(consentDocument(words, consent.url)), language };
  });
}

function complete(setup: Setup, consents: ReturnType<typeof answers>) {
  return acceptanceHandler.complete({ consents }, { setup: parsed(setup), company, now: new Date('2026-11-20T18:00:00Z') } as never);
}

describe('a consent answered twice', () => {
  it('is refused, whichever answer comes last', async () => {
    const [privacy, biometric] = answers({});
    for (const accepted of [true, false]) {
      const twice = [privacy!, { ...biometric!, accepted: !accepted }, { ...biometric!, accepted }];
      await expect(complete({}, twice)).rejects.toMatchObject({ problem: 'invalid_body', field: 'consents' });
    }
  });
});

describe('sha256Hex', () => {
  it('agrees with Node on any text', () => {
    const reference = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    expect(sha256Hex('')).toBe(reference(''));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(reference(text));
      }),
    );
  });
});

describe('acceptance', () => {
  it('asks for privacy and biometrics, apart, when the setup says nothing', () => {
    const consents = consentsOf(parsed({}), company);
    expect(consents.map(({ key, kind, required }) => ({ key, kind, required }))).toEqual([
      { key: 'privacy', kind: 'privacy', required: true },
      { key: 'biometric', kind: 'biometric', required: true },
    ]);
    expect(consents[0]?.words['es-MX']?.summary).toContain('Banco Aldaba');
    expect(consents[0]?.url).toBe('https://banco.example/aviso');
    expect(consents[1]?.words.en?.summary).toContain('30 days');
    expect(acceptance.grants(parsed({}))).toEqual(['privacy', 'biometric']);
  });

  it('records each answer with the hash of its text', async () => {
    const result = await complete(
      {},
      answers({}, () => true, 'en'),
    );
    expect(result.outcome).toBe('success');
    expect(result.facts?.consents).toHaveLength(2);
    expect(result.facts?.consents?.[1]).toMatchObject({ kind: 'biometric', accepted: true, language: 'en', version: '1' });
    expect(z.safeParse(acceptance.payload, result.payload).success).toBe(true);
  });

  it('refuses a text that is not ours', async () => {
    const forged = answers({}).map((answer) => ({ ...answer, text_sha256: '0'.repeat(64) }));
    await expect(complete({}, forged)).rejects.toMatchObject({ problem: 'conflict', field: 'consents.privacy' });
  });

  it('refuses to go on without a required consent, and goes on without a voluntary one', async () => {
    const refused = answers({}, (key) => key !== 'biometric');
    await expect(complete({}, refused)).rejects.toMatchObject({ problem: 'consent_missing', field: 'consents.biometric' });

    const setup = acceptance.samples.setup;
    const result = await complete(
      setup,
      answers(setup, (key) => key !== 'news'),
    );
    expect(result.facts?.consents?.find(({ key }) => key === 'news')?.accepted).toBe(false);
  });

  it('refuses an answer that is missing, and one that nobody asked for', async () => {
    await expect(complete({}, answers({}).slice(0, 1))).rejects.toMatchObject({ problem: 'invalid_body' });
    const [first] = answers({});
    await expect(complete({}, [...answers({}), { ...first!, key: 'other' }])).rejects.toBeInstanceOf(StepFailure);
  });

  it('promises only what is certain', () => {
    const setup = parsed({
      consents: [
        { key: 'privacy', kind: 'privacy' },
        { key: 'face', kind: 'biometric', required: false },
      ],
    });
    expect(acceptance.grants(setup)).toEqual(['privacy']);
  });

  it.each<[string, Setup]>([
    ['terms without a text', { consents: [{ key: 'terms', kind: 'terms', title: 'Términos', summary: 'Del contrato' }] }],
    [
      'a voluntary purpose that is required',
      { consents: [{ key: 'ads', kind: 'voluntary', required: true, title: 'a', summary: 'b', text: 'c' }] },
    ],
    [
      'the same key twice',
      {
        consents: [
          { key: 'a', kind: 'privacy' },
          { key: 'a', kind: 'biometric' },
        ],
      },
    ],
    ['an address that is not https', { consents: [{ key: 'a', kind: 'privacy', url: 'javascript:alert(1)' }] }],
  ])('refuses a setup with %s', (_, setup) => {
    expect(z.safeParse(acceptance.setup, setup).success).toBe(false);
  });

  it('shows Spanish alone where the operator wrote Spanish alone', () => {
    const setup = parsed({ consents: [{ key: 'privacy', kind: 'privacy', text: 'Nuestro aviso.' }] });
    const [consent] = consentsOf(setup, company);
    expect(consent?.words['es-MX']?.text).toBe('Nuestro aviso.');
    expect(consent?.words.en).toBeUndefined();
  });

  it('says how long a portrait is kept where one is, and not a letter more where none is', () => {
    const told = (portrait_days: number) => consentsOf(parsed({}), { ...company, portrait_days }).map(({ words }) => words);
    const [privacy, biometric] = told(365);
    expect(privacy).toEqual(told(0)[0]);
    expect(biometric!['es-MX']!.text).toContain('se borra 365 días después de tomarlo, o antes si retiras este permiso');
    expect(biometric!.en!.text).toContain('it is deleted 365 days after it was taken, or sooner if you withdraw this permission');
    const hashes = Object.values(told(0)[1]!).map((words) => sha256Hex(consentDocument(words, null)));
    expect(hashes).toEqual(HASHES_WITHOUT_A_PORTRAIT);
  });

  it('is a consent to a portrait where its text says so: ours by the setting, the operator’s by their word', () => {
    const own = { key: 'biometric', kind: 'biometric' as const, text: 'Tu cara.' };
    const keys = (setup: Setup, portrait_days: number) => [...portraitConsents(parsed(setup), { ...company, portrait_days })];
    expect([keys({}, 365), keys({}, 0)]).toEqual([['biometric'], []]);
    expect(keys({ consents: [own] }, 365)).toEqual([]);
    expect(keys({ consents: [{ ...own, portrait: true }] }, 365)).toEqual(['biometric']);
    expect(keys({ consents: [{ ...own, portrait: true }] }, 0)).toEqual([]);
    expect(acceptance.setup.safeParse({ consents: [{ key: 'privacy', kind: 'privacy', portrait: true }] }).success).toBe(false);
  });

  it('speaks of one day as people do', () => {
    const texts = consentsOf(parsed({}), { ...company, media_days: 1 }).flatMap(({ words }) => Object.values(words));
    const said = texts.map(({ summary, text }) => `${summary} ${text}`).join(' ');
    expect(said).toContain('al día siguiente');
    expect(said).toContain('one day');
    expect(said).not.toMatch(/\b1 d/);
  });
});
