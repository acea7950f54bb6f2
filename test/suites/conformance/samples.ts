import type { SessionView } from '../../../contracts/session/session.ts';
import { curpCheckDigit } from '../../../mexico/curp.ts';
import { documentSamples } from './document-samples.ts';
import type { Given, Sample } from './sample.ts';

/** A well-formed CURP of nobody. */
export function curp(number: number): string {
  const consonants = 'BCDFGHJKLMNPQRSTVWXYZ';
  const two = (value: number) => String(value).padStart(2, '0');
  const born = two(60 + (number % 30)) + two(1 + (Math.floor(number / 30) % 12)) + two(1 + (Math.floor(number / 360) % 28));
  const letter = consonants[Math.floor(number / 10_080) % consonants.length]!;
  const first17 = `PEGL${born}MJCR${letter}S0`;
  return first17 + curpCheckDigit(first17);
}

const person = (given: Given) => ({ national_id: curp(given.next()), name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' });
const address = {
  street: 'Calle del Zaguán',
  ext_num: '12',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  zip_code: '44100',
  references: '',
};
const contact = (given: Given) => ({ email: `luisa.${given.next()}@correo.example`, phone: '525512345678' });
const code = (given: Given) => ({ email: `luisa.${given.next()}@correo.example`, user: `user ${given.next()}`, expires_in: '10m' });
const smsCode = (given: Given) => ({ phone: phone(given), user: `user ${given.next()}`, expires_in: '10m' });
const link = (given: Given) => ({
  type: 'EMAIL',
  to: `luisa.${given.next()}@correo.example`,
  link: `http://localhost:4100/w/3f0e4c1e-2a4b-4c8d-9f10-${String(given.next()).padStart(12, '0')}#t=ses_${'a'.repeat(43)}`,
  user: `user ${given.next()}`,
});
const phone = (given: Given) => `5255${String(10_000_000 + given.next()).slice(0, 8)}`;
const steps = ['acceptance', 'verify_email', 'personal_data'];

const newPerson = async (given: Given): Promise<string> => (await given.make('people.people.create', person(given))).id;
const newAddress = async (given: Given) => given.make('people.addresses.create', { person_id: await newPerson(given), ...address });
const newContact = async (given: Given) => given.make('people.contacts.create', { person_id: await newPerson(given), ...contact(given) });
const newWorkflow = async (given: Given) => given.make('workflows.create', { steps, external_reference_id: `account ${given.next()}` });

const group = (given: Given) => ({ name: `Sucursal ${given.next()}`, description: 'Cuentas nuevas' });
const newGroup = async (given: Given) => given.make('people.groups.create', group(given));
const reference = async (given: Given) => ({
  person_id: await newPerson(given),
  name: 'Ana Ruiz',
  phone: '525512345678',
  person_relation_id: 1,
});
const newReference = async (given: Given) => given.make('people.references.create', await reference(given));
/** Somebody known by ids of the partner and of the vendor. */
const knownPerson = async (given: Given) =>
  given.make('people.people.create', {
    ...person(given),
    external_ref_id: `client ${given.next()}`,
    vendor_ref_id: `face ${given.next()}`,
  });

const byId = (made: (given: Given) => Promise<{ id: string } | string>) => async (given: Given) => {
  const it = await made(given);
  return { id: typeof it === 'string' ? it : it.id };
};
const workflow = async (given: Given) => ({ uuid: (await newWorkflow(given)).uuid as string });

/** A workflow in which a stranger told the CURP of somebody known. */
const claimedWorkflow = async (given: Given) => {
  const known = person(given);
  await given.make('people.people.create', known);
  const { uuid } = await given.make('workflows.create', { steps: ['personal_data'] });
  const { token } = await given.make('workflows.createToken', { params: { uuid }, body: {} });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${given.house.url}/workflows/v1/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return ((await answer.json()) as { result: SessionView }).result;
  };
  await ask('POST', `workflows/${uuid}/initialize`, {});
  const { current } = await ask('GET', 'session');
  const step = `session/steps/${current!.uuid}`;
  const started = await ask('POST', `${step}/start`, { version: current!.version });
  const submission = { curp: known.national_id, name: 'Mallory', first_lastname: 'Pérez', second_lastname: '', nationality: 'MX' };
  await ask('POST', `${step}/submit`, { version: started.current!.version, submission });
  await given.house.bench.jobs.run();
  return { uuid: uuid as string };
};

const binding = (given: Given) => ({
  name: `Contrato ${given.next()}`,
  template_uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09',
  text_bindings: { '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e10': { steps: ['personal_data'], template: '{personal_data.name}' } },
  sign_bindings: ['5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e11'],
});
const newBinding = async (given: Given) => given.make('workflows.templateBindings.create', binding(given));

const newKey = async (given: Given) => given.make('workflows.settings.createKey', { name: `key ${given.next()}` });
/** Two secrets of a tenant and mode live at once; the suites make more. */
const noSecrets = async ({ house }: Given) =>
  void (await house.bench.engine.executeSql('update platform.webhook_secrets set revoked_at = now()'));
const newSecret = async (given: Given) => {
  await noSecrets(given);
  return given.make('workflows.settings.createWebhookSecret', {});
};
const newDelivery = async (given: Given) => {
  const { uuid } = await given.make('workflows.create', { steps, callback_url: 'https://bank.example/hook' });
  await given.make('workflows.update', { params: { uuid }, body: { status: 'failed' } });
  return (await given.make('workflows.settings.listDeliveries', { subject_id: uuid })).data[0];
};

/** Keyed by `service.place.in.the.contract`; the suite fails for an operation that has no sample here. */
export const samples: Readonly<Record<string, Sample>> = {
  'otp.sendEmail': { valid: async (given) => code(given), others: 'own' },
  'otp.sendSms': { valid: async (given) => smsCode(given), others: 'own' },
  'otp.sendWhatsapp': { valid: async (given) => smsCode(given), others: 'own' },
  'otp.validate': {
    async valid(given) {
      const sent = code(given);
      await given.make('otp.sendEmail', sent);
      return { code: await given.house.codeOf(sent.email), user: sent.user, type: 'EMAIL' };
    },
    others: 'hidden',
    reach: {
      404: async (given) => ({ input: { code: '000000', user: `user ${given.next()}`, type: 'SMS' } }),
    },
  },
  'otp.links.send': { valid: async (given) => link(given), others: 'own' },
  'otp.links.channels': { valid: async () => undefined, others: 'own' },

  'people.people.list': { valid: async () => ({}), others: 'nothing' },
  'people.people.create': { valid: async (given) => person(given), others: 'own' },
  'people.people.saveByNationalId': { valid: async (given) => person(given), others: 'own' },
  'people.people.getByNationalId': {
    async valid(given) {
      const made = person(given);
      await given.make('people.people.create', made);
      return { national_id: made.national_id };
    },
    others: 'hidden',
  },
  'people.people.get': { valid: byId(newPerson), others: 'hidden' },
  'people.people.update': {
    valid: async (given) => ({ params: { id: await newPerson(given) }, body: { name: 'Lucía' } }),
    others: 'hidden',
  },
  'people.people.findByIds': { valid: async (given) => ({ ids: [await newPerson(given)] }), others: 'own' },
  'people.people.findByExternalIds': {
    valid: async (given) => ({ external_ref_id: [(await knownPerson(given)).external_ref_id] }),
    others: 'own',
  },
  'people.people.createFromCurp': { valid: async (given) => ({ curp: curp(given.next()) }), others: 'own' },
  'people.people.exportCsv': {
    async valid(given) {
      await newAddress(given);
      return { start_date: '2026-11-01', end_date: `2026-12-${10 + (given.next() % 20)}`, exclude: ['contact'] };
    },
    download: 'text/csv',
    others: 'own',
  },
  'people.people.getByExternalId': {
    valid: async (given) => ({ external_id: (await knownPerson(given)).external_ref_id }),
    others: 'hidden',
  },
  'people.people.getByVendorId': { valid: async (given) => ({ vendor_id: (await knownPerson(given)).vendor_ref_id }), others: 'hidden' },
  'people.people.data': {
    valid: async (given) => ({ params: { id: await newPerson(given) }, headers: { accept: 'application/zip' } }),
    download: 'application/zip',
    others: 'hidden',
  },
  'people.people.delete': { valid: byId(newPerson), others: 'hidden', keptByHold: true },
  'people.groups.list': { valid: async () => ({}), others: 'nothing' },
  'people.groups.create': { valid: async (given) => group(given), others: 'own' },
  'people.groups.get': { valid: byId(newGroup), others: 'hidden' },
  'people.groups.update': {
    valid: async (given) => ({ params: { id: (await newGroup(given)).id }, body: { name: 'Otra sucursal' } }),
    others: 'hidden',
  },
  'people.references.list': { valid: async () => ({}), others: 'nothing' },
  'people.references.create': { valid: reference, others: 'hidden' },
  'people.references.get': { valid: byId(newReference), others: 'hidden' },
  'people.references.update': {
    valid: async (given) => ({ params: { id: (await newReference(given)).id }, body: { name: 'Ana Ríos' } }),
    others: 'hidden',
  },
  'people.catalogs.nationalities': { valid: async () => undefined, others: 'own' },
  'people.catalogs.states': { valid: async () => undefined, others: 'own' },
  'people.catalogs.maritalStatuses': { valid: async () => undefined, others: 'own' },
  'people.catalogs.relations': { valid: async () => undefined, others: 'own' },
  'people.addresses.list': { valid: async () => ({}), others: 'nothing' },
  'people.addresses.create': { valid: async (given) => ({ person_id: await newPerson(given), ...address }), others: 'hidden' },
  'people.addresses.get': { valid: byId(newAddress), others: 'hidden' },
  'people.addresses.update': {
    valid: async (given) => ({ params: { id: (await newAddress(given)).id }, body: { street: 'Calle del Portal' } }),
    others: 'hidden',
  },
  'people.contacts.list': { valid: async () => ({}), others: 'nothing' },
  'people.contacts.create': { valid: async (given) => ({ person_id: await newPerson(given), ...contact(given) }), others: 'hidden' },
  'people.contacts.get': { valid: byId(newContact), others: 'hidden' },
  'people.contacts.update': {
    valid: async (given) => ({ params: { id: (await newContact(given)).id }, body: { email: contact(given).email } }),
    others: 'hidden',
  },
  'people.contacts.sendSmsCode': {
    valid: async (given) => ({ person_id: await newPerson(given), phone: phone(given) }),
    others: 'hidden',
  },
  'people.contacts.sendEmailCode': {
    valid: async (given) => ({ person_id: await newPerson(given), email: contact(given).email }),
    others: 'hidden',
  },
  'people.contacts.validateSmsCode': {
    async valid(given) {
      const sent = { person_id: await newPerson(given), phone: phone(given) };
      await given.make('people.contacts.sendSmsCode', sent);
      return { ...sent, code: await given.house.codeOf(sent.phone) };
    },
    others: 'hidden',
  },
  'people.contacts.validateEmailCode': {
    async valid(given) {
      const sent = { person_id: await newPerson(given), email: contact(given).email };
      await given.make('people.contacts.sendEmailCode', sent);
      return { ...sent, code: await given.house.codeOf(sent.email) };
    },
    others: 'hidden',
  },

  ...documentSamples,

  'workflows.list': { valid: async () => ({}), others: 'nothing' },
  'workflows.create': { valid: async (given) => ({ steps, external_reference_id: `account ${given.next()}` }), others: 'own' },
  'workflows.findByExternalReference': {
    valid: async (given) => ({ params: { externalReferenceId: (await newWorkflow(given)).external_reference_id }, query: {} }),
    others: 'nothing',
  },
  'workflows.get': { valid: workflow, others: 'hidden' },
  'workflows.data': { valid: workflow, others: 'hidden' },
  'workflows.delete': { valid: workflow, others: 'hidden', keptByHold: true },
  'workflows.initialize': {
    valid: async (given) => ({ params: await workflow(given), body: { device_name: 'Un teléfono' } }),
    another: { device_name: 'Otro teléfono' },
    others: 'hidden',
  },
  'workflows.update': {
    valid: async (given) => ({
      params: await workflow(given),
      body: { status: 'error', error: { details: { reason: 'camera_busy' } }, internal_metadata: { device_name: 'Un teléfono' } },
    }),
    others: 'hidden',
    reach: {
      409: async (given) => {
        const params = await workflow(given);
        const { token } = await given.make('workflows.createToken', { params, body: {} });
        await given.make('workflows.update', { params, body: { status: 'failed' } });
        return { input: { params, body: { status: 'working' } }, bearer: token };
      },
    },
  },
  'workflows.token': {
    valid: async (given) => ({ params: await workflow(given), query: {} }),
    others: 'hidden',
    reach: {
      409: async (given) => {
        const params = await workflow(given);
        for (let live = 0; live < 5; live++) await given.make('workflows.createToken', { params, body: {} });
        return { input: { params, query: {} } };
      },
    },
  },
  'workflows.createToken': {
    valid: async (given) => ({ params: await workflow(given), body: {} }),
    another: { generate_qr: true },
    others: 'hidden',
  },
  'workflows.revokeTokens': { valid: workflow, others: 'hidden' },
  'workflows.claims.accept': {
    valid: async (given) => ({ params: await claimedWorkflow(given), body: {} }),
    another: { members: ['name'] },
    others: 'hidden',
    reach: { 409: async (given) => ({ input: { params: await workflow(given), body: {} } }) },
  },
  'workflows.claims.refuse': {
    valid: async (given) => ({ params: await claimedWorkflow(given), body: {} }),
    another: { why: 'somebody else' },
    others: 'hidden',
    reach: { 409: async (given) => ({ input: { params: await workflow(given), body: {} } }) },
  },
  'workflows.catalog': { valid: async () => undefined, others: 'own' },
  'workflows.getStep': { valid: async (given) => ({ uuid: (await newWorkflow(given)).steps[0].uuid }), others: 'hidden' },
  'workflows.templateBindings.list': { valid: async () => ({}), others: 'nothing' },
  'workflows.templateBindings.create': { valid: async (given) => binding(given), others: 'own' },
  'workflows.templateBindings.get': { valid: async (given) => ({ uuid: (await newBinding(given)).uuid }), others: 'hidden' },
  'workflows.templateBindings.update': {
    valid: async (given) => ({ params: { uuid: (await newBinding(given)).uuid }, body: { name: 'Otro contrato' } }),
    others: 'hidden',
  },
  'workflows.settings.get': { valid: async () => undefined, others: 'own' },
  'workflows.settings.update': { valid: async () => ({ minimum_age: 18 }), others: 'own', testKey: 'live_key_needed' },
  'workflows.settings.listKeys': { valid: async () => undefined, others: 'own' },
  'workflows.settings.createKey': { valid: async (given) => ({ name: `key ${given.next()}` }), others: 'own' },
  'workflows.settings.revokeKey': { valid: byId(newKey), others: 'hidden' },
  'workflows.settings.listWebhookSecrets': { valid: async () => undefined, others: 'own' },
  'workflows.settings.createWebhookSecret': {
    async valid(given) {
      await noSecrets(given);
      return { next: given.next() };
    },
    others: 'own',
  },
  'workflows.settings.revokeWebhookSecret': { valid: byId(newSecret), others: 'hidden' },
  'workflows.settings.listDeliveries': { valid: async () => ({}), others: 'nothing' },
  'workflows.settings.resendDelivery': {
    valid: async (given) => ({ params: { id: (await newDelivery(given)).id }, body: {} }),
    another: { once: 'more' },
    others: 'hidden',
  },
  'workflows.settings.log': { valid: async (given) => ({ kind: 'workflow', id: (await newWorkflow(given)).uuid }), others: 'hidden' },
  'workflows.getStepMedia': { valid: async (given) => ({ uuid: (await newWorkflow(given)).steps[0].uuid }), others: 'hidden' },
  // new-service: samples
};
