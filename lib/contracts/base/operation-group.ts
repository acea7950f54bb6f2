import { addressedOperation, operation } from './service.ts';

type Route = Parameters<typeof operation.route>[0];
type RouteOptions = Omit<Route, 'method' | 'path' | 'summary' | 'description'>;

/** Starts operations below one path with the same tags, by HTTP method. Those of `addressed` have path parameters and a body or query. */
export const operationGroup = (base: `/v1/${string}`, tags: readonly string[]) => ({
  ...methodsOf(operation, base, { tags }),
  addressed: methodsOf(addressedOperation, base, { tags }),
});

/** Starts operations that only other processes of the server call, below `/v1/internal`. */
export const internalOperations = {
  ...methodsOf(operation.meta({ internal: true }), '/v1/internal'),
  addressed: methodsOf(addressedOperation.meta({ internal: true }), '/v1/internal'),
};

function methodsOf(builder: Pick<typeof operation, 'route'>, base: `/${string}`, common: RouteOptions = {}) {
  const start =
    (method: NonNullable<Route['method']>) =>
    (below: string, summary: string, description: string, options: RouteOptions = {}) =>
      builder.route({ method, path: `${base}${below}`, summary, description, ...common, ...options });
  return { get: start('GET'), post: start('POST'), patch: start('PATCH'), delete: start('DELETE') };
}
