import type { FieldProblem } from '#contracts/base/problems.ts';
import type { ValidationClassName, ValidationConfig } from '#contracts/people/validation-classes.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { AddressRow } from '../../model/address-store.ts';
import type { ContactRow } from '../../model/contact-store.ts';
import type { PersonRow } from '../../model/person-store.ts';
import type { ValidationClassPorts } from './ports.ts';

/** The kind of record that a validation judges: a person, or one of their addresses. */
export type Model = 'person' | 'address';

export interface Subject {
  person: PersonRow;
  /** The address to judge. Null to judge the person. */
  address: AddressRow | null;
  contacts: readonly ContactRow[];
}

/** One run of a validation. A run is repeated if its process ends early. */
export interface ValidationRun<Config> {
  /** The id of the result. A repeated run uses the same id in its requests to other servers. */
  id: string;
  validation: string;
  caller: Caller;
  /** The ISO date in Mexico City. */
  today: string;
  config: Config;
  /** The values of the headers of the run's requests, by name. */
  headers: Readonly<Record<string, string>>;
  subject: Subject;
}

/** The details of a result: numbers, codes and booleans, never a person's name. */
export type Content = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

export type RunResult =
  | { verdict: 'passed'; content: Content }
  | { verdict: 'failed'; reasons: readonly string[]; content: Content }
  /** The run had nothing to judge, or no provider to request. */
  | { verdict: 'skipped'; reason: string };

/** The context for checks of a definition that its schema cannot express. */
export interface DefinitionChecks {
  /** Returns whether all lists with these ids exist. */
  knowsLists(ids: readonly string[]): Promise<boolean>;
  /** Returns the hosts to which files of people may be sent. */
  hosts(): Promise<readonly string[]>;
  allowLoopback: boolean;
}

/** A class (type) of validation, for example `curp` or `document`. */
export interface ValidationClass<Name extends ValidationClassName> {
  className: string;
  models: readonly Model[];
  /** The data that the class reads: a change of them runs an `auto` validation. `files`: media of a workflow that has ended. */
  reads: { person: readonly (keyof PersonRow)[]; contacts: boolean; address: boolean; files?: true };
  /** Returns the faults of a configuration that its schema cannot state; paths begin at the configuration. */
  faults?(config: ValidationConfig<Name>, checks: DefinitionChecks): Promise<FieldProblem[]> | FieldProblem[];
  /** Judges a subject. Throws `unavailable` if a server does not answer: the run is repeated. `provider_not_configured` skips the run. */
  judge(run: ValidationRun<ValidationConfig<Name>>, ports: ValidationClassPorts): Promise<RunResult>;
}

/** Returns `passed` without reasons, else `failed` with the reasons. */
export function conclude(reasons: readonly string[], content: Content): RunResult {
  return reasons.length === 0 ? { verdict: 'passed', content } : { verdict: 'failed', reasons, content };
}

export const skip = (reason: string): RunResult => ({ verdict: 'skipped', reason });
