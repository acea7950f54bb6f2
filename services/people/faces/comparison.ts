import type { z } from 'zod';
import { SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import type { comparedPerson } from '#contracts/people/person.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import { type BiometricRow, biometricsOf, typeNumber } from '../model/biometrics-store.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import type { Vouching } from '../vouching/vouching.ts';
import { likenessOf } from './likeness.ts';
import type { Portraits } from './portraits.ts';
import { readFace, readPicture } from './sent-picture.ts';

/** The most comparisons in the answer. */
const MOST_SHOWN = 20;

interface ComparisonParts {
  portraits: Portraits;
  vouching: Vouching;
}

type ComparisonAnswer = z.output<typeof comparedPerson>;

/** Creates the function that compares a selfie with the portrait on a credential and records the result. */
export function createComparison(platform: Platform<PeopleTables>, { portraits, vouching }: ComparisonParts) {
  const { clock, database, events, faces, tenants } = platform;

  return (
    context: CallContext,
    id: string,
    form: { selfie: Blob; ine_front: Blob },
  ): Promise<{ success: true; result: ComparisonAnswer }> =>
    platform.onceAfter(context, async () => {
      const { caller } = context;
      requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
      const selfie = await readPicture(platform, caller, 'selfie', form.selfie);
      const front = await readPicture(platform, caller, 'ine_front', form.ine_front);
      const face = await readFace(platform, caller, 'selfie', selfie);
      const onCard = await readFace(platform, caller, 'ine_front', front);
      const { face_match } = (await tenants.settings(caller.tenantId)).people;
      const { distance, outcome, match_level } = likenessOf(face.template, onCard.template, face_match);
      const match_id = SUCCESS_OF[outcome];
      // Only a matching selfie is stored: any other may show somebody else's face.
      const portrait = outcome === 'match' && (await portraits.areKept(caller)) ? await portraits.prepare(caller, face) : null;

      return async (trx) => {
        const people = peopleOf(caller, trx, clock.now());
        await vouching.vouchForKey(trx, caller, id);
        const before = requirePerson(await people.get(id));
        const measurements = { success: match_id, wasProcessed: true, matchLevel: match_level, executed_at: clock.now().toISOString() };
        const ours = { outcome, distance: Math.round(distance * 1000) / 1000, model: faces.model.name, model_version: faces.model.version };
        const results = biometricsOf(caller, trx, clock.now());
        await results.insert({
          ...{ person_id: before.id, type: typeNumber('FACE_MATCH_ID'), vendor_id: null, execution_date: clock.now() },
          metadata: JSON.stringify({ ...measurements, ...ours }),
        });
        const liveness = before.biometrics?.liveness ?? null;
        await people.update(before.id, { biometrics: jsonColumn({ liveness, match_id, match_level }) });
        if (portrait) await portraits.keep(trx, caller, { person_id: before.id, source: 'api' }, portrait);
        const data = { outcome, match_level, model: faces.model.name, model_version: faces.model.version };
        await events.append(trx, caller, { kind: 'person', id: before.id }, { type: 'person.face_compared', data });
        const newest = await results.newest(before.id, 'FACE_MATCH_ID', MOST_SHOWN);
        const record = personRecord(requirePerson(await people.get(before.id)), mexicanDate(clock.now()));
        return { success: true as const, result: { ...record, biometrics: newest.map(toComparisonRecord) } };
      };
    });
}

function toComparisonRecord({ metadata, execution_date }: BiometricRow): ComparisonAnswer['biometrics'][number] {
  const { success, matchLevel } = metadata;
  return {
    liveness: null,
    match_id: typeof success === 'boolean' ? success : null,
    match_level: typeof matchLevel === 'number' ? matchLevel : null,
    executed_at: execution_date.toISOString(),
  };
}
