import type { AnyContractRouter, OpenAPI } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { EventContract } from '#contracts/base/event.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { KeyScopes } from './administration.ts';
import type { PlatformConfig } from './config.ts';
import type { Caller, EdgeEnv, Limit, Platform } from './ports.ts';

/** The schemas of each kind by member: `{acceptance: {setup, submission, payload}}`; contracts mark such members with `ofKind`. */
export type Kinds = Readonly<Record<string, Readonly<Record<'setup' | 'submission' | 'payload', z.core.$ZodType>>>>;

/** A service's name, description and terms, without running it. */
export interface ServiceFacts<Contract extends AnyContractRouter = AnyContractRouter> {
  /** Its address (`/<name>`), its scope, the name of its migrations, and its value in SERVICES. */
  name: string;
  /** The service whose address, scope and reference it shares: it is served wherever that one is. */
  within?: string;
  title: string;
  /** The version that the interface has, not our build. */
  version: string;
  description: string;
  contract: Contract;
  /** Paths below which a key needs another scope than the service's name (`{'/v1/settings': 'admin'}`). */
  scopes?: Readonly<Record<string, string>>;
  /** Scopes that open less than the whole service, which a key may have beside its name. */
  finerScopes?: readonly string[];
  /** True where callers can do without internal operations, so that a foreign server may answer. */
  internalIsExtra?: true;
  /** The variable with the key for a foreign server that tenants share. */
  defaultKeyVariable?: string;
  /** Limits per key or session token that differ from the usual ones. */
  limits?: { key?: Limit; session?: Limit };
  /** Status and code for a body that does not fit the contract. */
  invalidBody: NonNullable<OperationMeta['invalidBody']>;
  /** Headers of every answer below `/v1`, and their default. */
  answerHeaders?: Readonly<Record<string, { otherwise: string; description: string }>>;
  unauthorizedStatus: 401 | 403;
  /** Its webhooks: lines of `lib/contracts/events.ts`. */
  events?: Readonly<Record<string, EventContract>>;
  /** Schemas of members that depend on a record's kind. */
  kinds?: Kinds;
  /** Folder of numbered SQL files; they own the schema named like the service. */
  migrations: URL;
  /** Paths of its reference that are in no contract, such as those that browsers call. */
  morePaths?(): OpenAPI.PathsObject;
}

/** A request whose caller is not known yet. */
export interface IncomingRequest {
  headers: Headers;
  method: string;
  /** Below the service's own base: `/v1/workflows`. */
  path: string;
  requestId: string;
}

/** A service that runs in this process, as the edge mounts it. */
export interface ServiceModule<Contract extends AnyContractRouter = AnyContractRouter> extends ServiceFacts<Contract> {
  router: AnyRouter;
  /** Finds the caller of a session token; null for another kind of token. Throws `Problem`. */
  authenticateBearer?(bearer: string, asked: IncomingRequest): Promise<Caller | null>;
  /** Routes outside the contract (streams, uploads), mounted before it; authenticated as the contract's are. */
  routes?: Hono<EdgeEnv>;
  /** Routes whose address is its own proof (a signed download), mounted before authentication; `c.var.caller` is not set. */
  publicRoutes?: Hono<EdgeEnv>;
  start?(): Promise<void>;
  /** Ends what it holds outside the platform: processes, connections. */
  close?(): Promise<void> | void;
}

/** A service's environment variables and the settings they make. */
export interface ConfigFragment<Variables extends z.ZodRawShape, Settings> {
  variables: Variables;
  /** `problem` takes a sentence that begins with a variable's name; the start names all of them at once. */
  read(values: z.output<z.ZodObject<Variables>>, problem: (sentence: string) => void, server: PlatformConfig): Settings;
}

interface ServiceDefinition<Contract extends AnyContractRouter, Tables, Variables extends z.ZodRawShape, Settings, Ports, Service>
  extends ServiceFacts<Contract> {
  config?: ConfigFragment<Variables, Settings>;
  create(platform: Platform<Tables>, parts: { settings: Settings; ports: Ports }): Service;
}

export interface PlatformFor {
  for<Tables>(): Platform<Tables>;
}

/** A service for the composition root, its tables and variables closed over. */
export interface DefinedService<Contract extends AnyContractRouter, Settings, Ports, Service> extends ServiceFacts<Contract> {
  variables: z.ZodRawShape;
  readSettings(values: Readonly<Record<string, unknown>>, problem: (sentence: string) => void, server: PlatformConfig): Settings;
  open(platform: PlatformFor, parts: { settings: Settings; ports: Ports }): Service;
}

/** Defines a service; `create` is called once per process that serves it. */
export function defineService<
  Contract extends AnyContractRouter,
  Tables,
  Service extends ServiceModule,
  Ports = Record<never, never>,
  Variables extends z.ZodRawShape = Record<never, never>,
  Settings = null,
>(
  definition: ServiceDefinition<Contract, Tables, Variables, Settings, Ports, Service>,
): DefinedService<Contract, Settings, Ports, Service> {
  const { config, create, ...facts } = definition;
  return {
    ...facts,
    variables: config?.variables ?? {},
    readSettings: (values, problem, server) =>
      (config ? config.read(values as z.output<z.ZodObject<Variables>>, problem, server) : null) as Settings,
    open: (platform, parts) => create(platform.for<Tables>(), parts),
  };
}

/** Returns the service whose address and scope this one shares. */
export const addressOf = ({ name, within }: Pick<ServiceFacts, 'name' | 'within'>): string => within ?? name;

/** Returns the scopes of keys where these services are served. */
export function scopesOf(services: readonly Pick<ServiceFacts, 'name' | 'within' | 'scopes' | 'finerScopes'>[]): KeyScopes {
  const whole = [...new Set(services.map(addressOf))];
  const others = services.flatMap(({ scopes = {}, finerScopes = [] }) => [...Object.values(scopes), ...finerScopes]);
  return { services: whole, all: [...new Set([...whole, ...others])] };
}
