import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'expression' }],
  options: { names: { type: 'string', value: 'a,b,c', help: 'the variables that it may read; without it, any' } },
  async run([expression = ''], { names }) {
    const data_names = names?.split(',').map((name) => name.trim());
    const { result } = await connected(({ workflows }) =>
      workflows.expressions.validate({ expression, ...(data_names ? { data_names } : {}) }),
    );
    return { json: { valid: true }, text: `${mark('good')} ${result}` };
  },
});
