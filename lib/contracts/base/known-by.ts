import { z } from 'zod';
import { voucher } from './claims.ts';
import { sameMembers } from './same-members.ts';
import { timestamp, uuid } from './service.ts';

/** Sources of a value, strongest first: an official registry told it, a voucher confirmed it, or somebody only claimed it. */
export const knownSources = ['registry', ...voucher.options, 'claimed'] as const;
export type KnownSource = (typeof knownSources)[number];

/** Compares two sources for a sort by strength, the strongest first. */
export const compareStrength = (one: KnownSource, other: KnownSource): number => knownSources.indexOf(one) - knownSources.indexOf(other);

/** Returns whether `one` is as strong a source as `other`, or a stronger one. */
export const isAsStrong = (one: KnownSource, other: KnownSource): boolean => compareStrength(one, other) <= 0;

export const weakestOf = (sources: readonly KnownSource[]): KnownSource | null =>
  sources.reduce<KnownSource | null>((weakest, one) => (weakest !== null && isAsStrong(one, weakest) ? weakest : one), null);

export const knownBy = z
  .object({
    by: z.enum(knownSources),
    at: timestamp.describe('The time when it became known so.'),
    workflow_uuid: uuid.nullable().describe('The workflow that brought it. Null if a key or a registry did.'),
  })
  .meta({ id: 'KnownBy' });
export type KnownBy = z.output<typeof knownBy>;

/** The members of a person that say who somebody is, or what was measured or stated of them. References and extra data say neither. */
export const knownMembers = [
  ...(['national_id', 'name', 'first_lastname', 'second_lastname', 'birthdate', 'gender', 'tax_id'] as const),
  ...(['nationality_id', 'state_id', 'entity_of_birth', 'marital_status_id', 'biometrics'] as const),
] as const;
export type KnownMember = (typeof knownMembers)[number];

/** Source of each member of a person. Null if the member is empty. */
export const knownByMember = z.object(sameMembers(knownMembers, knownBy.nullable())).meta({ id: 'KnownByMember' });

/** The last member of a record that has one source. */
export const knownAsWhole = { known_by: knownBy.nullable().describe('Ours: how the record is known.') };
