import { MAX_FOUND } from '#contracts/people/faces.ts';
import { implementer } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import type { FaceParts } from './face-parts.ts';
import { everyTemplate } from './look-alikes.ts';

/** Tells a step which other people on record surely have the selfie's face. */
export const searchFace = ({ platform, portraits }: FaceParts) =>
  implementer.internal.searchFace.handler(async ({ input: { body }, context: { caller } }) => {
    const { clock, database, faces, tenants } = platform;
    const { face_search, face_match } = (await tenants.settings(caller.tenantId)).people;
    const found = new Set<string>();
    const face = face_search ? await faces.read(caller, new Uint8Array(await body.selfie.arrayBuffer())) : null;
    if (face && !('trouble' in face)) {
      for await (const row of everyTemplate(platform, portraits, caller, null)) {
        if (row.person_id === body.people_uuid) continue;
        const distance = faces.distance(face.template, await portraits.open(caller, row));
        if (distance <= face_match.match_distance) found.add(row.person_id);
        if (found.size === MAX_FOUND) break;
      }
    }
    const people = peopleOf(caller, database.query, clock.now());
    const records = await Promise.all([...found].map((id) => people.get(id)));
    return { success: true, result: { national_ids: records.flatMap((record) => record?.national_id ?? []) } };
  });
