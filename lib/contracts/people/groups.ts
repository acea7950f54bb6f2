import { z } from 'zod';
import { addressedOperation, envelope, line, operation, paged, pageQuery, pathUuid, timestamp, uuid } from '../base/service.ts';

/** A group of people that a partner defines: a branch, a product, a campaign. */
export const peopleGroup = z
  .object({ id: uuid, name: z.string(), description: z.string(), created_at: timestamp, updated_at: timestamp })
  .meta({ id: 'PeopleGroup' });

const fields = z.object({ name: line(200).min(1), description: line(2_000) });
const byId = z.object({ id: pathUuid });
const groups = { tags: ['People groups'] };

export const groupsContract = {
  list: operation
    .route({ method: 'GET', path: '/v1/people-groups', summary: 'List people groups', description: 'Newest first.', ...groups })
    .input(z.object(pageQuery))
    .output(envelope(paged(peopleGroup))),
  create: operation
    .route({
      method: 'POST',
      path: '/v1/people-groups',
      summary: 'Create people group',
      description: 'A group that people may belong to, one at a time.',
      successStatus: 201,
      ...groups,
    })
    .input(fields)
    .output(envelope(peopleGroup)),
  get: operation
    .route({ method: 'GET', path: '/v1/people-groups/{id}', summary: 'Get people group', description: 'One group.', ...groups })
    .input(byId)
    .output(envelope(peopleGroup)),
  update: addressedOperation
    .route({
      method: 'PATCH',
      path: '/v1/people-groups/{id}',
      summary: 'Update people group',
      description: 'Changes the members that are sent.',
      ...groups,
    })
    .input(z.object({ params: byId, body: fields.partial() }))
    .output(envelope(peopleGroup)),
};
