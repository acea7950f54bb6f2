import type { AnyContractRouter, OpenAPI } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { EventContract } from '#contracts/base/event.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { KeyScopes } from './administration.ts';
import type { PlatformConfig } from './config.ts';
import type { Caller, EdgeEnv, Limit, Platform } from './ports.ts';

/** Schemas per kind of record and member: `{acceptance: {setup, submission, payload}}`. Contracts mark such members with `ofKind`. */
export type Kinds = Readonly<Record<string, Readonly<Record<'setup' | 'submission' | 'payload', z.core.$ZodType>>>>;

/** A service's name, contract and terms, which are known without running it. */
export interface ServiceFacts<Contract extends AnyContractRouter = AnyContractRouter> {
  /** The service's base path (`/<name>`), its scope, the name of its migrations, and its value in SERVICES. */
  name: string;
  title: string;
  /** The version of the interface, not of the build. */
  version: string;
  description: string;
  contract: Contract;
  /** Path prefixes that need a different scope than the service's name (`{'/v1/settings': 'admin'}`). */
  scopes?: Readonly<Record<string, string>>;
  /** Finer rights within the service, which a key may have in addition to the service's scope. */
  finerScopes?: readonly string[];
  /** True if callers do not depend on the internal operations, so that a foreign server may replace the service. */
  internalIsExtra?: true;
  /** The environment variable with the key for a foreign server, which all tenants share. */
  defaultKeyVariable?: string;
  /** Rate limits per key or session token, if they differ from the default. */
  limits?: { key?: Limit; session?: Limit };
  /** Status and code of the answer to a body that does not fit the contract. */
  invalidBody: NonNullable<OperationMeta['invalidBody']>;
  /** Headers of every answer below `/v1`; `otherwise` is the default value. */
  answerHeaders?: NonNullable<OperationMeta['answerHeaders']>;
  unauthorizedStatus: 401 | 403;
  /** The service's webhook events: entries of `lib/contracts/events.ts`. */
  events?: Readonly<Record<string, EventContract>>;
  /** Schemas of members that depend on a record's kind. */
  kinds?: Kinds;
  /** Examples for the API reference, by the mark `stepExample` of their places in the contract. */
  examples?: Readonly<Record<string, unknown>>;
  /** The folder of numbered SQL files, which own the database schema named after the service. */
  migrations: URL;
  /** Further database schemas of the service. */
  schemas?: readonly { name: string; migrations: URL }[];
  /** Returns paths for the API reference that are in no contract, such as those that browsers call. */
  morePaths?(): OpenAPI.PathsObject;
}

/** A request before authentication. */
export interface IncomingRequest {
  headers: Headers;
  method: string;
  /** The path below the service's base path: `/v1/workflows`. */
  path: string;
  requestId: string;
}

/** A service that runs in this process, as the edge (the HTTP server) mounts it. */
export interface ServiceModule<Contract extends AnyContractRouter = AnyContractRouter> extends ServiceFacts<Contract> {
  router: AnyRouter;
  /** Authenticates a session token. Null if the text is no session token. Throws a `Problem` if the token is rejected. */
  authenticateBearer?(bearer: string, asked: IncomingRequest): Promise<Caller | null>;
  /** Routes outside the contract (streams, uploads), mounted before it, with the same authentication. */
  routes?: Hono<EdgeEnv>;
  /** Routes whose URL contains its own proof (a signed download), mounted before authentication; `c.var.caller` is not set. */
  publicRoutes?: Hono<EdgeEnv>;
  start?(): Promise<void>;
  close?(): Promise<void> | void;
}

/** A service's environment variables and the function that parses them into settings. */
export interface ConfigFragment<Variables extends z.ZodRawShape, Settings> {
  variables: Variables;
  /** `problem` receives a sentence that begins with a variable's name; the server reports all sentences together at start. */
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

/** A service as the composition root sees it: `defineService` hides its table and variable types. */
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

/** Returns the scopes that keys may have on a server that serves these services. */
export function scopesOf(services: readonly Pick<ServiceFacts, 'name' | 'scopes' | 'finerScopes'>[]): KeyScopes {
  const serviceNames = services.map(({ name }) => name);
  const others = services.flatMap(({ scopes = {}, finerScopes = [] }) => [...Object.values(scopes), ...finerScopes]);
  return { services: serviceNames, all: [...new Set([...serviceNames, ...others])] };
}
