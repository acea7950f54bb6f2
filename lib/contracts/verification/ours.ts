import { z } from 'zod';
import { atMost, cutAt } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { envelope, keptByHold, pathUuid } from '../base/service.ts';
import { MAX_ROWS, type RegistryKind, registryRow } from './registry.ts';

/** Operations that `spec/` lacks: on a tenant's own registry, and the deletion of a lookup. */

const counts = z.object({ rows: z.int().describe('The number of rows of this tenant and mode.') });
const counted = envelope(counts);
const countOfKind = {
  curp: z.int(),
  rfc: z.int().describe('Of natural persons.'),
  company: z.int().describe('RFCs of legal persons.'),
  credential: z.int(),
  nss: z.int(),
} satisfies Record<RegistryKind, z.ZodInt>;

const rows = operationGroup('/v1/registry', ['Registry', 'Ours']);
const lookupGroup = operationGroup('/v1/lookups', ['Lookups', 'Ours']);

export const registry = {
  get: rows
    .get(
      '',
      'Count registry rows',
      'Returns the number of rows of the tenant, in the mode of the key, and how many have a fact of each kind. With a live key the registry answers for the kinds of which it has rows.',
    )
    .output(envelope(counts.extend({ kinds: z.object(countOfKind) }))),
  import: rows
    .post(
      '',
      'Import registry rows',
      `Adds rows to the tenant’s own registry, in the mode of the key. A row replaces the one with its CURP or, without a CURP, its RFC. At most ${MAX_ROWS} rows, of which all are added or none. \`zaguan registry import <csv>\` sends a file.`,
    )
    .meta({ limit: { count: 600, seconds: 60 } })
    .input(z.object({ rows: z.array(registryRow).min(1).max(MAX_ROWS) }))
    .output(counted),
  remove: rows
    .delete('/{key}', 'Remove registry row', 'Deletes the row with this CURP or, if it has none, with this RFC.', keptByHold)
    .input(z.object({ key: z.string().check(cutAt(30)) }))
    .output(counted),
  clear: rows.delete('', 'Empty the registry', 'Deletes every row of the tenant in the mode of the key.', keptByHold).output(counted),
};

const insuredName = z.string().nullable();

/** Lookup of a social security number (NSS) for the extraction service. Internal, because the published interface lacks it. */
export const verificationInternal = {
  nss: internalOperations
    .post(
      '/nss',
      'Obtain NSS information',
      'Returns if the registry knows an NSS, and whose it is. `known` is null if a tenant’s own table lacks it; `person` if several have it.',
    )
    .input(
      z.object({
        nss: z
          .string()
          .check(atMost(11))
          .regex(/^\d{11}$/, { error: 'Eleven digits' }),
      }),
    )
    .output(
      envelope(
        z.object({
          known: z.boolean().nullable(),
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
      'Deletes the request of the lookup and the body of its webhook. A webhook that was not sent yet is not sent.',
      keptByHold,
    )
    .input(z.object({ uuid: pathUuid }))
    .output(envelope(z.string().meta({ examples: ['Lookup forgotten'] }))),
};
