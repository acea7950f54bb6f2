import * as z from 'zod/mini';
import { atMost } from '../base/limits.ts';
import { cameraSetup } from './camera-step.ts';

/** The common part of steps that have a paper read. */

/** How the reading of one file ended. `unavailable`: nobody could read it then. */
export const readings = ['read', 'unreadable', 'too_little', 'other_kind', 'unavailable'] as const;
export type ReadingStatus = (typeof readings)[number];

/** What a person writes of a line of print: in one line, at most so many characters; empty for what the paper does not say. */
export const printedLine = (length: number) =>
  z.string().check(
    atMost(4 * length),
    z.overwrite((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim()),
    z.maxLength(length),
  );

/** Corrections as an answer holds them, where no field is left out: null is where the person changed nothing. */
export function everyField<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) {
  const members = Object.entries(shape).map(([field, schema]) => [field, z.nullable(schema as z.ZodMiniType)]);
  return z.object(Object.fromEntries(members) as { [Field in keyof Shape]: z.ZodMiniNullable<Shape[Field]> });
}

/** Members of the setup of a step that films a document. */
export const documentSetup = {
  ...cameraSetup,
  /** How good a photo of it has to be before it takes itself. The shutter is there whatever it says. */
  strictness: z._default(z.enum(['strict', 'normal', 'relaxed']), 'normal'),
  /** Whether somebody else holds the device for the person whose document it is: the words speak of that person. */
  assisted: z._default(z.boolean(), false),
};

/** Members of the setup of a step that films a paper and has it read. */
export const readDocumentSetup = {
  /** Whether a document that cannot be read is taken all the same. The payload says so; a rule or a `review` has to follow. */
  accept_unread: z._default(z.boolean(), true),
  /** Whether a picture or PDF file is taken too, beside the camera. */
  allow_file: z._default(z.boolean(), true),
  ...documentSetup,
};
