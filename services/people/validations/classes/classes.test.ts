import { describe, expect, it } from 'vitest';
import { type ValidationClassName, type ValidationConfig, validationConfigs } from '#contracts/people/validation-classes.ts';
import { NO_HOLDER } from '#mexico/holders/paper-holder.ts';
import { Problem } from '#platform/base/problem.ts';
import type { AddressRow } from '../../model/address-store.ts';
import type { PersonRow } from '../../model/person-store.ts';
import type { RunResult, Subject, ValidationClass, ValidationRun } from './class.ts';
import { validationClasses } from './classes.ts';
import type { CurpAnswer, ValidationClassPorts } from './ports.ts';

/** The rules that every validation class must keep, and each class's results. A class without samples here fails. */

const PERSON = {
  ...{ id: '6b0e4c1e-2a4b-4c8d-9f10-000000000001', national_id: 'PEGL890909MJCRMS08', tax_id: 'PEGL890909GX1' },
  ...{ name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez', birthdate: '1989-09-09', gender: 'FEMALE' },
} as PersonRow;
const ADDRESS = {
  id: '6b0e4c1e-2a4b-4c8d-9f10-000000000002',
  street: 'Calle del Zaguán',
  ext_num: '12',
  colony: 'Centro',
  zip_code: '44100',
};
const SUBJECTS: Record<'person' | 'address', Subject> = {
  person: { person: PERSON, address: null, contacts: [] },
  address: { person: PERSON, address: ADDRESS as AddressRow, contacts: [] },
};
const KNOWN: CurpAnswer = {
  ...{ isKnown: true, inUse: true, status: 'AN', birthdate: '1989-09-09', gender: 'FEMALE' },
  ...{ name: 'LUISA', first_lastname: 'PEREZ', second_lastname: 'GÓMEZ' },
};
const URL = 'https://bank.example/check';
const LIST = '6b0e4c1e-2a4b-4c8d-9f10-000000000003';

const unavailable = async () => {
  throw new Problem('unavailable', 'Nobody answers.');
};
const answering =
  (status: number, body = '') =>
  async () => ({ status, body: Buffer.from(body) });
const aFile = (bytes = 4) => ({ uuid: LIST, mime: 'image/jpeg', size: bytes, read: async () => new Uint8Array(bytes) });
const inForce = { isOfAuthority: true, elector_key: null, valid: true, expired: false, court_order: false, incorrect_data: false };
const reverse = { ...NO_HOLDER, name: 'PEREZ GOMEZ LUISA', birthdate: '1989-09-09', gender: 'FEMALE' as const };
const credential = {
  ...{ type: 'EFGH' as const, cic: '000123456', ocr: '0000000000012', elector_key: null, emission_number: null },
  ...{ front: { ...reverse, curp: 'PEGL890909MJCRMS08', elector_key: 'PRGMLS89090914M100' }, reverse },
};
const withNames = (changes: Partial<PersonRow>): Case => ({ subject: { ...SUBJECTS.person, person: { ...PERSON, ...changes } } });
const cardSaying = (changes: object): Case => ({ ports: { credentials: { newestOf: async () => ({ ...credential, ...changes }) } } });

const looking = (search: Awaited<ReturnType<ValidationClassPorts['lookAlikes']>>) => ({ lookAlikes: async () => search });

/** Ports whose answers let every validation pass. */
const WELL: ValidationClassPorts = {
  registries: {
    curp: async () => KNOWN,
    rfc: async () => ({ valid: true, eligible: true }),
    credential: async () => inForce,
  },
  credentials: { newestOf: async () => credential },
  liveness: { newestOf: async () => ({ live: true, score: 0.97 }) },
  lookAlikes: async () => ({ candidates: [], compared: 7 }),
  media: { newestOf: async () => ({ workflow: LIST, files: [aFile()] }) },
  sendRequest: answering(200, '{"ok":true}'),
  hosts: async () => ['bank.example'],
  documentUrl: async () => null,
  entriesOf: async () => [{ kind: 'name', value: 'Somebody Else' }],
  noteSent: async () => {},
};

interface Case {
  config?: object;
  ports?: Partial<ValidationClassPorts>;
  subject?: Subject;
}
interface Samples {
  config: object;
  /** A configuration that the class refuses, and the path of the error. */
  wrong: [config: object, path: string];
  passes: Case[];
  fails: [reason: string, Case][];
  skips: [reason: string, Case][];
  /** Ports whose provider is temporarily unavailable; null if the class calls no provider. */
  down: Partial<ValidationClassPorts> | null;
}

const curpSaying = (changes: object): Case => ({
  ports: { registries: { ...WELL.registries, curp: async () => ({ ...KNOWN, ...changes }) } },
});
const credentialSaying = (changes: object): Case => ({
  ports: { registries: { ...WELL.registries, credential: async () => ({ ...inForce, valid: false, ...changes }) } },
});
const live = (newest: { live: boolean | null; score: number | null } | null): Case['ports'] => ({
  liveness: { newestOf: async () => newest },
});

const samples: Record<ValidationClassName, Samples> = {
  curp: {
    config: {},
    wrong: [{ compare: 'yes' }, 'compare'],
    passes: [
      {},
      { ...curpSaying({ name: 'OTRA' }), config: { compare: false } },
      { ...curpSaying({ inUse: false }), config: { require_active: false } },
      { ...withNames({ name: '' }), config: { compare: false } },
    ],
    fails: [
      ['curp_unknown', { ports: { registries: { ...WELL.registries, curp: async () => ({ isKnown: false, replacedBy: null }) } } }],
      ['curp_replaced', { ports: { registries: { ...WELL.registries, curp: async () => ({ isKnown: false, replacedBy: 'Another.' }) } } }],
      ['curp_not_in_use', curpSaying({ inUse: false })],
      ['name_differs', curpSaying({ name: 'OTRA' })],
      ['birthdate_differs', curpSaying({ birthdate: '1989-09-08' })],
      ['curp_invalid', withNames({ national_id: 'X1' })],
    ],
    skips: [
      ['not_comparable', withNames({ name: '' })],
      ['not_comparable', curpSaying({ name: null })],
    ],
    down: { registries: { ...WELL.registries, curp: unavailable } },
  },
  rfc: {
    config: { require_eligible: true },
    wrong: [{ require_eligible: 1 }, 'require_eligible'],
    passes: [{}, { config: {}, ports: { registries: { ...WELL.registries, rfc: async () => ({ valid: true, eligible: false }) } } }],
    fails: [
      ['rfc_unknown', { ports: { registries: { ...WELL.registries, rfc: async () => ({ valid: false, eligible: false }) } } }],
      ['rfc_not_eligible', { ports: { registries: { ...WELL.registries, rfc: async () => ({ valid: true, eligible: false }) } } }],
      ['rfc_differs', withNames({ tax_id: 'EKU9003173C9' })],
    ],
    skips: [
      ['no_tax_id', withNames({ tax_id: null })],
      ['not_comparable', withNames({ national_id: 'X1', birthdate: null })],
      ['not_in_registry', { ports: { registries: { ...WELL.registries, rfc: async () => ({ valid: null, eligible: null }) } } }],
    ],
    down: { registries: { ...WELL.registries, rfc: unavailable } },
  },
  blacklist: {
    config: { lists: [LIST] },
    wrong: [{ lists: [LIST], threshold: 0.1 }, 'threshold'],
    passes: [{}, { ports: { entriesOf: async () => [] } }],
    fails: [
      ['listed', { ports: { entriesOf: async () => [{ kind: 'name', value: 'perez gomes luisa' }] } }],
      ['listed', { ports: { entriesOf: async () => [{ kind: 'national_id', value: 'pegl890909mjcrms08' }] } }],
      [
        'listed',
        { subject: SUBJECTS.address, ports: { entriesOf: async () => [{ kind: 'address', value: 'Calle del Zaguan 12, Centro, 44100' }] } },
      ],
    ],
    skips: [],
    down: { entriesOf: unavailable },
  },
  document: {
    config: { url: URL, collection: 'address_proof' },
    wrong: [{ url: URL, collection: '' }, 'collection'],
    passes: [
      {},
      { config: { url: URL, collection: 'x', type: 'base64', success_if: 'body.ok == true' } },
      { config: { collection: 'x' }, ports: { documentUrl: async () => URL } },
    ],
    fails: [
      ['refused', { ports: { sendRequest: answering(404) } }],
      ['refused', { config: { url: URL, collection: 'x', success_if: 'body.ok == false' } }],
      ['success_if_undecided', { config: { url: URL, collection: 'x', success_if: 'body.nothing == 1' } }],
    ],
    skips: [
      ['host_not_listed', { ports: { hosts: async () => [] } }],
      ['host_not_listed', { config: { collection: 'x' }, ports: { documentUrl: async () => 'https://elsewhere.example/x' } }],
      ['no_provider', { config: { collection: 'x' } }],
      ['no_ended_workflow', { ports: { media: { newestOf: async () => null } } }],
      ['media_gone', { ports: { media: { newestOf: async () => ({ workflow: LIST, files: [] }) } } }],
      [
        'media_gone',
        {
          ports: {
            media: {
              newestOf: async () => ({
                workflow: LIST,
                files: [{ ...aFile(), read: () => Promise.reject(new Problem('not_found', 'It is gone.')) }],
              }),
            },
          },
        },
      ],
    ],
    down: { sendRequest: answering(503) },
  },
  external: {
    config: { url: URL },
    wrong: [{ url: URL, method: 'DELETE' }, 'method'],
    passes: [{}, { config: { url: URL, method: 'GET', success_if: 'status == 200 && body.ok' } }],
    fails: [
      ['refused', { ports: { sendRequest: answering(302) } }],
      ['success_if_undecided', { config: { url: URL, success_if: 'body.ok.deep > 1' } }],
    ],
    skips: [],
    down: { sendRequest: unavailable },
  },
  ine: {
    config: { types: ['EFGH', 'D'] },
    wrong: [{ types: ['A'] }, 'types.0'],
    passes: [{}, { ...credentialSaying({ expired: true }), config: { require_current: false } }],
    fails: [
      ['incorrect_data', credentialSaying({ incorrect_data: true })],
      ['court_order', credentialSaying({ court_order: true })],
      ['expired', credentialSaying({ expired: true })],
      ['not_in_force', credentialSaying({})],
      ['type_not_taken', { config: { types: ['C'] } }],
      ['birthdate_differs', cardSaying({ reverse: { ...reverse, birthdate: '1989-09-08' } })],
    ],
    skips: [
      ['no_credential', { ports: { credentials: { newestOf: async () => null } } }],
      ['not_in_registry', credentialSaying({ valid: null, expired: null, court_order: null, incorrect_data: null })],
      ['credential_unread', { ports: { credentials: { newestOf: async () => 'unread' } } }],
      ['credential_incomplete', cardSaying({ ocr: null })],
      ['not_comparable', cardSaying({ reverse: NO_HOLDER })],
    ],
    down: { registries: { ...WELL.registries, credential: unavailable } },
  },
  anti_spoofing: {
    config: { min_score: 0.9 },
    wrong: [{ min_score: 2 }, 'min_score'],
    passes: [{}, { config: {}, ports: live({ live: true, score: null }) }],
    fails: [
      ['not_live', { ports: live({ live: false, score: 0.95 }) }],
      ['score_too_low', { ports: live({ live: true, score: 0.5 }) }],
    ],
    skips: [
      ['no_liveness', { ports: live(null) }],
      ['no_score', { ports: live({ live: true, score: null }) }],
      ['no_verdict', { config: {}, ports: live({ live: null, score: 0.5 }) }],
    ],
    down: { liveness: { newestOf: unavailable } },
  },
  face_duplicity: {
    config: { purpose: 'Prevención de fraude' },
    wrong: [{}, 'purpose'],
    passes: [{}],
    fails: [['look_alikes', { ports: looking({ candidates: [{ person_id: LIST, distance: 0.41 }], compared: 7 }) }]],
    skips: [['face_search_off', { ports: looking({ skipped: 'face_search_off' }) }]],
    down: { lookAlikes: unavailable },
  },
};

const names = Object.keys(validationClasses) as ValidationClassName[];

it('each answers under a name of its own', () => {
  const answered = names.map((name) => validationClasses[name].className);
  expect(new Set(answered).size).toBe(names.length);
  for (const className of answered) expect(className).toMatch(/^[A-Z][A-Za-z]+Validation$/);
});

describe.each(names)('%s', (name) => {
  const { config: usual, wrong, passes, fails, skips, down } = samples[name];
  const judging = validationClasses[name] as ValidationClass<ValidationClassName>;

  const judge = ({ config = usual, ports = {}, subject = SUBJECTS.person }: Case): Promise<RunResult> => {
    const run: ValidationRun<ValidationConfig<ValidationClassName>> = {
      ...{ id: LIST, validation: LIST, today: '2026-11-20', headers: { authorization: 'Bearer x' }, subject },
      config: validationConfigs[name].parse(config),
      caller: {
        kind: 'system',
        tenantId: LIST,
        livemode: true,
        scopes: new Set(),
        actor: 'test',
        workflow: null,
        requestId: 'r',
        deadline: 0,
      },
    };
    return judging.judge(run as never, { ...WELL, ...ports });
  };

  it('reads its configuration, and says where another one is wrong', () => {
    expect(validationConfigs[name].safeParse(usual).success).toBe(true);
    const [config, path] = wrong;
    expect(validationConfigs[name].safeParse(config).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('passes, and says the same when it runs again', async () => {
    for (const one of passes) {
      const first = await judge(one);
      expect(first).toMatchObject({ verdict: 'passed' });
      expect(await judge(one)).toEqual(first);
    }
  });

  it.each(fails)('fails for %s', async (reason, one) => {
    expect(await judge(one)).toMatchObject({ verdict: 'failed', reasons: [reason] });
  });

  it.each(skips)('is skipped for %s', async (reason, one) => {
    expect(await judge(one)).toEqual({ verdict: 'skipped', reason });
  });

  if (down) {
    it('says that nobody answers, so that it runs again', async () => {
      await expect(judge({ ports: down })).rejects.toMatchObject({ key: 'unavailable' });
    });
  }

  if ('success_if' in validationConfigs[name].shape) {
    it.each([429, 500, 503])('takes an answer of %i for no verdict, unless it is what `success_if` waits for', async (status) => {
      const ports = { sendRequest: answering(status, 'gateway') };
      for (const condition of ['status == 200 && body.ok', 'body.ok']) {
        const config = { ...usual, success_if: condition };
        await expect(judge({ config, ports })).rejects.toMatchObject({ key: 'unavailable' });
      }
      const config = { ...usual, success_if: `status == ${status}` };
      expect(await judge({ config, ports })).toMatchObject({ verdict: 'passed' });
    });
  }

  it('tells nothing of what the person is called or where they live', async () => {
    for (const one of [...passes, ...fails.map(([, failing]) => failing)]) {
      const told = JSON.stringify(await judge(one));
      for (const text of ['Luisa', 'LUISA', 'Pérez', 'PEREZ', PERSON.national_id, PERSON.tax_id!, 'Zagu', '44100', '000123456']) {
        expect(told).not.toContain(text);
      }
    }
  });

  it('judges addresses only where it says so', async () => {
    if (judging.models.includes('address')) expect((await judge({ subject: SUBJECTS.address })).verdict).toBe('passed');
    else expect(judging.reads.address).toBe(false);
  });
});
