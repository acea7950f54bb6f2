import type { FieldProblem } from '#contracts/base/problems.ts';
import type { ValidationClassName, ValidationConfig } from '#contracts/people/validation-classes.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { AddressRow } from '../../model/address-store.ts';
import type { ContactRow } from '../../model/contact-store.ts';
import type { PersonRow } from '../../model/person-store.ts';
import type { ClassPorts, Expressions } from './ports.ts';

/** The kind of record that a validation judges: a person, or one of their addresses. */
export type Model = 'person' | 'address';

export interface Subject {
  person: PersonRow;
  /** Null where the person is judged. */
  address: AddressRow | null;
  contacts: readonly ContactRow[];
}

/** One run of a validation. It may happen again where a process died on the way. */
export interface ValidationRun<Config> {
  /** Id of the result. The same run asks outside under the same id. */
  id: string;
  validation: string;
  caller: Caller;
  /** ISO date in Mexico City. */
  today: string;
  config: Config;
  /** The values of the headers that its requests carry, by name. */
  headers: Readonly<Record<string, string>>;
  subject: Subject;
}

/** Figures, codes and yes or no; never what a person is called. */
export type Content = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

export type RunResult =
  | { verdict: 'passed'; content: Content }
  | { verdict: 'failed'; reasons: readonly string[]; content: Content }
  /** There is nothing to judge, or nobody to ask. */
  | { verdict: 'skipped'; reason: string };

/** Context that checks the definition of a validation beside its schema. */
export interface DefinitionChecks {
  /** Tells whether all of the lists exist. */
  knowsLists(ids: readonly string[]): Promise<boolean>;
  /** Hosts that files of people may be sent to. */
  hosts(): Promise<readonly string[]>;
  allowLoopback: boolean;
  expressions: Pick<Expressions, 'faultOf'>;
}

export interface ValidationClass<Name extends ValidationClassName> {
  /** Its name in answers. */
  className: string;
  models: readonly Model[];
  /** The members that it reads: a change of them runs it where it is `auto`. `files` are those of a workflow that has ended. */
  reads: { person: readonly (keyof PersonRow)[]; contacts: boolean; address: boolean; files?: true };
  /** Returns the faults of a configuration that its schema cannot state; paths begin at the configuration. */
  faults?(config: ValidationConfig<Name>, checks: DefinitionChecks): Promise<FieldProblem[]> | FieldProblem[];
  /** Throws `unavailable` for whoever does not answer just now: it is run again later. `provider_not_configured` skips it. */
  judge(run: ValidationRun<ValidationConfig<Name>>, ports: ClassPorts): Promise<RunResult>;
}

/** Passed where nothing speaks against it. */
export function conclude(reasons: readonly string[], content: Content): RunResult {
  return reasons.length === 0 ? { verdict: 'passed', content } : { verdict: 'failed', reasons, content };
}

export const skip = (reason: string): RunResult => ({ verdict: 'skipped', reason });
