import { describe, expect, test } from 'vitest';
import type { EarlierFacts } from '#contracts/steps/step.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import { addressProof as bill } from '#test/support/sample-papers.ts';
import { type StepContext, StepFailure } from '../base/step.server.ts';
import type { PaperReading } from '../ports/papers.ts';
import { addressProof } from './address-proof.contract.ts';
import { addressProofHandler } from './address-proof.server.ts';

const { proof } = addressProof.samples.submission;
/** The bill as the payload has it, without `likely_recent`, which the step decides itself. */
const { likely_recent: _, ...printed } = bill;

interface Scene {
  setup?: unknown;
  livemode?: boolean;
  /** The answer of the reader; null if no reader is available. */
  paper?: PaperReading<'address_proof'> | null;
  capture?: string;
  /** The name that earlier steps learned; `address` is from them too. */
  name?: string;
  address?: PrintedAddress | null;
}

const home = { street: 'Calle del Zaguán 12', neighborhood: 'Centro', zip_code: '44100', city: 'Guadalajara', province: 'Jalisco' };
const unchanged = {
  ...{ name: null, street: null, ext_num: null, int_num: null, neighborhood: null },
  ...{ postal_code: null, municipality: null, state: null, date: null },
};

/** Builds the step with fake ports, as the server calls it; `read` lists the kinds that its reader got. */
function scene({
  setup = {},
  livemode = true,
  paper = { data: bill, isSpecimen: false },
  capture = 'live',
  name = 'Luisa',
  address = home,
}: Scene = {}) {
  const read: string[] = [];
  const memory: Record<string, unknown> = {};
  const context = {
    setup: addressProof.setup.parse(setup),
    workflow: { uuid: '0f8fad5b-d9cb-469f-a165-70867728950e', people_uuid: null, livemode },
    now: new Date('2026-11-20T18:00:00Z'),
    earlierFacts: {
      person: name ? { national_id: '', name, first_lastname: 'Peña', second_lastname: 'Gómez' } : null,
      printed_address: null,
      address,
      phones: [],
    } satisfies EarlierFacts,
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
    } as unknown as StepContext['ports'],
  };
  const look = () => addressProofHandler.actions.read!({ media: proof }, context as never);
  return {
    read,
    memory,
    look,
    send: (more: object = {}) => addressProofHandler.complete({ proof, ...more }, context as never),
    /** Shows the reading to the person, then submits. */
    async complete(corrections?: object) {
      await look().catch(() => null);
      return this.send({ seen: true, ...(corrections ? { corrections } : {}) });
    },
  };
}

describe('address_proof', () => {
  test('says what was read, and tells where the person lives, as a claim for later steps and the record', async () => {
    const step = scene();
    expect(await step.look()).toMatchObject({
      reading: 'read',
      fields: { name: 'PEÑA GOMEZ LUISA', int_num: null },
      doubts: [],
    });
    const { outcome, payload, facts } = await step.complete();
    expect(step.read).toEqual(['address_proof']);
    expect(outcome).toBe('success');
    expect(payload).toEqual({
      ...{ reading: 'read', data: printed, seen: true, corrections: unchanged, is_address_complete: true },
      ...{ likely_recent: true, name_matches: true, address_matches: true },
    });
    const asPrinted = { street: 'C DEL ZAGUÁN 12', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JALISCO' };
    expect(facts).toEqual({
      ...{ printed_address: asPrinted, document_address: asPrinted },
      proof_address: {
        ...{ street: 'C DEL ZAGUÁN', ext_num: '12', int_num: null, colony: 'CENTRO', municipality: 'GUADALAJARA' },
        ...{ state: 'Jalisco', state_id: 14, zip_code: '44100', references: '', source: 'address_proof' },
      },
    });
  });

  test('a specimen is a finding of live data, also where the step fails, and of test data none', async () => {
    const specimen = { data: bill, isSpecimen: true };
    const found = async (options: Scene) => (await scene({ paper: specimen, ...options }).complete()).findings;
    expect([await found({}), await found({ livemode: false })]).toEqual([['specimen'], []]);
    const old = await scene({ paper: { ...specimen, data: { ...bill, date: '2025-01-05', end_date: null } } }).complete();
    expect([old.outcome, old.findings]).toEqual(['failed', ['specimen']]);
  });

  test('marks what the person wrote otherwise, and judges no date that they wrote', async () => {
    const old = { ...bill, date: '2025-01-05', end_date: null };
    const { outcome, payload, facts, findings } = await scene({ paper: { data: old, isSpecimen: false } }).complete({
      ...{ street: 'CALLE DEL ZAGUÁN', neighborhood: 'CENTRO', int_num: '4', date: '2026-11-01' },
    });
    expect([outcome, findings]).toEqual(['success', ['reading_incomplete']]);
    expect(payload).toMatchObject({
      data: { date: '2025-01-05', address: { street: 'C DEL ZAGUÁN' } },
      corrections: { ...unchanged, street: 'CALLE DEL ZAGUÁN', int_num: '4', date: '2026-11-01' },
      ...{ likely_recent: null, name_matches: true, address_matches: null },
    });
    expect(facts?.printed_address?.street).toBe('CALLE DEL ZAGUÁN 12 INT 4');
  });

  test.each([
    ['2026-08-20', {}, true, 'success'],
    ['2026-08-19', {}, false, 'failed'],
    ['2026-08-19', { max_age_months: 6 }, true, 'success'],
    ['2025-08-19', { max_age_months: null }, false, 'success'],
    [null, {}, null, 'success'],
    [null, { max_age_months: null }, null, 'success'],
  ])('of %s with %o is recent: %s', async (date, setup, likely_recent, outcome) => {
    const step = scene({
      setup,
      paper: { data: { ...bill, date: '2025-06-01', end_date: date, ...(date ? {} : { date: null }) }, isSpecimen: false },
    });
    expect(await step.look()).toMatchObject({ doubts: outcome === 'failed' ? ['old'] : [] });
    const result = await step.complete();
    expect(result).toMatchObject({ outcome, payload: { likely_recent } });
    expect(result.reason).toBe(outcome === 'failed' ? 'address_proof_old' : undefined);
    // Without a limit nobody asks for the date.
    expect(result.findings).toEqual(likely_recent === null && !('max_age_months' in setup) ? ['reading_incomplete'] : []);
  });

  test.each([
    [{ name: 'Jorge' }, 'name', { name: 'JORGE PEÑA' }],
    [{ address: { ...home, zip_code: '44110' } }, 'address', { postal_code: '44110' }],
  ] as const)(
    'of another person or place is a no where the setup says so, unless they write it otherwise: %o',
    async (told, what, written) => {
      const member = `${what}_matches`;
      expect(await scene(told).complete()).toMatchObject({ outcome: 'success', payload: { [member]: false } });
      const strict = { ...told, setup: { must_match: [what] } };
      expect(await scene(strict).look()).toMatchObject({ doubts: [what] });
      expect(await scene(strict).complete()).toMatchObject({ outcome: 'failed', reason: `address_proof_${what}` });
      const open = { outcome: 'success', payload: { [member]: null }, findings: ['reading_incomplete'] };
      expect(await scene(strict).complete(written)).toMatchObject(open);
      const nothingTold = { ...strict, name: '', address: null };
      expect(await scene(nothingTold).complete()).toMatchObject(open);
    },
  );

  test('claims nothing of what the person did not see, and forgets what it says once it is answered', async () => {
    const step = scene();
    const unseen = await step.send({ seen: true, corrections: { postal_code: '44110' } });
    expect(unseen).toMatchObject({ outcome: 'success', payload: { seen: false, data: printed } });
    expect(unseen.facts).toBeUndefined();
    expect(JSON.stringify(step.memory)).not.toContain(bill.name);
    expect((await step.complete()).facts).toHaveProperty('proof_address');
    expect(JSON.stringify(step.memory)).not.toContain(bill.name);
    expect((await scene().send()).facts).toBeUndefined();
  });

  test('that cannot be read is taken unless the setup wants one that can', async () => {
    const unread = { trouble: 'too_little' } as const;
    const { outcome, payload, facts, findings } = await scene({ paper: unread }).complete();
    expect({ outcome, facts, findings }).toEqual({ outcome: 'success', facts: undefined, findings: ['reading_incomplete'] });
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
    const unread = { outcome: 'success', payload: { reading: 'unavailable' }, findings: ['reading_incomplete'] };
    await expect(scene({ paper: null }).complete()).resolves.toMatchObject(unread);
    const strict = scene({ paper: null, setup: { accept_unread: false } }).send();
    await expect(strict).rejects.toMatchObject({ problem: 'unavailable' });
  });

  test('comes from a file where the setup takes one, and as a specimen with test data alone', async () => {
    await expect(scene({ capture: 'file' }).complete()).resolves.toMatchObject({ outcome: 'success' });
    await expect(scene({ capture: 'file', setup: { allow_file: false } }).complete()).rejects.toMatchObject({ field: 'proof' });
    await expect(scene({ capture: 'fixture' }).complete()).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
    await expect(scene({ capture: 'fixture', livemode: false }).complete()).resolves.toMatchObject({ outcome: 'success' });
  });
});
