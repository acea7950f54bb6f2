import { pageAnswer } from '#platform/calls/page-answer.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { dynamicValueRecord } from '../records/records.ts';

/** Lists the values of a person in the tenant's own forms. */
export const listValues = ({ clock, config, database }: PeoplePlatform) =>
  implementer.dynamicValues.ofPerson.handler(async ({ input: { params, query }, context: { caller } }) => {
    const { id } = requirePerson(await peopleOf(caller, database.query, clock.now()).get(params.id));
    const { descriptor_id: descriptorId, ...page } = query;
    const rows = await dynamicOf(caller, database.query, clock.now()).valuesOf(id, { ...page, descriptorId });
    const address = `${config.publicUrl}/people/v1/people/${id}/dynamic-values`;
    return { success: true, result: pageAnswer(rows, query, { address, record: dynamicValueRecord }) };
  });
