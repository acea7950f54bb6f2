import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { OperationMeta } from '#contracts/base/service.ts';
import { isUuid } from '../base/uuid.ts';

/** An operation as a request finds it. */
export interface FoundOperation {
  /** Its path with names for what changes: `/v1/documents/{uuid}`. */
  route: string;
  meta: OperationMeta;
  /**
   * Scope of an `Idempotency-Key`: the operation and what the path names, however it was written. Null for what is not done once: no POST,
   * or one that only reads.
   */
  scope: string | null;
}

interface RouteTemplate extends Pick<FoundOperation, 'route' | 'meta'> {
  method: string;
  pattern: RegExp;
  /** Segments that are not a parameter: `/v1/documents/open` comes before `/v1/documents/{uuid}`. */
  literalCount: number;
}

/** What a service's contract says of the operation at a method and path below the service's address; null where there is none. */
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

/** A parameter as its operation reads it: without escapes, an id in small letters (`pathUuid`). */
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

/** The contract without what only our own processes may call. */
export function publicPart<Contract extends AnyContractRouter>(contract: Contract): Contract {
  if (isContractProcedure(contract)) return contract;
  const members = Object.entries(contract).filter(([, inner]) => !isInternal(inner));
  return Object.fromEntries(members.map(([name, inner]) => [name, publicPart(inner as AnyContractRouter)])) as Contract;
}

/** Whether our own processes ask for more of it than anybody else may. */
export function hasInternal(contract: AnyContractRouter): boolean {
  return isInternal(contract) || (!isContractProcedure(contract) && Object.values(contract).some(hasInternal));
}

const isInternal = (inner: AnyContractRouter) => isContractProcedure(inner) && (inner['~orpc'].meta as OperationMeta).internal === true;
