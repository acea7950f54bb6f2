import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { OperationMeta } from '#contracts/base/service.ts';
import { isUuid } from '../base/uuid.ts';

/** An operation of a contract that a method and path match. */
export interface FoundOperation {
  /** The path with parameter names: `/v1/documents/{uuid}`. */
  route: string;
  meta: OperationMeta;
  /** Scope of an `Idempotency-Key`: the operation and its path parameters. Null if the operation is no POST or only reads. */
  scope: string | null;
}

interface RouteTemplate extends Pick<FoundOperation, 'route' | 'meta'> {
  method: string;
  pattern: RegExp;
  /** Number of segments that are no parameter: `/v1/documents/open` is matched before `/v1/documents/{uuid}`. */
  literalCount: number;
}

/** Returns a function that finds the operation at a method and path; null if there is none. */
export function operationFinder(service: string, contract: AnyContractRouter): (method: string, path: string) => FoundOperation | null {
  const templates = templatesOf(contract).sort((one, other) => other.literalCount - one.literalCount);
  return (method, path) => {
    for (const template of templates) {
      const parameters = template.method === method ? template.pattern.exec(path) : null;
      if (!parameters) continue;
      const { route, meta } = template;
      const isOnce = method === 'POST' && !meta.reads;
      return { route, meta, scope: isOnce ? JSON.stringify([`${method} /${service}${route}`, ...parameters.slice(1).map(plain)]) : null };
    }
    return null;
  };
}

/** Decodes a parameter as its operation does: a uuid in lower case (`pathUuid`). */
function plain(parameter: string): string {
  const text = decode(parameter);
  return isUuid(text) ? text.toLowerCase() : text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function templatesOf(contract: AnyContractRouter): RouteTemplate[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(templatesOf);
  const { route, meta } = contract['~orpc'];
  const { method, path } = route;
  if (!method || !path) return [];
  const segments = path.split('/');
  const pattern = segments.map((segment) => (isParameter(segment) ? '([^/]+)' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('/');
  const literalCount = segments.filter((segment) => !isParameter(segment)).length;
  return [{ method, route: path, meta: meta as OperationMeta, pattern: new RegExp(`^${pattern}/?$`), literalCount }];
}

const isParameter = (segment: string) => segment.startsWith('{');

/** Returns the contract without internal operations. */
export function publicPart<Contract extends AnyContractRouter>(contract: Contract): Contract {
  if (isContractProcedure(contract)) return contract;
  const members = Object.entries(contract).filter(([, inner]) => !isInternal(inner));
  return Object.fromEntries(members.map(([name, inner]) => [name, publicPart(inner as AnyContractRouter)])) as Contract;
}

export function hasInternal(contract: AnyContractRouter): boolean {
  return isInternal(contract) || (!isContractProcedure(contract) && Object.values(contract).some(hasInternal));
}

const isInternal = (inner: AnyContractRouter) => isContractProcedure(inner) && (inner['~orpc'].meta as OperationMeta).internal === true;
