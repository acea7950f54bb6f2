import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findings } from '#contracts/base/findings.ts';
import { FRAMES } from '#contracts/steps/liveness-frames.ts';
import type { Challenge } from '#contracts/steps/liveness-step.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import type { FaceReader } from '#platform/base/file-readers.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { portraitsPort } from '#services/joins/portraits.ts';
import { compareFace } from '#services/people/attach/face-tie.ts';
import { compareCredential } from '#services/people/faces/compare-credential.ts';
import { comparePortrait, createPortraitComparison } from '#services/people/faces/compare-portrait.ts';
import { likenessOf } from '#services/people/faces/likeness.ts';
import type { WorkflowFacts } from '#services/people/model/attached-facts.ts';
import type { PeoplePlatform } from '#services/people/model/implementer.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import { catalog } from '#steps/catalog.ts';
import { handlers } from '#steps/handlers.ts';
import { type Move, NEARER_FACTOR, SHIFT, START } from '#vision/face/moves.ts';
import { openPeople, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/**
 * Class: what lives is compared with what it must be. A selfie may be a picture that is like two people: like whoever is filmed, and like
 * somebody else's portrait. So every step that films a face, and whoever ties a capture to a record, compares the film too. Faces stand on a
 * line here: the bytes of a picture say where, and two faces are as far apart as their places.
 */

const faceAt = (place: number) => new TextEncoder().encode(String(place)) as Uint8Array<ArrayBuffer>;
const placeOf = (picture: Uint8Array) => Number(new TextDecoder().decode(picture));
const thresholds = { match_distance: 0.5, review_distance: 0.6 };

const faces = {
  model: { name: 'line', version: '1', hash: '0'.repeat(64) },
  distance: (one: Float32Array, other: Float32Array) => Math.abs(one[0]! - other[0]!),
  read: async (_: unknown, picture: Uint8Array) => ({
    ...{ template: Float32Array.of(placeOf(picture)), portrait: new Uint8Array(), shades: new Float32Array(1), cardSigns: [] },
    ...{ box: { x: 0, y: 0, width: 100, height: 100 }, landmarks: [] },
  }),
} as unknown as FaceReader;

/** The people service's comparisons over faces on a line; everybody's portrait stands at 0. */
function comparisons() {
  const platform = {
    faces,
    tenants: { settings: async () => ({ people: { face_match: thresholds } }) },
    limits: { take: async () => undefined, giveBack: async () => undefined },
    database: { transaction: async (work: (trx: null) => Promise<unknown>) => work(null) },
    events: { append: async () => undefined },
  } as unknown as PeoplePlatform;
  const portrait = { template: Float32Array.of(0), readPicture: async () => faceAt(0), knownBy: 'enrollment' as const, workflow: null };
  const kept = { strongestOf: async () => portrait, identifyingOf: async () => portrait };
  return { platform, compare: createPortraitComparison(platform, kept) };
}

const caller = { tenantId: 'banco-jacaranda', livemode: true } as unknown as Caller;

interface Scene {
  selfie: number;
  /** The faces in the frames of moves that look ahead, the start first; and in the turned ones, by default the selfie's. */
  ahead: readonly number[];
  turned?: number;
  /** Puts other bytes in the place of the first frame after the challenge. */
  isSwapped?: boolean;
}

/** Films a face that makes the moves of a challenge, and submits it with a card or to a person whose portrait stands at 0. */
async function submit(contract: StepContract, { selfie, ahead, turned = selfie, isSwapped = false }: Scene) {
  const { platform, compare } = comparisons();
  const internal = createRouterClient(
    { compareCredential: compareCredential(platform), comparePortrait: comparePortrait(compare) },
    { context: { caller } as unknown as CallContext },
  );
  let challenge: Challenge = { nonce: '', moves: [], seconds: 0 };
  const submission = contract.samples.submission as Record<string, string>;
  const sides = Object.keys(contract.media).filter((collection) => collection in submission);
  const media = sides.map((collection) => ({ uuid: submission[collection]!, collection, capture: 'live', sha256: collection }));
  const pictures = new Map(sides.map((collection) => [submission[collection]!, faceAt(collection === 'selfie' ? selfie : 0)]));
  const memory: Record<string, unknown> = {};
  const context = {
    ...{ setup: z.parse(contract.setup, {}), memory, now: new Date('2026-11-29T18:00:00Z') },
    workflow: { uuid: submission.selfie, people_uuid: submission.selfie, livemode: true },
    earlierFacts: { person: null, printed_address: null, address: null },
    remember: (values: Record<string, unknown>) => void Object.assign(memory, values),
    ports: {
      media: { list: async () => media, read: async (uuid: string) => pictures.get(uuid)! },
      allowance: {
        async take(kind: string) {
          // The person has taken every other selfie that they may.
          if (kind === 'retake') throw new StepFailure('attempts_exhausted', 'Used up');
          return async () => undefined;
        },
      },
      papers: { read: async () => ({ trouble: 'unread' }) },
      symbols: { read: async () => [] },
      portraits: {
        ...portraitsPort((() => ({ internal })) as unknown as Parameters<typeof portraitsPort>[0], caller),
        measureFrames: async (own: Uint8Array, frames: readonly Uint8Array[]) => measured(challenge.moves, own, frames),
        detectAttack: async () => null,
        search: async () => [],
      },
    },
  } as never;
  const handler = handlers[contract.key]!;
  challenge = (await handler.actions.challenge!({ way: 'turns' }, context)) as Challenge;
  const left = [...ahead];
  const frames = [START, ...challenge.moves].map(({ turn }) => {
    const uuid = randomUUID();
    media.push({ uuid, collection: FRAMES, capture: 'live', sha256: uuid });
    pictures.set(uuid, faceAt(turn === null ? (left.shift() ?? ahead.at(-1)!) : turned));
    return uuid;
  });
  expect(await handler.actions.prove!({ nonce: challenge.nonce, selfie: submission.selfie, frames }, context)).toEqual({
    outcome: 'passed',
  });
  if (isSwapped) media.find(({ uuid }) => uuid === frames[0])!.sha256 = 'other';
  return handler.complete(submission as never, context);
}

/** Returns what the server measures of a face that makes the moves exactly. */
function measured(moves: readonly Move[], own: Uint8Array, pictures: readonly Uint8Array[]) {
  const frames = [START, ...moves].map(({ turn, near, side }, at) => {
    const right = side === 'left' ? SHIFT : side === 'right' ? -SHIFT : 0;
    const down = side === 'down' ? SHIFT : side === 'up' ? -SHIFT : 0;
    const templates = [Float32Array.of(placeOf(own)), Float32Array.of(placeOf(pictures[at]!))] as const;
    return {
      ...{ turn: turn === null ? 0 : turn === 'left' ? 25 : -25, height: near ? 100 * NEARER_FACTOR : 100 },
      ...{ x: 300 + 100 * right, y: 300 + 100 * down, spread: near ? 0.63 : 0.61 },
      likeness: likenessOf(faces, templates, thresholds).outcome,
    };
  });
  const of = (isTurned: boolean) => frames.flatMap(({ turn }, at) => ((turn !== 0) === isTurned ? at : []));
  return { frames, pairs: of(false).flatMap((ahead) => of(true).map((aside) => ({ ahead, aside, relief: 0.3 }))) };
}

const filming = Object.values(catalog).filter(({ media }) => FRAMES in media);

it('films a face in some steps', () => expect(filming).not.toEqual([]));

describe.each(filming.map((contract) => [contract.key, contract] as const))('%s', (_, contract) => {
  it('finds that a selfie between two people is neither’s: the challenge is passed, and the step is no yes', async () => {
    const { payload, findings: found, facts } = await submit(contract, { selfie: 0.45, ahead: [0.9] });
    expect(payload).toMatchObject({
      liveness: { challenge: 'passed', likeness: 'mismatch' },
      biometrics: { success: false, matchLevel: 0 },
    });
    expect(found).toContain('face_mismatch');
    expect(findings.face_mismatch.does).not.toBe('continue');
    expect(new Set(facts?.faces?.map(({ outcome }) => outcome))).toEqual(new Set(['mismatch']));
    expect(facts).not.toHaveProperty('capture');
  });

  it('is not sure of a film that is less alike than its selfie', async () => {
    const { payload, findings: found } = await submit(contract, { selfie: 0.3, ahead: [0.57] });
    expect(payload).toMatchObject({ liveness: { likeness: 'unsure' }, biometrics: { success: null, matchLevel: 1 } });
    expect(found).toContain('face_unsure');
  });

  it('takes a film that is like the portrait, by its median: neither one frame nor the turned ones decide', async () => {
    const { payload, findings: found } = await submit(contract, { selfie: 0.3, ahead: [0.2, 0.7, 0.2], turned: 0.8 });
    expect(payload).toMatchObject({ liveness: { likeness: 'match' }, biometrics: { success: true } });
    expect(found?.filter((code) => code.startsWith('face_'))).toEqual([]);
  });

  it('refuses a film whose frames are no longer those that were judged', async () => {
    await expect(submit(contract, { selfie: 0.3, ahead: [0.3], isSwapped: true })).rejects.toMatchObject({ problem: 'media_missing' });
  });
});

describe('a capture of somebody on record', () => {
  let house: TestPlatform<PeopleTables>;
  beforeAll(async () => {
    house = await createTestPlatform<PeopleTables>(peopleMigrations);
  });
  afterAll(() => house.close());

  it('is tied to the record by its film as well as by its selfie', async () => {
    const owner = await house.otherTenant();
    const people = createRouterClient(openPeople(house.platform).router, { context: { caller: owner } }).people;
    const person = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
    const { id } = (await people.create(person)).result;
    const pictures = { read: async (_: Caller, uuid: string) => faceAt(Number(uuid)) };
    const parts = { platform: house.platform, comparePortrait: comparisons().compare, pictures };
    const tie = (...frames: readonly string[]) =>
      compareFace(parts, owner, { person, capture: { selfie: '0.45', frames, card: null } } as unknown as WorkflowFacts);
    expect(await tie('0.2', '0.3', '0.9')).toMatchObject({ personId: id, portrait: 'match' });
    expect(await tie('0.9', '0.9')).toMatchObject({ personId: id, portrait: 'mismatch' });
  });
});
