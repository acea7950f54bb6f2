import type { AnyRouter } from '@orpc/server';
import { addressOf, type ServiceFacts, type ServiceModule } from '../service.ts';

/** What is known of each address: a service that is served within another joins that one's contract and reference. */
export function factsByAddress<Facts extends ServiceFacts>(services: readonly Facts[]): Facts[] {
  return services
    .filter(({ within }) => within === undefined)
    .map((service) => ({ ...service, contract: Object.assign({}, ...atAddress(services, service.name).map(({ contract }) => contract)) }));
}

/** One module per address. */
export function modulesByAddress(modules: readonly ServiceModule[]): ServiceModule[] {
  return factsByAddress(modules).map((module) => ({
    ...module,
    router: Object.assign({}, ...atAddress(modules, module.name).map(({ router }) => router)) as AnyRouter,
  }));
}

const atAddress = <Facts extends ServiceFacts>(services: readonly Facts[], address: string) =>
  services.filter((service) => addressOf(service) === address);
