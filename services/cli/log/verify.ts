import { resolve } from 'node:path';
import type { LogEntry, LogProof } from '#contracts/base/settings.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { nullFor } from '../connect/null-for.ts';
import { onPlatform } from '../connect/platform.ts';
import { CommandFailure, type CommandResult, defineCommand } from '../terminal/command.ts';
import { bold, facts, mark, moment, quiet } from '../terminal/layout.ts';
import { verifyWithAnchors } from './anchors.ts';

const KINDS = ['workflow', 'person', 'tenant'] as const;
type LogKind = (typeof KINDS)[number];

const PAGE = 100;

export const command = defineCommand({
  arguments: [{ name: 'uuid', optional: true }],
  options: {
    anchors: { type: 'string', value: 'folder', help: 'compare every log with the anchors in this folder; needs no secret' },
    key: { type: 'string', value: 'zalog_…', help: 'the public key that must have signed the anchors' },
    kind: { type: 'string', value: 'kind', help: `${KINDS.join(', ')}; by default any that has this uuid`, choices: KINDS },
  },
  details: [
    'With a uuid, checks one log, by the server. Without one, checks every log, on the database of DATABASE_URL with ZAGUAN_SECRET, or on the data folder while no server uses it.',
    'With --anchors, compares the logs with the anchored heads, and finds logs that were changed or cut since. Take the key from a place where nobody can change it. Without --key, the key of the first anchor is used.',
    'Exit status: 0 if every link of the keyed chain is intact, 1 if not, or if the log does not exist.',
  ].join('\n'),
  async run([uuid], { kind, anchors, key = null }) {
    if (anchors !== undefined) return verifyWithAnchors(resolve(anchors), key);
    if (uuid === undefined) return verifyAll();
    const { logKind, proof, last } = await connected((server) => search(server, uuid, kind ? [kind] : KINDS));
    const { broken } = proof;
    const verdict = broken
      ? `${mark('bad')} ${whatIsWrong(broken.number, broken.reason)}; nothing from there on is proven.`
      : `${mark('good')} Every link is intact.`;
    const text = [
      `${bold(logKind)}  ${uuid}`,
      '',
      facts([
        ['Entries', String(proof.length)],
        ['Last', last ? `${last.number}  ${last.type}  ${moment(last.at)}` : null],
        ['Its hash', proof.head],
      ]),
      '',
      verdict,
    ].join('\n');
    return { json: { kind: logKind, ...proof }, text: broken ? text : `${text}\n${CUT_END}`, exit: proof.whole ? 0 : 1 };
  },
});

const CUT_END = quiet('  Only --anchors <folder> shows if the end of the log was cut off together with its head.');

/** Maximum number of broken logs that are listed; the others are only counted. */
const MAX_NAMED = 50;

const whatIsWrong = (number: number, reason: 'changed' | 'missing' | null) =>
  `Link ${number} ${reason === 'missing' ? 'is missing' : 'was changed'}`;

async function verifyAll(): Promise<CommandResult> {
  return onPlatform(async ({ events }) => {
    let [logs, entries] = [0, 0];
    const broken: { tenant: string; kind: string; id: string; number: number; reason: 'changed' | 'missing' | null }[] = [];
    for await (const { tenantId: tenant, stream, length, brokenAt, reason } of events.verifyAll()) {
      logs += 1;
      entries += length;
      if (brokenAt !== null) broken.push({ tenant, ...stream, number: brokenAt, reason });
    }
    const lines = broken
      .slice(0, MAX_NAMED)
      .map(({ kind, id, number, reason }) => `${mark('bad')} ${bold(kind)} ${id}: ${whatIsWrong(number, reason)}.`);
    const verdict = broken.length
      ? `${mark('bad')} ${broken.length} of ${logs} logs are broken.`
      : `${mark('good')} Every link is intact, in ${logs} logs with ${entries} entries.`;
    return {
      json: { logs, entries, broken },
      text: [...lines, verdict, ...(broken.length ? [] : [CUT_END])].join('\n'),
      exit: broken.length ? 1 : 0,
    };
  });
}

async function search(
  { workflows }: Connection,
  id: string,
  kinds: readonly LogKind[],
): Promise<{ logKind: LogKind; proof: LogProof; last: LogEntry | undefined }> {
  const page = (kind: LogKind, number: number) => workflows.settings.log({ kind, id, page: number, per_page: PAGE });
  for (const kind of kinds) {
    const answer = await page(kind, 1).catch(nullFor('not_found'));
    if (!answer) continue;
    const { length, head, whole, broken, next_page_url, data } = answer.result;
    const ending = next_page_url === null ? data : (await page(kind, Math.ceil(length / PAGE))).result.data;
    return { logKind: kind, proof: { length, head, whole, broken }, last: ending.at(-1) };
  }
  throw new CommandFailure(`There is no log of ${id}.`);
}
