import { implementer, type PeoplePlatform } from '../../model/implementer.ts';
import { elementsOf } from '../model/elements-store.ts';
import { elementRecord, templateRecord } from '../model/records.ts';
import { requireTemplate, templatesOf } from '../model/templates-store.ts';

export const getTemplate = ({ clock, database }: PeoplePlatform) =>
  implementer.documentTemplates.get.handler(async ({ input: { uuid }, context: { caller } }) => {
    const row = requireTemplate(await templatesOf(caller, database.query, clock.now()).get(uuid));
    const rows = await elementsOf(caller, database.query, { template_uuid: row.uuid }).list();
    return { success: true, result: { ...templateRecord(row), elements: rows.map(elementRecord) } };
  });
