import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { bold, facts } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'name' }],
  options: {
    expression: { type: 'string', value: 'condition', help: 'what has to hold, like "person.age >= 18"' },
    message: { type: 'string', value: 'text', help: 'why it matters, for whoever reads the workflow' },
  },
  async run([name = ''], { expression, message }) {
    if (!expression) throw new UsageError('Say what has to hold: --expression "person.age >= 18"');
    const { result } = await connected(({ workflows }) => workflows.rules.create({ name, expression, ...(message ? { message } : {}) }));
    const text = `${bold(result.uuid)}  ${result.name}\n\n${facts([
      ['Has to hold', result.expression],
      ['Message', result.message],
    ])}`;
    return { json: result, text };
  },
});
