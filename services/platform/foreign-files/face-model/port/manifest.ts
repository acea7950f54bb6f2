import { z } from 'zod';
import { FACE_LEVELS } from '#contracts/base/face-outcome.ts';

// The file that stands beside a model and says how it is asked and what its answers are worth (docs/face-model.md).

/** Maximum number of numbers in a template. */
const MAX_LENGTH = 4096;
/** Maximum number of counted pairs. */
const MAX_TRIALS = 1e12;

/** Errors among pairs of faces that somebody compared; null where nobody measured them. */
const errorCount = z
  .strictObject({ errors: z.int().min(0).max(MAX_TRIALS), trials: z.int().min(1).max(MAX_TRIALS) })
  .refine(({ errors, trials }) => errors <= trials, 'more errors than trials')
  .nullable();

const level = z.strictObject({
  /** Maximum distance of two faces at this level, as the model's own distance measures it. */
  distance: z.number().positive().max(1000),
  /** Pairs of two people that this level takes for one, of all pairs of two people that were compared. */
  false_match: errorCount,
  /** Pairs of one person that are farther than this level, of all pairs of one person that were compared. */
  false_non_match: errorCount,
});
export type FaceLevel = z.output<typeof level>;

const word = z.string().regex(/^[\w.-]{1,60}$/, 'must be 1 to 60 letters, digits, dots, hyphens or underscores');
const fileName = z.string().regex(/^[\w.-]{1,100}$/, 'must be the name of a file beside the manifest');
const tensorName = z.string().min(1).max(200);
const side = z.int().min(16).max(512);
const threeNumbers = z.array(z.number().min(-1000).max(1000)).length(3);
const point = z.tuple([z.number().min(0).max(512), z.number().min(0).max(512)]);

export const faceModelManifest = z
  .strictObject({
    name: word,
    version: word,
    file: fileName,
    input: z.strictObject({
      name: tensorName,
      width: side,
      height: side,
      /** `nchw`: one channel after the other; `nhwc`: one pixel after the other. */
      layout: z.enum(['nchw', 'nhwc']),
      /** Order of the channels. `mean` and `scale` are in this order. */
      channels: z.enum(['rgb', 'bgr']),
      /** A value is (0 … 255 − mean) / scale. */
      mean: threeNumbers,
      scale: threeNumbers.refine((values) => !values.includes(0), 'must not be 0'),
    }),
    /** `points`: the eyes (left in the picture first), the tip of the nose and the corners of the mouth lie there; `square`: as dlib cuts. */
    alignment: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('points'), points: z.array(point).length(5) }),
      z.strictObject({ by: z.literal('square') }),
    ]),
    embedding: z.strictObject({
      name: tensorName,
      length: z.int().min(2).max(MAX_LENGTH),
      /** True if templates are made as long as 1 before they are compared. */
      unit: z.boolean(),
    }),
    distance: z.enum(['euclid', 'cosine']),
    /** The levels of similarity 1 to 7, from the farthest to the nearest. */
    levels: z
      .array(level)
      .length(FACE_LEVELS.length)
      .refine(
        (levels) => levels.every(({ distance }, at) => at === 0 || distance < levels[at - 1]!.distance),
        'each level must be nearer than the one before',
      ),
    /** A picture of one face, the template that the model's own program makes of it, and how far ours may lie from it. */
    reference: z.strictObject({
      picture: fileName,
      template: z.array(z.number()).max(MAX_LENGTH),
      max_distance: z.number().positive().max(1000),
    }),
  })
  .refine(({ embedding, reference }) => reference.template.length === embedding.length, {
    path: ['reference', 'template'],
    error: 'must be as long as embedding.length says',
  });
export type FaceModelManifest = z.output<typeof faceModelManifest>;
