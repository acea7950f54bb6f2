import { mexicanDate } from '#mexico/today.ts';
import type { FieldSource } from '#papers/kinds/findings.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { RegistryQuestions } from './base/kind.ts';
import type { ExtractionPorts } from './base/ports.ts';
import { notEnough, ofOtherKind } from './base/troubles.ts';
import type { KindData, KindName } from './kinds/contract.ts';
import { kinds } from './kinds/kinds.ts';
import type { Print } from './print/print.ts';
import type { Readings } from './reading/reading.ts';
import { createPaperSource } from './source/paper.ts';

interface Request {
  query: RegistryQuestions & { explain: boolean };
  body: { file: File; password?: string | null | undefined; pages?: number | null | undefined };
}

export interface ExtractAnswer<Name extends KindName> {
  message: string;
  data: KindData<Name>;
  sources: Record<string, FieldSource> | null;
}

/** A PDF alone is taken where a paper of this kind is only ever a file. */
const PDF_ONLY: ReadonlySet<KindName> = new Set(['cartaLibranza', 'creditReport']);

export function createExtract(
  platform: Pick<Platform<unknown>, 'pdfs' | 'symbolFiles' | 'clock'>,
  { readings, print }: { readings: Readings; print: Print },
  { registryFor }: ExtractionPorts,
) {
  const paperOf = createPaperSource({ ...platform, print });

  /** Reads one document as this kind. Throws a problem that says what is wrong with the file and what to do. */
  return async <Name extends KindName>(name: Name, { query, body }: Request, { caller }: CallContext): Promise<ExtractAnswer<Name>> => {
    const kind = kinds[name];
    const registry = registryFor(caller);
    if (query.validate_curp || query.validate_rfc || query.validate_nss) registry.mayBeAsked();
    const paper = await paperOf(caller, body.file, body.password ?? null, {
      pages: body.pages ?? kind.pages,
      symbols: kind.symbols,
      accepts: PDF_ONLY.has(name) ? 'PDFs' : 'pictures and PDFs',
    });
    const answer = await readings.read(caller, { name, paper, today: mexicanDate(platform.clock.now()) });
    if ('other' in answer) throw ofOtherKind(kind.title, kinds[answer.other].title);
    const { sources, beside } = answer;
    // The same kind's parser made it, in another process.
    const data = answer.data as KindData<Name>;
    if (!kind.isEnough(data)) throw notEnough(kind.title);
    const whole = kind.validate ? await kind.validate(data, query, registry) : data;
    return { message: `Read as ${kind.title}.`, ...beside, data: whole, sources: query.explain ? { ...sources } : null };
  };
}

const UNUSABLE = new Set([
  'document_unreadable',
  'document_type_unknown',
  'document_incomplete',
  'document_of_other_kind',
  'password_required',
  'password_wrong',
]);

/** The same problems with 400: how the interface of one operation calls a file that cannot be used. */
export function asUnusable(failure: unknown): unknown {
  if (!(failure instanceof Problem) || !UNUSABLE.has(failure.key)) return failure;
  return new Problem(failure.key, failure.message, { status: 400, ...(failure.errors ? { errors: failure.errors } : {}), cause: failure });
}
