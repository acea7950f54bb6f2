import { styleText } from 'node:util';
import type { Machine } from './home-page.ts';
import { qrLines } from './qr-lines.ts';

export interface Announcement extends Machine {
  seconds: number;
  hasBuilt: boolean;
  /** The operator's secret that was generated for this run, or null. */
  operatorSecret: string | null;
  /** True if webhooks to this machine are disabled, so that the demo bank receives none. */
  demoHearsNothing: boolean;
  /** True if a phone on the same network can reach the server. */
  onNetwork: boolean;
}

/**
 * Returns the text that the terminal shows once the server is ready. The QR code, which only a phone needs, comes first, so that the
 * addresses stay on screen.
 */
export function announce(server: Announcement): string {
  const bold = (text: string) => styleText('bold', text);
  const quiet = (text: string) => styleText('dim', text);
  const link = (text: string) => styleText(['blue', 'underline'], text);
  const row = (label: string, value: string, note = '') => `  ${label.padEnd(16)}${value}${note ? `  ${quiet(note)}` : ''}`;
  const lines = [
    '',
    ...(server.onNetwork ? [...qrLines(server.hostedUrl).map((line) => `  ${line}`), ''] : []),
    `  ${styleText('blue', '╭╮')}`,
    `  ${styleText('blue', '││')} ${bold('Zaguán')}  ready in ${server.seconds.toFixed(1)} s${server.hasBuilt ? quiet('  (with a build)') : ''}`,
    '',
    row('This machine', link(server.publicUrl), 'all of this, with keys and test codes'),
    row('Partner’s page', link(server.demoUrl), 'a fictitious bank; open an account there'),
    row('Outbox', link(`${server.publicUrl}/outbox`), 'mails that would have been sent'),
    row('API reference', link(`${server.publicUrl}/workflows/docs`)),
    row('Data', quiet(server.dataFolder)),
    ...(server.operatorSecret ? [row('Operator secret', bold(server.operatorSecret), 'asked for by the outbox; new at every start')] : []),
    ...(server.demoHearsNothing ? [row('Webhooks', 'none reaches the demo bank', 'ALLOW_LOOPBACK_WEBHOOKS=0')] : []),
    row('Hosted page', link(server.hostedUrl)),
    '',
    quiet(
      server.onNetwork
        ? '  Scan the code with a phone on this network. The certificate is self-made: the phone asks once.'
        : '  For a phone on the same network: npm start -- --host',
    ),
    quiet('  Ctrl+C ends it; the data stay.'),
    '',
  ];
  return lines.join('\n');
}
