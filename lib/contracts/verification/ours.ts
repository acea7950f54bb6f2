import { z } from 'zod';
import { atMost, cutAt } from '../base/limits.ts';
import { envelope, internalOperation, keptByHold, operation, pathUuid } from '../base/service.ts';
import { MOST_ROWS, registryRow } from './registry.ts';

/** Operations beyond `spec/`: a tenant's registry, and forgetting a lookup. */

const rows = { tags: ['Registry', 'Ours'] };
const counted = envelope(z.object({ rows: z.int().meta({ description: 'Of this tenant and mode.' }) }));

export const registry = {
  get: operation
    .route({
      method: 'GET',
      path: '/v1/registry',
      summary: 'Count registry rows',
      description: 'How many rows the tenant’s own registry has, in the mode of the key.',
      ...rows,
    })
    .output(counted),
  import: operation
    .route({
      method: 'POST',
      path: '/v1/registry',
      summary: 'Import registry rows',
      description: `Of the tenant's own registry, in the mode of the key. A row replaces the one with its CURP, or without one with its RFC. All ${MOST_ROWS} or none. \`zaguan registry import <csv>\` sends a file.`,
      ...rows,
    })
    .meta({ limit: { count: 600, seconds: 60 } })
    .input(z.object({ rows: z.array(registryRow).min(1).max(MOST_ROWS) }))
    .output(counted),
  remove: operation
    .route({
      method: 'DELETE',
      path: '/v1/registry/{key}',
      summary: 'Remove registry row',
      description: 'By its CURP, or by its RFC where it has none.',
      tags: rows.tags,
      ...keptByHold,
    })
    .input(z.object({ key: z.string().check(cutAt(30)) }))
    .output(counted),
  clear: operation
    .route({
      method: 'DELETE',
      path: '/v1/registry',
      summary: 'Empty the registry',
      description: 'Every row of the tenant in the mode of the key.',
      tags: rows.tags,
      ...keptByHold,
    })
    .output(counted),
};

const insuredName = z.string().nullable();

/** NSS lookups for extraction. Internal, because the published interface has none. */
export const verificationInternal = {
  nss: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/nss',
      summary: 'Obtain NSS information',
      description: 'Whether the registry has an NSS, and whose it is; of one that several have `person` is null.',
      tags: ['NSS', 'Ours'],
    })
    .input(
      z.object({
        nss: z
          .string()
          .check(atMost(11))
          .regex(/^\d{11}$/, { error: 'Eleven figures' }),
      }),
    )
    .output(
      envelope(
        z.object({
          known: z.boolean(),
          person: z
            .object({ name: insuredName, first_last_name: insuredName, second_last_name: insuredName, birth_date: insuredName })
            .nullable(),
        }),
      ),
    ),
};

export const lookups = {
  delete: operation
    .route({
      method: 'DELETE',
      path: '/v1/lookups/{uuid}',
      summary: 'Forget lookup',
      description: 'What was asked for goes, and the body of its webhook; a webhook that was not sent yet is not sent.',
      tags: ['Lookups', 'Ours'],
      ...keptByHold,
    })
    .input(z.object({ uuid: pathUuid }))
    .output(envelope(z.string().meta({ examples: ['Lookup forgotten'] }))),
};
