import { z } from 'zod';
import { faceOutcomes } from '../base/face-outcome.ts';
import { atMost } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { byId, envelope, freeObject, keptByHold, timestamp } from '../base/service.ts';
import { comparedPerson } from './person.ts';

/** Operations that compare faces and store pictures of people. */

/** Source of a portrait: an enrollment step, or a request with an API key. */
export const portraitSource = z.enum(['enrollment', 'api']);
export type PortraitSource = z.output<typeof portraitSource>;

export const LARGEST_PICTURE = 10 * 1024 * 1024;

/** The most characters of the text read from one side of a credential. */
const LONGEST_OCR = 16_384;

const picture = z
  .file({ error: 'A picture: send it as a part of a form, with a file name (`filename="selfie.jpg"`)' })
  .meta({ description: 'A JPG or PNG of at most 10 MB and 25 megapixels.' });
const ocrText = z
  .string()
  .check(atMost(LONGEST_OCR))
  .optional()
  .meta({ description: 'A JSON object as text: what was read of this side, with the members that a step’s payload has.' });

/** Data about a kept portrait, without the picture and its face template. */
export const keptPortrait = z.object({ source: portraitSource, model: z.string(), model_version: z.string(), kept_at: timestamp });

export const keptCredential = z.object({
  uploaded_at: timestamp,
  ocr_data_front: freeObject.nullable(),
  ocr_data_reverse: freeObject.nullable(),
});

const people = operationGroup('/v1/people', ['People']);

export const facesContract = {
  compareWithCredential: people.addressed
    .post(
      '/{id}/face-match',
      'Compare face with voter credential front',
      'A form with `selfie` and `ine_front`; one face in each, else 422 with the member and the cure (a face less than half as wide as the widest does not count, as the ghost on a credential). `match_level` is 0 to 7, and the settings `people.face_match` say what is a match: `match_id` is true, false, or null where a human has to look. `liveness` is null: nobody measured it, and a photo of a photo matches. Saved as a biometric result of the type FACE_MATCH_ID. Neither picture is stored, but where the setting `people.portrait_days` says so the face of a selfie that matches is kept as the person’s portrait: whoever holds the key answers for the person’s consent. 60 a minute.',
    )
    .meta({ form: { largestFile: 2 * LARGEST_PICTURE, part: 'selfie' }, limit: { count: 60, seconds: 60 } })
    .input(z.object({ params: byId, body: z.object({ selfie: picture, ine_front: picture }) }))
    .output(envelope(comparedPerson)),
  uploadCredential: people.addressed
    .post(
      '/{id}/ine',
      'Upload voter credential images',
      'A form with `ine_front` and `ine_reverse`, and what was read of them where you read them. Encoded anew and kept sealed as the person’s, in place of those of before, for as long as the setting `retention.media_days` says. Active validations of the class `ine` run in the background. A side without its `ocr_data_…` is read by them, and what they read is kept as such; where it cannot be read, or this server knows no extraction service, their result is 5, `credential_unread`. Where the setting `people.portrait_days` says so the face on the front is kept as the person’s portrait: whoever holds the key answers for the person’s consent. 60 a minute.',
    )
    .meta({ form: { largestFile: 2 * LARGEST_PICTURE, part: 'ine_front' }, limit: { count: 60, seconds: 60 } })
    .input(
      z.object({
        params: byId,
        body: z.object({ ine_front: picture, ine_reverse: picture, ocr_data_front: ocrText, ocr_data_reverse: ocrText }),
      }),
    )
    .output(envelope(z.string().meta({ examples: ['Voter credential images stored'] }))),
  deletePortraits: people
    .delete('/{id}/portraits', 'Delete portraits of person', 'With their templates, for good: for a consent that was withdrawn.', {
      tags: ['People', 'Ours'],
      ...keptByHold,
    })
    .input(byId)
    .output(envelope(z.string().meta({ examples: ['Portraits deleted'] }))),
};

const comparison = z.object({ outcome: z.enum(faceOutcomes), match_level: z.int() });
const trouble = z.object({ trouble: z.enum(['no_face', 'several_faces', 'face_too_small', 'picture_unreadable']) });

/** The most frames of one recording, and the largest frame in bytes. */
const MOST_FRAMES = 8;
const LARGEST_FRAME = 4 * 1024 * 1024;

const frameMeasure = z.object({
  ...{ turn: z.number(), height: z.number(), x: z.number(), y: z.number(), spread: z.number() },
  likeness: comparison.shape.outcome,
});

/** Answer of a vendor's certified presentation attack detection (PAD). */
export const padAnswer = z.object({
  /** The laboratory test that the product passed, such as `ISO/IEC 30107-3 level 2`. */
  standard: z.string().min(1).max(100),
  /** `unsure`: a human decides. */
  outcome: z.enum(['passed', 'failed', 'unsure']),
  /** 0 to 1, 1 for a living person; null if the vendor sends no score. */
  score: z.number().min(0).max(1).nullable(),
  /** The vendor's id of the test. */
  reference: z.string().min(1).max(200),
});

/** A PAD answer with the operator's name for the vendor. */
export const padVerdict = padAnswer.extend({ provider: z.string().max(30) });

const film = z.object({ body: z.object({ selfie: picture, frames: z.array(picture).min(1).max(MOST_FRAMES) }) });
const filmForm = { form: { largestFile: LARGEST_PICTURE + MOST_FRAMES * LARGEST_FRAME, part: 'selfie' } } as const;

/** Internal operations for steps of the workflows service. */
export const facesInternal = {
  portrait: internalOperations
    .get('/portraits/{id}', 'Ask for a portrait', 'Whether a portrait of the person is kept.')
    .input(byId)
    .output(envelope(z.object({ kept: z.boolean() }))),
  comparePortrait: internalOperations.addressed
    .post('/portraits/{id}/comparison', 'Compare a selfie with a portrait', 'Null where no portrait is kept.')
    .meta({ form: { largestFile: LARGEST_PICTURE, part: 'selfie' } })
    .input(z.object({ params: byId, body: z.object({ selfie: picture }) }))
    .output(envelope(z.union([comparison, trouble]).nullable())),
  compareCredential: internalOperations.addressed
    .post(
      '/credential-comparisons',
      'Compare a selfie with a credential',
      'Whose they are is not asked, and nothing is kept. `of` names the picture that cannot be compared.',
    )
    .meta({ form: { largestFile: 2 * LARGEST_PICTURE, part: 'selfie' } })
    .input(z.object({ body: z.object({ selfie: picture, ine_front: picture }) }))
    .output(envelope(z.union([comparison, trouble.extend({ of: z.enum(['selfie', 'ine_front']) })]))),
  measureFrames: internalOperations.addressed
    .post(
      '/frame-measures',
      'Measure frames beside a selfie',
      'How the face stands in each frame, and whether it is that of the selfie. Nothing is kept.',
    )
    .meta(filmForm)
    .input(film)
    .output(envelope(z.union([z.object({ frames: z.array(frameMeasure) }), trouble]))),
  detectAttack: internalOperations.addressed
    .post(
      '/attack-detections',
      'Ask a certified product for attacks',
      'What the configured PAD vendor says of the frames of a challenge. Null where there is none. Nothing is kept.',
    )
    .meta(filmForm)
    .input(film)
    .output(envelope(padVerdict.nullable())),
};
