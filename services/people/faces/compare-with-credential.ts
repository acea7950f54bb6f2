import type { z } from 'zod';
import { SUCCESS_OF } from '#contracts/base/face-outcome.ts';
import type { comparedPerson } from '#contracts/people/person.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import { matchIn } from '../biometrics/newest-results.ts';
import { type BiometricRow, biometricsOf, typeNumber } from '../model/biometrics-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';
import type { FaceParts } from './face-parts.ts';
import { cardSignsBeside, likenessOf } from './likeness.ts';
import { modelColumns } from './model-columns.ts';
import { readFace, readPicture } from './sent-picture.ts';
import { frontOfAnother, readFront, whoseFront } from './whose-front.ts';

/** Maximum number of comparisons in the answer. */
const MAX_SHOWN = 20;

type ComparisonAnswer = z.output<typeof comparedPerson>;

/**
 * Compares a selfie with the portrait on a credential, and the credential with the person, and records the result. A card of somebody else
 * is 422. A card that says of nobody whose it is, and a selfie that shows a card or is the front itself, leave a match to a human.
 */
export const compareWithCredential = ({ platform, credentialReader, portraits, vouching }: FaceParts) =>
  implementer.faces.compareWithCredential.handler(
    ({
      input: {
        params: { id },
        body: form,
      },
      context,
    }) => {
      const { clock, database, events, faces, tenants } = platform;
      return platform.onceAfter(context, async () => {
        const { caller } = context;
        const person = requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
        const selfie = await readPicture(platform, caller, 'selfie', form.selfie);
        const front = await readPicture(platform, caller, 'ine_front', form.ine_front);
        const face = await readFace(platform, caller, 'selfie', selfie);
        const onCard = await readFace(platform, caller, 'ine_front', front);
        const { face_match } = (await tenants.settings(caller.tenantId)).people;
        const likeness = likenessOf(faces, [face.template, onCard.template], face_match);
        const { distance, outcome, match_level } = likeness;
        // The card is read only where it counts, because that takes seconds.
        const reading = outcome === 'mismatch' ? null : await readFront({ credentialReader }, caller, front);
        const { differs, isComparable } = whoseFront({ platform }, person, reading);
        if (differs.length > 0) throw frontOfAnother(differs);
        const card_signs = cardSignsBeside(onCard, face, likeness);
        const isForHuman = outcome === 'match' && (!isComparable || card_signs.length > 0);
        const match_id = SUCCESS_OF[isForHuman ? 'unsure' : outcome];
        // Only a matching selfie is stored: any other may show somebody else's face.
        const portrait = match_id && (await portraits.areKept(caller)) ? await portraits.prepare(caller, face) : null;

        return async (trx) => {
          const people = peopleOf(caller, trx, clock.now());
          await vouching.lockPeople(trx, caller, id);
          const before = requirePerson(await people.get(id));
          const measurements = { success: match_id, wasProcessed: true, matchLevel: match_level, executed_at: clock.now().toISOString() };
          const ownMeasurements = {
            outcome,
            card_is_theirs: isComparable || null,
            card_signs,
            distance: Math.round(distance * 1000) / 1000,
            ...modelColumns(faces.model),
          };
          const results = biometricsOf(caller, trx, clock.now());
          await results.insert({
            ...{ person_id: before.id, type: typeNumber('FACE_MATCH_ID'), vendor_id: null, execution_date: clock.now() },
            known_by: sourceColumn(ofKey(clock.now())),
            metadata: JSON.stringify({ ...measurements, ...ownMeasurements }),
          });
          const liveness = before.biometrics?.liveness ?? null;
          const biometrics = { liveness, match_id, match_level };
          await people.update(before.id, { biometrics: jsonColumn(biometrics) });
          await vouching.learn(trx, caller, { id: before.id, before, values: { biometrics }, source: ofKey(clock.now()) });
          if (portrait) await portraits.keep(trx, caller, { person_id: before.id, source: 'api', knownBy: ofKey(clock.now()) }, portrait);
          const data = { outcome, match_level, ...modelColumns(faces.model) };
          await events.append(trx, caller, { kind: 'person', id: before.id }, { type: 'person.face_compared', data });
          const newest = await results.newest(before.id, 'FACE_MATCH_ID', MAX_SHOWN);
          const record = personRecord(requirePerson(await people.get(before.id)), clock.now());
          return { success: true as const, result: { ...record, biometrics: newest.map(toComparisonRecord) } };
        };
      });
    },
  );

function toComparisonRecord({ metadata, execution_date }: BiometricRow): ComparisonAnswer['biometrics'][number] {
  return { liveness: null, ...matchIn({ metadata }), executed_at: execution_date.toISOString() };
}
