import { addressedOperation, operation } from './service.ts';

type Route = Parameters<typeof operation.route>[0];
type RouteOptions = Omit<Route, 'method' | 'path' | 'summary' | 'description'>;

/** Starts operations below one address with the same tags, by HTTP method. `addressed` ones take path parameters and a body or query. */
export function operationGroup(base: `/v1/${string}`, tags: readonly string[]) {
  const startWith = (builder: typeof operation) => {
    const start =
      (method: NonNullable<Route['method']>) =>
      (below: string, summary: string, description: string, options: RouteOptions = {}) =>
        builder.route({ method, path: `${base}${below}`, summary, description, tags, ...options });
    return { get: start('GET'), post: start('POST'), patch: start('PATCH'), delete: start('DELETE') };
  };
  return { ...startWith(operation), addressed: startWith(addressedOperation) };
}
