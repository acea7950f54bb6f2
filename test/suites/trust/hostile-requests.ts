import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { sessionApi } from '#contracts/session/session.ts';
import { publicPart } from '#platform/calls/operations.ts';
import { serviceDefinitions } from '#services/main.ts';
import { catalog } from '#steps/catalog.ts';
import { sentBy } from '../conformance/operations.ts';
import { type HostileString, type StringMember, textOf } from './hostile-strings.ts';

/** The HTTP request that brings a text to a schema. */
export interface Way {
  method: string;
  /** `{uuid}` stands for the open step's id, or the workflow's. */
  path: string;
  /** The step whose session sends it; null for a partner's request. */
  step: string | null;
  /** Returns the body for an input of the schema. */
  body(input: unknown): unknown;
}

/** The step for requests that work at any step. */
const SOME_STEP = 'personal_data';
/** Steps that a workflow can reach without other objects. */
const STEPS = ['verify_email', 'verify_phone', 'verify_whatsapp', 'personal_data', 'personal_address', 'tax_certificate', 'enroll_full'];

/** Returns the request for a text; null if it is not in a request body, or if the request needs other objects. */
export function wayOf({ schema, path }: Pick<StringMember, 'schema' | 'path'>): Way | null {
  const [first = '', ...rest] = schema.split('.');
  if (first === 'session') return sessionWay(rest[0]! as keyof typeof sessionApi);
  if (Object.hasOwn(catalog, first)) return stepWay(first, rest[0]!);
  const contract = serviceDefinitions.find(({ name }) => name === first)?.contract;
  return contract ? operationWay(first, contract, rest, path) : null;
}

function sessionWay(call: keyof typeof sessionApi): Way | null {
  const { method, path } = sessionApi[call];
  return path.includes('{action}') ? null : { method, path: `/workflows${path}`, step: SOME_STEP, body: (input) => input };
}

function stepWay(step: string, part: string): Way | null {
  if (part === 'setup') {
    const body = (input: unknown) => ({ steps: [step], setup: { [step]: input } });
    return { method: 'POST', path: '/workflows/v1/workflows', step: null, body };
  }
  if (part === 'files' || !STEPS.includes(step)) return null;
  const call = part === 'submission' ? 'submit' : `actions/${part}`;
  const body = (input: unknown) => (part === 'submission' ? { version: 1, submission: input } : { input });
  return { method: 'POST', path: `/workflows/v1/session/steps/{uuid}/${call}`, step, body };
}

function operationWay(service: string, contract: AnyContractRouter, names: readonly string[], memberPath: string): Way | null {
  const operation = names.reduce<AnyContractRouter | undefined>(
    (inner, name) => (inner && !isContractProcedure(inner) ? (inner as Record<string, AnyContractRouter>)[name] : undefined),
    publicPart(contract),
  );
  if (!operation || !isContractProcedure(operation)) return null;
  const { method = 'POST', path: route = '', inputStructure } = operation['~orpc'].route;
  const detailed = inputStructure === 'detailed';
  const inBody = detailed
    ? memberPath.includes('.body')
    : !['GET', 'DELETE'].includes(method) && !route.includes(`{${memberPath.split('.').at(-1)}}`);
  const body = (input: unknown) => sentBy({ route, method, detailed }, input).body;
  return inBody ? { method, path: `/${service}${route.replaceAll(/\{\+?\w+\}/g, '{uuid}')}`, step: null, body } : null;
}

export interface HostileRequest extends Omit<Way, 'body'> {
  name: string;
  body: string;
}

export function requestOf({ member, run, length }: HostileString): HostileRequest {
  const { body, ...way } = wayOf(member)!;
  return { ...way, name: `${member.path}: ${run}, ${length}`, body: JSON.stringify(body(member.wrap(textOf({ run, length })))) };
}
