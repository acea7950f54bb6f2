import { connected, resultOf } from './connect/connect.ts';
import { defineCommand, limitOption, UsageError } from './terminal/command.ts';
import { bold, facts, listText, quiet } from './terminal/layout.ts';

export const list = defineCommand({
  options: { sets: { type: 'boolean', help: 'list the rule sets instead' }, ...limitOption },
  async run(_args, { sets, limit: per_page = 20 }) {
    if (sets) {
      const { data } = (await connected(({ workflows }) => workflows.ruleSets.list({ per_page }))).result;
      const rows = data.map(({ uuid, name, rules }) => [uuid, name, rules.join(' ')]);
      return { json: data, text: listText(['rule set', 'name', 'rules'], rows, 'No rule sets.') };
    }
    const { data } = (await connected(({ workflows }) => workflows.rules.list({ per_page }))).result;
    const rows = data.map(({ uuid, name, expression }) => [uuid, name, expression]);
    return { json: data, text: listText(['rule', 'name', 'has to hold'], rows, 'No rules.') };
  },
});

export const create = defineCommand({
  arguments: [{ name: 'name' }],
  options: {
    expression: { type: 'string', value: 'condition', help: 'the condition that must be true, like "person.age >= 18"' },
    message: { type: 'string', value: 'text', help: 'the reason, for readers of the workflow' },
  },
  async run([name = ''], { expression, message }) {
    if (!expression) throw new UsageError('Add the condition that must be true: --expression "person.age >= 18"');
    return resultOf(
      ({ workflows }) => workflows.rules.create({ name, expression, message }),
      (rule) => {
        const rows = [['Has to hold', rule.expression] as const, ['Message', rule.message] as const];
        return `${bold(rule.uuid)}  ${rule.name}\n\n${facts(rows)}`;
      },
    );
  },
});

export const createSet = defineCommand({
  arguments: [{ name: 'name' }, { name: 'rule', rest: true }],
  details: 'A workflow takes the set as rule_set_uuid: all its rules must be true once all steps are done.',
  run: ([name = '', ...rules]) =>
    resultOf(
      ({ workflows }) => workflows.ruleSets.create({ name, rules }),
      ({ uuid, name }) => `${bold(uuid)}  ${name}\n\n${quiet(`  ${rules.length} rules`)}`,
    ),
});
