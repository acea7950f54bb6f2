import type { Caller } from '#platform/base/ports.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { cardSignsBeside, cardSignsOf, likenessOf, likenessOfBoth, likenessOfFilm } from './likeness.ts';

/** Minimum comparable width of a card's face, in pixels, in a picture whose longer side has at most 1280 pixels. */
const MIN_WIDTH_ON_CARD = 60;

/** Compares the selfie of a step, and the face that was filmed, with the portrait on a card. Nothing is recorded. */
export const compareCredential = (platform: PeoplePlatform) =>
  implementer.internal.compareCredential.handler(async ({ input: { body }, context: { caller } }) => {
    const face = await faceIn(platform, caller, 'selfie', body.selfie);
    if ('trouble' in face) return { success: true, result: { ...face, card_signs: [] } };
    const onCard = await faceIn(platform, caller, 'ine_front', body.ine_front, MIN_WIDTH_ON_CARD);
    if ('trouble' in onCard) return { success: true, result: { ...onCard, card_signs: cardSignsOf(face, false) } };
    const { face_match: thresholds } = (await platform.tenants.settings(caller.tenantId)).people;
    const ofSelfie = likenessOf(platform.faces, [face.template, onCard.template], thresholds);
    const filmed = { frames: body.frames, portrait: onCard.template, thresholds };
    const ofFilm = await likenessOfFilm(platform.faces, caller, filmed);
    const { outcome, match_level } = likenessOfBoth(ofSelfie, ofFilm);
    const card_signs = cardSignsBeside(onCard, face, ofSelfie);
    return { success: true, result: { outcome, match_level, card_signs, film: ofFilm?.outcome } };
  });

/** Returns the face of a picture, or the reason why the picture has no comparable face. */
async function faceIn({ faces }: PeoplePlatform, caller: Caller, of: 'selfie' | 'ine_front', picture: Blob, minWidth = 0) {
  const pictureFace = await faces.read(caller, new Uint8Array(await picture.arrayBuffer()), { isCard: of === 'ine_front' });
  if ('trouble' in pictureFace) return { trouble: pictureFace.trouble, of };
  return pictureFace.box.width < minWidth ? { trouble: 'face_too_small' as const, of } : pictureFace;
}
