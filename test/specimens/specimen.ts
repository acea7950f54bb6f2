import { PDFDocument } from '@cantoo/pdf-lib';
import type { KindData, KindName } from '#contracts/extraction/extraction.ts';
import { type Drawing, LETTER } from './drawing.ts';
import { drawings } from './kinds/drawings.ts';
import { trials } from './kinds/trials.ts';
import { Random } from './random.ts';
import { Sheet, typefaces } from './sheet.ts';

/** The day on which specimens are read, so that a recent document stays recent. */
export const TODAY = '2026-11-22';

export interface Specimen<Name extends KindName> {
  kind: Name;
  layout: string;
  pdf: Uint8Array<ArrayBuffer>;
  /** The data that should be read. */
  truth: KindData<Name>;
}

export const layoutsOf = (kind: KindName): string[] => Object.keys(drawings[kind].layouts);
/** Returns the names of the trial layouts, which parsers need not read. */
export const trialsOf = (kind: KindName): string[] => Object.keys(trials[kind] ?? {});

/**
 * Draws a document of a fictitious person. The seed decides the person, the typeface and, if none is named, the layout; trial layouts are
 * drawn only by name. Throws if the kind has no such layout.
 */
export async function specimen<Name extends KindName>(kind: Name, seed: number, layout?: string): Promise<Specimen<Name>> {
  const random = new Random(seed);
  const names = layoutsOf(kind);
  const name = layout ?? names[seed % names.length]!;
  const document = await PDFDocument.create();
  const typeface = typefaces[(seed >> 1) % typefaces.length]!;
  const draw = (drawings[kind] as Drawing<Name>).layouts[name] ?? (trials[kind] as Drawing<Name>['layouts'] | undefined)?.[name];
  if (!draw) throw new Error(`${kind} has no layout ${name}.`);
  const truth = await draw((size = LETTER) => Sheet.on(document, size, typeface, seed), random);
  return { kind, layout: name, pdf: Uint8Array.from(await document.save()), truth };
}
