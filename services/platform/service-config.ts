import { z } from 'zod';
import {
  type Environment,
  flag,
  httpUrl,
  type PlatformConfig,
  parseVariables,
  platformConfig,
  platformVariables,
  throwing,
} from './base/config.ts';
import { addressOf, type ServiceFacts } from './base/service.ts';
import { hasInternal } from './calls/operations.ts';

/** Where a service is that runs elsewhere. */
export interface RemoteService {
  url: string;
  /** Whether it is a server of somebody else, which knows nothing of our tenants and wants a key of each. */
  foreign: boolean;
  /** For tenants without a key of their own; null for none. */
  defaultKey: string | null;
}

export interface ServerConfig extends PlatformConfig {
  /** The services that this process serves. */
  services: ReadonlySet<string>;
  /** Those that run elsewhere, by name. */
  remote: Readonly<Record<string, RemoteService>>;
  /** Variables that say where a process of ours serves what this one serves itself. */
  unusedAddresses: readonly string[];
  /** What each service made of its variables, by name; `settingsOf` gives them their type. */
  settings: Readonly<Record<string, unknown>>;
}

/** What the configuration has to know of a service. */
type ConfigurableService = Pick<ServiceFacts, 'name' | 'within' | 'contract' | 'internalIsExtra' | 'defaultKeyVariable'> & {
  variables: z.ZodRawShape;
  readSettings(values: Readonly<Record<string, unknown>>, problem: (sentence: string) => void, server: PlatformConfig): unknown;
};

/** Reads the environment for a process that serves some of these services; throws one `ConfigError` that names everything that is wrong. */
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
  const ofServices = { services: servedNames, remote, unusedAddresses: [...new Set(unusedVariables)], settings };
  return throwing({ ...server, ...ofServices }, [...new Set(problems)]);
}

/** The variables of all services. A service within another has the address of that one, and so its variables. */
function variablesOf(services: readonly ConfigurableService[]): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = {};
  const add = (owner: string, variables: z.ZodRawShape) => {
    for (const [name, schema] of Object.entries(variables)) {
      if (name in shape || name in platformVariables.shape) throw new Error(`The service ${owner} may not define ${name}: it is taken.`);
      shape[name] = schema as z.ZodType;
    }
  };
  for (const service of services) {
    add(service.name, service.variables);
    if (service.within === undefined) add(service.name, remoteVariables(service, mayBeForeign(service, services)));
  }
  return shape;
}

/** What a service made of its own variables. */
export function settingsOf<Settings>(
  config: ServerConfig,
  service: { name: string; readSettings(...values: never[]): Settings },
): Settings {
  return config.settings[service.name] as Settings;
}

/** The services that SERVICES names; all where it is not given. What is served within another comes along. */
function servedBy(text: string | undefined, services: readonly ConfigurableService[], problems: string[]): ReadonlySet<string> {
  const names = services.filter(({ within }) => within === undefined).map(({ name }) => name);
  const requestedNames = text?.split(/[\s,]+/).filter(Boolean) ?? names;
  const unknown = requestedNames.filter((name) => !names.includes(name));
  if (unknown.length) problems.push(`SERVICES must be a list of ${names.join(', ')}; ${unknown.join(', ')} is not served by this build.`);
  return new Set(services.filter((service) => requestedNames.includes(addressOf(service))).map(({ name }) => name));
}

/** `OTP_URL`: the variable that says this of a service. */
export const variableOf = (service: Pick<ServiceFacts, 'name' | 'within'>, what: 'URL' | 'FOREIGN') =>
  `${addressOf(service).toUpperCase()}_${what}`;

/** A server of somebody else answers nothing internal. */
const mayBeForeign = (service: ConfigurableService, services: readonly ConfigurableService[]) =>
  !services.some((other) => addressOf(other) === addressOf(service) && !other.internalIsExtra && hasInternal(other.contract));

function remoteVariables(service: ConfigurableService, foreign: boolean): z.ZodRawShape {
  return {
    [variableOf(service, 'URL')]: httpUrl(`https://${addressOf(service)}.internal/${addressOf(service)}`).optional(),
    ...(foreign ? { [variableOf(service, 'FOREIGN')]: flag } : {}),
    ...(foreign && service.defaultKeyVariable ? { [service.defaultKeyVariable]: z.string().min(1).optional() } : {}),
  };
}

function remoteOf(service: ConfigurableService, values: Environment, problems: string[]): RemoteService | null {
  const url = values[variableOf(service, 'URL')];
  const foreign = values[variableOf(service, 'FOREIGN')] === '1';
  const defaultKey = service.defaultKeyVariable ? (values[service.defaultKeyVariable] ?? null) : null;
  if (url) {
    const ours = !foreign && defaultKey === null;
    if (ours && !values.ZAGUAN_SECRET)
      problems.push(`ZAGUAN_SECRET is needed with ${variableOf(service, 'URL')}, the same in both processes.`);
    if (ours && !values.DATABASE_URL)
      problems.push(`DATABASE_URL is needed with ${variableOf(service, 'URL')}: both processes know one set of tenants.`);
    return { url, foreign: !ours, defaultKey };
  }
  const alone = defaultKey !== null ? service.defaultKeyVariable : foreign ? variableOf(service, 'FOREIGN') : null;
  if (alone) problems.push(`${variableOf(service, 'URL')} is needed with ${alone}.`);
  return null;
}
