import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark } from '../terminal/layout.ts';
import { modeOption } from './mode.ts';

export const command = defineCommand({
  arguments: [{ name: 'curp or rfc' }],
  options: modeOption,
  details: 'By the CURP of the row; by its RFC where it has no CURP.',
  async run([key = ''], { live }) {
    const { result } = await connected(({ verification }) => verification.registry.remove({ key }), { live });
    return { json: result, text: `${mark('good')} Removed; the registry has ${result.rows} rows.` };
  },
});
