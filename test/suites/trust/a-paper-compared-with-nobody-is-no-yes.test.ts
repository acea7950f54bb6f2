import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import type { PaperKind } from '#kinds/kinds.ts';
import { catalog } from '#steps/catalog.ts';
import { handlers } from '#steps/handlers.ts';
import type { PapersPort } from '#steps/ports/papers.ts';
import { addressProof, back, front, nss } from '../../support/sample-papers.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: a paper whose holder was compared with nobody is no yes. Of every step that reads a paper: somebody else's paper that the person did
 * not see, corrected, or that lacks what tells whose it is, for a person whom a key named or who tells their CURP before or after it. None
 * ends in success, and no face is written. A step that takes a paper and has no row here fails.
 */

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

const LUISA = { curp: 'PEGL890909MJCXMS08', name: 'Luisa', first_lastname: 'Peña', second_lastname: 'Gómez', birthdate: '1989-09-09' };
const ANA = { curp: 'GOLA900828MJCMPN51', name: 'Ana', first_lastname: 'Gómez', second_lastname: 'López', birthdate: '1990-08-28' };

/** What the reader reads of each kind. */
let papers: Readonly<Partial<Record<PaperKind, object>>>;
const read: PapersPort['read'] = async (kind) => ({ data: papers[kind], isSpecimen: false }) as never;

let rig: Rig;
beforeAll(async () => {
  const likeness = { outcome: 'match', match_level: 6, card_signs: [] } as const;
  const portraits = { compareCredential: async () => likeness, compare: async () => null, search: async () => [] } as Loose;
  rig = await createRig(undefined, {
    catalog,
    handlers,
    ports: { papers: { read }, portraits, registry: { curp: async () => 'not_asked' } },
  });
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  papers = { ine_front: front, ine_back: back, nss, address_proof: addressProof };
  rig.outside.attached.length = 0;
});

const NO_NAMES = { name: null, first_lastname: null, second_lastname: null };
/** Somebody else's name and CURP, as each paper calls them. */
const ANAS = { name: 'ANA', first_lastname: 'GÓMEZ', second_lastname: 'LÓPEZ', curp: ANA.curp };

interface Reading {
  /** The collection and member of each picture, and the kind whose data an attack changes. */
  pictures: readonly string[];
  kind: PaperKind | null;
  setup: object;
  /** The input of the action that shows the reading. */
  look?(named: Record<string, string>): object;
  /** Further members of the submission. */
  more?: object;
  corrections?: object;
  /** The reading without an id, and without a name. */
  withoutId?: object;
  withoutName?: object;
}

const readings: Readonly<Record<string, Reading>> = {
  enroll_full: {
    ...{ pictures: ['front', 'back', 'selfie'], setup: { liveness: 'none' } },
    kind: 'ine_front',
    look: (named) => ({ front: named.front, back: named.back }),
    corrections: { curp: ANA.curp, name: 'ANA', last_name: 'GÓMEZ', mothers_last_name: 'LÓPEZ', birth_date: ANA.birthdate },
    ...{ withoutId: { curp: null }, withoutName: NO_NAMES },
  },
  document_capture: {
    ...{ pictures: ['document'], setup: { kind: 'nss' } },
    kind: 'nss',
    look: (named) => ({ media: named.document }),
    ...{ corrections: ANAS, withoutId: { curp: null }, withoutName: NO_NAMES },
  },
  address_proof: {
    ...{ pictures: ['proof'], setup: { must_match: ['name'], findings: { name_differs: 'review' } } },
    kind: 'address_proof',
    look: (named) => ({ media: named.proof }),
    ...{ corrections: { name: 'ANA GÓMEZ LÓPEZ' }, withoutName: { name: null } },
  },
  tax_certificate: {
    ...{ pictures: [], kind: null, setup: {} },
    more: {
      code: 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=12345678901_PEGL890909AB1',
      confirmed: true,
    },
  },
};

const places = ['named', 'told before', 'told after'] as const;
type Place = (typeof places)[number];
/** What the person does with the reading. */
type Behaviour = 'looks' | 'does not look' | 'corrects';

async function agree(person: Person): Promise<void> {
  await person.start();
  const { consents } = person.current.setup as Loose;
  const accepted = consents.map(({ key, url, words }: Loose) => ({
    ...{ key, accepted: true, language: 'es-MX' },
    text_sha256: sha256Hex(consentDocument(words['es-MX'], url)),
  }));
  await person.submit({ consents: accepted });
}

async function capture(person: Person, { pictures, look, more, corrections }: Reading, behaviour: Behaviour): Promise<void> {
  await person.start();
  const named: Record<string, string> = {};
  for (const [number, collection] of pictures.entries()) {
    named[collection] = randomUUID();
    const picture = sharp({ create: { width: 640 + number, height: 404, channels: 3, background: '#cdd' } });
    const { status } = await person.upload(collection, await picture.jpeg().toBuffer(), { uuid: named[collection] });
    expect(status).toBe(200);
  }
  if (look && behaviour !== 'does not look')
    expect(await person.post('actions/read', { input: look(named) })).toMatchObject({ status: 200 });
  const seen = look ? { seen: behaviour !== 'does not look' } : {};
  await person.submit({ ...named, ...more, ...seen, ...(behaviour === 'corrects' ? { corrections } : {}) });
}

/** Returns the workflow after all of it was answered, or the answer that was refused, and what was written to people. */
async function after(step: string, place: Place, teller: string, who: typeof ANA, behaviour: Behaviour, setup: object = {}) {
  const { curp, name, first_lastname, second_lastname, birthdate } = who;
  const unknown = { age: 36, gender: 'FEMALE', nationality_id: 144, entity_of_birth: null, tax_id: null };
  Object.assign(rig.outside, {
    nationalId: curp,
    person: { national_id: curp, name, first_lastname, second_lastname, birthdate, ...unknown },
  });
  const reading = readings[step]!;
  const order = place === 'told before' ? [teller, step] : place === 'told after' ? [step, teller] : [step];
  const person = await Person.enter(rig, {
    steps: ['acceptance', ...order],
    setup: { [step]: { ...reading.setup, ...setup } },
    ...(place === 'named' ? { people_uuid: rig.outside.peopleUuid } : {}),
  });
  await agree(person);
  for (const one of order)
    if (one === step) await capture(person, reading, behaviour);
    else if (person.view.current)
      await person.answer(one === 'curp' ? { curp } : { curp, name, first_lastname, second_lastname, nationality: 'MX' });
  await rig.bench.jobs.run();
  const { body } = await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`);
  const attached = rig.outside.attached.splice(0);
  return { status: body.result.status, attention: body.result.attention, attached };
}

it('every step that reads a paper has a row', () => {
  expect(Object.keys(readings).sort()).toEqual(
    Object.values(catalog)
      .flatMap(({ key, holder }) => (holder ? [key] : []))
      .sort(),
  );
});

describe.each(Object.entries(readings))('%s', (step, { kind, withoutId, withoutName, look, corrections }) => {
  const attacks = Object.entries({
    'as it is': [{}, 'looks'],
    unseen: look && [{}, 'does not look'],
    corrected: corrections && [{}, 'corrects'],
    'without an id': withoutId && [withoutId, 'looks'],
    'without an id, corrected': withoutId && [withoutId, 'corrects'],
    'without a name': withoutName && [withoutName, 'looks'],
  } as Readonly<Record<string, readonly [object, Behaviour] | undefined>>).flatMap(([name, attack]) =>
    attack ? [[name, ...attack] as const] : [],
  );

  it.each(attacks)('of somebody else, %s, is no yes, and writes no face', async (_, change, behaviour) => {
    if (kind) papers = { ...papers, [kind]: { ...papers[kind], ...change } };
    for (const place of places) {
      const { status, attached } = await after(step, place, 'curp', ANA, behaviour);
      expect(status, place).not.toBe('success');
      // The holder of the card may be recorded before another CURP is told, which is refused then.
      const ofOthers = attached.filter(({ person }) => place !== 'told after' || person?.national_id !== LUISA.curp);
      expect(
        ofOthers.flatMap(({ faces, liveness }) => [...faces, ...liveness]),
        place,
      ).toEqual([]);
    }
  });

  it('of the person is a yes, whoever tells who they are, and when', async () => {
    for (const place of places) {
      const { status, attention } = await after(step, place, 'personal_data', LUISA, 'looks', { must_match: undefined });
      expect({ status, attention }, place).toEqual({ status: 'success', attention: [] });
    }
  });
});

describe('a credential', () => {
  const goOn = { findings: { name_differs: 'continue', reading_incomplete: 'continue', agreements_false: 'continue' } };

  it('of somebody else writes no face either where the setup lets findings go on, and its CURP is told as it was read', async () => {
    for (const behaviour of ['does not look', 'corrects'] as const) {
      const { attention, attached } = await after('enroll_full', 'named', 'curp', ANA, behaviour, goOn);
      expect(attention).toContain('name_differs');
      expect(attached).toMatchObject([{ faces: [], liveness: [], capture: null, printed_ids: [LUISA.curp] }]);
    }
  });

  it('of the person writes their face', async () => {
    const { attached } = await after('enroll_full', 'named', 'curp', LUISA, 'looks');
    expect(attached).toMatchObject([{ faces: [{ outcome: 'match' }], printed_ids: [LUISA.curp] }]);
  });

  it('with two sides of two people is for a human', async () => {
    papers = { ...papers, ine_back: { ...back, name: 'ANA', lastname: 'GOMEZ LOPEZ', date: '19900828' } };
    const { status, attention } = await after('enroll_full', 'named', 'curp', LUISA, 'looks');
    expect(status).toBe('working');
    expect(attention).toContain('agreements_false');
  });
});

it('a correction of a bill’s name does not take the difference away, which goes on by itself', async () => {
  const { status, attention } = await after('address_proof', 'told before', 'personal_data', ANA, 'corrects', {
    must_match: [],
    findings: {},
  });
  expect({ status, attention }).toEqual({ status: 'success', attention: ['name_differs'] });
});

it('a document of which a later answer tells another owner waits, until the answer is another', async () => {
  const { attention } = await after('document_capture', 'told after', 'personal_data', ANA, 'looks');
  expect(attention).toEqual(['name_differs']);
});
