import { implementer } from '../model/implementer.ts';
import { personArchive } from './archive.ts';
import { fileHeaders } from './file-headers.ts';
import { personData } from './person-data.ts';
import type { PersonParts } from './person-parts.ts';

export const exportPersonData = ({ platform, files }: PersonParts) =>
  implementer.people.data.handler(async ({ input: { params, headers: accepts }, context: { caller } }) => {
    const result = await personData(platform, caller, params.id);
    if (asksForJson(accepts?.accept)) return { headers: {}, body: { success: true as const, result } };
    const body = personArchive({ caller, personId: params.id, log: platform.log }, result, files);
    return { headers: fileHeaders('application/zip', `person-${params.id}.zip`), body };
  });

/** Returns whether an `Accept` header requests JSON. A caller who accepts both types, or names neither, gets the archive. */
function asksForJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('application/zip');
}
