import * as z from 'zod/mini';
import { type FindingCode, findingsSetup } from '../base/findings.ts';
import { atMost } from '../base/limits.ts';
import { cameraSetup } from './camera-step.ts';

/** Schemas shared by the steps that read a paper (a printed document). */

/** Outcomes of reading one file. `unavailable`: no reader was available at that time. */
export const readings = ['read', 'unreadable', 'too_little', 'other_kind', 'unavailable'] as const;
export type ReadingStatus = (typeof readings)[number];

/** A printed line as a person types it, with a maximum; empty if the paper lacks it. */
export const printedLine = (length: number) =>
  z.string().check(
    atMost(4 * length),
    z.overwrite((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim()),
    z.maxLength(length),
  );

/** Returns the schema of corrections: every field of the shape, null if the person did not change it. */
export function everyField<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) {
  const members = Object.entries(shape).map(([field, schema]) => [field, z.nullable(schema as z.ZodMiniType)]);
  return z.object(Object.fromEntries(members) as { [Field in keyof Shape]: z.ZodMiniNullable<Shape[Field]> });
}

export const documentSetup = {
  ...cameraSetup,
  /** Quality that a photo needs to be taken automatically. The shutter button works with any quality. */
  strictness: z._default(z.enum(['strict', 'normal', 'relaxed']), 'normal'),
  /** True if another person, such as an employee, holds the device: texts then speak of the document's owner. */
  assisted: z._default(z.boolean(), false),
};

/** Findings of a step that reads a paper. */
export const paperFindings = ['symbol_differs', 'specimen', 'reading_incomplete'] as const satisfies readonly FindingCode[];

/** Setup of a step that photographs a paper and reads it. */
export const readDocumentSetup = {
  /** Accepts an unreadable document, with the finding `reading_incomplete`. */
  accept_unread: z._default(z.boolean(), true),
  /** Accepts an image or PDF file, not only the camera. */
  allow_file: z._default(z.boolean(), true),
  ...documentSetup,
  findings: findingsSetup(paperFindings),
};

/** Returns the members of a submission that concern the data read from its paper. */
export const readingAnswer = <Corrections extends z.ZodMiniType>(corrections: Corrections) => ({
  /** The fields that the person corrected. */
  corrections: z.optional(corrections),
  /** True if the person saw the read data before sending. Data that the person did not see are not their claim. */
  seen: z._default(z.boolean(), false),
});

type ReadDocumentSetup = { [Name in keyof typeof readDocumentSetup]: z.output<(typeof readDocumentSetup)[Name]> };

/** Returns the part of the setup that the browser receives. */
export function browserDocumentSetup({
  allow_file,
  automatic,
  strictness,
  assisted,
  capture,
}: Omit<ReadDocumentSetup, 'accept_unread' | 'findings'>) {
  return { allow_file, automatic, strictness, assisted, capture };
}
