import { z } from 'zod';
import {
  type Environment,
  flag,
  httpUrl,
  type PlatformConfig,
  parseVariables,
  platformConfig,
  platformVariables,
  throwIfAny,
} from './base/config.ts';
import type { ServiceFacts } from './base/service.ts';
import { hasInternal } from './calls/operations.ts';

/** A service that runs in a different process or on a foreign server. */
export interface RemoteService {
  url: string;
  /** True for a server of a different operator, which requires a key of each tenant. */
  foreign: boolean;
  /** The key for tenants without their own key; null for none. */
  defaultKey: string | null;
}

export interface ServerConfig extends PlatformConfig {
  services: ReadonlySet<string>;
  remote: Readonly<Record<string, RemoteService>>;
  /** Variables that are ignored, since this process itself serves the service whose address they contain. */
  unusedAddresses: readonly string[];
  /** Settings of each service by its name; `settingsOf` returns them typed. */
  settings: Readonly<Record<string, unknown>>;
}

type ConfigurableService = Pick<ServiceFacts, 'name' | 'contract' | 'internalIsExtra' | 'defaultKeyVariable'> & {
  variables: z.ZodRawShape;
  readSettings(values: Readonly<Record<string, unknown>>, problem: (sentence: string) => void, server: PlatformConfig): unknown;
};

/** Reads the environment of a process that serves some of these services. Throws one `ConfigError` that names all faults. */
export function readConfig(environment: Environment, services: readonly ConfigurableService[]): ServerConfig {
  const shape = variablesOf(services);
  const { values, problems } = parseVariables(platformVariables.extend(shape), environment);
  const own = values as z.output<typeof platformVariables>;
  const texts = values as Environment;
  const servedNames = servedBy(own.SERVICES, services, problems);
  const addresses = services.flatMap((service) => {
    const remote = remoteOf(service, texts, problems);
    return remote ? [{ service, remote, isUnused: !remote.foreign && servedNames.has(service.name) }] : [];
  });
  const remote = Object.fromEntries(addresses.filter(({ isUnused }) => !isUnused).map(({ service, remote }) => [service.name, remote]));
  const unusedVariables = addresses.filter(({ isUnused }) => isUnused).map(({ service }) => variableOf(service, 'URL'));
  const server = platformConfig(own, problems);
  const settings = Object.fromEntries(
    services.map((service) => [service.name, service.readSettings(values, (sentence) => problems.push(sentence), server)]),
  );
  const ofServices = { services: servedNames, remote, unusedAddresses: unusedVariables, settings };
  return throwIfAny({ ...server, ...ofServices }, [...new Set(problems)]);
}

/** Returns the variables of all services. Throws if two services define the same variable. */
function variablesOf(services: readonly ConfigurableService[]): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = {};
  const add = (owner: string, variables: z.ZodRawShape) => {
    for (const [name, schema] of Object.entries(variables)) {
      if (name in shape || name in platformVariables.shape)
        throw new Error(`The service ${owner} may not define ${name}, as another does.`);
      shape[name] = schema as z.ZodType;
    }
  };
  for (const service of services) {
    add(service.name, service.variables);
    add(service.name, remoteVariables(service));
  }
  return shape;
}

export function settingsOf<Settings>(
  config: ServerConfig,
  service: { name: string; readSettings(...values: never[]): Settings },
): Settings {
  return config.settings[service.name] as Settings;
}

/** Returns the services that SERVICES names; all if unset. */
function servedBy(text: string | undefined, services: readonly ConfigurableService[], problems: string[]): ReadonlySet<string> {
  const names = services.map(({ name }) => name);
  const requestedNames = text?.split(/[\s,]+/).filter(Boolean) ?? names;
  const unknown = requestedNames.filter((name) => !names.includes(name));
  if (unknown.length) problems.push(`SERVICES must be a list of ${names.join(', ')}; ${unknown.join(', ')} is not served by this build.`);
  return new Set(requestedNames);
}

/** Returns the name of a service's variable, such as `OTP_URL`. */
export const variableOf = (service: Pick<ServiceFacts, 'name'>, what: 'URL' | 'FOREIGN') => `${service.name.toUpperCase()}_${what}`;

function remoteVariables(service: ConfigurableService): z.ZodRawShape {
  // Callers that use internal operations need a server of this installation.
  const foreign = service.internalIsExtra || !hasInternal(service.contract);
  return {
    [variableOf(service, 'URL')]: httpUrl(`https://${service.name}.internal/${service.name}`).optional(),
    ...(foreign ? { [variableOf(service, 'FOREIGN')]: flag } : {}),
    ...(foreign && service.defaultKeyVariable ? { [service.defaultKeyVariable]: z.string().min(1).optional() } : {}),
  };
}

function remoteOf(service: ConfigurableService, values: Environment, problems: string[]): RemoteService | null {
  const url = values[variableOf(service, 'URL')];
  const foreign = values[variableOf(service, 'FOREIGN')] === '1';
  const defaultKey = service.defaultKeyVariable ? (values[service.defaultKeyVariable] ?? null) : null;
  if (url) {
    const isOwn = !foreign && defaultKey === null;
    if (isOwn && !values.ZAGUAN_SECRET)
      problems.push(`ZAGUAN_SECRET is needed with ${variableOf(service, 'URL')}, the same in both processes.`);
    if (isOwn && !values.DATABASE_URL)
      problems.push(`DATABASE_URL is needed with ${variableOf(service, 'URL')}: both processes know one set of tenants.`);
    return { url, foreign: !isOwn, defaultKey };
  }
  const alone = defaultKey !== null ? service.defaultKeyVariable : foreign ? variableOf(service, 'FOREIGN') : null;
  if (alone) problems.push(`${variableOf(service, 'URL')} is needed with ${alone}.`);
  return null;
}
