import { ZaguanError } from '#client/zaguan-error.ts';
import { extractionContract, type KindName } from '#contracts/extraction/extraction.ts';
import { MAX_PAGES } from '#kinds/base/max-pages.ts';
import type { FieldSource } from '#papers/findings/findings.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { localFile } from '../connect/local-files.ts';
import { CommandFailure, defineCommand, UsageError } from '../terminal/command.ts';
import { bold, facts, mark, quiet } from '../terminal/layout.ts';

/** Kinds of documents, keyed by the last part of their path: `ine-front`. */
const kinds = new Map(
  Object.entries(extractionContract).map(([name, operation]) => [operation['~orpc'].route.path!.split('/').at(-1)!, name as KindName]),
);

interface FileProblem {
  problem: string;
  error: string;
  errors: readonly object[];
}

type FileResult = { file: string } & (object | FileProblem);

/** Retry settings for a busy server and for the key's rate limit. */
const RETRY = { retries: 30, longestWaitMs: 120_000 };

export const command = defineCommand({
  arguments: [{ name: 'kind' }, { name: 'file', rest: true }],
  options: {
    password: { type: 'string', value: 'text', help: 'open a locked PDF' },
    pages: { type: 'string', value: 'n', help: 'pages to read of a carta libranza', range: [1, MAX_PAGES] },
    validate: { type: 'boolean', help: 'ask registries for the data that were read' },
    explain: { type: 'boolean', help: 'show where each value was read' },
  },
  details: `The kinds: ${[...kinds.keys()].join(', ')}.`,
  async run([kind = '', ...files], { password, pages, validate, explain }, progress) {
    const name = kinds.get(kind);
    if (!name) throw new UsageError(`There is no kind "${kind}". The kinds are ${[...kinds.keys()].join(', ')}.`);
    const query = { explain, validate_curp: validate, validate_rfc: validate, validate_nss: validate };
    const answers = await connected(
      async ({ extraction }) => {
        const all: FileResult[] = [];
        for (const [at, path] of files.entries()) {
          if (files.length > 1) progress(`${at + 1} of ${files.length}: ${path}`);
          const last = all.at(-1);
          // Repeats the last error for the remaining files if the server is unreachable.
          if (last && isGone(last)) all.push({ ...last, file: path });
          else all.push(await answerOf(extraction[name], { query, body: { password, pages } }, path));
        }
        return all;
      },
      { retry: RETRY },
    );
    const hasProblem = answers.some((answer) => 'problem' in answer);
    return { json: answers.length === 1 ? answers[0] : answers, text: answers.map(describe).join('\n\n'), exit: hasProblem ? 1 : 0 };
  },
});

const isGone = (answer: FileResult) => 'problem' in answer && answer.problem === ('unreachable' satisfies ZaguanError['problem']);

/** Statuses that concern the API key, not the file. */
const OF_THE_KEY: ReadonlySet<number> = new Set([401, 403]);

/** Returns the answer for a file, or its problem as the result, so that one bad file does not lose the other results. */
async function answerOf(
  read: Connection['extraction'][KindName],
  { query, body }: { query: object; body: object },
  file: string,
): Promise<FileResult> {
  try {
    return { file, ...(await read({ query, body: { file: localFile(file, ''), ...body } } as never)) };
  } catch (failure) {
    if (failure instanceof CommandFailure) return { file, problem: 'file_unreadable', error: failure.message, errors: [] };
    if (!(failure instanceof ZaguanError) || OF_THE_KEY.has(failure.status)) throw failure;
    const { problem, message, errors } = failure;
    return { file, problem, error: message, errors };
  }
}

function describe(answer: FileResult): string {
  if ('problem' in answer) {
    const cure = answer.problem === 'password_required' ? ' Here: --password <text>.' : '';
    return `${mark('bad')} ${bold(answer.file)}\n  ${answer.error}${cure}`;
  }
  const sources: Sources | null = Reflect.get(answer, 'sources');
  const rows = leaves(Reflect.get(answer, 'data')).map(([path, value]): [string, string] => [path, value + placeOf(sources?.[path])]);
  return [`${mark('good')} ${bold(answer.file)}`, facts(rows)].join('\n');
}

type Sources = Readonly<Record<string, FieldSource>>;

/** Returns where a value was read, for people; empty if unknown. */
function placeOf(source: FieldSource | undefined): string {
  if (!source) return '';
  const { origin, confidence, page, box } = source;
  // Rounds down, so that 100 % means certain.
  const percent = `${Math.floor(confidence * 100)} %`;
  return quiet(
    `  ${[`${origin} ${percent}`, ...(page ? [`page ${page}`] : []), ...(box ? [box.map((share) => share.toFixed(2)).join(',')] : [])].join(', ')}`,
  );
}

/** Returns the non-empty values of an object with their paths. */
function leaves(value: unknown, path = ''): [path: string, value: string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name));
}
