import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { kindDeclarations, kindOfOperation } from '#kinds/kinds.ts';
import { kinds } from '#services/extraction/kinds/kinds.ts';
import { drawSet } from '../../specimens/other-hand/draw-set.ts';
import { TODAY as OTHER_TODAY } from '../../specimens/other-hand/sheets.ts';
import { type Level, levels } from '../../specimens/photo/levels.ts';
import { scanned } from '../../specimens/photo/scanned.ts';
import { layoutsOf, specimen, trialsOf } from '../../specimens/specimen.ts';

/** A file to be read, and what it says. */
export interface BenchDocument {
  /** For the list of what was read wrongly. */
  name: string;
  kind: KindName;
  /** The row that it counts for, within its kind. */
  level: string;
  file: File;
  /** What another reader gets of it: its pages as pictures. None where the file has its text. */
  pictures: readonly Uint8Array<ArrayBuffer>[];
  truth: unknown;
  today: string;
}

/** `text`: the PDF as its issuer sends it. */
export const benchLevels = ['text', ...levels] as const;
export type BenchLevel = (typeof benchLevels)[number];

export const kindNames = Object.keys(kinds) as KindName[];

export interface Choice {
  kinds: readonly KindName[];
  levels: readonly BenchLevel[];
  /** Documents of each layout and level. */
  seeds: number;
  /** The seed of the first. */
  from: number;
  today: string;
}

/** Specimens, each kind's first layout, then each kind's second, and so on; those of trials count as levels of their own. */
export async function* drawnDocuments({ kinds: names, levels: chosen, seeds, from, today }: Choice): AsyncGenerator<BenchDocument> {
  for (const { kind, layout, isTrial } of inTurns(names)) {
    for (const level of chosen) {
      for (let seed = from; seed < from + seeds; seed++) {
        const row = isTrial ? `${level}, other layouts` : level;
        yield { name: `${kind}, ${layout}, ${level}, ${seed}`, kind, level: row, today, ...(await drawn(kind, seed, level, layout)) };
      }
    }
  }
}

function inTurns(names: readonly KindName[]) {
  const layouts = names.flatMap((kind) => {
    const known = layoutsOf(kind);
    return [...known, ...trialsOf(kind)].map((layout, turn) => ({ kind, layout, turn, isTrial: !known.includes(layout) }));
  });
  return layouts.toSorted((one, other) => one.turn - other.turn);
}

type Drawn = Pick<BenchDocument, 'file' | 'pictures' | 'truth'>;

async function drawn(kind: KindName, seed: number, level: BenchLevel, layout: string): Promise<Drawn> {
  if (level === 'text') {
    const { pdf, truth } = await specimen(kind, seed, layout);
    return { file: new File([pdf], 'x.pdf'), pictures: [], truth };
  }
  const { pictures, pdf, truth } = await scanned(kind, seed, level satisfies Level, layout);
  const isPicture = pictures.length === 1 && kindDeclarations[kindOfOperation(kind)].accepts !== 'PDFs';
  return { file: isPicture ? new File([pictures[0]!], 'x.jpg') : new File([pdf], 'x.pdf'), pictures, truth };
}

const answerSchema = z.object({
  kind: z.enum(kindNames),
  level: z.string().max(60).optional(),
  data: z.record(z.string().max(100), z.unknown()),
});
const READABLE = new Set(['.pdf', '.jpg', '.jpeg', '.png', '.webp']);

/** A folder that nothing can be measured with, in sentences for whoever filled it. */
export class UnusableFolder extends Error {}

type Answers = z.infer<typeof answerSchema>;

/** Somebody's own documents: each file with its answers beside it, `x.jpg` and `x.json`. All answers are looked at before a file is read. */
export function ownDocuments(folder: string, choice: Pick<Choice, 'kinds' | 'today'>): Generator<BenchDocument> {
  if (!existsSync(folder)) throw new UnusableFolder(`There is no folder ${folder}.`);
  const names = readdirSync(folder)
    .filter((name) => READABLE.has(extname(name).toLowerCase()))
    .sort();
  if (names.length === 0) throw new UnusableFolder(`There is no PDF, JPEG, PNG or WebP in ${folder}.`);
  const found = names.map((name) => [name, answersOf(folder, name)] as const);
  const troubles = found.flatMap(([, answers]) => (typeof answers === 'string' ? answers : []));
  if (troubles.length > 0) throw new UnusableFolder(troubles.join('\n'));
  return documentsOf(folder, new Map(found as (readonly [string, Answers])[]), choice);
}

/** What a file should say, or what is wrong with the file beside it that says so. */
function answersOf(folder: string, name: string): Answers | string {
  const beside = `${name.slice(0, -extname(name).length)}.json`;
  if (!existsSync(join(folder, beside))) return `${name} has no answers: ${beside} is not there.`;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, beside), 'utf8'));
  } catch {
    return `${beside} is no JSON.`;
  }
  const answers = answerSchema.safeParse(json);
  return answers.data ?? `${beside}: ${answers.error!.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`;
}

function* documentsOf(
  folder: string,
  found: ReadonlyMap<string, Answers>,
  { kinds: names, today }: Pick<Choice, 'kinds' | 'today'>,
): Generator<BenchDocument> {
  for (const [name, { kind, level, data }] of found) {
    if (!names.includes(kind)) continue;
    const bytes = Uint8Array.from(readFileSync(join(folder, name)));
    const isPdf = extname(name).toLowerCase() === '.pdf';
    yield {
      name,
      kind,
      level: level ?? (isPdf ? 'PDF' : 'picture'),
      file: new File([bytes], name),
      pictures: isPdf ? [] : [bytes],
      truth: data,
      today,
    };
  }
}

/** The set of the generator that is not ours, drawn into a folder that is there as long as it is read. */
export async function* otherHandDocuments(choice: Omit<Choice, 'seeds' | 'today'>): AsyncGenerator<BenchDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-other-hand-'));
  try {
    await drawSet(folder, choice);
    yield* ownDocuments(folder, { kinds: choice.kinds, today: OTHER_TODAY });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of what was read the members that somebody's answers name: what they leave out is not judged. Lists are judged whole. */
export function asked(answers: unknown, data: unknown): unknown {
  if (!isRecord(answers) || !isRecord(data)) return data;
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, asked(answer, data[name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
