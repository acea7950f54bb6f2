import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { attachedFacts } from '#contracts/people/attach.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { registriesPort } from '#services/joins/registries.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import type { Registries } from '#services/people/validations/classes/ports.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { back, front } from '../../support/sample-papers.ts';

/**
 * Class: vouchers that rest on what a client controls. Pictures of a card and of a face come from a program as well as from a camera, so they
 * capture somebody and enrol nobody: a registry that tells whose the card is, or an operator who approved the case, has to confirm them.
 */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let registry: Registries['credential'];
beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  const registries = { ...registriesPort(null), credential: (...sent: Parameters<Registries['credential']>) => registry(...sent) };
  service = openPeople(platform.platform, { registries });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set('2026-11-20T18:00:00.000Z');
  caller = await platform.otherTenant();
  registry = nobodyToAsk;
});

const api = () => createRouterClient(service.router, { context: { caller } });
const person = async (id: string) => (await api().people.get({ id })).result;

const LUISA = { national_id: front.curp!, name: 'Luisa', first_lastname: 'Peña', second_lastname: 'Gómez' };
const CARD = { front, reverse: back };
const MAILBOX = 'luisa@correo.example';
const proven = [{ channel: 'EMAIL' as const, destination: MAILBOX }];

const nobodyToAsk: Registries['credential'] = async () => {
  throw new Problem('provider_not_configured', 'Nobody.');
};
const IN_FORCE = {
  isOfAuthority: true,
  valid: true,
  expired: false,
  court_order: false,
  incorrect_data: false,
  elector_key: front.elector_key,
};
const says =
  (answer: Partial<Awaited<ReturnType<Registries['credential']>>> = {}): Registries['credential'] =>
  async () => ({ ...IN_FORCE, ...answer });

type Facts = z.input<typeof attachedFacts>;
const capture = (more: Partial<Facts> = {}): Facts => ({
  ...{ workflow: crypto.randomUUID(), step: 'person', person: LUISA },
  ...{ capture: { selfie: null, card: CARD }, ...more },
});
const voucherOf = async (more: Partial<Facts> = {}) => (await service.offer(caller, capture(more))).vouched_by;

/** Creates the partner's client, with the address that the partner wrote. */
async function client(): Promise<string> {
  const { id } = (await api().people.create({ ...LUISA, name: 'María Luisa' })).result;
  await api().contacts.create({ person_id: id, email: MAILBOX, phone: '5512345678' });
  return id;
}

describe('a card and a living face that nobody confirmed', () => {
  it('make a person who was not there', async () => {
    const { people_uuid: id, vouched_by } = await service.attach(caller, capture());
    expect(vouched_by).toBe('capture');
    expect(await person(id)).toMatchObject({ name: 'Luisa', vouched_by: 'capture', vouched_at: '2026-11-20T18:00:00.000Z' });
  });

  it('go on with the person whom their own workflow made, and with nobody else', async () => {
    const facts = capture();
    const { people_uuid: id } = await service.attach(caller, facts);
    const more = { ...facts, contact: { email: MAILBOX, email_confirmation: true } };
    expect(await service.offer(caller, more)).toMatchObject({ people_uuid: id, vouched_by: 'capture' });
    const before = await person(id);
    platform.clock.advance(60);
    expect(await service.offer(caller, capture({ person: { ...LUISA, name: 'Luz' } }))).toMatchObject({
      people_uuid: null,
      vouched_by: null,
      claims: { people_uuid: id },
    });
    expect(await person(id)).toEqual(before);
  });

  it('write nothing over somebody who was there, and beside a code at their address fill what is empty', async () => {
    const id = await client();
    const before = await person(id);
    platform.clock.advance(60);
    expect(await service.offer(caller, capture())).toMatchObject({ people_uuid: null, vouched_by: null });
    expect(await person(id)).toEqual(before);
    const filling = await service.offer(caller, capture({ person: { ...LUISA, nationality_id: 144 }, proven }));
    expect(filling).toMatchObject({ people_uuid: id, vouched_by: 'contact', claims: { differences: [{ member: 'name' }] } });
    expect(await person(id)).toMatchObject({ name: 'María Luisa', nationality_id: 144, vouched_by: 'partner' });
  });

  it('vouch for nobody where the face is another', async () => {
    const faces = [{ outcome: 'mismatch' as const, match_level: 0, at: '2026-11-20T18:00:00.000Z' }];
    expect(await voucherOf({ faces })).toBeNull();
  });
});

describe('what no client controls enrols', () => {
  it('is a registry that has the card in force under the person’s elector key', async () => {
    const id = await client();
    registry = says();
    expect(await service.offer(caller, capture()), 'one tie more is wanted').toMatchObject({ people_uuid: null });
    expect(await service.offer(caller, capture({ proven }))).toMatchObject({ people_uuid: id, vouched_by: 'enrollment', claims: null });
    expect(await person(id)).toMatchObject({ name: 'Luisa' });
  });

  it('is an operator who approved the case, and then nobody else is asked', async () => {
    registry = async () => Promise.reject(new Error('asked'));
    expect(await voucherOf({ isApproved: true })).toBe('enrollment');
  });

  it.each<[string, Registries['credential'], Partial<Facts>]>([
    ['that nobody may ask', nobodyToAsk, {}],
    ['that is a table of the tenant’s own', says({ isOfAuthority: false }), {}],
    ['that does not know the card', says({ valid: null, expired: null, court_order: null, incorrect_data: null, elector_key: null }), {}],
    ['that says that the card is not in force', says({ valid: false }), {}],
    ['that says that the card has expired', says({ expired: true }), {}],
    ['that has somebody else’s elector key', says({ elector_key: 'BLMRLS92031315H100' }), {}],
    ['that does not say whose the card is', says({ elector_key: null }), {}],
    ['whose card was not read', says(), { capture: { selfie: null, card: null } }],
    [
      'of a card with another CURP',
      says(),
      { capture: { selfie: null, card: { ...CARD, front: { ...front, curp: 'BEML920313HMCLNS09' } } } },
    ],
    ['of a card with another name', says(), { capture: { selfie: null, card: { ...CARD, front: { ...front, name: 'ROSA' } } } }],
    ['of a card without its numbers', says(), { capture: { selfie: null, card: { ...CARD, reverse: { ...back, cic: null } } } }],
  ])('is no registry %s', async (_, answering, more) => {
    registry = answering;
    expect(await voucherOf(more)).toBe('capture');
  });

  it('is asked again where it does not answer, and until then nobody is made', async () => {
    registry = async () => {
      throw new Problem('unavailable', 'Down.');
    };
    await expect(service.offer(caller, capture())).rejects.toMatchObject({ key: 'unavailable' });
    expect((await api().people.list({})).result.data).toEqual([]);
  });

  describe('and answers', () => {
    let asked = 0;
    beforeEach(() => {
      asked = 0;
      registry = async () => {
        asked++;
        return IN_FORCE;
      };
    });

    it('once for the same facts', async () => {
      const facts = capture();
      for (let time = 0; time < 3; time++) expect((await service.offer(caller, facts)).vouched_by).toBe('enrollment');
      expect(asked).toBe(1);
    });

    it('once for one card, whatever else is told of the person; another card or name is another question', async () => {
      const facts = capture();
      const { card_answer } = (await service.offer(caller, facts)) as { card_answer?: NonNullable<Facts['card_answer']> };
      expect(card_answer).toEqual({ question_sha256: expect.stringMatching(/^[0-9a-f]{64}$/), is_confirmed: true });
      const more = { ...facts, contact: { email: MAILBOX, email_confirmation: true }, card_answer };
      expect((await service.offer(caller, more)).vouched_by).toBe('enrollment');
      expect(asked).toBe(1);
      await service.offer(caller, { ...more, person: { ...LUISA, name: 'Luisa María' } });
      const reverse = { ...back, cic: '999999999' };
      await service.offer(caller, { ...more, capture: { selfie: null, card: { front, reverse } } });
      expect(asked).toBe(3);
    });
  });
});
