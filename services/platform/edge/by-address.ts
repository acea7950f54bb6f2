import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import { addressOf, type ServiceFacts, type ServiceModule } from '../base/service.ts';

/** Merges the contracts and API references of services with the same base path. */
export function factsByAddress<Facts extends ServiceFacts>(services: readonly Facts[]): Facts[] {
  return services
    .filter(({ within }) => within === undefined)
    .map((service) => ({ ...service, contract: joinRouters(atAddress(services, service.name).map(({ contract }) => contract)) }));
}

export function modulesByAddress(modules: readonly ServiceModule[]): ServiceModule[] {
  for (const module of modules) refuseOwn(module);
  return factsByAddress(modules).map((module) => ({
    ...module,
    router: joinRouters(atAddress(modules, module.name).map(({ router }) => router as AnyContractRouter)) as unknown as AnyRouter,
  }));
}

const atAddress = <Facts extends ServiceFacts>(services: readonly Facts[], address: string) =>
  services.filter((service) => addressOf(service) === address);

/** Members that only the service after which the base path is named may have. */
const OF_THE_ADDRESS = ['scopes', 'limits', 'authenticateBearer', 'routes', 'publicRoutes', 'morePaths', 'answerHeaders'] as const;

/** Throws if a service within a different service has members that the merge would drop. */
function refuseOwn(module: ServiceModule): void {
  const own = module.within === undefined ? undefined : OF_THE_ADDRESS.find((member) => module[member] !== undefined);
  if (own) throw new Error(`The service ${module.name} is served within ${module.within} and has no ${own} of its own.`);
}

/** Merges groups of operations with the same name. Throws if two operations have the same name. */
function joinRouters(routers: readonly AnyContractRouter[]): AnyContractRouter {
  const all: Record<string, AnyContractRouter> = {};
  for (const [name, inner] of routers.flatMap((router) => Object.entries(router) as [string, AnyContractRouter][])) {
    const before = all[name];
    if (before && (isOperation(before) || isOperation(inner))) throw new Error(`Two services at one address have an operation ${name}.`);
    all[name] = before ? joinRouters([before, inner]) : inner;
  }
  return all as AnyContractRouter;
}

/** Returns true for an operation of a contract or router, false for a group. */
const isOperation = (value: AnyContractRouter) => isContractProcedure(value) || Reflect.has(value, '~orpc');
