import { z } from 'zod';
import { envelope, operation, pathUuid, timestamp, uuid } from '#contracts/base/service.ts';

/** Contract of the blank service (base `/blank`). Its operations have the tag `Ours`, since `spec/` does not name them. */

const entry = z.object({ uuid, text: z.string(), created_at: timestamp }).meta({ id: 'BlankEntry' });
const entries = { tags: ['Ours'] };

export const blankContract = {
  create: operation
    .route({
      method: 'POST',
      path: '/v1/entries',
      summary: 'Blank: create entry',
      description: 'Keeps a text.',
      successStatus: 201,
      ...entries,
    })
    .input(z.object({ text: z.string().trim().min(1).max(200) }))
    .output(envelope(entry)),
  get: operation
    .route({ method: 'GET', path: '/v1/entries/{uuid}', summary: 'Blank: get entry', description: 'One text.', ...entries })
    .input(z.object({ uuid: pathUuid }))
    .output(envelope(entry)),
};
