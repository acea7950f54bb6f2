import { type DescribedField, descriptorFaults } from '#contracts/people/dynamic-fields.ts';
import { Problem } from '#platform/base/problem.ts';

export function refuseFaults(fields: readonly DescribedField[]): void {
  const errors = descriptorFaults(fields);
  const [first] = errors;
  if (first) throw new Problem('invalid_body', `${first.path}: ${first.message}`, { status: 422, errors });
}
