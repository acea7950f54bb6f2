import { type Fixture, noSecrets, type Sample } from './sample.ts';

/** Samples for the definitions of a partner's workflows: rules, templates and the like. */

const rule = (fixture: Fixture) => ({ name: `Regla ${fixture.next()}`, expression: 'person.age >= 18', message: 'Es menor de edad' });
const newRule = async (fixture: Fixture) => fixture.make('workflows.rules.create', rule(fixture));
const ruleSet = async (fixture: Fixture) => ({ name: `Alta ${fixture.next()}`, rules: [(await newRule(fixture)).uuid] });
const newRuleSet = async (fixture: Fixture) => fixture.make('workflows.ruleSets.create', await ruleSet(fixture));
const customization = (fixture: Fixture) => ({
  name: `Banco ${fixture.next()}`,
  texts: { 'es-MX': { 'shell.welcomeTitle': 'Abre tu cuenta' } },
  colors: { accent: '#12463a' },
});
const newCustomization = async (fixture: Fixture) => fixture.make('workflows.customizations.create', customization(fixture));
const template = (fixture: Fixture) => ({
  name: `Cuenta ${fixture.next()}`,
  steps: ['acceptance', 'verify_email', 'personal_data'],
  config: { metadata: { branch: 7 }, expires_in: 60, skip_steps: { verify_email: 'metadata.branch == 8' } },
  steps_setup: null,
});
const newTemplate = async (fixture: Fixture) => fixture.make('workflows.templates.create', template(fixture));

/** Returns the samples of the four operations of one kind of record. */
const ofKind = (
  kind: string,
  valid: (fixture: Fixture) => Promise<object> | object,
  made: (fixture: Fixture) => Promise<{ uuid: string }>,
  others: Sample['others'],
  change: object = { name: 'Otro nombre' },
): Record<string, Sample> => ({
  [`workflows.${kind}.list`]: { valid: async () => ({}), others: 'nothing' },
  [`workflows.${kind}.create`]: { valid: async (fixture) => valid(fixture), others },
  [`workflows.${kind}.get`]: { valid: async (fixture) => ({ uuid: (await made(fixture)).uuid }), others: 'hidden' },
  [`workflows.${kind}.update`]: {
    valid: async (fixture) => ({ params: { uuid: (await made(fixture)).uuid }, body: change }),
    others: 'hidden',
  },
});

const ofTemplates = ofKind('templates', template, newTemplate, 'own', { name: 'Otro nombre', steps_setup: null });

export const definitionSamples: Readonly<Record<string, Sample>> = {
  ...ofKind('rules', rule, newRule, 'own'),
  ...ofKind('ruleSets', ruleSet, newRuleSet, 'hidden'),
  ...ofKind('customizations', customization, newCustomization, 'own'),
  ...ofTemplates,
  'workflows.templates.update': {
    ...ofTemplates['workflows.templates.update']!,
    reach: {
      409: async (fixture) => {
        await noSecrets(fixture);
        const body = { steps_setup: null, config: { callback_url: 'https://bank.example/hook' } };
        return { input: { params: { uuid: (await newTemplate(fixture)).uuid }, body } };
      },
    },
  },
  'workflows.templates.run': {
    valid: async (fixture) => ({
      params: { uuid: (await newTemplate(fixture)).uuid },
      body: { overwrites: { external_reference_id: `account ${fixture.next()}` } },
    }),
    another: { overwrites: { external_reference_id: 'another account' } },
    others: 'hidden',
  },
  'workflows.expressions.validate': {
    valid: async (fixture) => ({ expression: `person.age > ${fixture.next()}`, data_names: ['person'] }),
    others: 'own',
  },
};
