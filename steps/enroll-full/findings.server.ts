import type { FindingCode } from '#contracts/base/findings.ts';
import { findingsOfFace } from '../base/face-step.server.ts';
import { findingsOfLiveness } from '../base/liveness-step.server.ts';
import type { EnrollFullPayload } from './enrollment.server.ts';

/** Returns the findings of a credential and its selfie. `isCard`: the selfie shows a card. `isElsewhere`: its face may be somebody else's. */
export function findingsOf(
  { face, portrait, liveness, reading, agreements, in_force }: EnrollFullPayload,
  { isCard, isElsewhere }: { isCard: boolean; isElsewhere: boolean },
): readonly FindingCode[] {
  const ofCard = {
    card_expired: in_force === false,
    agreements_false: Object.values(agreements).includes(false),
    side_unseen: Object.values(reading).some((outcome) => outcome !== 'read'),
    reading_incomplete: in_force === null,
  } as const satisfies Partial<Record<FindingCode, boolean>>;
  const cardFindings = (Object.keys(ofCard) as (keyof typeof ofCard)[]).filter((code) => ofCard[code]);
  const ofFaces = new Set([...findingsOfFace(face, isCard), ...(portrait === null ? [] : findingsOfFace(portrait, false))]);
  const ofSearch = isElsewhere ? (['same_face_elsewhere'] as const) : [];
  return [...ofFaces, ...ofSearch, ...findingsOfLiveness(liveness), ...cardFindings];
}
