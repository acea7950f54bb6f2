import { parseArgs } from 'node:util';
import type { KindName } from '#contracts/extraction/extraction.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Paper } from '#papers/layout/page.ts';
import { Problem } from '#platform/base/problem.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '#platform/foreign-files/symbol-files.ts';
import { type KindOf, kinds } from '#services/extraction/kinds/kinds.ts';
import { createPaperSource } from '#services/extraction/source/paper.ts';
import { HELD, isHeld } from '../specimens/other-hand/draw-set.ts';
import { printHere } from '../specimens/print-here.ts';
import { TODAY } from '../specimens/specimen.ts';
import {
  asked,
  type BenchDocument,
  benchLevels,
  drawnDocuments,
  kindNames,
  otherHandDocuments,
  ownDocuments,
  UnusableFolder,
} from './extraction/documents.ts';
import { Scores } from './extraction/tally.ts';
import { hasTesseract, tesseractPages } from './extraction/tesseract.ts';
import { togetherSeconds } from './processor-time.ts';

/**
 * Counts the fields of drawn specimens that are read exactly and wrongly (by level, by kind, and of codes alone), and measures the
 * processor time from file to fields: `npm run bench -- extraction [--seeds 2] [--from 1000] [--kind csf] [--levels
 * text,clean,moderate,hard]`. If tesseract is on PATH, it reads the same pictures: its words go to the same parsers, with the symbols that
 * our reader decoded.
 * `--folder <path>` reads your own files, each with its expected answers in a JSON file next to it; nothing leaves the machine.
 * `--other-hand` reads documents of a second, independently written generator: the set that is held back, whose failures are not listed, or
 * a set with another first seed (`--from`).
 * `--quiet` does not list the wrong fields. Ctrl+C stops the bench and prints the tables so far.
 */

const TENANT = { tenantId: 'bench', livemode: false };
/** Paths of the fields that are a CURP, an RFC, an elector key, an NSS or a CLABE. */
const CODES = /(?:^|\.)(?:curp|national_id|rfc|elector_key|nss|clabe)$/;
const [OURS, TESSERACT] = ['ours', 'tesseract'] as const;

export async function run(args: readonly string[]): Promise<void> {
  let choice: ReturnType<typeof wanted>;
  try {
    choice = wanted(args);
  } catch (failure) {
    if (!(failure instanceof UnusableFolder)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
    return;
  }
  const { documents, isQuiet, title } = choice;
  const readers = hasTesseract() ? [OURS, TESSERACT] : [OURS];
  const [byKind, byLevel, codes] = [new Scores(), new Scores(), new Scores((path) => CODES.test(path))];
  const reading = await openReading();
  let isOver = false;
  process.once('SIGINT', () => {
    isOver = true;
  });
  try {
    for await (const document of documents) {
      if (isOver) break;
      const results = [await reading.ours(document)];
      if (document.pictures.length > 0 && hasTesseract()) results.push(await reading.tesseract(document, results[0]!.paper));
      for (const [at, { data, seconds }] of results.entries()) {
        const [reader, result] = [readers[at]!, { truth: document.truth, data: asked(document.truth, data), seconds }];
        byLevel.add(document.level, reader, result);
        codes.add(document.level, reader, result);
        const others = byKind.add(`${document.kind}, ${document.level}`, reader, result);
        if (reader === OURS && !isQuiet) list(document, others);
      }
    }
  } finally {
    reading.close();
  }
  console.log(
    `${title}\n\n${byLevel.table('Level', readers)}\n\n${byKind.table('Kind, level', readers)}\n\n${codes.table('Codes', readers)}`,
  );
}

function wanted(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '2' },
      from: { type: 'string' },
      kind: { type: 'string' },
      levels: { type: 'string', default: benchLevels.join(',') },
      folder: { type: 'string' },
      'other-hand': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  const chosen = values.levels.split(',');
  const isOtherHand = values['other-hand'];
  // The tests use seeds below 1000.
  const from = Number(values.from ?? (isOtherHand ? HELD : 1000));
  const choice = {
    kinds: kindNames.filter((name) => values.kind === undefined || values.kind === name),
    levels: benchLevels.filter((level) => chosen.includes(level)),
    seeds: Number(values.seeds),
    from,
    today: TODAY,
  };
  const isQuiet = values.quiet || (isOtherHand && isHeld(from));
  if (values.folder !== undefined) {
    const documents = ownDocuments(values.folder, { ...choice, today: mexicanDate(new Date()) });
    return { documents, isQuiet, title: `Documents of ${values.folder}.` };
  }
  const documents = isOtherHand ? otherHandDocuments(choice) : drawnDocuments(choice);
  return { documents, isQuiet, title: 'Synthetic specimens, not real documents.' };
}

interface Measured {
  paper: Paper;
  data: unknown;
  /** Seconds of processor time. */
  seconds: number;
}

async function openReading() {
  const budget = new WorkerBudget();
  const pdfs = createPdfs(budget);
  const symbolFiles = createSymbolFiles(budget, pdfs);
  const paperOf = createPaperSource({ pdfs, symbolFiles, print: await printHere() });
  const NOTHING: Paper = { pages: [], symbols: [] };

  /** Reads and parses one document. A rejected document has no fields; if the machine is overloaded, the read is repeated up to 5 times. */
  async function measure(
    { kind, today }: Pick<BenchDocument, 'kind' | 'today'>,
    paperFor: (kind: KindOf<KindName>) => Promise<Paper>,
    tries = 5,
  ): Promise<Measured> {
    const before = togetherSeconds(process.pid);
    const paper = await paperFor(kinds[kind] as unknown as KindOf<KindName>).catch((failure: unknown) => {
      if (!(failure instanceof Problem)) throw failure;
      return failure.key === 'unavailable' ? null : NOTHING;
    });
    if (paper === null) {
      if (tries === 0) throw new Error('This machine has too much to do.');
      return await measure({ kind, today }, paperFor, tries - 1);
    }
    const data = paper === NOTHING ? null : kinds[kind].parse(paper, { today }).data;
    return { paper, data, seconds: togetherSeconds(process.pid) - before };
  }

  return {
    ours: (document: BenchDocument) =>
      measure(document, ({ pages, symbols }) => paperOf(TENANT, document.file, null, { pages, symbols, accepts: 'pictures and PDFs' })),
    tesseract: (document: BenchDocument, { symbols }: Paper) =>
      measure(document, async ({ pages }) => ({ pages: await tesseractPages(document.pictures.slice(0, pages)), symbols })),
    close: () => budget.close(),
  };
}

function list({ name }: BenchDocument, others: ReturnType<Scores['add']>): void {
  for (const { path, outcome, expected, actual } of others.slice(0, 6))
    console.error(`${name}: ${path} ${outcome}: ${JSON.stringify(expected)} read as ${JSON.stringify(actual)}`);
}
