import type { AnyContractRouter } from '@orpc/contract';
import { ConfigError } from './base/config.ts';
import type { Caller, Clock } from './base/ports.ts';
import { Problem } from './base/problem.ts';
import type { DefinedService, ServiceFacts, ServiceModule } from './base/service.ts';
import { createServiceClient, type ServiceClient, type ServiceTarget } from './calls/client.ts';
import { type ContractHandler, createContractHandler } from './calls/contract-handler.ts';
import type { OpenPlatform } from './open.ts';
import { type RemoteService, type ServerConfig, settingsOf, variableOf } from './service-config.ts';

/** The parts of a service's definition that a client of the service needs. */
type ServiceReference<Contract extends AnyContractRouter> = Pick<ServiceFacts<Contract>, 'name' | 'contract'>;

/** A definition whose `open` returns the service. */
interface OpenableService<Service> {
  name: string;
  open(...parts: never[]): Service;
}

/** The clock and access to other services, for a join (code that implements a service's ports with other services). */
export interface Neighbours {
  /** Returns a client of a service, in whichever process it runs. Throws `ConfigError` if none is configured. */
  client<Contract extends AnyContractRouter>(service: ServiceReference<Contract>): ServiceClient<Contract>;
  /** Returns a client of a service. Null if none is configured. */
  clientIfAny<Contract extends AnyContractRouter>(service: ServiceReference<Contract>): ServiceClient<Contract> | null;
  clock: Clock;
}

/** A service with the implementation of its ports; `join` hides their types. */
export interface JoinedService {
  definition: ServiceFacts & Pick<DefinedService<AnyContractRouter, unknown, never, ServiceModule>, 'variables' | 'readSettings'>;
  open(platform: ComposedPlatform, config: ServerConfig, neighbours: Neighbours): ServiceModule;
}

type ComposedPlatform = Pick<OpenPlatform, 'for' | 'log' | 'clock' | 'calls' | 'tenants'>;

/** Combines a service's definition with the implementation of its ports, which uses the neighbours. */
export function join<Contract extends AnyContractRouter, Settings, Ports, Service extends ServiceModule>(
  definition: DefinedService<Contract, Settings, Ports, Service>,
  portsOf: (neighbours: Neighbours) => Ports,
): JoinedService {
  return {
    definition,
    open(platform, config, neighbours) {
      const service = definition.open(platform, { settings: settingsOf(config, definition), ports: portsOf(neighbours) });
      const { kinds, examples } = definition;
      // The joined definition knows the schemas of all kinds; the service's API reference needs them too.
      return kinds ? Object.assign(service, { kinds, examples }) : service;
    },
  };
}

export interface Composition {
  modules: ServiceModule[];
  service<Service extends ServiceModule>(definition: OpenableService<Service>): Service | null;
  close(): Promise<void>;
}

/** Opens the services that this process serves; each receives typed clients of the others. */
export function compose(services: readonly JoinedService[], config: ServerConfig, platform: ComposedPlatform): Composition {
  const moduleByName = new Map<string, ServiceModule>();
  const handlers = new Map<string, ContractHandler>();
  // The cast is safe: the module under a definition's name is the result of its `open`.
  const service = <Service extends ServiceModule>({ name }: OpenableService<Service>) => (moduleByName.get(name) ?? null) as Service | null;

  const handlerOf = (name: string): ContractHandler => {
    const ready = handlers.get(name);
    if (ready) return ready;
    const module = moduleByName.get(name);
    if (!module) throw new Error(`The service ${name} was called before it was opened.`);
    const handler = createContractHandler(module);
    handlers.set(name, handler);
    return handler;
  };

  const targetOf = (reference: ServiceReference<AnyContractRouter>): ServiceTarget | null => {
    const remote = config.remote[reference.name];
    if (remote) return remote.foreign ? { url: remote.url, keyOf: keyOf(reference, remote) } : { url: remote.url, calls: platform.calls };
    if (!config.services.has(reference.name)) return null;
    return { handler: () => handlerOf(reference.name), address: reference.name, log: platform.log };
  };

  const keyOf =
    (reference: ServiceReference<AnyContractRouter>, { defaultKey }: RemoteService) =>
    async ({ tenantId, livemode }: Caller): Promise<string> => {
      const key = (await platform.tenants.serviceKey(tenantId, { service: reference.name, livemode })) ?? defaultKey;
      if (key !== null) return key;
      const member = `remote.${reference.name}.${livemode ? 'live_key' : 'test_key'}`;
      throw new Problem(
        'provider_not_configured',
        `The tenant has no key for the service ${reference.name}: set ${member} in its settings.`,
      );
    };

  const clientIfAny: Neighbours['clientIfAny'] = (reference) => {
    const target = targetOf(reference);
    return target && createServiceClient(reference.contract, target, platform.clock);
  };
  const neighboursOf = (service: string): Neighbours => ({
    clientIfAny,
    clock: platform.clock,
    client(reference) {
      const client = clientIfAny(reference);
      if (client) return client;
      throw new ConfigError([`SERVICES with ${service} needs ${reference.name} too, or ${variableOf(reference, 'URL')}.`]);
    },
  });

  // Only a warning: an environment shared by all processes contains each process's own URL.
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
