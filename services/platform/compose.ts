import type { AnyContractRouter } from '@orpc/contract';
import { ConfigError } from './base/config.ts';
import type { Caller, Clock } from './base/ports.ts';
import { Problem } from './base/problem.ts';
import { addressOf, type DefinedService, type ServiceFacts, type ServiceModule } from './base/service.ts';
import { createServiceClient, type ServiceClient, type ServiceTarget } from './calls/client.ts';
import { type ContractHandler, createContractHandler } from './calls/contract-handler.ts';
import type { OpenPlatform } from './open.ts';
import { type RemoteService, type ServerConfig, settingsOf, variableOf } from './service-config.ts';

/** Names a service for a client: any definition does. */
type ServiceReference<Contract extends AnyContractRouter> = Pick<ServiceFacts<Contract>, 'name' | 'within' | 'contract'>;

/** Names the service that its `open` gives. */
interface OpenableService<Service> {
  name: string;
  open(...parts: never[]): Service;
}

/** Other services and the clock, for a join. */
export interface Neighbours {
  /** Returns a client of another service, wherever it runs. Throws `ConfigError` where none is reachable. */
  client<Contract extends AnyContractRouter>(service: ServiceReference<Contract>): ServiceClient<Contract>;
  /** The same; null where there is none. */
  clientIfAny<Contract extends AnyContractRouter>(service: ServiceReference<Contract>): ServiceClient<Contract> | null;
  /** Returns a getter of a service in this process, for a shared transaction; it may be opened later. */
  here<Service extends ServiceModule>(service: OpenableService<Service>): () => Service;
  clock: Clock;
}

/** A service and how its ports are answered, its types closed over. */
export interface JoinedService {
  definition: ServiceFacts & Pick<DefinedService<AnyContractRouter, unknown, never, ServiceModule>, 'variables' | 'readSettings'>;
  open(platform: ComposedPlatform, config: ServerConfig, neighbours: Neighbours): ServiceModule;
}

type ComposedPlatform = Pick<OpenPlatform, 'for' | 'log' | 'clock' | 'calls' | 'tenants'>;

/** Joins a service with its neighbours' answers to its ports. */
export function join<Contract extends AnyContractRouter, Settings, Ports, Service extends ServiceModule>(
  definition: DefinedService<Contract, Settings, Ports, Service>,
  portsOf: (neighbours: Neighbours) => Ports,
): JoinedService {
  return {
    definition,
    open(platform, config, neighbours) {
      const service = definition.open(platform, { settings: settingsOf(config, definition), ports: portsOf(neighbours) });
      // Whoever joins it knows what its records hold; the reference that it serves says so too.
      return definition.kinds ? Object.assign(service, { kinds: definition.kinds }) : service;
    },
  };
}

export interface Composition {
  modules: ServiceModule[];
  service<Service extends ServiceModule>(definition: OpenableService<Service>): Service | null;
  close(): Promise<void>;
}

/** Opens the services that this process serves, each handed the others as typed clients. */
export function compose(services: readonly JoinedService[], config: ServerConfig, platform: ComposedPlatform): Composition {
  const moduleByName = new Map<string, ServiceModule>();
  const handlers = new Map<string, ContractHandler>();
  // What stands under a definition's name is what its `open` gave.
  const service = <Service extends ServiceModule>({ name }: OpenableService<Service>) => (moduleByName.get(name) ?? null) as Service | null;

  const handlerOf = (name: string): ContractHandler => {
    const ready = handlers.get(name);
    if (ready) return ready;
    const module = moduleByName.get(name);
    if (!module) throw new Error(`The service ${name} was asked before it was opened.`);
    const handler = createContractHandler(module);
    handlers.set(name, handler);
    return handler;
  };

  const targetOf = (reference: ServiceReference<AnyContractRouter>): ServiceTarget | null => {
    const remote = config.remote[reference.name];
    if (remote) return remote.foreign ? { url: remote.url, keyOf: keyOf(reference, remote) } : { url: remote.url, calls: platform.calls };
    if (!config.services.has(reference.name)) return null;
    return { handler: () => handlerOf(reference.name), address: addressOf(reference), log: platform.log };
  };

  const keyOf =
    (reference: ServiceReference<AnyContractRouter>, { defaultKey }: RemoteService) =>
    async ({ tenantId, livemode }: Caller): Promise<string> => {
      const key = (await platform.tenants.serviceKey(tenantId, { service: addressOf(reference), livemode })) ?? defaultKey;
      if (key !== null) return key;
      const member = `remote.${addressOf(reference)}.${livemode ? 'live_key' : 'test_key'}`;
      throw new Problem(
        'provider_not_configured',
        `The tenant has no key for the service ${addressOf(reference)}: set ${member} in its settings.`,
      );
    };

  const clientIfAny: Neighbours['clientIfAny'] = (reference) => {
    const target = targetOf(reference);
    return target && createServiceClient(reference.contract, target, platform.clock);
  };
  const neighboursOf = (asker: string): Neighbours => ({
    clientIfAny,
    clock: platform.clock,
    client(reference) {
      const client = clientIfAny(reference);
      if (client) return client;
      throw new ConfigError([`SERVICES with ${asker} needs ${addressOf(reference)} too, or ${variableOf(reference, 'URL')}.`]);
    },
    here: (reference) => () => {
      const instance = service(reference);
      if (!instance) throw new Error(`The service ${reference.name} does not run in this process.`);
      return instance;
    },
  });

  // Whoever gives all processes one environment names each to itself too.
  for (const variable of config.unusedAddresses) platform.log.warn({ variable }, 'not called there: this process serves it');
  for (const { definition, open } of services) {
    if (config.services.has(definition.name)) moduleByName.set(definition.name, open(platform, config, neighboursOf(definition.name)));
  }
  return {
    modules: [...moduleByName.values()],
    service,
    async close() {
      for (const module of moduleByName.values()) await module.close?.();
    },
  };
}
