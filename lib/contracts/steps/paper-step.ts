import * as z from 'zod/mini';
import { atMost } from '../base/limits.ts';
import { cameraSetup } from './camera-step.ts';

/** Common parts of steps that have a paper read. */

/** How the reading of one file ended. `unavailable`: nobody could read it then. */
export const readings = ['read', 'unreadable', 'too_little', 'other_kind', 'unavailable'] as const;
export type ReadingStatus = (typeof readings)[number];

/** A printed line as a person types it, with a maximum; empty if the paper lacks it. */
export const printedLine = (length: number) =>
  z.string().check(
    atMost(4 * length),
    z.overwrite((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim()),
    z.maxLength(length),
  );

/** Corrections with every field; null where the person changed nothing. */
export function everyField<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) {
  const members = Object.entries(shape).map(([field, schema]) => [field, z.nullable(schema as z.ZodMiniType)]);
  return z.object(Object.fromEntries(members) as { [Field in keyof Shape]: z.ZodMiniNullable<Shape[Field]> });
}

export const documentSetup = {
  ...cameraSetup,
  /** Quality needed before the photo is taken automatically. The shutter always works. */
  strictness: z._default(z.enum(['strict', 'normal', 'relaxed']), 'normal'),
  /** Someone else holds the device: the words speak of the document's owner. */
  assisted: z._default(z.boolean(), false),
};

/** Setup of a step that films a paper and has it read. */
export const readDocumentSetup = {
  /** Accepts an unreadable document; the payload says so, and a rule or `review` has to follow. */
  accept_unread: z._default(z.boolean(), true),
  /** Accepts an image or PDF file beside the camera. */
  allow_file: z._default(z.boolean(), true),
  ...documentSetup,
};
