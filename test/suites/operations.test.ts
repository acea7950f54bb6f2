import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { extractionContract } from '#contracts/extraction/extraction.ts';
import { otpContract } from '#contracts/otp/otp.ts';
import { peopleContract } from '#contracts/people/people.ts';
import { verificationContract } from '#contracts/verification/verification.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import { publicPart } from '#platform/calls/operations.ts';
import { operations } from '../support/operations.ts';

type ServiceName = keyof typeof operations;

/** The contracts of all services; a service without an entry counts as serving nothing. */
const contracts: Partial<Record<ServiceName, AnyContractRouter>> = {
  people: peopleContract,
  workflows: workflowsContract,
  otp: otpContract,
  verification: verificationContract,
  extraction: extractionContract,
};

interface Served {
  summary: string | undefined;
  route: string;
}

/** Returns the served operations, without those that we added (tag `Ours`), because only the agreed names are counted. */
function servedBy(contract: AnyContractRouter): Served[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(servedBy);
  const { summary, method, path, tags } = contract['~orpc'].route;
  return tags?.includes('Ours') ? [] : [{ summary, route: `${method} ${path}` }];
}

const names = Object.keys(operations) as ServiceName[];
const served = new Map(names.map((name) => [name, contracts[name] ? servedBy(publicPart(contracts[name])) : []]));

it('knows 99 operations by name', () => {
  const counts = Object.fromEntries(names.map((name) => [name, operations[name].length]));
  expect(counts).toEqual({ extraction: 12, otp: 4, verification: 9, people: 51, workflows: 23 });
  expect(names.flatMap((name) => operations[name])).toHaveLength(99);
  for (const name of names) expect(new Set(operations[name]).size).toBe(operations[name].length);
});

describe.each(names)('%s', (name) => {
  it('serves operations under the names they are known by, each at one place', () => {
    const methods: readonly (string | undefined)[] = operations[name];
    const mine = served.get(name)!;
    expect(mine.filter(({ summary }) => !methods.includes(summary))).toEqual([]);
    expect(new Set(mine.map(({ summary }) => summary)).size).toBe(mine.length);
    expect(new Set(mine.map(({ route }) => route)).size).toBe(mine.length);
  });
});

it('says which are served', () => {
  const lines = names.map((name) => {
    const done = new Set(served.get(name)!.map(({ summary }) => summary));
    const rest = operations[name].filter((operation) => !done.has(operation));
    return `${name}: ${done.size} of ${operations[name].length} served${rest.length ? `; not yet: ${rest.join(', ')}` : ''}`;
  });
  const total = [...served.values()].reduce((sum, list) => sum + list.length, 0);
  process.stdout.write(`${lines.join('\n')}\n${total} of 99 operations served\n`);
  expect(total).toBe(99);
});
