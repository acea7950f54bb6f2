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

/** A file to read, with its true fields. */
export interface BenchDocument {
  /** The name in the list of wrong fields. */
  name: string;
  kind: KindName;
  /** The row of the table that counts this document, within its kind. */
  level: string;
  file: File;
  /** The pages as pictures, for another reader; empty if the file contains text. */
  pictures: readonly Uint8Array<ArrayBuffer>[];
  truth: unknown;
  today: string;
}

/** The levels of difficulty; `text` is the PDF as its issuer sends it. */
export const benchLevels = ['text', ...levels] as const;
export type BenchLevel = (typeof benchLevels)[number];

export const kindNames = Object.keys(kinds) as KindName[];

export interface Choice {
  kinds: readonly KindName[];
  levels: readonly BenchLevel[];
  /** The number of documents per layout and level. */
  seeds: number;
  /** The first document's seed. */
  from: number;
  today: string;
}

/** Draws specimens: the first layout of each kind, then the second of each, and so on. Layouts for trials only count as separate levels. */
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

/** Reports a folder without usable documents; the message is for the person who filled it. */
export class UnusableFolder extends Error {}

type Answers = z.infer<typeof answerSchema>;

/**
 * Returns the documents of a folder, each with a JSON file of the same name: `x.jpg` and `x.json`. Throws `UnusableFolder` before any
 * document is read, with all troubles of the JSON files.
 */
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

/** Returns the expected fields of a file, or a sentence about the trouble with its JSON file. */
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

/** Draws documents of the second, independently written generator into a temporary folder, and deletes it afterwards. */
export async function* otherHandDocuments(choice: Omit<Choice, 'seeds' | 'today'>): AsyncGenerator<BenchDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-other-hand-'));
  try {
    await drawSet(folder, choice);
    yield* ownDocuments(folder, { kinds: choice.kinds, today: OTHER_TODAY });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns only those fields of `data` that the expected answers name; the others are not judged. Lists are returned whole. */
export function asked(answers: unknown, data: unknown): unknown {
  if (!isRecord(answers) || !isRecord(data)) return data;
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, asked(answer, data[name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
