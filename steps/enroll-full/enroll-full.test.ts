import { describe, expect, test, vi } from 'vitest';
import type { FaceTrouble } from '#contracts/base/face-outcome.ts';
import type { FindingCode } from '#contracts/base/findings.ts';
import { frontMembers, reverseMembers } from '#mexico/printed-credential.ts';
import { NO_CHALLENGE } from '#test/support/no-challenge.ts';
import { back, front } from '#test/support/sample-papers.ts';
import { type StepContext, StepFailure } from '../base/step.server.ts';
import { BUDGET_MS } from '../base/time-budget.server.ts';
import type { PaperData, PapersPort } from '../ports/papers.ts';
import type { CredentialComparison, SelfieComparison } from '../ports/portraits.ts';
import { ocrBackside, ocrFrontside } from './card/credential.contract.ts';
import { type CardField, fields } from './card/lines.contract.ts';
import { frontside } from './card/ocr.ts';
import { enrollFull } from './enroll-full.contract.ts';
import { enrollFullHandler } from './enroll-full.server.ts';
import { sides } from './photos.contract.ts';

type Media = Awaited<ReturnType<StepContext['ports']['media']['list']>>[number];

const submission = enrollFull.samples.submission;

/** Returns a SHA-256 that no other medium has. */
const shaOf = (uuid: string) => uuid.replaceAll('-', '').padEnd(64, '0');

function medium(collection: string, uuid: string, capture = 'live'): Media {
  return { uuid, collection, capture, mime: 'image/jpeg', size: 1, sha256: shaOf(uuid), sent_sha256: shaOf(uuid) };
}

const all = sides.map((side) => medium(side, submission[side]));

interface Scene {
  setup?: unknown;
  livemode?: boolean;
  /** The answer of the reader for each side: by default `unread`; null if the reader is down. */
  papers?: Partial<Record<string, PaperData['ine_front'] | PaperData['ine_back'] | { trouble: 'too_little' | 'unread' } | null>>;
  /** The kinds of the sides that say that they are specimens. */
  specimens?: readonly string[];
  memory?: Record<string, unknown>;
  /** True if all readings of the step are used up. */
  used?: boolean;
  /** The name of the person, from an earlier step. */
  before?: string;
  /** The comparison of the selfie with the portrait on the card; null if it is unavailable. */
  faces?: CredentialComparison | null;
  /** The comparison with the portrait on record of the person whom a key named; null if none is kept. Left out if no key named anybody. */
  onRecord?: SelfieComparison | { trouble: FaceTrouble } | null | 'rate_limited' | 'never';
  /** The CURPs of the people on record who have the selfie's face. */
  found?: readonly string[] | 'never';
}

/** Builds the step with fake ports, as the server calls it; `read` lists the kinds that its reader got. */
function scene(media: readonly Media[], options: Scene = {}) {
  const { setup = NO_CHALLENGE, livemode = true, papers = {}, specimens = [], memory = {}, used = false, before = '' } = options;
  const { onRecord } = options;
  const faces = options.faces === undefined ? ({ outcome: 'match', match_level: 6, card_signs: [] } as const) : options.faces;
  const read: string[] = [];
  const reader: PapersPort = {
    async read(kind) {
      read.push(kind);
      const paper = papers[kind];
      if (paper === null) throw new StepFailure('unavailable', 'down');
      const answer =
        paper === undefined ? { trouble: 'unread' } : 'trouble' in paper ? paper : { data: paper, isSpecimen: specimens.includes(kind) };
      return answer as never;
    },
  };
  const context = {
    setup: enrollFull.setup.parse(setup),
    workflow: { uuid: '0f8fad5b-d9cb-469f-a165-70867728950e', people_uuid: onRecord === undefined ? null : submission.selfie, livemode },
    now: new Date('2026-11-20T18:00:00Z'),
    earlierFacts: {
      person: before ? { national_id: '', name: before, first_lastname: '', second_lastname: '' } : null,
      printed_address: null,
      address: null,
    },
    memory,
    remember: (values: Record<string, unknown>) => void Object.assign(memory, values),
    ports: {
      media: { list: async () => media, read: async () => new Uint8Array() },
      symbols: { read: async () => ['https://qr.ine.mx/1'] },
      allowance: {
        async take() {
          if (used) throw new StepFailure('attempts_exhausted', 'Used up');
          return async () => {};
        },
      },
      portraits: {
        async search(_: Uint8Array, { butFor }: { butFor: string | null }) {
          if (options.found === 'never') return new Promise<never>(() => undefined);
          expect(butFor === null).toBe(onRecord === undefined);
          return options.found ?? [];
        },
        async compareCredential() {
          if (faces === null) throw new StepFailure('unavailable', 'down');
          return faces;
        },
        async compare() {
          if (onRecord === 'rate_limited') throw new StepFailure('rate_limited', 'Ten today');
          if (onRecord === 'never') return new Promise<never>(() => undefined);
          if (onRecord === undefined) throw new Error('Nobody is named.');
          return onRecord;
        },
      },
      papers: reader,
    } as unknown as StepContext['ports'],
  };
  return {
    read,
    complete: (more: object = {}) => enrollFullHandler.complete({ ...submission, ...more }, context as never),
    /** Shows the reading to the person, then submits. */
    async seeAndComplete(more: object = {}) {
      await this.look({ front: submission.front, back: submission.back });
      return this.complete(more);
    },
    look: (input: object) => enrollFullHandler.actions.read!(input, context as never),
  };
}

const complete = (media: readonly Media[], options: Scene = {}) => scene(media, options).complete();
const whole = { ine_front: front, ine_back: back };

describe('enroll_full', () => {
  test('stores three photos that nobody could read, and claims nothing about them', async () => {
    const result = await complete(all);
    expect(result).toMatchObject({
      outcome: 'success',
      payload: { ocr_frontside: null, ocr_backside: null, reading: { front: 'unavailable', back: 'unavailable' }, in_force: null },
    });
    expect(Object.keys(result.facts ?? {})).toEqual(['faces']);
    expect(enrollFull.payload.safeParse(result.payload).success).toBe(true);
  });

  test.each(sides)('without the %s photo says which is missing', async (side) => {
    const others = all.filter(({ collection }) => collection !== side);
    await expect(complete(others)).rejects.toMatchObject({ problem: 'media_missing', field: side });
  });

  test('a photo counts for its own side only', async () => {
    const swapped = [medium('back', submission.front), medium('front', submission.back), medium('selfie', submission.selfie)];
    await expect(complete(swapped)).rejects.toMatchObject({ problem: 'media_missing', field: 'front' });
  });

  test('a selfie from a file wants the setup to allow it', async () => {
    const fromFile = [...all.slice(0, 2), medium('selfie', submission.selfie, 'file')];
    await expect(complete(fromFile)).rejects.toMatchObject({ problem: 'media_capture_not_allowed', field: 'selfie' });
    await expect(complete(fromFile, { setup: { ...NO_CHALLENGE, allow_file: ['selfie'] } })).resolves.toMatchObject({ outcome: 'success' });
  });

  test('a card from a file is refused where the setup wants all of it live', async () => {
    const fromFile = [medium('front', submission.front, 'file'), ...all.slice(1)];
    await expect(complete(fromFile)).resolves.toMatchObject({ outcome: 'success' });
    await expect(complete(fromFile, { setup: { allow_file: [] } })).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
  });

  test('a drawn specimen passes with test data only', async () => {
    const drawn = sides.map((side) => medium(side, submission[side], 'fixture'));
    await expect(complete(drawn)).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
    await expect(complete(drawn, { livemode: false })).resolves.toMatchObject({ outcome: 'success' });
  });

  test('the picture on the card and the face want the biometric consent, and so does the step', () => {
    const { front, back, selfie } = enrollFull.media;
    expect([front?.consent, back?.consent, selfie?.consent]).toEqual(['biometric', undefined, 'biometric']);
    expect(enrollFull.needs).toMatchObject({ camera: true, consent: 'biometric' });
  });

  /** The member names that the interface publishes. */
  const published = {
    ocr_frontside:
      'city curp name type gender street city_id control ine_type province state_id zip_code last_name birth_date elector_key neighborhood emission_number expiration_date mothers_last_name',
    ocr_backside:
      'cic date name lines gender last_name last_names ocr_number nationality cic_digit_check expiration_date date_check_digit emission_and_fuar mothers_last_name expiration_date_digit section_and_consecutive is_cic_digit_check_consistent',
  };

  test('names what it reads as the interface does, and loses nothing of it', async () => {
    const { payload } = await complete(all, { papers: whole });
    for (const [member, schema] of Object.entries({ ocr_frontside: ocrFrontside, ocr_backside: ocrBackside })) {
      const names = published[member as keyof typeof published].split(' ');
      expect(Object.keys(schema.shape).toSorted()).toEqual(names.toSorted());
      expect(Object.keys(payload[member] as object).toSorted()).toEqual(names.toSorted());
    }
    expect(payload.ocr_frontside).toMatchObject({ last_name: 'PEÑA', mothers_last_name: 'GÓMEZ', birth_date: '1989-09-09', control: null });
    expect(payload.ocr_backside).toMatchObject({ last_names: 'PENA GOMEZ', last_name: 'PENA', emission_and_fuar: '01<<00123' });
    expect(payload).toMatchObject({ reading: { front: 'read', back: 'read' }, seen: false, in_force: true, qr_found: true });
    expect(new Set(Object.values(payload.corrections as object))).toEqual(new Set([null]));
    expect(Object.values(payload.agreements as object)).toEqual(Array(9).fill(true));
  });

  test('has the numbers of the places that the card prints', async () => {
    const { payload } = await complete(all, { papers: { ...whole, ine_front: { ...front, state_id: '14', city_id: '039' } } });
    expect(payload.ocr_frontside).toMatchObject({ state_id: '14', city_id: '039' });
  });

  test('tells who the person is, with what they corrected, and marks it', async () => {
    const step = scene(all, { papers: whole });
    const corrections = { name: 'Luisa', mothers_last_name: 'GÓMEZ' };
    const { payload, facts } = await step.seeAndComplete({ corrections });
    expect(payload.corrections).toMatchObject({ name: 'Luisa', mothers_last_name: null });
    expect(payload.ocr_frontside).toMatchObject({ name: 'LUISA' });
    expect(facts?.person).toMatchObject({ national_id: front.curp, name: 'Luisa', first_lastname: 'PEÑA', birthdate: '1989-09-09' });
    expect(facts?.credential).toEqual({ name: 'LUISA PEÑA GÓMEZ', national_id: front.curp });
    await expect(step.complete({ corrections: { curp: 'PEGL890909MJCRMS09' } })).rejects.toMatchObject({
      problem: 'invalid_body',
      field: 'corrections.curp',
    });
  });

  test('takes what a device says it read for nothing but a claim, and tells where it differs', async () => {
    const plain = { curp: front.curp, name: 'LUISA' };
    const same = Object.fromEntries(
      Object.entries(frontside(front)).filter(([field, text]) => fields.includes(field as CardField) && text),
    );
    const claims = (device_reading: object) => scene(all, { papers: whole }).complete({ seen: true, device_reading });
    const other = await claims({ front: { ...plain, name: 'Otra', last_name: 'Pena' }, back: { cic: '999999999' } });
    expect(other.payload).toMatchObject({ seen: false, device_differences: { front: ['name'], back: ['cic'] } });
    expect(other.payload.ocr_frontside).toMatchObject({ name: 'LUISA', curp: front.curp });
    expect(other.facts?.person).toBeUndefined();
    const right = await claims({ front: same, back: {} });
    expect(right.payload).toMatchObject({ seen: true, device_differences: { front: [], back: [] } });
    expect(right.facts?.person).toMatchObject({ national_id: front.curp });
    const told = enrollFull.browserPayload(enrollFull.payload.parse(other.payload)) as object;
    expect(Object.keys(told)).toEqual(['corrections', 'seen']);
  });

  test('claims nothing of what the person did not see', async () => {
    for (const unseen of [
      scene(all, { papers: whole }).complete({ seen: true }),
      scene(all, { papers: whole }).seeAndComplete({ seen: false }),
    ]) {
      const { payload, facts } = await unseen;
      expect(payload).toMatchObject({ seen: false, ocr_frontside: { curp: front.curp } });
      expect(Object.keys(facts ?? {})).toEqual(['faces']);
    }
    const { facts } = await scene(all, { papers: whole }).complete({ seen: false, corrections: { curp: 'pegl890909mjcrms08' } });
    expect(facts).toEqual({ person: expect.not.objectContaining({ name: expect.anything() }), faces: [expect.anything()] });
  });

  test('leaves names as the person wrote them before', async () => {
    const { facts } = await scene(all, { papers: whole, before: 'Luisa Peña Gómez' }).seeAndComplete();
    expect(facts?.person).toMatchObject({ national_id: front.curp });
    expect(facts?.person).not.toHaveProperty('name');
  });

  test('takes the word of a person whose card cannot be read', async () => {
    const papers = { ine_front: { trouble: 'too_little' } as const, ine_back: null };
    const corrections = { curp: 'pegl890909mjcrms08', name: 'Luisa', last_name: 'Pérez' };
    const { payload, facts } = await scene(all, { papers }).complete({ corrections });
    expect(payload).toMatchObject({ ocr_frontside: null, reading: { front: 'too_little', back: 'unavailable' } });
    expect(facts?.person).toMatchObject({ national_id: 'PEGL890909MJCRMS08', name: 'Luisa', second_lastname: '' });
  });

  test('reads each picture once, and one that nobody could read again', async () => {
    const step = scene(all, { papers: { ine_front: front, ine_back: null } });
    expect(await step.look({ front: submission.front })).toMatchObject({
      front: { reading: 'read' },
      back: null,
      fields: { last_name: 'PEÑA' },
    });
    const { front: one, back: other } = submission;
    expect(await step.look({ front: one, back: other })).toMatchObject({ back: { reading: 'unavailable' } });
    await step.complete();
    expect(step.read).toEqual(['ine_front', 'ine_back', 'ine_back']);
    await expect(step.look({ front: one, back: one })).rejects.toMatchObject({ problem: 'media_missing', field: 'back' });
  });

  test.each<[Scene['found'], readonly FindingCode[]]>([
    [[], []],
    [[front.curp!], []],
    [['BEML920313HMCLNS09'], ['same_face_elsewhere']],
    [[front.curp!, 'BEML920313HMCLNS09'], ['same_face_elsewhere']],
  ])('a selfie whose face %j have on record has the findings %j', async (found, codes) => {
    const { findings } = await scene(all, { papers: whole, found }).seeAndComplete();
    expect(findings).toEqual(codes);
  });

  test('a search that does not end in time is for a human', async () => {
    vi.useFakeTimers();
    try {
      const submitting = scene(all, { papers: whole, found: 'never' }).seeAndComplete();
      await vi.advanceTimersByTimeAsync(BUDGET_MS);
      expect((await submitting).findings).toContain('same_face_elsewhere');
    } finally {
      vi.useRealTimers();
    }
  });

  const notJudged = { face: 'not_judged', biometrics: { success: null, wasProcessed: false, matchLevel: null } };
  test.each<[CredentialComparison | null, object, readonly FindingCode[]]>([
    [
      { outcome: 'match', match_level: 6, card_signs: [] },
      { face: 'match', biometrics: { success: true, wasProcessed: true, matchLevel: 6, executed_at: '2026-11-20T18:00:00.000Z' } },
      [],
    ],
    [
      { outcome: 'unsure', match_level: 2, card_signs: [] },
      { face: 'unsure', biometrics: { success: null, wasProcessed: true, matchLevel: 2 } },
      ['face_unsure'],
    ],
    [
      { outcome: 'mismatch', match_level: 0, card_signs: [] },
      { face: 'mismatch', biometrics: { success: false, matchLevel: 0 } },
      ['face_mismatch'],
    ],
    [
      { trouble: 'face_too_small', of: 'front', card_signs: [] },
      { ...notJudged, face_trouble: 'front_face_too_small' },
      ['face_not_judged'],
    ],
    [{ trouble: 'no_face', of: 'selfie', card_signs: [] }, { ...notJudged, face_trouble: 'selfie_no_face' }, ['face_not_judged']],
    [
      { outcome: 'match', match_level: 7, card_signs: ['same_picture'] },
      { face: 'match', biometrics: { success: null } },
      ['card_as_selfie'],
    ],
    [
      { trouble: 'face_too_small', of: 'front', card_signs: ['outline', 'small_face'] },
      { ...notJudged, face_trouble: 'front_face_too_small' },
      ['face_not_judged', 'card_as_selfie'],
    ],
    [null, { ...notJudged, face_trouble: 'unavailable' }, ['face_not_judged']],
  ])('of faces %j the payload tells, and the person nothing', async (faces, told, codes) => {
    const { outcome, payload, facts, findings } = await scene(all, { papers: whole, faces }).seeAndComplete();
    expect(facts?.faces).toEqual(
      faces && 'outcome' in faces
        ? [
            {
              // A card that matches is no person who does.
              outcome: faces.card_signs.length > 0 ? 'unsure' : faces.outcome,
              ...{ match_level: faces.match_level, at: '2026-11-20T18:00:00.000Z', beside: 'credential' },
            },
          ]
        : undefined,
    );
    expect(payload).toMatchObject({ face_trouble: null, ...told });
    expect([outcome, findings]).toEqual(['success', codes]);
    const shown = enrollFull.browserPayload(enrollFull.payload.parse(payload)) as object;
    expect(Object.keys(shown)).toEqual(['corrections', 'seen']);
  });

  const match = { outcome: 'match', match_level: 6, card_signs: [] } as const;
  test.each<[NonNullable<Scene['onRecord']> | null, unknown, readonly FindingCode[]]>([
    [match, 'match', []],
    [{ ...match, outcome: 'unsure' }, 'unsure', ['face_unsure']],
    [{ ...match, outcome: 'mismatch' }, 'mismatch', ['face_mismatch']],
    [{ ...match, card_signs: ['same_picture'] }, 'match', ['card_as_selfie']],
    [{ trouble: 'no_face' }, 'not_judged', ['face_not_judged']],
    ['rate_limited', 'not_judged', ['face_not_judged']],
    [null, null, []],
  ])('the face is compared with the record of whom a key named: of %j the payload says %j', async (onRecord, told, codes) => {
    const { payload, facts, findings } = await scene(all, { papers: whole, onRecord }).seeAndComplete();
    expect(payload).toMatchObject({ face: 'match', portrait: told });
    expect(findings).toEqual(codes);
    const judged = onRecord !== null && typeof onRecord === 'object' && 'outcome' in onRecord;
    expect(facts?.faces?.map(({ beside }) => beside)).toEqual(judged ? ['credential', 'portrait'] : ['credential']);
  });

  test('a comparison with the record that does not end in time is a finding', async () => {
    vi.useFakeTimers();
    try {
      const completing = scene(all, { papers: whole, onRecord: 'never' }).seeAndComplete();
      await vi.advanceTimersByTimeAsync(2 * BUDGET_MS);
      expect(await completing).toMatchObject({ payload: { portrait: 'not_judged' }, findings: ['face_not_judged'] });
    } finally {
      vi.useRealTimers();
    }
  });

  test('two findings of one code count once', async () => {
    const faces = { outcome: 'mismatch', match_level: 0, card_signs: [] } as const;
    expect((await scene(all, { papers: whole, faces, onRecord: faces }).seeAndComplete()).findings).toEqual(['face_mismatch']);
  });

  test.each([
    ['front', 'back'],
    ['front', 'selfie'],
  ] as const)('the file of the %s sent as the %s too is a finding; of drawn specimens it is none', async (one, other) => {
    const found = async (capture: string, livemode = true) => {
      const { sha256 } = medium(one, submission[one]);
      const media = sides.map((side) => ({ ...medium(side, submission[side], capture), ...(side === other ? { sha256 } : {}) }));
      return (await scene(media, { papers: whole, livemode }).seeAndComplete()).findings;
    };
    expect(await found('live')).toContain('media_repeated');
    expect(await found('fixture', false)).not.toContain('media_repeated');
  });

  test.each(['ine_front', 'ine_back'])('a specimen on %s is a finding of live data, and of test data none', async (kind) => {
    const found = async (livemode: boolean) => (await scene(all, { papers: whole, specimens: [kind], livemode }).seeAndComplete()).findings;
    expect(await found(true)).toEqual(['specimen']);
    expect(await found(false)).toEqual([]);
  });

  test('a drawn specimen is anybody’s', async () => {
    const drawn = sides.map((side) => medium(side, submission[side], 'fixture'));
    const { payload } = await complete(drawn, { livemode: false, faces: { outcome: 'mismatch', match_level: 0, card_signs: [] } });
    expect(payload).toMatchObject({ face: 'match', biometrics: { success: true, matchLevel: 7 } });
  });

  test('answered, remembers that the card was read and not what it says; open again, it is read again', async () => {
    const memory: Record<string, unknown> = {};
    const step = scene(all, { papers: whole, memory });
    await step.seeAndComplete();
    expect(JSON.stringify(memory)).not.toContain(front.curp);
    expect(await step.complete()).toMatchObject({ payload: { seen: true, ocr_frontside: { curp: front.curp } } });
    expect(await step.look({ front: submission.front })).toMatchObject({ fields: { curp: front.curp } });
    const retaken = { ...submission, front: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09' };
    await scene([medium('front', retaken.front)], { papers: { ine_front: null }, memory }).look({ front: retaken.front });
    expect(JSON.stringify(memory)).not.toContain(front.curp);
  });

  test('a step that has had too many pictures read says so', async () => {
    const used = scene(all, { papers: whole, used: true });
    await expect(used.look({ front: submission.front })).rejects.toMatchObject({ problem: 'attempts_exhausted' });
    await expect(used.complete()).rejects.toMatchObject({ problem: 'attempts_exhausted' });
  });

  test('says what does not fit together', async () => {
    const look = (card: Partial<PaperData['ine_front']>, zone: Partial<PaperData['ine_back']> = {}) =>
      scene(all, { papers: { ine_front: { ...front, ...card }, ine_back: { ...back, ...zone } } }).look({
        front: submission.front,
        back: submission.back,
      });
    expect(await look({})).toMatchObject({ doubts: [] });
    expect(await look({}, { date: '19900101' })).toMatchObject({ doubts: [] });
    expect(await look({}, { date: '19900101', lastname: 'SOTO' })).toMatchObject({ doubts: ['two_cards'] });
    // The card may have a second surname that was not read, so the names of its sides need not differ.
    expect(await look({ second_lastname: null }, { date: '19900101' })).toMatchObject({ doubts: [] });
    expect(await look({ name: 'ROSA' }, { name: 'ROSA' })).toMatchObject({ doubts: ['curp'] });
    expect(await look({ expiration_date: '2025-12-31' }, { expiration_date: '20251231' })).toMatchObject({ doubts: ['expired'] });
    const long = 'PENA DE LA GARZA GOMEZ DEL CAM';
    expect(await look({ second_lastname: 'DE LA GARZA GÓMEZ DEL CAMPO' }, { lastname: long, name: '' })).not.toMatchObject({
      doubts: ['two_cards'],
    });
  });

  describe('names the person for sure', () => {
    const card = {
      front: Object.fromEntries(frontMembers.map((member) => [member, front[member]])),
      reverse: Object.fromEntries(reverseMembers.map((member) => [member, back[member]])),
    };
    const capture = { national_id: 'PEGL890909MJCXMS08', name: 'LUISA PEÑA GÓMEZ', birthdate: '1989-09-09', card };
    const answer = {
      pad_report: null,
      injection: [],
      relief: 0.3,
      challenge: 'passed',
      way: 'turns',
      signals: ['one_face', 'order', 'depth'],
      trouble: null,
      pad: 'not_certified',
    };
    const named = async (media = all, { more = {}, ...options }: Scene & { more?: object } = {}) => {
      const memory = { 'medium:selfie': { uuid: submission.selfie, sha256: shaOf(submission.selfie), answer, ahead: [] } };
      const luisa = scene(media, { papers: whole, setup: {}, memory, ...options });
      const { facts } = await luisa.seeAndComplete({ seen: true, ...more });
      // The selfie becomes a portrait only if the person is named.
      expect(facts?.portrait).toEqual(facts?.capture && { medium: submission.selfie, frames: [] });
      return facts?.capture ?? null;
    };

    test('by a card of the camera that fits together, its face, and a face that is alive', async () => {
      expect(await named()).toEqual(capture);
    });

    test.each([
      ['a picture from a file', all.map((one) => (one.collection === 'front' ? { ...one, capture: 'file' } : one)), {}],
      ['nobody moved before the camera', all, { memory: {} }],
      ['no challenge', all, { setup: NO_CHALLENGE }],
      ['a face that nobody is sure of', all, { faces: { outcome: 'unsure', match_level: 1, card_signs: [] } as const }],
      ['a card that says that it is a specimen', all, { specimens: ['ine_front'] }],
      ['a card in place of a face', all, { faces: { outcome: 'match', match_level: 6, card_signs: ['outline'] } as const }],
      ['a back that was not read', all, { papers: { ine_front: front } }],
      ['sides that differ', all, { papers: { ine_front: front, ine_back: { ...back, date: '19890910' } } }],
      [
        'a card of which nobody knows when it ends',
        all,
        { papers: { ine_front: { ...front, expiration_date: null }, ine_back: { ...back, expiration_date: null } } },
      ],
      ['another name', all, { more: { corrections: { name: 'ROSA' } } }],
      ['what they did not see', all, { more: { seen: false } }],
    ] as const)('not with %s', async (_, media, options) => {
      expect(await named(media as Media[], options as Scene)).toBeNull();
    });
  });

  test('a credential that is over is a no, unless it is taken or the person says another date', async () => {
    const papers = { ine_front: { ...front, expiration_date: '2025-12-31' }, ine_back: { ...back, expiration_date: '20251231' } };
    expect(await scene(all, { papers }).complete()).toMatchObject({
      outcome: 'failed',
      reason: 'credential_expired',
      findings: ['card_expired'],
      payload: { in_force: false },
    });
    expect(await scene(all, { papers, setup: { ...NO_CHALLENGE, accept_expired: true } }).complete()).toMatchObject({ outcome: 'success' });
    const corrected = await scene(all, { papers }).complete({ corrections: { expiration_date: '2035-12-31' } });
    const payload = { in_force: null, corrections: { expiration_date: '2035-12-31' } };
    expect(corrected).toMatchObject({ outcome: 'success', payload, findings: ['reading_incomplete'] });
  });
});
