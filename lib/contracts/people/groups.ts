import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { line, timestamp, uuid } from '../base/service.ts';

/** A group of people, defined by a partner: a branch, a product, a campaign. */
export const peopleGroup = z
  .object({ id: uuid, name: z.string(), description: z.string(), created_at: timestamp, updated_at: timestamp })
  .meta({ id: 'PeopleGroup' });

const fields = z.object({ name: line(200).min(1), description: line(2_000) });
const records = recordOperations(
  '/v1/people-groups',
  ['People groups'],
  { one: 'people group', many: 'people groups', id: 'id' },
  peopleGroup,
);

export const groupsContract = {
  list: records.list('Returns the groups, newest first.'),
  create: records.create('Creates a group. A person belongs to one group at a time.', fields),
  get: records.get('Returns a group.'),
  update: records.update('Changes the members that are sent.', fields.partial()),
};
