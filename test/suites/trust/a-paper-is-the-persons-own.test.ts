import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import type { CredentialReader } from '#services/people/faces/credential-reader.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { validationClasses } from '#services/people/validations/classes/classes.ts';
import type { CredentialNumbers, CurpAnswer, Registries } from '#services/people/validations/classes/ports.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '../../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { astronaut, astronautAgain, credentialFront, nobody } from '../../support/specimens/faces.ts';

/**
 * Class: a genuine paper of somebody else. Whatever takes a paper, or a registry's answer, about a person compares it with the person's
 * record, names what differs, and says no; what nothing can compare is no yes. A validation class without a row here is a type error.
 */

const ANA = {
  ...{ national_id: 'GOLA900828MJCMPN51', tax_id: 'GOLA900828AB1' as string | null },
  ...{ name: 'Ana', first_lastname: 'Gómez', second_lastname: 'López' },
};
const LUISAS = { curp: 'PEGL890909MJCRMS08', rfc: 'PEGL890909GX1' };

type Front = NonNullable<Awaited<ReturnType<CredentialReader['front']>>>;
type Reverse = NonNullable<Awaited<ReturnType<CredentialReader['reverse']>>>;
interface Card {
  front: Front;
  reverse: Reverse;
  /** The elector key in the registry. */
  registered: string | null;
}

const numbers = { ine_type: 'G', emission_number: '01', expiration_date: '2034' };
const zone = { cic: '000123456', ocr_number: '1234000000012', expiration_date: '20341231' };
const ofAna: Card = {
  front: {
    ...{ ...numbers, elector_key: 'GMLPAN90082814M100', curp: ANA.national_id, name: 'ANA' },
    ...{ first_lastname: 'GÓMEZ', second_lastname: 'LÓPEZ', birthdate: '1990-08-28', gender: 'M' },
  },
  reverse: { ...zone, name: 'ANA', lastname: 'GOMEZ LOPEZ', date: '19900828', gender: 'M' },
  registered: 'GMLPAN90082814M100',
};
const ofLuisa: Card = {
  front: {
    ...{ ...numbers, elector_key: 'PRGMLS89090914M100', curp: LUISAS.curp, name: 'LUISA' },
    ...{ first_lastname: 'PÉREZ', second_lastname: 'GÓMEZ', birthdate: '1989-09-09', gender: 'M' },
  },
  reverse: { ...zone, name: 'LUISA', lastname: 'PEREZ GOMEZ', date: '19890909', gender: 'M' },
  registered: 'PRGMLS89090914M100',
};
const SILENT = {
  front: { ...numbers, ...blank(['elector_key', 'curp', 'name', 'first_lastname', 'second_lastname', 'birthdate', 'gender']) },
  reverse: { ...zone, ...blank(['name', 'lastname', 'date', 'gender']) },
};
const inUse: CurpAnswer = {
  ...{ isKnown: true, inUse: true, status: 'AN', name: 'ANA', first_lastname: 'GOMEZ', second_lastname: 'LOPEZ' },
  ...{ birthdate: '1990-08-28', gender: 'FEMALE' },
};
const luisaInUse: CurpAnswer = {
  ...{ isKnown: true, inUse: true, status: 'AN', name: 'LUISA', first_lastname: 'PEREZ', second_lastname: 'GOMEZ' },
  ...{ birthdate: '1989-09-09', gender: 'FEMALE' },
};

function blank<Member extends string>(members: readonly Member[]) {
  return Object.fromEntries(members.map((member) => [member, null])) as Record<Member, null>;
}

/** The card that the fake reader and the fake voter registry tell of, the fake registry's answer for a CURP, and what they were asked. */
const world = { card: ofAna, curp: inUse, asked: [] as (string | CredentialNumbers)[] };

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  const registries: Registries = {
    curp: async () => world.curp,
    async rfc(_caller, rfc) {
      world.asked.push(rfc);
      return { valid: true, eligible: true };
    },
    async credential(_caller, credential) {
      world.asked.push(credential);
      const owner = { isOfAuthority: true, elector_key: world.card.registered };
      return { ...owner, valid: true, expired: false, court_order: false, incorrect_data: false };
    },
  };
  const credentialReader: CredentialReader = { front: async () => world.card.front, reverse: async () => world.card.reverse };
  service = openPeople(platform.platform, { registries, credentialReader });
  await service.start();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
  Object.assign(world, { card: ofAna, curp: inUse, asked: [] });
});
afterAll(() => platform.close());

const api = () => createRouterClient(service.router, { context: { caller } });
const picture = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'picture');
const newAna = async (more: Partial<typeof ANA> = {}) => (await api().people.create({ ...ANA, ...more })).result.id;

async function upload(id: string): Promise<void> {
  const body = { ine_front: picture(await credentialFront(astronaut())), ine_reverse: picture(await nobody()) };
  await api().faces.uploadCredential({ params: { id }, body });
}

/** Returns status and reasons of one run, and the parts of the elector key or RFC that differ. */
async function run(className: ValidationClassName, id: string, config: Record<string, unknown> = {}) {
  const { result } = await api().validations.create({ name: className, class: className, config });
  if (className === 'ine') await upload(id);
  else await api().personValidations.run({ params: { id }, body: { validations: [result.id] } });
  await platform.jobs.run();
  const [latest] = (await api().personValidations.latest({ id })).result;
  return { status: latest!.status, error: latest!.error, content: (latest!.content ?? {}) as Record<string, unknown> };
}
const reasonsOf = async (...how: Parameters<typeof run>) => {
  const { status, error, content } = await run(...how);
  return [status, ...((content.reasons as string[] | undefined) ?? [error])];
};

type Wrong = [what: string, of: () => Promise<unknown[]>, answer: unknown[]];
const card = (changes: Partial<Card>) => () => {
  world.card = { ...ofAna, ...changes };
  return newAna().then((id) => reasonsOf('ine', id));
};
const sayingAlone = (front: Partial<Front>) => card({ ...SILENT, front: { ...SILENT.front, ...front }, registered: null });

/** For each class the papers of somebody else with the answer, or why it takes no paper. */
const papersOfOthers: Record<ValidationClassName, readonly Wrong[] | string> = {
  curp: [
    [
      'the registry’s record of somebody else',
      async () => {
        world.curp = luisaInUse;
        return reasonsOf('curp', await newAna());
      },
      [3, 'name_differs', 'first_lastname_differs', 'second_lastname_differs', 'birthdate_differs'],
    ],
  ],
  rfc: [
    ['the RFC of somebody else', async () => reasonsOf('rfc', await newAna({ tax_id: LUISAS.rfc })), [3, 'rfc_differs']],
    ['the RFC of a company', async () => reasonsOf('rfc', await newAna({ tax_id: 'EKU9003173C9' })), [3, 'rfc_differs']],
    ['the RFC of a namesake', async () => reasonsOf('rfc', await newAna({ tax_id: 'GOLA900827AB1' })), [3, 'rfc_differs']],
  ],
  ine: [
    ['the card of somebody else', card(ofLuisa), [3, 'curp_differs', 'elector_key_differs', 'name_differs', 'birthdate_differs']],
    [
      'a front of somebody else',
      card({ front: ofLuisa.front }),
      [3, 'curp_differs', 'elector_key_differs', 'name_differs', 'birthdate_differs'],
    ],
    ['a reverse of somebody else', card({ reverse: ofLuisa.reverse }), [3, 'name_differs', 'birthdate_differs']],
    ['numbers that the registry has for somebody else', card({ registered: ofLuisa.registered }), [3, 'elector_key_differs']],
    ['a CURP of somebody else', sayingAlone({ curp: LUISAS.curp }), [3, 'curp_differs']],
    ['an elector key of somebody else', sayingAlone({ elector_key: ofLuisa.registered }), [3, 'elector_key_differs']],
    ['a card of a man', sayingAlone({ gender: 'H' }), [3, 'gender_differs']],
    [
      'a front that is theirs before numbers of nobody knows whom',
      card({ reverse: SILENT.reverse, registered: null }),
      [5, 'not_comparable'],
    ],
  ],
  document: 'sends files of the person’s own workflow to a server of the tenant, and reads none',
  external: 'sends ids of the person’s own record to a server of the tenant',
  blacklist: 'searches for the person’s own record in lists of the tenant',
  anti_spoofing: 'judges a result that was saved for this person, and no paper',
  face_duplicity: 'looks for the person’s own portrait among others',
};

/** The ports through which papers and registries' answers come. */
const TAKES_PAPERS = /^(registries|credentials)$/;

/** Returns the names of the ports that a class uses. */
async function portsOf(className: ValidationClassName): Promise<string[]> {
  const used = new Set<string>();
  const ports = new Proxy({}, { get: (_, name) => used.add(String(name)) && (async () => []) });
  const run = { caller, config: { lists: [], url: 'https://bank.example' }, headers: {}, subject: { person: {} } };
  // What the class makes of such a run does not matter.
  await Promise.resolve(validationClasses[className].judge(run as never, ports as never)).catch(() => null);
  return [...used];
}

describe.each(Object.entries(papersOfOthers))('%s', (className, papers) => {
  if (typeof papers === 'string') {
    it(`takes no paper: it ${papers}`, async () => {
      expect(await portsOf(className as ValidationClassName)).not.toEqual(expect.arrayContaining([expect.stringMatching(TAKES_PAPERS)]));
    });
  } else {
    it.each(papers)('says no to %s, and names what differs', async (_, of, answer) => {
      expect(await of()).toEqual(answer);
    });

    it('says yes to their own', async () => {
      expect(await reasonsOf(className as ValidationClassName, await newAna())).toEqual([2]);
    });
  }
});

it('asks no registry about somebody else', async () => {
  world.card = ofLuisa;
  const id = await newAna({ tax_id: LUISAS.rfc });
  await run('rfc', id);
  await run('ine', id);
  expect(world.asked).toEqual([]);
});

it('names the parts of the elector key and of the RFC, and no value', async () => {
  world.card = ofLuisa;
  const ine = await run('ine', await newAna());
  expect(ine.content.elector_key_parts).toEqual(['first_last_name', 'second_last_name', 'name', 'birth_date']);
  for (const value of ['LUISA', LUISAS.curp, ofLuisa.registered]) expect(JSON.stringify(ine)).not.toContain(value);
  caller = await platform.otherTenant();
  expect((await run('rfc', await newAna({ tax_id: LUISAS.rfc }))).content.differs).toEqual(['letters', 'birth_date']);
});

describe('what the record lacks is no yes', () => {
  const nobodyKnown = async (more: object = {}) =>
    (
      await api().people.create({
        ...{ ...ANA, national_id: 'PASAPORTE1', ignore_curp_validation: true },
        ...more,
      })
    ).result.id;
  beforeEach(() => {
    caller = { ...caller, scopes: new Set([...caller.scopes, 'people:ignore_curp_validation']) };
  });

  it('for an RFC without a birth date', async () => {
    expect(await reasonsOf('rfc', await nobodyKnown())).toEqual([5, 'not_comparable']);
  });

  it('for an RFC beside a birth date, where the record has no CURP', async () => {
    expect(await reasonsOf('rfc', await nobodyKnown({ birthdate: '1990-08-28' }))).toEqual([2]);
  });

  it('for a credential without birth date and CURP', async () => {
    expect(await reasonsOf('ine', await nobodyKnown())).toEqual([5, 'not_comparable']);
  });

  it('for a CURP without names', async () => {
    const { result } = await api().people.create({ ...ANA, name: 'Ana' });
    await platform.engine.executeSql("update people.people set name = '' where id = $1", [result.id]);
    expect(await reasonsOf('curp', result.id)).toEqual([5, 'not_comparable']);
  });
});

describe('a face beside a credential', () => {
  const compare = async (id: string) =>
    (
      await api().faces.compareWithCredential({
        params: { id },
        body: { selfie: picture(await astronautAgain()), ine_front: picture(await credentialFront(astronaut())) },
      })
    ).result.biometrics[0]!.match_id;

  it('matches on the person’s own', async () => {
    expect(await compare(await newAna())).toBe(true);
  });

  it('is compared with none of somebody else: the member and what differs are named, and nothing is recorded', async () => {
    world.card = { ...ofAna, front: { ...SILENT.front, curp: LUISAS.curp } };
    const id = await newAna();
    const refusal = await compare(id).catch(({ status, errors }: Problem) => [status, errors!.map(({ path, code }) => [path, code])]);
    expect(refusal).toEqual([422, [['ine_front', 'curp_differs']]]);
    expect((await api().biometrics.ofPerson({ id })).result).toEqual([]);
  });

  it('is left to a human on one that says of nobody whose it is', async () => {
    world.card = { ...ofAna, front: SILENT.front };
    expect(await compare(await newAna())).toBeNull();
  });
});

it.each([
  ['somebody else', false, ofLuisa],
  ['nobody knows whom', false, { ...ofAna, ...SILENT }],
  ['the person', true, ofAna],
])('a card of %s gives a portrait: %s', async (_, gives, card) => {
  await platform.tenants.patch(caller.tenantId, { people: { portrait_days: 30 } });
  world.card = card;
  const id = await newAna();
  await upload(id);
  expect((await api().internal.portrait({ id })).result.kept).toBe(gives);
});
