import type { LogProof } from '../../contracts/settings.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { CommandFailure, defineCommand, UsageError } from '../terminal/command.ts';
import { bold, facts, mark, moment } from '../terminal/layout.ts';

const KINDS = ['workflow', 'person', 'tenant'] as const;
type Kind = (typeof KINDS)[number];

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: { kind: { type: 'string', value: 'kind', help: `${KINDS.join(', ')}; by default whichever has this uuid` } },
  details: [
    'Exit status 0 when every link of the hash chain holds, 1 when one does not or there is no such log.',
    'A chain that was cut at its end still holds: keep number and hash of the last entry elsewhere, and compare.',
  ].join('\n'),
  async run([uuid = ''], { kind }) {
    const chosen = KINDS.find((one) => one === kind);
    if (kind !== undefined && !chosen) throw new UsageError(`--kind is one of ${KINDS.join(', ')}.`);
    const { found, proof } = await connected((server) => search(server, uuid, chosen ? [chosen] : KINDS));
    const { entries, ...summary } = proof;
    const last = entries.at(-1);
    const { broken } = proof;
    const verdict = proof.whole
      ? `${mark('good')} Every link holds.`
      : `${mark('bad')} Link ${broken?.number} ${broken?.reason === 'missing' ? 'is missing' : 'was changed'}; nothing from there on is proven.`;
    const text = [
      `${bold(found)}  ${uuid}`,
      '',
      facts([
        ['Entries', String(proof.length)],
        ['Last', last ? `${last.number}  ${last.type}  ${moment(last.at)}` : null],
        ['Its hash', proof.head],
      ]),
      '',
      verdict,
    ].join('\n');
    return { json: { kind: found, ...summary }, text, exit: proof.whole ? 0 : 1 };
  },
});

async function search({ workflows }: Connection, id: string, kinds: readonly Kind[]): Promise<{ found: Kind; proof: LogProof }> {
  for (const kind of kinds) {
    const answer = await workflows.settings.log({ kind, id }).catch((failure: Error & { key?: string }) => {
      if (failure.key === 'not_found') return null;
      throw failure;
    });
    if (answer) return { found: kind, proof: answer.result };
  }
  throw new CommandFailure(`There is no log of ${id}.`);
}
