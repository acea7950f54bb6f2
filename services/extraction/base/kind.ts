import type { z } from 'zod';
import type { Mrz } from '#mexico/mrz.ts';
import type { ParsedPaper } from '#papers/kinds/findings.ts';
import type { Paper } from '#papers/layout/page.ts';
import type { CallerRegistry } from './ports.ts';

/** An operation's contract, as far as its answer goes. */
interface AnswerContract {
  readonly '~orpc': { readonly outputSchema?: z.ZodType<{ data: unknown }> | undefined };
}

/** The data that an operation answers. */
export type DataOf<Contract extends AnswerContract> = z.output<NonNullable<Contract['~orpc']['outputSchema']>>['data'];

/** What a parser knows beside the paper. */
export interface ParseOptions {
  /** ISO date in Mexico. */
  today: string;
}

/** What the request asks of registries. */
export type RegistryQuestions = Readonly<Partial<Record<'validate_curp' | 'validate_rfc' | 'validate_nss', boolean>>>;

/** One kind of document, by its name and its operation's contract: what it looks like, and how it is read. */
export interface ExtractionKind<Name extends string, Contract extends AnswerContract> {
  name: Name;
  /** In a sentence: `a CURP certificate`. */
  title: string;
  /** Phrases that tell it from other kinds, by what each is worth: a title 3, what others print too 1. */
  marks: Readonly<Record<string, number>>;
  /** Whether its documents have such a machine-readable zone: worth a title too. */
  hasZone?(zone: Mrz): boolean;
  /** Kinds whose documents it reads as well. */
  reads?: readonly string[];
  /** Pages that are read, from the first. */
  pages: number;
  symbols: boolean;
  parse(paper: Paper, reading: ParseOptions): ParsedPaper<DataOf<Contract>>;
  /** Whether enough was read to be of use. */
  isEnough(data: DataOf<Contract>): boolean;
  /** Fills what registries know. */
  validate?(data: DataOf<Contract>, questions: RegistryQuestions, registry: CallerRegistry): Promise<DataOf<Contract>>;
}
