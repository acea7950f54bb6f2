import { z } from 'zod';
import type { FieldProblem } from '#contracts/base/problems.ts';
import { type ValidationClassName, validationConfigs } from '#contracts/people/validation-classes.ts';
import { nearestName } from '#mexico/edit-distance.ts';
import type { Keys, Sealer } from '#platform/base/ports.ts';
import { MAX_ERRORS, memberPath, Problem } from '#platform/base/problem.ts';
import type { DefinitionChecks, ValidationClass } from '../classes/class.ts';
import { validationClasses } from '../classes/classes.ts';

type HeaderValues = Readonly<Record<string, string>>;
type ConfigWithHeaders = Record<string, unknown> & { headers?: { name: string; value?: string | null }[] };

/** The headers that Zaguán sets or that control the transport, so a tenant may not set them. */
const SERVER_HEADERS = [
  ...['content-type', 'content-length', 'content-encoding', 'host', 'idempotency-key', 'accept-encoding'],
  ...['transfer-encoding', 'connection', 'keep-alive', 'proxy-connection', 'trailer', 'expect', 'upgrade', 'te'],
];

/** A configuration in stored form: with defaults, and with its headers' values separate. */
interface ReadConfig {
  config: Record<string, unknown>;
  headers: HeaderValues;
}

/**
 * Reads the configuration of a class. Throws `invalid_body` with the path of every fault.
 * @param before The stored configuration: a header sent without a value keeps its stored value, but only for the same server.
 */
export async function readConfig(
  name: ValidationClassName,
  input: Record<string, unknown>,
  before: ReadConfig | null,
  checks: DefinitionChecks,
): Promise<ReadConfig> {
  const parseResult = validationConfigs[name].safeParse(input);
  if (!parseResult.success)
    throw toProblem(parseResult.error.issues.flatMap((issue) => faultsIn(issue, Object.keys(validationConfigs[name].shape))));
  const { headers: sentHeaders = [], ...config }: ConfigWithHeaders = parseResult.data;
  const formerValues = new Map(before && originOf(before.config) === originOf(config) ? Object.entries(before.headers) : []);
  const headers = new Map<string, string>();
  const faults: FieldProblem[] = [];
  for (const [at, header] of sentHeaders.entries()) {
    const key = header.name.toLowerCase();
    const value = header.value ?? formerValues.get(key);
    const fault = (code: string, message: string) =>
      faults.push({ path: `headers.${at}.${value === undefined ? 'value' : 'name'}`, code, message });
    if (value === undefined) fault('missing', 'The header has no stored value: send its value if it is new or for another server.');
    else if (SERVER_HEADERS.includes(key)) fault('not_allowed', 'The server sets this header itself.');
    else if (headers.has(key)) fault('taken', 'This header occurs twice.');
    else headers.set(key, value);
  }
  const { faults: faultsOf } = validationClasses[name] as ValidationClass<ValidationClassName>;
  // The schema has validated the data as this class's configuration, so the cast is safe.
  faults.push(...((await faultsOf?.(parseResult.data as never, checks)) ?? []));
  if (faults.length > 0) throw toProblem(faults);
  // A configuration keeps the names of its headers. Their values are encrypted separately.
  const storedConfig =
    'headers' in parseResult.data ? { ...config, headers: sentHeaders.map((header) => ({ name: header.name, value: null })) } : config;
  return { config: storedConfig, headers: Object.fromEntries(headers) };
}

/** Returns the faults of a schema issue. An unknown member is named with the most similar known member. */
function faultsIn(issue: z.core.$ZodIssue, members: readonly string[]): FieldProblem[] {
  const { path, code, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ path: memberPath(path), code, message }];
  return issue.keys.slice(0, MAX_ERRORS).map((key) => {
    const nearest = path.length === 0 ? nearestName(key, members) : null;
    const hint = nearest === null ? '' : `; did you mean ${nearest}?`;
    return { path: memberPath([...path, key]), code: 'unknown_member', message: `There is no such member${hint}` };
  });
}

const originOf = ({ url }: Record<string, unknown>): string | null => (typeof url === 'string' ? new URL(url).origin : null);

function toProblem(faults: readonly FieldProblem[]): Problem {
  const errors = faults.map((fault) => ({ ...fault, path: fault.path === '' ? 'config' : `config.${fault.path}` }));
  return new Problem('invalid_body', `${errors[0]?.path}: ${errors[0]?.message}`, { status: 422, errors });
}

const contextOf = (tenantId: unknown, id: unknown) => `people.validations ${tenantId} ${id}`;
const headersSchema = z.record(z.string(), z.string());

export type HeaderSealer = ReturnType<typeof createHeaderSealer>;

/** Creates the encrypter of header values, which contain credentials for the tenant's own servers. */
export function createHeaderSealer(keys: Keys) {
  const sealer: Sealer = keys.sealer('people-validation-headers', {
    table: 'people.validations',
    key: ['tenant_id', 'livemode', 'id'],
    column: 'headers',
    context: ({ tenant_id, id }) => contextOf(tenant_id, id),
  });
  return {
    seal: (tenantId: string, id: string, headers: HeaderValues) =>
      sealer.seal(Buffer.from(JSON.stringify(headers)), contextOf(tenantId, id)),
    async open(tenantId: string, id: string, sealedHeaders: Uint8Array): Promise<HeaderValues> {
      return headersSchema.parse(JSON.parse(Buffer.from(await sealer.unseal(sealedHeaders, contextOf(tenantId, id))).toString()));
    },
  };
}
