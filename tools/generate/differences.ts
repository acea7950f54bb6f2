import { readFileSync, writeFileSync } from 'node:fs';
import type { OpenAPI } from '@orpc/contract';
import { problems } from '#contracts/base/problems.ts';
import { differencesOf } from '#contracts/base/service.ts';
import { operationFinder, publicPart } from '#platform/calls/operations.ts';
import { DEFAULT_LIMITS } from '#platform/edge/authenticate.ts';
import { ADDITION_NOTE, OURS } from '#platform/edge/document/schemas.ts';
import { createDocument } from '#platform/edge/openapi.ts';
import { serviceDefinitions } from '#services/main.ts';

/**
 * `npm run differences`: writes into `docs/differences.md` what follows from the contracts: how each operation differs from the published
 * interface (`differs`, `refuses` and `limit` of its metadata), the limits of requests, and the types of problems.
 */

const file = new URL('../../docs/differences.md', import.meta.url);
const BEGIN = '<!-- npm run differences writes what follows, up to the next mark -->';
const END = '<!-- up to here -->';

/** A published operation that differs, and how, in sentences. */
export interface OperationDifference {
  summary: string;
  sentences: string;
  /** Codes of refusals that the published interface does not name, each with its reason. */
  refuses: Readonly<Record<string, string>>;
  /** Error statuses of its own, each with its reason. */
  statuses: Readonly<Record<string, string>>;
}

/** Returns how the published operations differ, in the order of the services. */
export async function operationDifferences(): Promise<OperationDifference[]> {
  const ofServices = serviceDefinitions.map(async (service) => {
    const { paths = {} } = await createDocument(service, { publicUrl: 'http://localhost:4100', build: '' });
    const operationAt = operationFinder(service.name, publicPart(service.contract));
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries((item ?? {}) as Record<string, PublishedOperation>).map(([method, operation]) => ({ path, method, operation })),
    );
    return operations
      .filter(({ operation }) => operation[OURS] !== ADDITION_NOTE)
      .map(({ path, method, operation }) => {
        const { refuses = {}, ...meta } = operationAt(method.toUpperCase(), path)?.meta ?? {};
        return { summary: operation.summary ?? '', sentences: differencesOf(meta), refuses, statuses: ownStatuses(operation) };
      });
  });
  return (await Promise.all(ofServices)).flat();
}

/** Returns the page with its derived part made anew. */
export async function differencesPage(page: string): Promise<string> {
  const [head = '', rest = ''] = page.split(BEGIN);
  const tail = rest.split(END)[1] ?? '';
  const differences = await operationDifferences();
  const parts = [
    '## By operation',
    table(
      ['Operation', 'What differs'],
      differences.map(({ summary, sentences, refuses }) => [summary, withCodes(sentences, refuses)]).filter(([, words]) => words !== ''),
    ),
    '## Refusals',
    'The codes of `errors` that the rows above name.',
    table(['Code', 'Reason'], refusalRows(differences)),
    '## Requests in a minute',
    'Of one key or session token, beside the limits of single operations above. Beyond it the answer is 429, with `Retry-After`.',
    table(
      ['Service', 'Limit'],
      serviceDefinitions.map(({ title, limits }) => [title, limitText(limits?.key ?? DEFAULT_LIMITS.key)]),
    ),
    '## Problems',
    'Each refusal has a `type` (`urn:zaguan:problem:` and this name) and a `code`; the status is the usual one, which an operation may replace by that of its own list.',
    table(
      ['Type', 'Code', 'Status', 'Meaning'],
      Object.entries(problems).map(([key, { code, status, title }]) => [`\`${key}\``, code, status, title]),
    ),
  ];
  return [head, BEGIN, '\n\n', parts.join('\n\n'), '\n\n', END, tail].join('');
}

function withCodes(sentences: string, refuses: OperationDifference['refuses']): string {
  const codes = Object.keys(refuses).map((code) => `\`${code}\``);
  return [sentences, codes.length > 0 ? `Refusals: ${codes.join(', ')}.` : ''].filter(Boolean).join(' ');
}

/** Returns each code once, with all reasons that operations have for it. */
function refusalRows(differences: readonly OperationDifference[]): [code: string, reasons: string][] {
  const reasonsByCode = new Map<string, Set<string>>();
  for (const [code, reason] of differences.flatMap(({ refuses }) => Object.entries(refuses)))
    reasonsByCode.set(code, (reasonsByCode.get(code) ?? new Set()).add(reason));
  return [...reasonsByCode]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([code, reasons]) => [`\`${code}\``, [...reasons].join('; ')]);
}

type PublishedOperation = OpenAPI.OperationObject & { [OURS]?: string };

function ownStatuses({ responses = {} }: PublishedOperation): Record<string, string> {
  const own = Object.entries(responses).flatMap(([status, answer]) =>
    '$ref' in answer || Number(status) < 400 ? [] : [[status, answer.description ?? '']],
  );
  return Object.fromEntries(own) as Record<string, string>;
}

function limitText({ count, seconds }: { count: number; seconds: number }): string {
  return seconds === 60 ? String(count) : `${count} in ${seconds} seconds`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

if (import.meta.main) writeFileSync(file, await differencesPage(readFileSync(file, 'utf8')));
