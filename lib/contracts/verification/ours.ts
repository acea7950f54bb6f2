import { z } from 'zod';
import { atMost, cutAt } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { envelope, keptByHold, pathUuid } from '../base/service.ts';
import { MOST_ROWS, registryRow } from './registry.ts';

/** Operations that `spec/` lacks: on a tenant's own registry, and the deletion of a lookup. */

const counted = envelope(z.object({ rows: z.int().meta({ description: 'Of this tenant and mode.' }) }));

const rows = operationGroup('/v1/registry', ['Registry', 'Ours']);
const lookupGroup = operationGroup('/v1/lookups', ['Lookups', 'Ours']);

export const registry = {
  get: rows.get('', 'Count registry rows', 'How many rows the tenant’s own registry has, in the mode of the key.').output(counted),
  import: rows
    .post(
      '',
      'Import registry rows',
      `Of the tenant's own registry, in the mode of the key. A row replaces the one with its CURP, or without one with its RFC. All ${MOST_ROWS} or none. \`zaguan registry import <csv>\` sends a file.`,
    )
    .meta({ limit: { count: 600, seconds: 60 } })
    .input(z.object({ rows: z.array(registryRow).min(1).max(MOST_ROWS) }))
    .output(counted),
  remove: rows
    .delete('/{key}', 'Remove registry row', 'By its CURP, or by its RFC where it has none.', keptByHold)
    .input(z.object({ key: z.string().check(cutAt(30)) }))
    .output(counted),
  clear: rows.delete('', 'Empty the registry', 'Every row of the tenant in the mode of the key.', keptByHold).output(counted),
};

const insuredName = z.string().nullable();

/** Lookup of a social security number (NSS) for the extraction service. Internal, because the published interface lacks it. */
export const verificationInternal = {
  nss: internalOperations
    .post('/nss', 'Obtain NSS information', 'Whether the registry has an NSS, and whose it is; of one that several have `person` is null.')
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
  delete: lookupGroup
    .delete(
      '/{uuid}',
      'Forget lookup',
      'What was asked for goes, and the body of its webhook; a webhook that was not sent yet is not sent.',
      keptByHold,
    )
    .input(z.object({ uuid: pathUuid }))
    .output(envelope(z.string().meta({ examples: ['Lookup forgotten'] }))),
};
