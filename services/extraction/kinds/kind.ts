import type { z } from 'zod';
import type { Mrz } from '#mexico/mrz.ts';
import type { Parsed } from '#papers/kinds/findings.ts';
import type { Paper } from '#papers/layout/page.ts';
import type { extractionContract, KindName } from '../contract.ts';
import type { Registry } from '../ports.ts';

type Answer<Name extends KindName> = z.output<NonNullable<(typeof extractionContract)[Name]['~orpc']['outputSchema']>>;

export type DataOf<Name extends KindName> = Answer<Name>['data'];

/** What a parser knows beside the paper. */
export interface Reading {
  /** ISO date in Mexico. */
  today: string;
}

/** What the request asks of registries. */
export type Asked = Readonly<Partial<Record<'validate_curp' | 'validate_rfc' | 'validate_nss', boolean>>>;

/** One kind of document: what it looks like, and how it is read. */
export interface Kind<Name extends KindName> {
  name: Name;
  /** In a sentence: `a CURP certificate`. */
  title: string;
  /** Phrases that tell it from other kinds, by what each is worth: a title 3, what others print too 1. */
  marks: Readonly<Record<string, number>>;
  /** Whether its documents have such a machine-readable zone: worth a title too. */
  hasZone?(zone: Mrz): boolean;
  /** Kinds whose documents it reads as well. */
  reads?: readonly KindName[];
  /** Pages that are read, from the first. */
  pages: number;
  symbols: boolean;
  parse(paper: Paper, reading: Reading): Parsed<DataOf<Name>>;
  /** Whether enough was read to be of use. */
  isEnough(data: DataOf<Name>): boolean;
  /** Fills what registries know. */
  validate?(data: DataOf<Name>, asked: Asked, registry: Registry): Promise<DataOf<Name>>;
}

/** Says that a kind is what it claims to be. */
export const defineKind = <Name extends KindName>(kind: Kind<Name>): Kind<Name> => kind;
