import type { z } from 'zod';
import type { Mrz } from '#mexico/mrz.ts';
import type { ParsedPaper } from '#papers/findings/findings.ts';
import type { Paper } from '#papers/layout/page.ts';
import type { DataOf } from './operation.ts';
import type { CallerRegistry, RegistryQuestions } from './registry.ts';

export interface ParseContext {
  /** ISO date in Mexico. */
  today: string;
}

/** Recognises and reads documents of one kind. */
export interface KindReader<Data> {
  /** Name of the document for use inside a sentence: `a CURP certificate`. */
  title: string;
  /** Phrases that distinguish the kind, each with its weight: 3 for a title, 1 for a phrase that other kinds print too. */
  marks: Readonly<Record<string, number>>;
  /** True if a machine-readable zone (MRZ) is of this kind; such a zone weighs as much as a title. */
  hasZone?(zone: Mrz): boolean;
  /** Other kinds whose documents the parser can read too. */
  reads?: readonly string[];
  /** Number of pages that are read, beginning with the first page. */
  pages: number;
  /** True if the parser uses QR codes and barcodes. */
  symbols: boolean;
  /** True if an unusable file results in status 400 instead of 422; the operation's `description400` describes it. */
  refusesWith400?: boolean;
  parse(paper: Paper, context: ParseContext): ParsedPaper<Data>;
  /** True if the fields that were read are enough for a successful answer. */
  isEnough(data: Data): boolean;
  /** Requests the registries that `questions` selects, and returns the data with their answers. */
  validate?(data: Data, questions: RegistryQuestions, registry: CallerRegistry): Promise<Data>;
}

/** Reader of the documents from which an operation extracts its data. */
export type ReaderOf<Operation extends { data: z.ZodType }> = KindReader<DataOf<Operation>>;
