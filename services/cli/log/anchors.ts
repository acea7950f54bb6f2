import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnchorFinding, type AnchorSummary, compareWithAnchors } from '#platform/data/anchors/compare.ts';
import { type Engine, openEmbedded, openPostgres } from '#platform/data/database.ts';
import { readStamp } from '#services/people/documents/sealing/timestamp.ts';
import { embeddedFolder, withFolderLock } from '../backup/folder.ts';
import { CommandFailure, type CommandResult } from '../terminal/command.ts';
import { bold, facts, mark } from '../terminal/layout.ts';

/** Maximum number of findings that are listed; the others are only counted. */
const MAX_NAMED = 50;

/** Compares the log in the database with a folder's anchors, without any secret. */
export async function verifyWithAnchors(folder: string, publicKey: string | null): Promise<CommandResult> {
  if (!existsSync(folder)) throw new CommandFailure(`There is no folder ${folder}.`);
  const findings: AnchorFinding[] = [];
  const summary = await withDatabase((engine) =>
    compareWithAnchors(engine, folder, { publicKey, readStamp, now: new Date() }, (finding) => findings.push(finding)),
  );
  if (summary.files === 0) throw new CommandFailure(`There are no anchors in ${folder}.`);
  const isGood = findings.length === 0;
  const text = [
    facts([
      ['Anchors', String(summary.files)],
      ['Heads', String(summary.heads)],
      ['Signed with', summary.publicKey],
      ['Time stamps', stampsText(summary.stamps)],
    ]),
    '',
    ...findings.slice(0, MAX_NAMED).map((finding) => `${mark('bad')} ${sentence(finding)}`),
    isGood
      ? `${mark('good')} Every head is in the log.`
      : `${mark('bad')} ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}.`,
  ].join('\n');
  const { publicKey: public_key, stamps: time_stamps, ...counts } = summary;
  return { json: { ...counts, public_key, time_stamps, findings }, text, exit: isGood ? 0 : 1 };
}

function stampsText({ valid, none, wrong, by }: AnchorSummary['stamps']): string {
  const parts = [valid > 0 ? `${valid} valid (${by.join(', ')})` : '', none > 0 ? `${none} none` : '', wrong > 0 ? `${wrong} wrong` : ''];
  return parts.filter(Boolean).join(', ') || 'none';
}

function sentence(finding: AnchorFinding): string {
  const { file } = finding;
  if ('kind' in finding) {
    const entry = `${bold(finding.kind)} ${finding.id}: entry ${finding.number}`;
    return finding.problem === 'cut' ? `${entry} is in ${file}, but no longer in the log.` : `${entry} differs from that in ${file}.`;
  }
  return {
    damaged: `${file} or its heads were changed after they were signed.`,
    other_key: `${file} is signed with another key.`,
    gap: `${file}: the previous anchor is missing.`,
    since_wrong: `${file} does not begin where the previous anchor ends: logs that grew in between may be missing in it.`,
    future: `${file} states a time in the future.`,
    stamp_wrong: `${file}: its time stamp does not belong to it.`,
    stamp_late: `${file}: its time stamp is not from the day that the file states.`,
  }[finding.problem];
}

async function withDatabase<Value>(work: (engine: Engine) => Promise<Value>): Promise<Value> {
  const url = process.env.DATABASE_URL;
  const using = async (engine: Engine) => {
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  };
  if (url) return using(openPostgres(url, { connections: 1 }));
  const folder = embeddedFolder();
  if (!existsSync(join(folder, 'database'))) throw new CommandFailure(`The folder ${folder} has no data.`);
  return withFolderLock(folder, async () => using((await openEmbedded(join(folder, 'database'))).engine));
}
