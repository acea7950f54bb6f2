import { describe, expect, test } from 'vitest';
import { addressProof as bill } from '../../test/support/sample-papers.ts';
import type { PaperReading } from '../ports/papers.ts';
import { type StepContext, StepFailure } from '../step.server.ts';
import { addressProof } from './address-proof.contract.ts';
import { addressProofHandler } from './address-proof.server.ts';

const { proof } = addressProof.samples.submission;

interface Scene {
  setup?: unknown;
  livemode?: boolean;
  /** What the reader says; null where nobody reads now. */
  paper?: PaperReading<'address_proof'> | null;
  capture?: string;
  name?: string;
}

/** The step as the shared path calls it, over a reader that counts. */
function scene({ setup = {}, livemode = true, paper = { data: bill }, capture = 'live', name = 'Luisa Peña Gómez' }: Scene = {}) {
  const read: string[] = [];
  const memory: Record<string, unknown> = {};
  const context = {
    setup: addressProof.setup.parse(setup),
    workflow: { uuid: '0f8fad5b-d9cb-469f-a165-70867728950e', people_uuid: null, livemode },
    now: new Date('2026-11-20T18:00:00Z'),
    memory,
    remember: (values: Record<string, unknown>) => void Object.assign(memory, values),
    ports: {
      media: {
        list: async () => [{ uuid: proof, collection: 'proof', mime: 'application/pdf', capture }],
        read: async () => new Uint8Array(),
      },
      allowance: { take: async () => async () => {} },
      papers: {
        async read(kind: string) {
          read.push(kind);
          if (paper === null) throw new StepFailure('unavailable', 'down');
          return paper;
        },
      },
      person: async () => (name ? { name } : null),
    } as unknown as StepContext['ports'],
  };
  return {
    read,
    look: () => addressProofHandler.actions.read!({ media: proof }, context as never),
    complete: (corrections?: object) => addressProofHandler.complete({ proof, ...(corrections ? { corrections } : {}) }, context as never),
  };
}

describe('address_proof', () => {
  test('says what was read, and tells where the person lives, as a claim for later steps and the record', async () => {
    const step = scene();
    expect(await step.look()).toMatchObject({
      reading: 'read',
      fields: { name: 'PEÑA GOMEZ LUISA', int_num: null },
      likely_recent: true,
    });
    const { outcome, payload, facts } = await step.complete();
    expect(step.read).toEqual(['address_proof']);
    expect(outcome).toBe('success');
    expect(payload).toEqual({
      ...{ reading: 'read', data: bill, corrections: {}, likely_recent: true, name_matches: true, is_address_complete: true },
    });
    expect(facts).toEqual({
      printed_address: {
        ...{ street: 'C DEL ZAGUÁN 12', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JALISCO' },
      },
      proof_address: {
        ...{ street: 'C DEL ZAGUÁN', ext_num: '12', int_num: null, colony: 'CENTRO', municipality: 'GUADALAJARA' },
        ...{ state: 'Jalisco', state_id: 14, zip_code: '44100', references: '', source: 'address_proof' },
      },
    });
  });

  test('marks what the person wrote otherwise, and judges no date that they wrote', async () => {
    const old = { ...bill, date: '2025-01-05', end_date: null };
    const { outcome, payload, facts } = await scene({ paper: { data: old } }).complete({
      ...{ street: 'CALLE DEL ZAGUÁN', neighborhood: 'CENTRO', int_num: '4', date: '2026-11-01' },
    });
    expect(outcome).toBe('success');
    expect(payload).toMatchObject({
      data: { date: '2025-01-05', address: { street: 'C DEL ZAGUÁN' } },
      corrections: { street: 'CALLE DEL ZAGUÁN', int_num: '4', date: '2026-11-01' },
      likely_recent: null,
    });
    expect(payload.corrections).not.toHaveProperty('neighborhood');
    expect(facts?.printed_address?.street).toBe('CALLE DEL ZAGUÁN 12 INT 4');
  });

  test.each([
    ['2026-08-20', {}, true, 'success'],
    ['2026-08-19', {}, false, 'failed'],
    ['2026-08-19', { max_age_months: 6 }, true, 'success'],
    ['2025-08-19', { max_age_months: null }, false, 'success'],
    [null, {}, null, 'success'],
  ])('of %s with %o is recent: %s', async (date, setup, likely_recent, outcome) => {
    const step = scene({ setup, paper: { data: { ...bill, date: '2025-06-01', end_date: date, ...(date ? {} : { date: null }) } } });
    expect(await step.look()).toMatchObject({ likely_recent });
    const result = await step.complete();
    expect(result).toMatchObject({ outcome, payload: { likely_recent } });
    expect(result.reason).toBe(outcome === 'failed' ? 'address_proof_old' : undefined);
  });

  test('of somebody else is taken all the same, and without a name nobody can tell', async () => {
    const other = await scene({ name: 'Jorge Ruiz Mora' }).complete();
    expect(other).toMatchObject({ outcome: 'success', payload: { name_matches: false } });
    const nobody = await scene({ name: '' }).complete();
    expect(nobody.payload.name_matches).toBeNull();
  });

  test('that cannot be read is taken unless the setup wants one that can', async () => {
    const unread = { trouble: 'too_little' } as const;
    const { outcome, payload, facts } = await scene({ paper: unread }).complete();
    expect({ outcome, facts }).toEqual({ outcome: 'success', facts: undefined });
    expect(payload).toMatchObject({
      reading: 'too_little',
      data: null,
      likely_recent: null,
      name_matches: null,
      is_address_complete: false,
    });
    const strict = await scene({ paper: unread, setup: { accept_unread: false } }).complete();
    expect(strict).toMatchObject({ outcome: 'failed', reason: 'address_proof_unread' });
  });

  test('that nobody can read now is no reason to refuse somebody', async () => {
    await expect(scene({ paper: null }).complete()).resolves.toMatchObject({ outcome: 'success', payload: { reading: 'unavailable' } });
    const strict = scene({ paper: null, setup: { accept_unread: false } }).complete();
    await expect(strict).rejects.toMatchObject({ problem: 'unavailable' });
  });

  test('comes from a file where the setup takes one, and as a specimen with test data alone', async () => {
    await expect(scene({ capture: 'file' }).complete()).resolves.toMatchObject({ outcome: 'success' });
    await expect(scene({ capture: 'file', setup: { allow_file: false } }).complete()).rejects.toMatchObject({ field: 'proof' });
    await expect(scene({ capture: 'fixture' }).complete()).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
    await expect(scene({ capture: 'fixture', livemode: false }).complete()).resolves.toMatchObject({ outcome: 'success' });
  });
});
