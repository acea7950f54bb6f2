import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { WorkerBounds } from './worker-budget.ts';

/** Error for invalid environment variables; the message names each variable and how to correct it. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Returns the schema of a variable that contains an http or https URL; `example` is for the error message. */
export const httpUrl = (example: string) =>
  z.string().refine((text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol), {
    error: `must be an http or https address, like ${example}`,
  });
/** The operator's name for an outside server. It is recorded with that server's answers. */
export const serverName = z.string().regex(/^[a-z0-9-]{1,30}$/, 'must be 1 to 30 small letters, digits or hyphens');
export const flag = z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('0');

export const platformVariables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .default('4100'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('.zaguan'),
  PUBLIC_URL: httpUrl('https://onboarding.example').optional(),
  ANCHOR_DIR: z.string().min(1, 'must be a folder').optional(),
  BACKUP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of days')
    .default('90'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: z
    .string()
    // Work under a lock over all processes holds one connection for the lock and uses a second for its statements.
    .regex(/^([2-9]|[1-9]\d{1,2})$/, 'must be a number from 2 to 999')
    .default('10'),
  ZAGUAN_SECRET: z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32').optional(),
  ZAGUAN_SECRET_PREVIOUS: z.string().min(32, 'must be the secret before, of at least 32 characters').optional(),
  OPERATOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SERVICES: z.string().optional(),
  FACE_MODEL: z.string().min(1, 'must be the manifest of a face model').optional(),
  FACE_MODEL_SHA256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the model, in 64 hexadecimal digits: sha256sum model.onnx')
    .optional(),
  WORKER_PROCESSES: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .optional(),
  WORKER_MEMORY: z
    .string()
    .regex(/^[1-9]\d{2,6}$/, 'must be a number of megabytes, 100 or more')
    .optional(),
  ALLOW_LOOPBACK_WEBHOOKS: flag,
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }).default('info'),
});

export type PlatformConfig = ReturnType<typeof platformConfig>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the platform's variables only, for programs that run no server. Throws one `ConfigError` that names all faults. */
export function readPlatformConfig(environment: Environment): PlatformConfig {
  const { values, problems } = parseVariables(platformVariables, environment);
  return throwIfAny(platformConfig(values, problems), problems);
}

/** Reports the missing variables of a group if any of the group is set: a half-configured carrier would be silently disabled. */
export function missing(
  values: Readonly<Record<string, unknown>>,
  requiredNames: readonly string[],
  optional: readonly string[],
  problem: (sentence: string) => void,
): void {
  const present = [...requiredNames, ...optional].find((name) => values[name] !== undefined);
  if (present === undefined) return;
  for (const name of requiredNames) if (values[name] === undefined) problem(`${name} is needed with ${present}.`);
}

export const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

/** Parses an environment's variables. Throws a `ConfigError` if any does not fit the schema. `problems` collects later faults. */
export function parseVariables<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, environment: Environment) {
  const result = schema.safeParse(withoutEmpty(environment));
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}.`);
    throw new ConfigError([...new Set(sentences)]);
  }
  return { values: result.data, problems: [] as string[] };
}

export function throwIfAny<Read>(read: Read, problems: readonly string[]): Read {
  if (problems.length) throw new ConfigError(problems);
  return read;
}

/** Converts the platform's variables to a configuration. Adds a sentence to `problems` for each fault. */
export function platformConfig(values: z.output<typeof platformVariables>, problems: string[]) {
  const port = Number(values.PORT);
  if (port > 65_535) problems.push('PORT must be at most 65535.');
  if (values.DATABASE_URL && !values.ZAGUAN_SECRET) {
    problems.push('ZAGUAN_SECRET is needed with DATABASE_URL, the same on every server; make one with: openssl rand -base64 32.');
  }
  if (values.ZAGUAN_SECRET_PREVIOUS && !values.ZAGUAN_SECRET) problems.push('ZAGUAN_SECRET is needed with ZAGUAN_SECRET_PREVIOUS.');
  missing(values, ['FACE_MODEL', 'FACE_MODEL_SHA256'], [], (sentence) => problems.push(sentence));
  const dataFolder = resolve(values.DATA_DIR);
  const { WORKER_PROCESSES: processes, WORKER_MEMORY: memory } = values;
  /** Limits of the processes that read files; an unset limit is derived from the machine (`boundsOfThisMachine`). */
  const workers: Partial<WorkerBounds> = {
    ...(processes ? { processes: Number(processes) } : {}),
    ...(memory ? { memoryMb: Number(memory) } : {}),
  };
  return {
    port,
    host: values.HOST,
    dataFolder,
    /** Days that backups are kept. */
    backupDays: Number(values.BACKUP_DAYS),
    anchorFolder: resolve(values.ANCHOR_DIR ?? join(dataFolder, 'anchors')),
    /** The URL for people's browsers; null means `localhost` with the port. */
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    database: values.DATABASE_URL ? { url: values.DATABASE_URL, connections: Number(values.DATABASE_CONNECTIONS) } : null,
    /** The master secret; null if an embedded server generates its own in the data folder. */
    secret: values.ZAGUAN_SECRET ?? null,
    /** The previous master secret, while the operator replaces it. */
    previousSecret: values.ZAGUAN_SECRET_PREVIOUS ?? null,
    operatorSecret: values.OPERATOR_SECRET ?? null,
    workers,
    /** The face model that the operator chose; null for the one that ships. */
    faceModel:
      values.FACE_MODEL && values.FACE_MODEL_SHA256 ? { manifest: resolve(values.FACE_MODEL), sha256: values.FACE_MODEL_SHA256 } : null,
    allowLoopbackWebhooks: values.ALLOW_LOOPBACK_WEBHOOKS === '1',
    /** True if the server runs behind the operator's proxy: the last `X-Forwarded-For` entry is then trusted. */
    trustProxy: values.TRUST_PROXY === '1',
    logLevel: values.LOG_LEVEL,
  };
}
