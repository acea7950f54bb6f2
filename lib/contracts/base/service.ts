import { type OpenAPI, oc } from '@orpc/contract';
import { z } from 'zod';
import { startOfDay } from '#mexico/today.ts';
import { atMost, cutAt, jsonAtMost } from './limits.ts';

/** Properties of an operation other than its schemas. They take precedence over those of the service. */
export interface OperationMeta {
  /** Status and code of the answer to a body that does not match the schema. */
  invalidBody?: { status: 400 | 422; publicCode?: string };
  /** Rate limit: one caller may send `count` requests in `seconds`. */
  limit?: { count: number; seconds: number };
  /**
   * Makes the body a form. `largestFile`: its maximum in bytes. `part`: the name of the form's part with the file. `anyCase`: true if
   * names of parts match in any case, because the published interface writes them with a capital (`Pages`).
   */
  form?: { largestFile: number; part: string; anyCase?: boolean };
  /** `message`: a problem's body also has `message`, and its wrong members as `detail: [{loc, msg, type}]`. */
  envelope?: 'success' | 'message';
  /** Headers of every answer; `otherwise` is the default value. */
  answerHeaders?: Readonly<Record<string, { otherwise: string; description: string }>>;
  /** True for a POST that changes nothing and calls no other system: its answers are not stored for repeats. */
  reads?: boolean;
  /** Differences from the published interface, in sentences; `npm run differences` writes them into `docs/differences.md`. */
  differs?: string;
  /** Codes of refusals that the published interface does not name, each with its reason; written there too. */
  refuses?: Readonly<Record<string, string>>;
  /** True if only processes of the same installation call it: keys and tokens may not, and no API reference lists it. */
  internal?: boolean;
}

/** Returns an operation's differences from the published interface in sentences; empty if there are none. */
export function differencesOf({ differs, refuses = {}, limit }: OperationMeta): string {
  const refusals = Object.entries(refuses).map(([code, reason]) => `\`${code}\` (${reason})`);
  return [
    ...(differs === undefined ? [] : [differs]),
    ...(refusals.length > 0 ? [`Refusals: ${refusals.join(', ')}.`] : []),
    ...(limit === undefined
      ? []
      : [`At most ${limit.count} requests ${limit.seconds === 60 ? 'a minute' : `in ${limit.seconds} seconds`}.`]),
  ].join(' ');
}

const meta: OperationMeta = {};

/**
 * Starts an operation with one flat input (body, query or path parameters). `summary` is its name in `spec/`. For a path parameter and a
 * body use `addressedOperation`: a flat input would merge members with equal names.
 */
export const operation = oc.$meta(meta).$route({ inputStructure: 'compact' });

/** Declares statuses that differ from the defaults for the operation's method: each with its reason, or null if it never occurs. */
export function answers(statuses: Readonly<Record<number, string | null>>) {
  const responses = Object.fromEntries(Object.entries(statuses).map(([status, reason]) => [status, { description: reason ?? '' }]));
  return { spec: (described: OpenAPI.OperationObject) => ({ ...described, responses: { ...described.responses, ...responses } }) };
}

/** Declares the 409 of a deletion under legal hold. */
export const keptByHold = answers({ 409: 'The tenant is under legal hold: nothing is deleted until the hold is lifted.' });

/** Declares that the answer is a file. The output is `{headers, body}`; `statuses` as in `answers`. */
export function download(type: string, statuses: Parameters<typeof answers>[0] = {}) {
  return {
    spec: (described: OpenAPI.OperationObject) => {
      const { responses, ...rest } = answers(statuses).spec(described);
      return { ...rest, responses: { ...responses, ...file(type) } };
    },
  };
}

/** Declares that the answer is a file or JSON, as `Accept` selects. The output's body is the JSON's schema, or `z.custom` for the file. */
export function downloadOrJson(type: string) {
  return {
    spec: (described: OpenAPI.OperationObject) => {
      const { 200: json } = (described.responses ?? {}) as Record<string, OpenAPI.ResponseObject>;
      return { ...described, responses: { ...described.responses, ...file(type, json?.content) } };
    },
  };
}

function file(type: string, otherwise: Record<string, OpenAPI.MediaTypeObject> = {}): OpenAPI.ResponsesObject {
  return { 200: { description: 'A file.', content: { [type]: { schema: { type: 'string' } }, ...otherwise } } };
}

/** Starts an operation with a path parameter and a body or query: its input is `{params, query, body}`. */
export const addressedOperation = oc.$meta(meta).$route({ inputStructure: 'detailed' });

export const uuid = z.uuid().toLowerCase();

/** A uuid in a path, in lower case because it names files, log streams and locks. A malformed one is 404, not 400. */
export const pathUuid = z.string().check(cutAt(64)).toLowerCase().meta({ format: 'uuid' });

/** The path's parameter of an operation on one record. */
export const byId = z.object({ id: pathUuid });
export const byUuid = z.object({ uuid: pathUuid });

/** A trimmed text of at most `characters`. The untrimmed text may be twice as long. */
export const line = (characters: number) =>
  z
    .string()
    .check(atMost(2 * characters))
    .trim()
    .max(characters);

export const emailInput = z.string().check(atMost(254), z.email());

/** A URL to which webhooks are sent. */
export const callAddress = z.string().check(atMost(2_000), z.url({ protocol: /^https?$/ }));

/** A name that the caller chose, in a path. No stored name is longer than 300 characters. */
export const pathName = z.string().check(cutAt(300));

/** An object of any form that the caller stored, in an answer. */
export const freeObject = z.record(z.string(), z.unknown());

/** Maximum number of characters in the caller's object as JSON. Limited because each record of a list contains its object. */
export const LARGEST_OBJECT = 16_384;

/** An object of any form that the caller stores, in a request. */
export const objectInput = freeObject
  .check(jsonAtMost(LARGEST_OBJECT))
  .describe(`An object of your own. It is stored and shown, and its members are not read. At most ${LARGEST_OBJECT} characters as JSON.`);

/** A time in an answer: ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

const FIRST_TIME = Date.UTC(1900, 0);
const LAST_TIME = Date.UTC(9999, 0);

/** Day and time without a zone, read as UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

const timeOf = (complete: (text: string) => string) =>
  z
    .string()
    .check(atMost(40))
    .overwrite((text) => complete(text).replace(WITHOUT_ZONE, '$1T$2Z'))
    .check(z.iso.datetime({ offset: true }))
    .refine(
      (text) => {
        const time = Date.parse(text);
        return time >= FIRST_TIME && time < LAST_TIME;
      },
      { error: 'A time between the years 1900 and 9999' },
    );

/** A time in a request, in any zone (UTC by default), between the years 1900 and 9999, which calendars and databases support. */
export const timeInput = timeOf((text) => text);

/** A time, or a day, which stands for its first moment in Mexico City, or for its last: one millisecond before the next day. */
export const timeOrDay = (moment: 'begins' | 'ends') => {
  const time = (day: string) => (moment === 'begins' ? startOfDay(day, 0) : new Date(startOfDay(day, 1).getTime() - 1));
  return timeOf((text) => (DAY.safeParse(text).success ? time(text).toISOString() : text));
};
const DAY = z.iso.date();

/** The envelope of a successful answer: `{success, result}`. */
export function envelope<Result extends z.ZodType>(result: Result) {
  return z.object({ success: z.literal(true), result });
}

/** A page of a list, as in `spec/`; without a total. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    current_page: z.int(),
    data: z.array(item),
    from: z.int().nullable(),
    next_page_url: z.string().nullable(),
    per_page: z.int(),
    prev_page_url: z.string().nullable(),
    to: z.int().nullable(),
  });
}

/** Cursor: continues after or before the row with this creation time (milliseconds) and id. */
const cursorOver = (id: string) =>
  z
    .string()
    .regex(new RegExp(`^(after|before)\\.\\d{1,14}\\.${id}$`), { error: 'Take it from next_page_url or prev_page_url' })
    .describe(
      'Ours: the place where the page continues, from `next_page_url` or `prev_page_url`. Records that are added meanwhile do not shift it.',
    );

const LARGEST_PAGE = 100;

export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** Query of a list whose rows keep their position, so that page numbers suffice. */
export const numberedPageQuery = {
  page: pageNumber,
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .overwrite((rows) => Math.min(rows, LARGEST_PAGE))
    .default(20)
    .describe(`The number of records on a page. A number above ${LARGEST_PAGE} counts as ${LARGEST_PAGE}.`),
};

/** Query of a list whose rows have ids of this pattern: by page number or cursor. */
export const pageQueryOver = (id: string) => ({ ...numberedPageQuery, cursor: cursorOver(id).optional() });

/** Query of a list whose rows have uuids. */
export const pageQuery = pageQueryOver('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}');

/** Query of a list of records that belong to people. */
export const pagesOfPerson = z.object({
  ...pageQuery,
  person_id: uuid.optional().describe('Ours: the person whose records are returned.'),
});
