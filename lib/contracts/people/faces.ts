import { z } from 'zod';
import { cardSigns, faceOutcomes, faceTroubles, padOutcomes } from '../base/face-outcome.ts';
import { LARGEST_PICTURE, MB } from '../base/file-limits.ts';
import { knownAsWhole } from '../base/known-by.ts';
import { atMost } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { byId, envelope, freeObject, keptByHold, timestamp, uuid } from '../base/service.ts';
import { comparedPerson } from './person.ts';
import { faceRefusals, frontRefusals, pictureRefusals } from './refusals.ts';

/** Operations that compare faces and store pictures of people. */

/** Source of a portrait: an enrollment step, or a request with an API key. */
export const portraitSource = z.enum(['enrollment', 'api']);
export type PortraitSource = z.output<typeof portraitSource>;

/** Maximum number of characters in the text read from one side of a credential. */
const LONGEST_OCR = 16_384;

const picture = z
  .file({ error: 'A picture: send it as a part of a form, with a file name (`filename="selfie.jpg"`)' })
  .describe('A JPG or PNG of at most 10 MB and 25 megapixels.');
const ocrText = z
  .string()
  .check(atMost(LONGEST_OCR))
  .optional()
  .describe('A JSON object as text: the data read from this side, with the members of a step’s payload.');

/** Data about a kept portrait, without the picture and its face template. */
export const keptPortrait = z.object({
  ...{ source: portraitSource, model: z.string(), model_version: z.string(), kept_at: timestamp },
  ...knownAsWhole,
});

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
      'Compares the faces of `selfie` and `ine_front`, sent as a form. Each picture must show one face, else 422 with the member and the cure. A face less than half as wide as the widest is ignored, such as the ghost image of a credential. `match_level` is 0 to 7. Unless the faces differ, the front is read and compared with the person: CURP, elector key, names, birth date and gender. If one differs, the answer is 422 with `curp_differs`, `elector_key_differs`, `name_differs`, `birthdate_differs` or `gender_differs` of `ine_front`, and nothing is saved. By the settings `people.face_match`, `match_id` is true, false, or null if a human has to decide. A match is also null if nothing on the front says whose it is, nobody can read it, or the selfie shows a card or is the picture on the front: `card_signs` of the result’s `metadata` says which. `liveness` is null, because it is not measured: a photo of a photo matches. The comparison is saved as a biometric result of the type FACE_MATCH_ID. The pictures are not stored. If the setting `people.portrait_days` permits it, the face of a selfie that matches is kept as the person’s portrait: the holder of the key is responsible for the person’s consent. 60 requests a minute.',
    )
    .meta({
      ...{ form: { largestFile: 2 * LARGEST_PICTURE, part: 'selfie' }, limit: { count: 60, seconds: 60 } },
      differs:
        '`match_id` is null if the front does not say whose it is, the selfie shows a card or is the picture on the front, or this server knows no extraction service.',
      refuses: { ...pictureRefusals, ...faceRefusals, ...frontRefusals },
    })
    .input(z.object({ params: byId, body: z.object({ selfie: picture, ine_front: picture }) }))
    .output(envelope(comparedPerson)),
  uploadCredential: people.addressed
    .post(
      '/{id}/ine',
      'Upload voter credential images',
      'Stores `ine_front` and `ine_reverse`, sent as a form, with the data that you read from them. The pictures are encoded anew and kept encrypted, in place of earlier ones, for as long as the setting `retention.media_days` says. Active validations of the class `ine` then run in the background, read a side without its `ocr_data_…`, and compare both sides with the person. If a side cannot be read, or this server knows no extraction service, their result is 5, `credential_unread`. If the setting `people.portrait_days` permits it, and the front is the person’s, the face on it is kept as their portrait: the holder of the key is responsible for the person’s consent. 60 requests a minute.',
    )
    .meta({
      ...{ form: { largestFile: 2 * LARGEST_PICTURE, part: 'ine_front' }, limit: { count: 60, seconds: 60 } },
      refuses: { ...pictureRefusals, invalid_json: '`ocr_data_front` or `ocr_data_reverse` is no JSON object' },
    })
    .input(
      z.object({
        params: byId,
        body: z.object({ ine_front: picture, ine_reverse: picture, ocr_data_front: ocrText, ocr_data_reverse: ocrText }),
      }),
    )
    .output(envelope(z.string().meta({ examples: ['Voter credential images stored'] }))),
  deletePortraits: people
    .delete('/{id}/portraits', 'Delete portraits of person', 'Deletes portraits and face templates for good, for a withdrawn consent.', {
      tags: ['People', 'Ours'],
      ...keptByHold,
    })
    .input(byId)
    .output(envelope(z.string().meta({ examples: ['Portraits deleted'] }))),
};

const comparison = z.object({ outcome: z.enum(faceOutcomes), match_level: z.int() });
const trouble = z.object({ trouble: z.enum(faceTroubles) });
/** `card_signs`: the signs that the selfie shows a card instead of a person. */
const ofSelfie = { card_signs: z.array(z.enum(cardSigns)).max(cardSigns.length) };
/**
 * `film`: the comparison of the frames alone; absent without frames. Outcome and level are those of the selfie or of the film, whichever is less
 * alike.
 */
const compared = comparison.extend({ ...ofSelfie, film: comparison.shape.outcome.optional() });

/** Maximum number of people that a search for a face names. */
export const MAX_FOUND = 10;

/** Maximum number of frames in one recording. */
const MAX_FRAMES = 8;
/** Maximum size of a frame, in bytes. */
const LARGEST_FRAME = 4 * MB;

const frameMeasure = z.object({
  ...{ turn: z.number(), height: z.number(), x: z.number(), y: z.number(), spread: z.number() },
  likeness: comparison.shape.outcome,
});

/** Relief of the face between two frames, by their numbers: its share of an average face's, times the sine of the turn. */
const pairRelief = z.object({ ahead: z.int(), aside: z.int(), relief: z.number() });

/** Answer of a vendor's certified presentation attack detection (PAD). */
export const padAnswer = z.object({
  /** The laboratory test that the product passed, such as `ISO/IEC 30107-3 level 2`. */
  standard: z.string().min(1).max(100),
  outcome: z.enum(padOutcomes),
  /** 0 to 1, 1 for a living person; null if the vendor sends no score. */
  score: z.number().min(0).max(1).nullable(),
  /** The vendor's id of the test. */
  reference: z.string().min(1).max(200),
});

/** A PAD answer with the operator's name for the vendor. */
export const padVerdict = padAnswer.extend({ provider: z.string().max(30) });

const film = z.object({ body: z.object({ selfie: picture, frames: z.array(picture).min(1).max(MAX_FRAMES) }) });
const filmForm = { form: { largestFile: LARGEST_PICTURE + MAX_FRAMES * LARGEST_FRAME, part: 'selfie' } } as const;
/** The frames of a judged challenge in which the face looks ahead; none where nobody was filmed. */
const framesAhead = { frames: z.array(picture).max(MAX_FRAMES).default([]) };

/** Internal operations for steps of the workflows service. */
export const facesInternal = {
  portrait: internalOperations
    .get('/portraits/{id}', 'Ask for a portrait', 'Returns whether a portrait of the person is kept, and whether the settings allow any.')
    .input(byId)
    .output(envelope(z.object({ kept: z.boolean(), allowed: z.boolean() }))),
  comparePortrait: internalOperations.addressed
    .post(
      '/portraits/{id}/comparison',
      'Compare a selfie with a portrait',
      'Compares the selfie, and the living face, with the kept portrait. Null if none.',
    )
    .meta(filmForm)
    .input(z.object({ params: byId, body: z.object({ selfie: picture, ...framesAhead }) }))
    .output(envelope(z.union([compared, trouble]).nullable())),
  compareCredential: internalOperations.addressed
    .post(
      '/credential-comparisons',
      'Compare a selfie with a credential',
      'Compares the selfie, and the living face, with the portrait on the card, of a person who is not named, and stores nothing. `of` names the picture that cannot be compared.',
    )
    .meta({ form: { largestFile: LARGEST_PICTURE + filmForm.form.largestFile, part: 'selfie' } })
    .input(z.object({ body: z.object({ selfie: picture, ine_front: picture, ...framesAhead }) }))
    .output(envelope(z.union([compared, trouble.extend({ of: z.enum(['selfie', 'ine_front']), ...ofSelfie })]))),
  searchFace: internalOperations.addressed
    .post(
      '/face-searches',
      'Look for a face among the people on record',
      'Returns the CURPs of the people whose portrait the face of the selfie surely matches, but for `people_uuid`, at most ten. None if the setting `people.face_search` is off, or the selfie does not show one face. Stores nothing.',
    )
    .meta({ form: { largestFile: LARGEST_PICTURE, part: 'selfie' } })
    .input(z.object({ body: z.object({ selfie: picture, people_uuid: uuid.optional() }) }))
    .output(envelope(z.object({ national_ids: z.array(comparedPerson.shape.national_id).max(MAX_FOUND) }))),
  measureFrames: internalOperations.addressed
    .post(
      '/frame-measures',
      'Measure frames beside a selfie',
      'Returns the pose of the face in each frame, its likeness to the selfie, and its relief. `frame` is the number of the picture without exactly one face, null for the selfie. Stores nothing.',
    )
    .meta(filmForm)
    .input(film)
    .output(
      envelope(
        z.union([z.object({ frames: z.array(frameMeasure), pairs: z.array(pairRelief) }), trouble.extend({ frame: z.int().nullable() })]),
      ),
    ),
  detectAttack: internalOperations.addressed
    .post(
      '/attack-detections',
      'Ask a certified product for attacks',
      'Returns the verdict of the configured PAD vendor on the frames of a challenge. Null if there is no vendor. Stores nothing.',
    )
    .meta(filmForm)
    .input(film)
    .output(envelope(padVerdict.nullable())),
};
