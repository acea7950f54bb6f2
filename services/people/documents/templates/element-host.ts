import type { PeoplePlatform } from '../../model/implementer.ts';
import type { ElementHostReader } from '../elements/element-host.ts';
import { requireTemplate, templatesOf } from '../model/templates-store.ts';

/** Returns the functions that read a template whose elements are changed or listed. */
export const templateHost = ({ clock, database }: PeoplePlatform): ElementHostReader => ({
  lockHost: async (trx, caller, uuid) => {
    const row = requireTemplate(await templatesOf(caller, trx, clock.now()).lock(uuid));
    return { owner: { template_uuid: row.uuid }, pages: row.pages, refusal: null };
  },
  read: async (caller, uuid) => ({
    template_uuid: requireTemplate(await templatesOf(caller, database.query, clock.now()).get(uuid)).uuid,
  }),
});
