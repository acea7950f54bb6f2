import type { Mrz } from '#mexico/mrz.ts';
import type { ParsedPaper } from '#papers/findings/findings.ts';
import type { Paper } from '#papers/layout/page.ts';
import type { CallerRegistry, RegistryQuestions } from './registry.ts';

/** Context that a parser gets besides the document. */
export interface ParseContext {
  /** ISO date in Mexico. */
  today: string;
}

/** Recognises and reads documents of one kind. */
export interface KindReader<Data> {
  /** Name of the document inside a sentence: `a CURP certificate`. */
  title: string;
  /** Phrases that tell the kind from others, each with its weight: 3 for a title, 1 for a phrase that other kinds print too. */
  marks: Readonly<Record<string, number>>;
  /** True for a machine-readable zone of this kind. It weighs as much as a title. */
  hasZone?(zone: Mrz): boolean;
  /** Other kinds whose documents the parser can read too. */
  reads?: readonly string[];
  /** Number of pages that are read, from the first. */
  pages: number;
  /** True where the parser uses QR codes and barcodes. */
  symbols: boolean;
  /** True where an unusable file is answered with 400 instead of 422; the operation's `unusable` describes it. */
  refusesWith400?: boolean;
  parse(paper: Paper, context: ParseContext): ParsedPaper<Data>;
  /** True where enough was read to be of use. */
  isEnough(data: Data): boolean;
  /** Fills the members that registries answer. */
  validate?(data: Data, questions: RegistryQuestions, registry: CallerRegistry): Promise<Data>;
}
