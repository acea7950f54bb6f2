import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { facts, link, moment } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {
    qr: { type: 'boolean', help: 'draw the link as a QR code' },
    'redirect-url': { type: 'string', value: 'url', help: 'the address to which the person goes at the end; its host must be registered' },
    domain: { type: 'string', value: 'host', help: 'a domain of your own for the link, in the settings and proven with "tenant prove"' },
  },
  details:
    'At most five tokens of a workflow are valid at once. The token is in the link’s fragment, so anybody who has the link can continue with it.',
  async run([uuid = ''], { qr, 'redirect-url': redirect, domain }) {
    const body = { redirect_url: redirect, custom_domain: domain };
    const { result } = await connected(({ workflows }) => workflows.createToken({ params: { uuid }, body }));
    const { workflow: _, ...token } = result;
    const lines = [
      `  ${link(result.url)}`,
      '',
      facts([
        ['Token', result.token],
        ['Lives until', result.expiration ? moment(result.expiration) : 'it is revoked'],
      ]),
    ];
    if (qr) {
      const { qrLines } = await import('#services/start/qr-lines.ts');
      lines.push('', ...qrLines(result.url).map((line) => `  ${line}`));
    }
    return { json: token, text: lines.join('\n') };
  },
});
