import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { bold, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'name' }, { name: 'rule', rest: true }],
  options: {},
  details: 'A workflow takes the set as rule_set_uuid: every rule of it has to hold once all steps are done.',
  async run([name = '', ...rules]) {
    const { result } = await connected(({ workflows }) => workflows.ruleSets.create({ name, rules }));
    return { json: result, text: `${bold(result.uuid)}  ${result.name}\n\n${quiet(`  ${rules.length} rules`)}` };
  },
});
