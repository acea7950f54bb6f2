import type { Caller, Platform } from '#platform/base/ports.ts';
import type { PeopleTables } from '../model/tables.ts';
import { likenessOf } from './likeness.ts';
import type { Portraits } from './portraits.ts';

/** The most mismatching selfies per person and day, over all workflows, so that no caller can try endless faces against a portrait. */
const MISMATCHES = { count: 10, seconds: 86_400 };

/** Creates the function that compares a selfie with a person's stored portrait and logs the result. Null if none is stored. */
export function createPortraitComparison(platform: Platform<PeopleTables>, portraits: Pick<Portraits, 'templateOf'>) {
  const { database, events, faces, limits, tenants } = platform;

  return async (caller: Caller, id: string, selfie: Uint8Array<ArrayBuffer>) => {
    const template = await portraits.templateOf(caller, id);
    if (!template) return null;
    const tries = `portrait comparisons ${caller.tenantId} ${caller.livemode} ${id}`;
    // The try is counted before the face is read, so that a caller without tries causes no work.
    await limits.take(tries, MISMATCHES);
    let counts = false;
    const judge = async () => {
      const face = await faces.read(caller, selfie);
      if ('trouble' in face) return face;
      const { face_match } = (await tenants.settings(caller.tenantId)).people;
      const { outcome, match_level } = likenessOf(face.template, template, face_match);
      counts = outcome !== 'match';
      return { outcome, match_level };
    };
    const comparison = await judge().finally(() => (counts ? undefined : limits.giveBack(tries)));
    if ('trouble' in comparison) return comparison;
    const { outcome, match_level } = comparison;
    const data = { outcome, match_level, model: faces.model.name, model_version: faces.model.version };
    await database.transaction((trx) => events.append(trx, caller, { kind: 'person', id }, { type: 'person.face_compared', data }));
    return { outcome, match_level };
  };
}
