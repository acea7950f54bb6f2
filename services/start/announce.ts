import { styleText } from 'node:util';
import { qrLines } from './qr-lines.ts';

export interface Announcement {
  seconds: number;
  hasBuilt: boolean;
  demoUrl: string;
  hostedUrl: string;
  publicUrl: string;
  services: readonly string[];
  operatorSecret: string | null;
  /** True where webhooks to this machine are off. */
  demoHearsNothing: boolean;
  dataFolder: string;
  /** True where a phone on the same network can reach it. */
  onNetwork: boolean;
}

/** Returns the text for the terminal once everything answers. */
export function announce(it: Announcement): string {
  const bold = (text: string) => styleText('bold', text);
  const quiet = (text: string) => styleText('dim', text);
  const link = (text: string) => styleText(['blue', 'underline'], text);
  const row = (label: string, value: string, note = '') => `  ${label.padEnd(16)}${value}${note ? `  ${quiet(note)}` : ''}`;
  const lines = [
    '',
    `  ${styleText('blue', '╭╮')}`,
    `  ${styleText('blue', '││')} ${bold('Zaguán')}  ready in ${it.seconds.toFixed(1)} s${it.hasBuilt ? quiet('  (with a build)') : ''}`,
    '',
    row('Partner’s page', link(it.demoUrl), 'a fictitious bank; open an account there'),
    row('Outbox', link(`${it.publicUrl}/outbox`), 'mails that would have been sent, codes included'),
    row('API reference', link(`${it.publicUrl}/workflows/docs`), it.services.join(', ')),
    row('Data', quiet(it.dataFolder)),
    ...(it.operatorSecret ? [row('Operator secret', bold(it.operatorSecret), 'asked for by the outbox; new at every start')] : []),
    ...(it.demoHearsNothing ? [row('Webhooks', 'none reaches the demo bank', 'ALLOW_LOOPBACK_WEBHOOKS=0')] : []),
    '',
    row('Hosted page', link(it.hostedUrl)),
    '',
    ...qrLines(it.hostedUrl).map((line) => `  ${line}`),
    '',
    quiet(
      it.onNetwork
        ? '  Scan it with a phone on the same network. The certificate is self-made: the phone asks once whether to go on.'
        : '  The code opens on this machine. For a phone on the same network: npm start -- --host',
    ),
    quiet('  Ctrl+C ends it; the data stay.'),
    '',
  ];
  return lines.join('\n');
}
