import { connected } from './connect/connect.ts';
import { defineCommand } from './terminal/command.ts';
import { mark } from './terminal/layout.ts';
import { wordsOf } from './terminal/parse.ts';

export const check = defineCommand({
  arguments: [{ name: 'expression' }],
  options: { names: { type: 'string', value: 'a,b,c', help: 'the variables that the condition may read; any by default' } },
  async run([expression = ''], { names }) {
    const condition = { expression, data_names: wordsOf(names) };
    const { result } = await connected(({ workflows }) => workflows.expressions.validate(condition));
    return { json: { valid: true }, text: `${mark('good')} ${result}` };
  },
});
