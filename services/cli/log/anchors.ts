import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnchorFinding, type AnchorSummary, compareWithAnchors } from '#platform/data/anchors/compare.ts';
import { type Engine, openEmbedded, openPostgres } from '#platform/data/database.ts';
import { readStamp } from '#services/people/documents/sealing/timestamp.ts';
import { embeddedFolder, withFolderLock } from '../backup/folder.ts';
import { CommandFailure, type CommandResult } from '../terminal/command.ts';
import { bold, facts, mark } from '../terminal/layout.ts';

/** The most findings that are listed; the others are only counted. */
const MOST_NAMED = 50;

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
    ...findings.slice(0, MOST_NAMED).map((finding) => `${mark('bad')} ${sentence(finding)}`),
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
  switch (finding.problem) {
    case 'damaged':
      return `${finding.file} or its heads are not what was signed.`;
    case 'other_key':
      return `${finding.file} is signed with another key.`;
    case 'gap':
      return `${finding.file}: the anchor before it is missing.`;
    case 'since_wrong':
      return `${finding.file} does not begin where the anchor before it ends: logs that grew between may be missing in it.`;
    case 'future':
      return `${finding.file} says a time that is yet to come.`;
    case 'stamp_wrong':
      return `${finding.file}: the time stamp beside it is none of it.`;
    case 'stamp_late':
      return `${finding.file}: its time stamp is not from the day that it says.`;
    case 'differs':
      return `${bold(finding.kind)} ${finding.id}: entry ${finding.number} is another than in ${finding.file}.`;
    case 'cut':
      return `${bold(finding.kind)} ${finding.id}: entry ${finding.number} is gone, which is in ${finding.file}.`;
  }
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
  if (!existsSync(join(folder, 'database'))) throw new CommandFailure(`There are no data in ${folder}.`);
  return withFolderLock(folder, async () => using((await openEmbedded(join(folder, 'database'))).engine));
}
