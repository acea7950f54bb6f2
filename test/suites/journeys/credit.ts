import sharp from 'sharp';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';
import type { Api } from './api.ts';

/** A credit with a guarantor: the partner's templates, and one case. */

export const look = {
  accent: '#12463a',
  accentAsPixels: [0x12, 0x46, 0x3a],
  welcome: 'Pide tu crédito',
  form: 'Mandar mis respuestas',
} as const;

/** The form's name and the titles of its fields. */
export const form = { name: 'Tu ingreso', employer: 'Lugar donde trabajas', income: 'Ingreso al mes, en pesos' } as const;

const ana = { national_id: 'BOXW310820HNERXN09', name: 'Ana', first_lastname: 'Ruiz', second_lastname: '' };
const luisa = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };

const logo = async () => {
  const arch = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><path fill="${look.accent}" d="M8 44V22a16 16 0 0 1 32 0v22ZM52 14h60v8H52ZM52 30h44v8H52Z"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(arch)).png().toBuffer()).toString('base64')}`;
};

/** Creates the templates of the credit; returns the uuid of the workflow template. */
export async function makeCredit(api: Api): Promise<string> {
  const file = new File([Uint8Array.from(await contractPdf({ pages: 2, mark: 'CREDITO' }))], 'credito.pdf', { type: 'application/pdf' });
  const paper = await api.send<{ uuid: string }>('/people/v1/document-templates', { file, name: 'Contrato de crédito' });
  const element = (values: object) => api.make(`/people/v1/document-templates/${paper.uuid}/elements`, { page: 1, ...values });
  const holder = await element({ box: [72, 480, 240, 20], kind: 'text', name: 'Trabaja en' });
  const place = { kind: 'signature', page: 2 };
  const mine = await element({ ...place, box: [72, 560, 160, 50], name: 'Acreditada' });
  const theirs = await element({ ...place, box: [320, 560, 160, 50], name: 'Aval' });
  const binding = await api.make('/workflows/v1/template-bindings', {
    name: 'Contrato de crédito',
    template_uuid: paper.uuid,
    text_bindings: { [holder.uuid]: { steps: ['ingreso'], template: '{ingreso.values.employer}' } },
    sign_bindings: [mine.uuid, theirs.uuid],
  });
  await api.make('/people/v1/dynamic-descriptors', {
    ...{ name: form.name, description: 'Lo que ganas dice cuánto te podemos prestar.', key: 'income' },
    descriptor: [
      { title: form.employer, type: 'text', key: 'employer', rules: ['required', 'max:80'] },
      { title: form.income, type: 'number', key: 'monthly_income', rules: ['required', 'min:0'] },
    ],
  });
  const rule = await api.make('/workflows/v1/rules', {
    ...{ name: 'Ingreso suficiente', expression: 'ingreso.values.monthly_income >= 8000.0', message: 'Gana muy poco' },
  });
  const rules = await api.make('/workflows/v1/rule-sets', { name: 'Crédito', rules: [rule.uuid] });
  const customization = await api.make('/workflows/v1/customizations', {
    name: 'Crédito',
    texts: { 'es-MX': { 'shell.welcomeTitle': look.welcome, 'dynamic_form:ingreso.next': look.form } },
    colors: { accent: look.accent },
    logo: await logo(),
  });
  const template = await api.make('/workflows/v1/templates', {
    name: 'Crédito con aval',
    steps: ['acceptance', 'references', 'dynamic_form:ingreso', 'review', 'document_sign'],
    config: {
      metadata: { customization_uuid: customization.uuid, amount: 0 },
      skip_steps: { references: 'metadata.amount < 50000' },
      rule_set_uuid: rules.uuid,
      autofill: { template_binding_uuid: binding.uuid },
    },
    steps_setup: { 'dynamic_form:ingreso': { descriptor: 'income' } },
  });
  return template.uuid;
}

export interface Case {
  credit: WorkflowRecord;
  /** The id of the person who guarantees the credit. */
  guarantor: string;
  document: string;
}

/** Creates a workflow from the template for the applicant; they and their guarantor are the signers of its document. */
export async function openCase(api: Api, template: string): Promise<Case> {
  const person = async (values: object) => (await api.make<{ id: string }>('/people/v1/people', values)).id;
  const [holder, guarantor] = [await person(ana), await person(luisa)];
  const credit = await api.make<WorkflowRecord>(`/workflows/v1/templates/${template}/workflows`, {
    overwrites: { people_uuid: holder, metadata: { amount: 20_000 }, autofill: { document_name: 'Crédito de Ana' } },
  });
  const document = credit.document_uuid!;
  const { elements } = await api.document(document);
  const placeOf = (name: string) => elements.filter((one) => one.name === name).map(({ uuid }) => uuid);
  const sign = { document_id: document, password: '' };
  await api.make(`/people/v1/people/${holder}/signers`, { ...sign, elements: placeOf('Acreditada') });
  await api.make(`/people/v1/people/${guarantor}/signers`, { ...sign, elements: placeOf('Aval') });
  return { credit, guarantor, document };
}

/** Creates the guarantor's workflow, after the first signer's answers are in the document. */
export const askGuarantor = (api: Api, { guarantor, document }: Case): Promise<WorkflowRecord> =>
  api.make('/workflows/v1/workflows', {
    ...{ steps: ['acceptance', 'document_sign'], people_uuid: guarantor, autofill: { document_uuid: document } },
  });
