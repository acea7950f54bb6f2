import type { SessionView } from '#contracts/session/session.ts';
import { curp } from './curp.ts';
import { definitionSamples } from './definition-samples.ts';
import { documentSamples, newTemplateWithElements } from './document-samples.ts';
import { extractionSamples } from './extraction-samples.ts';
import { faceSamples } from './face-samples.ts';
import { otpSamples, phone } from './otp-samples.ts';
import { type Fixture, noSecrets, type Sample } from './sample.ts';
import { knownCurp, validationSamples } from './validation-samples.ts';
import { verificationSamples } from './verification-samples.ts';

const person = (fixture: Fixture) => ({
  national_id: curp(fixture.next()),
  name: 'Luisa',
  first_lastname: 'Pérez',
  second_lastname: 'Gómez',
});
const address = {
  street: 'Calle del Zaguán',
  ext_num: '12',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  zip_code: '44100',
  references: '',
};
const contact = (fixture: Fixture) => ({ email: `luisa.${fixture.next()}@correo.example`, phone: '525512345678' });
const steps = ['acceptance', 'verify_email', 'personal_data'];

const newPerson = async (fixture: Fixture): Promise<string> => (await fixture.make('people.people.create', person(fixture))).id;
const newAddress = async (fixture: Fixture) => fixture.make('people.addresses.create', { person_id: await newPerson(fixture), ...address });
const newContact = async (fixture: Fixture) =>
  fixture.make('people.contacts.create', { person_id: await newPerson(fixture), ...contact(fixture) });
const newWorkflow = async (fixture: Fixture) =>
  fixture.make('workflows.create', { steps, external_reference_id: `account ${fixture.next()}` });

const group = (fixture: Fixture) => ({ name: `Sucursal ${fixture.next()}`, description: 'Cuentas nuevas' });
const newGroup = async (fixture: Fixture) => fixture.make('people.groups.create', group(fixture));
const reference = async (fixture: Fixture) => ({
  person_id: await newPerson(fixture),
  name: 'Ana Ruiz',
  phone: '525512345678',
  person_relation_id: 1,
});
const newReference = async (fixture: Fixture) => fixture.make('people.references.create', await reference(fixture));
/** Makes a person with ids of the partner and of the vendor. */
const knownPerson = async (fixture: Fixture) =>
  fixture.make('people.people.create', {
    ...person(fixture),
    external_ref_id: `client ${fixture.next()}`,
    vendor_ref_id: `face ${fixture.next()}`,
  });

const byId = (made: (fixture: Fixture) => Promise<{ id: string } | string>) => async (fixture: Fixture) => {
  const it = await made(fixture);
  return { id: typeof it === 'string' ? it : it.id };
};
/** Returns the id of a step that waits for an operator. */
const waitingStep = async (fixture: Fixture): Promise<string> => {
  const { uuid, steps } = await fixture.make('workflows.create', { steps: ['review'] });
  await fixture.make('workflows.initialize', { params: { uuid }, body: {} });
  return steps[0].uuid;
};
const workflow = async (fixture: Fixture) => ({ uuid: (await newWorkflow(fixture)).uuid as string });

/** Answers the step `personal_data` of a workflow, with a session token as the person's browser does. */
const typePersonalData = async (fixture: Fixture, uuid: string, curp: string): Promise<void> => {
  const { token } = await fixture.make('workflows.createToken', { params: { uuid }, body: {} });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${fixture.house.url}/workflows/v1/${path}`, {
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
  const submission = { curp, name: 'Mallory', first_lastname: 'Pérez', second_lastname: '', nationality: 'MX' };
  await ask('POST', `${step}/submit`, { version: started.current!.version, submission });
  await fixture.house.bench.jobs.run();
};

/** Makes a workflow in which an unverified person typed the CURP of a recorded person. */
const claimedWorkflow = async (fixture: Fixture) => {
  const known = person(fixture);
  await fixture.make('people.people.create', known);
  const { uuid } = await fixture.make('workflows.create', { steps: ['personal_data'] });
  await typePersonalData(fixture, uuid, known.national_id);
  return { uuid: uuid as string };
};

/** Makes a workflow whose steps are done with an undecided finding. The flag is set in the table, because a real one needs a face. */
const undecidedWorkflow = async (fixture: Fixture) => {
  const { uuid, steps } = await fixture.make('workflows.create', { steps: ['review', 'personal_data'] });
  await fixture.make('workflows.initialize', { params: { uuid }, body: {} });
  await fixture.make('workflows.review', { params: { uuid: steps[0].uuid }, body: { decision: 'approved' } });
  await fixture.house.bench.engine.executeSql('update workflows.steps set needs_decision = true where uuid = $1', [steps[0].uuid]);
  // An operator's approval would decide the finding, so the person answers the last step.
  await typePersonalData(fixture, uuid, person(fixture).national_id);
  const { updated_at: seen } = await fixture.make('workflows.get', { uuid });
  return { params: { uuid }, body: { decision: 'approve', seen } };
};

const binding = async (fixture: Fixture) => {
  const { uuid, text, signature } = await newTemplateWithElements(fixture);
  return {
    name: `Contrato ${fixture.next()}`,
    template_uuid: uuid,
    text_bindings: { [text]: { steps: ['personal_data'], template: '{personal_data.name}' } },
    sign_bindings: [signature],
  };
};
const newBinding = async (fixture: Fixture) => fixture.make('workflows.templateBindings.create', await binding(fixture));

const newKey = async (fixture: Fixture) => fixture.make('workflows.settings.createKey', { name: `key ${fixture.next()}` });
const newSecret = async (fixture: Fixture) => {
  await noSecrets(fixture);
  return fixture.make('workflows.settings.createWebhookSecret', {});
};
const newDelivery = async (fixture: Fixture) => {
  // A webhook that nothing would sign is refused.
  await newSecret(fixture);
  const { uuid } = await fixture.make('workflows.create', { steps, callback_url: 'https://bank.example/hook' });
  await fixture.make('workflows.update', { params: { uuid }, body: { status: 'failed' } });
  return (await fixture.make('workflows.settings.listDeliveries', { subject_id: uuid })).data[0];
};

/** The samples by `service.place.in.the.contract`; the suite fails for an operation without a sample. */
export const samples: Readonly<Record<string, Sample>> = {
  ...otpSamples,

  'people.people.list': { valid: async () => ({}), others: 'nothing' },
  'people.people.create': { valid: async (fixture) => person(fixture), others: 'own' },
  'people.people.saveByNationalId': { valid: async (fixture) => person(fixture), others: 'own' },
  'people.people.getByNationalId': {
    async valid(fixture) {
      const made = person(fixture);
      await fixture.make('people.people.create', made);
      return { national_id: made.national_id };
    },
    others: 'hidden',
  },
  'people.people.get': { valid: byId(newPerson), others: 'hidden' },
  'people.people.update': {
    valid: async (fixture) => ({ params: { id: await newPerson(fixture) }, body: { name: 'Lucía' } }),
    others: 'hidden',
  },
  'people.people.findByIds': { valid: async (fixture) => ({ ids: [await newPerson(fixture)] }), others: 'own' },
  'people.people.findByExternalIds': {
    valid: async (fixture) => ({ external_ref_id: [(await knownPerson(fixture)).external_ref_id] }),
    others: 'own',
  },
  'people.people.createFromCurp': { valid: async (fixture) => ({ curp: await knownCurp(fixture, curp(fixture.next())) }), others: 'own' },
  'people.people.exportCsv': {
    async valid(fixture) {
      await newAddress(fixture);
      return { start_date: '2026-11-01', end_date: `2026-12-${10 + (fixture.next() % 20)}`, exclude: ['contact'] };
    },
    download: 'text/csv',
    others: 'own',
  },
  'people.people.getByExternalId': {
    valid: async (fixture) => ({ external_id: (await knownPerson(fixture)).external_ref_id }),
    others: 'hidden',
  },
  'people.people.getByVendorId': {
    valid: async (fixture) => ({ vendor_id: (await knownPerson(fixture)).vendor_ref_id }),
    others: 'hidden',
  },
  'people.people.data': {
    valid: async (fixture) => ({ params: { id: await newPerson(fixture) }, headers: { accept: 'application/zip' } }),
    download: 'application/zip',
    others: 'hidden',
  },
  'people.people.delete': { valid: byId(newPerson), others: 'hidden', keptByHold: true },
  'people.groups.list': { valid: async () => ({}), others: 'nothing' },
  'people.groups.create': { valid: async (fixture) => group(fixture), others: 'own' },
  'people.groups.get': { valid: byId(newGroup), others: 'hidden' },
  'people.groups.update': {
    valid: async (fixture) => ({ params: { id: (await newGroup(fixture)).id }, body: { name: 'Otra sucursal' } }),
    others: 'hidden',
  },
  'people.references.list': { valid: async () => ({}), others: 'nothing' },
  'people.references.create': { valid: reference, others: 'hidden' },
  'people.references.get': { valid: byId(newReference), others: 'hidden' },
  'people.references.update': {
    valid: async (fixture) => ({ params: { id: (await newReference(fixture)).id }, body: { name: 'Ana Ríos' } }),
    others: 'hidden',
  },
  ...faceSamples(newPerson),
  'people.catalogs.nationalities': { valid: async () => undefined, others: 'own' },
  'people.catalogs.states': { valid: async () => undefined, others: 'own' },
  'people.catalogs.maritalStatuses': { valid: async () => undefined, others: 'own' },
  'people.catalogs.relations': { valid: async () => undefined, others: 'own' },
  'people.addresses.list': { valid: async () => ({}), others: 'nothing' },
  'people.addresses.create': { valid: async (fixture) => ({ person_id: await newPerson(fixture), ...address }), others: 'hidden' },
  'people.addresses.get': { valid: byId(newAddress), others: 'hidden' },
  'people.addresses.update': {
    valid: async (fixture) => ({ params: { id: (await newAddress(fixture)).id }, body: { street: 'Calle del Portal' } }),
    others: 'hidden',
  },
  'people.contacts.list': { valid: async () => ({}), others: 'nothing' },
  'people.contacts.create': { valid: async (fixture) => ({ person_id: await newPerson(fixture), ...contact(fixture) }), others: 'hidden' },
  'people.contacts.get': { valid: byId(newContact), others: 'hidden' },
  'people.contacts.update': {
    valid: async (fixture) => ({ params: { id: (await newContact(fixture)).id }, body: { email: contact(fixture).email } }),
    others: 'hidden',
  },
  'people.contacts.sendSmsCode': {
    valid: async (fixture) => ({ person_id: await newPerson(fixture), phone: phone(fixture) }),
    others: 'hidden',
  },
  'people.contacts.sendEmailCode': {
    valid: async (fixture) => ({ person_id: await newPerson(fixture), email: contact(fixture).email }),
    others: 'hidden',
  },
  'people.contacts.validateSmsCode': {
    async valid(fixture) {
      const sent = { person_id: await newPerson(fixture), phone: phone(fixture) };
      await fixture.make('people.contacts.sendSmsCode', sent);
      return { ...sent, code: await fixture.house.codeOf(sent.phone) };
    },
    others: 'hidden',
  },
  'people.contacts.validateEmailCode': {
    async valid(fixture) {
      const sent = { person_id: await newPerson(fixture), email: contact(fixture).email };
      await fixture.make('people.contacts.sendEmailCode', sent);
      return { ...sent, code: await fixture.house.codeOf(sent.email) };
    },
    others: 'hidden',
  },

  ...documentSamples,

  'workflows.list': { valid: async () => ({}), others: 'nothing' },
  'workflows.create': { valid: async (fixture) => ({ steps, external_reference_id: `account ${fixture.next()}` }), others: 'own' },
  'workflows.findByExternalReference': {
    valid: async (fixture) => ({ params: { externalReferenceId: (await newWorkflow(fixture)).external_reference_id }, query: {} }),
    others: 'nothing',
  },
  'workflows.get': { valid: workflow, others: 'hidden' },
  'workflows.data': { valid: workflow, others: 'hidden' },
  'workflows.delete': { valid: workflow, others: 'hidden', keptByHold: true },
  'workflows.initialize': {
    valid: async (fixture) => ({ params: await workflow(fixture), body: { device_name: 'Un teléfono' } }),
    another: { device_name: 'Otro teléfono' },
    others: 'hidden',
  },
  'workflows.update': {
    valid: async (fixture) => ({
      params: await workflow(fixture),
      body: { status: 'error', error: { details: { reason: 'camera_busy' } }, internal_metadata: { device_name: 'Un teléfono' } },
    }),
    others: 'hidden',
    reach: {
      409: async (fixture) => {
        const params = await workflow(fixture);
        const { token } = await fixture.make('workflows.createToken', { params, body: {} });
        await fixture.make('workflows.update', { params, body: { status: 'failed' } });
        return { input: { params, body: { status: 'working' } }, bearer: token };
      },
    },
  },
  'workflows.token': {
    valid: async (fixture) => ({ params: await workflow(fixture), query: {} }),
    others: 'hidden',
    reach: {
      409: async (fixture) => {
        const params = await workflow(fixture);
        const initialize = fixture.house.operations.find(({ id }) => id === 'workflows.initialize')!;
        for (let used = 0; used < 5; used++) {
          const { token } = await fixture.make('workflows.createToken', { params, body: {} });
          await fixture.house.call('http', initialize, { params, body: {} }, { key: token });
        }
        return { input: { params, query: {} } };
      },
    },
  },
  'workflows.createToken': {
    valid: async (fixture) => ({ params: await workflow(fixture), body: {} }),
    another: { generate_qr: true },
    others: 'hidden',
  },
  'workflows.revokeTokens': { valid: workflow, others: 'hidden' },
  'workflows.claims.accept': {
    valid: async (fixture) => ({ params: await claimedWorkflow(fixture), body: {} }),
    another: { members: ['name'] },
    others: 'hidden',
    reach: { 409: async (fixture) => ({ input: { params: await workflow(fixture), body: {} } }) },
  },
  'workflows.claims.refuse': {
    valid: async (fixture) => ({ params: await claimedWorkflow(fixture), body: {} }),
    another: { why: 'somebody else' },
    others: 'hidden',
    reach: { 409: async (fixture) => ({ input: { params: await workflow(fixture), body: {} } }) },
  },
  'workflows.catalog': { valid: async () => undefined, others: 'own' },
  'workflows.review': {
    valid: async (fixture) => ({ params: { uuid: await waitingStep(fixture) }, body: { decision: 'approved' } }),
    another: { decision: 'rejected' },
    others: 'hidden',
    reach: {
      409: async (fixture) => {
        const { steps } = await newWorkflow(fixture);
        return { input: { params: { uuid: steps[0].uuid }, body: { decision: 'approved' } } };
      },
    },
  },
  'workflows.decide': {
    valid: undecidedWorkflow,
    another: { decision: 'reject', reasons: ['face_mismatch'] },
    others: 'hidden',
    reach: { 409: async (fixture) => ({ input: { params: await workflow(fixture), body: { decision: 'reject' } } }) },
  },
  'workflows.getStep': { valid: async (fixture) => ({ uuid: (await newWorkflow(fixture)).steps[0].uuid }), others: 'hidden' },
  'workflows.templateBindings.list': { valid: async () => ({}), others: 'nothing' },
  'workflows.templateBindings.create': { valid: binding, others: 'hidden' },
  'workflows.templateBindings.get': { valid: async (fixture) => ({ uuid: (await newBinding(fixture)).uuid }), others: 'hidden' },
  'workflows.templateBindings.update': {
    valid: async (fixture) => ({ params: { uuid: (await newBinding(fixture)).uuid }, body: { name: 'Otro contrato' } }),
    others: 'hidden',
  },
  'workflows.settings.get': { valid: async () => undefined, others: 'own' },
  'workflows.settings.update': { valid: async () => ({ minimum_age: 18 }), others: 'own', testKey: 'live_key_needed' },
  'workflows.settings.proveDomain': {
    async valid(fixture) {
      const { bench } = fixture.house;
      const domain = `alta${fixture.next()}.banco.example`;
      await bench.tenants.patch(bench.tenant.id, { custom_domains: [domain] });
      bench.txtRecords.set(`_zaguan.${domain}`, `zaguan-tenant=${bench.tenant.id}`);
      return { domain };
    },
    others: 'hidden',
    testKey: 'live_key_needed',
    reach: {
      409: async (fixture) => {
        const { bench } = fixture.house;
        await bench.tenants.patch(bench.tenant.id, { custom_domains: ['nobodys.banco.example'] });
        return { input: { domain: 'nobodys.banco.example' } };
      },
    },
  },
  'workflows.settings.listKeys': { valid: async () => undefined, others: 'own' },
  'workflows.settings.createKey': { valid: async (fixture) => ({ name: `key ${fixture.next()}` }), others: 'own' },
  'workflows.settings.revokeKey': { valid: byId(newKey), others: 'hidden' },
  'workflows.settings.listWebhookSecrets': { valid: async () => undefined, others: 'own' },
  'workflows.settings.createWebhookSecret': {
    async valid(fixture) {
      await noSecrets(fixture);
      return { next: fixture.next() };
    },
    others: 'own',
  },
  'workflows.settings.revokeWebhookSecret': { valid: byId(newSecret), others: 'hidden' },
  'workflows.settings.listDataKeys': { valid: async () => undefined, others: 'own' },
  'workflows.settings.createDataKey': { valid: async (fixture) => ({ next: fixture.next() }), others: 'own', testKey: 'live_key_needed' },
  'workflows.settings.listDeliveries': { valid: async () => ({}), others: 'nothing' },
  'workflows.settings.resendDelivery': {
    valid: async (fixture) => ({ params: { id: (await newDelivery(fixture)).id }, body: {} }),
    another: { once: 'more' },
    others: 'hidden',
  },
  'workflows.settings.log': { valid: async (fixture) => ({ kind: 'workflow', id: (await newWorkflow(fixture)).uuid }), others: 'hidden' },
  'workflows.getStepMedia': { valid: async (fixture) => ({ uuid: (await newWorkflow(fixture)).steps[0].uuid }), others: 'hidden' },
  ...definitionSamples,
  ...validationSamples(newPerson),
  ...verificationSamples,
  ...extractionSamples,
  // new-service: samples
};
