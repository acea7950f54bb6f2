import { implement } from '@orpc/server';
import { facesContract, facesInternal } from '#contracts/people/faces.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { stanceOfPoints } from '#vision/face/stance.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { PadProvider } from '../pad/pad.ts';
import type { PeopleFaces } from './faces.ts';
import { likenessOf } from './likeness.ts';
import { portraitsOf } from './portraits-store.ts';

/** Creates the public operations on faces: comparison, credential pictures and portraits. */
export function faceOperations(platform: Platform<PeopleTables>, { compare, credentials, portraits }: PeopleFaces) {
  const os = implement(facesContract).$context<CallContext>();
  const { clock, database } = platform;
  return {
    compareWithCredential: os.compareWithCredential.handler(({ input: { params, body }, context }) => compare(context, params.id, body)),

    uploadCredential: os.uploadCredential.handler(({ input: { params, body }, context }) => credentials.upload(context, params.id, body)),

    deletePortraits: os.deletePortraits.handler(async ({ input, context: { caller } }) => {
      await database.transaction(async (trx) => {
        await platform.tenants.refuseUnderLegalHold(trx, caller.tenantId);
        const { id } = requirePerson(await peopleOf(caller, trx, clock.now()).lock(input.id));
        await portraits.forget(trx, caller, await portraitsOf(caller, trx).ofPerson(id));
      });
      return { success: true, result: 'Portraits deleted' };
    }),
  };
}

/** The smallest comparable width of a card's face, in pixels, in a picture whose longer side has at most 1280 pixels. */
const LEAST_WIDTH_ON_CARD = 60;

/** Returns the internal operations for steps of the workflows service. */
export function internalFaceOperations(
  platform: Platform<PeopleTables>,
  { portraits, comparePortrait, pad }: Pick<PeopleFaces, 'portraits' | 'comparePortrait'> & { pad: PadProvider },
) {
  const os = implement(facesInternal).$context<CallContext>();
  const { faces, tenants } = platform;

  /** Returns the face of a picture, or the reason why the picture has no comparable face. */
  const faceIn = async (caller: Caller, of: 'selfie' | 'ine_front', picture: Blob, leastWidth = 0) => {
    const pictureFace = await faces.read(caller, new Uint8Array(await picture.arrayBuffer()), { isCard: of === 'ine_front' });
    if ('trouble' in pictureFace) return { trouble: pictureFace.trouble, of };
    return pictureFace.box.width < leastWidth ? { trouble: 'face_too_small' as const, of } : pictureFace;
  };

  const compareCredential = async (caller: Caller, selfie: Blob, front: Blob) => {
    const face = await faceIn(caller, 'selfie', selfie);
    if ('trouble' in face) return face;
    const onCard = await faceIn(caller, 'ine_front', front, LEAST_WIDTH_ON_CARD);
    if ('trouble' in onCard) return onCard;
    const { face_match } = (await tenants.settings(caller.tenantId)).people;
    const { outcome, match_level } = likenessOf(face.template, onCard.template, face_match);
    return { outcome, match_level };
  };

  const measureFrames = async (caller: Caller, selfie: Blob, frames: readonly Blob[]) => {
    const own = await faces.read(caller, new Uint8Array(await selfie.arrayBuffer()));
    if ('trouble' in own) return { trouble: own.trouble };
    const { face_match } = (await tenants.settings(caller.tenantId)).people;
    const measures = [];
    // Frames are read one after the other: each needs a whole core, and other requests need cores too.
    for (const frame of frames) {
      const frameFace = await faces.read(caller, new Uint8Array(await frame.arrayBuffer()));
      if ('trouble' in frameFace) return { trouble: frameFace.trouble };
      const { outcome: likeness } = likenessOf(frameFace.template, own.template, face_match);
      measures.push({ ...stanceOfPoints(frameFace.landmarks), likeness });
    }
    return { frames: measures };
  };

  return {
    portrait: os.portrait.handler(async ({ input: { id }, context: { caller } }) => {
      return { success: true, result: { kept: (await portraits.templateOf(caller, id)) !== null } };
    }),
    comparePortrait: os.comparePortrait.handler(async ({ input: { params, body }, context: { caller } }) => {
      return { success: true, result: await comparePortrait(caller, params.id, new Uint8Array(await body.selfie.arrayBuffer())) };
    }),
    compareCredential: os.compareCredential.handler(async ({ input: { body }, context: { caller } }) => {
      return { success: true, result: await compareCredential(caller, body.selfie, body.ine_front) };
    }),
    measureFrames: os.measureFrames.handler(async ({ input: { body }, context: { caller } }) => {
      return { success: true, result: await measureFrames(caller, body.selfie, body.frames) };
    }),
    detectAttack: os.detectAttack.handler(async ({ input: { body }, context: { caller } }) => {
      const [selfie, ...frames] = await Promise.all(
        [body.selfie, ...body.frames].map(async (one) => new Uint8Array(await one.arrayBuffer())),
      );
      return { success: true, result: await pad.judge(caller, { selfie: selfie!, frames }) };
    }),
  };
}
