import type { KindData, KindName } from '#contracts/extraction/extraction.ts';
import type { RegistryQuestions } from '#kinds/base/registry.ts';
import { kindDeclarations, kindOfOperation } from '#kinds/kinds.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { FieldSource } from '#papers/findings/findings.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { ExtractionPorts } from './base/ports.ts';
import { notEnough, ofOtherKind } from './base/troubles.ts';
import { kinds } from './kinds/kinds.ts';
import type { Print } from './print/print.ts';
import type { Readings } from './reading/reading.ts';
import { createPaperSource } from './source/paper.ts';

interface ExtractRequest {
  query: RegistryQuestions & { explain: boolean };
  body: { file: File; password?: string | null | undefined; pages?: number | null | undefined };
}

export interface ExtractAnswer<Name extends KindName> {
  message: string;
  data: KindData<Name>;
  specimen: boolean;
  sources: Record<string, FieldSource> | null;
}

export type Extract = ReturnType<typeof createExtract>;

/** Makes the function that reads a document as a given kind: words and symbols, then the kind's fields, then its checks. */
export function createExtract(
  platform: Pick<Platform<unknown>, 'pdfs' | 'symbolFiles' | 'clock'>,
  { readings, print }: { readings: Readings; print: Print },
  { registryFor }: ExtractionPorts,
) {
  const paperOf = createPaperSource({ ...platform, print });

  /** Reads a document as this kind. Throws a problem whose message names the remedy. */
  return async <Name extends KindName>(
    name: Name,
    { query, body }: ExtractRequest,
    { caller }: CallContext,
  ): Promise<ExtractAnswer<Name>> => {
    const kind = kinds[name];
    const registry = registryFor(caller);
    if (query.validate_curp || query.validate_rfc || query.validate_nss) registry.checkScope();
    const paper = await paperOf(caller, body.file, body.password ?? null, {
      pages: body.pages ?? kind.pages,
      symbols: kind.symbols,
      accepts: kindDeclarations[kindOfOperation(name)].accepts,
    });
    const answer = await readings.read(caller, { name, paper, today: mexicanDate(platform.clock.now()) });
    if ('other' in answer) throw ofOtherKind(kind.title, kinds[answer.other].title);
    const { sources, extraFields, isSpecimen: specimen } = answer;
    // The cast is safe: the parser of this kind made the data, in another process.
    const data = answer.data as KindData<Name>;
    if (!kind.isEnough(data)) throw notEnough(kind.title);
    const checkedData = kind.validate ? await kind.validate(data, query, registry) : data;
    const shownSources = query.explain ? { ...sources } : null;
    return { message: `Read as ${kind.title}.`, ...extraFields, data: checkedData, specimen, sources: shownSources };
  };
}

const UNUSABLE_PROBLEMS = new Set([
  'document_unreadable',
  'document_type_unknown',
  'document_incomplete',
  'document_of_other_kind',
  'password_required',
  'password_wrong',
]);

/** Returns the problem of an unusable file with status 400, and any other failure unchanged. */
export function asUnusable(failure: unknown): unknown {
  if (!(failure instanceof Problem) || !UNUSABLE_PROBLEMS.has(failure.key)) return failure;
  return new Problem(failure.key, failure.message, { status: 400, ...(failure.errors ? { errors: failure.errors } : {}), cause: failure });
}
