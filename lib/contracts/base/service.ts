import { type OpenAPI, oc } from '@orpc/contract';
import { z } from 'zod';
import { atMost, cutAt, jsonAtMost } from './limits.ts';

/** What a server needs to know of an operation beside its schemas. A member replaces what the service declares. */
export interface OperationMeta {
  /** The status and code of a body that does not fit. */
  invalidBody?: { status: 400 | 422; publicCode?: string };
  /** The requests that one caller may send in so many seconds. */
  limit?: { count: number; seconds: number };
  /** The body is a form; `largestFile` is in bytes, `part` the name of the file's part. */
  form?: { largestFile: number; part: string };
  /** `message`: a problem's body has `message` too, and its wrong members as `detail: [{loc, msg, type}]`. */
  envelope?: 'success' | 'message';
  /** A POST that changes nothing and asks nobody outside. Nothing is remembered of its answers: a repeat is answered anew. */
  reads?: boolean;
  /** Where it differs from the published interface, in sentences. `docs/differences.md` lists them. */
  differs?: string;
  /** For the processes of one installation alone: no key or token may call it, and no reference lists it. */
  internal?: boolean;
}

const meta: OperationMeta = {};

/**
 * Starts an operation whose input is the body, the query or the path's parameters. `summary` is the operation's name in `spec/`.
 * A path parameter together with a body needs `addressedOperation`: merged, a body member of the same name would replace it.
 */
export const operation = oc.$meta(meta).$route({ inputStructure: 'compact' });

/** Starts an operation for the other processes of one installation. */
export const internalOperation = oc.$meta({ internal: true } as OperationMeta).$route({ inputStructure: 'compact' });

/**
 * Declares statuses that differ from those of the operation's kind (an id in the path: 404, a POST: 409, …). Each has its reason, or null
 * where the operation never answers with it. `.route({ …, ...answers({ 409: 'At most five live at once.' }) })`
 */
export function answers(statuses: Readonly<Record<number, string | null>>) {
  const responses = Object.fromEntries(Object.entries(statuses).map(([status, reason]) => [status, { description: reason ?? '' }]));
  return { spec: (described: OpenAPI.OperationObject) => ({ ...described, responses: { ...described.responses, ...responses } }) };
}

/** Declares the 409 of an operation that deletes what a legal hold keeps. */
export const keptByHold = answers({ 409: 'The tenant is under legal hold: nothing is deleted until it is lifted.' });

/** Declares an operation that answers with a file. Its output is `{headers, body}`; `statuses` as in `answers`. */
export function download(type: string, statuses: Parameters<typeof answers>[0] = {}) {
  return {
    spec: (described: OpenAPI.OperationObject) => {
      const { responses, ...rest } = answers(statuses).spec(described);
      return { ...rest, responses: { ...responses, ...file(type) } };
    },
  };
}

/** Declares a download that `Accept` may turn into JSON. The output's body is the JSON's schema or `z.custom` for the file. */
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

/** A uuid in a body, a query or an answer, as in `uuid.ts`. */
export const uuid = z.uuid().toLowerCase();

/**
 * A uuid in a path. It becomes small letters, for its text names files, log streams and turns. Its form is documented and not validated:
 * a text that is no uuid is 404 like any unknown id.
 */
export const pathUuid = z.string().check(cutAt(64)).toLowerCase().meta({ format: 'uuid' });

/** A text without the blanks around it, which may be as many again. */
export const line = (characters: number) =>
  z
    .string()
    .check(atMost(2 * characters))
    .trim()
    .max(characters);

/** An e-mail address. */
export const emailInput = z.string().check(atMost(254), z.email());

/** An address that our webhooks call. */
export const callAddress = z.string().check(atMost(2_000), z.url({ protocol: /^https?$/ }));

/** A name of the caller's in a path. Nothing is named by a longer one. */
export const pathName = z.string().check(cutAt(300));

/** An object of the caller's own, in an answer. */
export const freeObject = z.record(z.string(), z.unknown());

/** Characters of such an object as JSON. Lists carry one in every record. */
export const LARGEST_OBJECT = 16_384;

/** An object of the caller's own, in a request. */
export const objectInput = freeObject
  .check(jsonAtMost(LARGEST_OBJECT))
  .meta({ description: `Yours; kept and shown, never read. At most ${LARGEST_OBJECT} characters as JSON.` });

/** A time in an answer, as ISO 8601 UTC text. */
export const timestamp = z.iso.datetime();

const FIRST_TIME = Date.UTC(1900, 0);
const LAST_TIME = Date.UTC(9999, 0);

/** A day and a time without a zone, which is UTC's. */
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

/** A time in a request, in any zone (UTC unless it says), within years that every calendar and database has. */
export const timeInput = timeOf((text) => text);

/** The same, or a day of Mexico City, which has had no summer time since 2022: the moment at which it begins, or ends. */
export const timeOrDay = (moment: 'begins' | 'ends') =>
  timeOf((text) => (DAY.test(text) ? `${text}T${moment === 'begins' ? '00:00:00.000' : '23:59:59.999'}-06:00` : text));
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `{success, result}`. */
export function envelope<Result extends z.ZodType>(result: Result) {
  return z.object({ success: z.literal(true), result });
}

/** The paged shape of `spec/`. It has no total. */
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

/** What a cursor says: it goes on after or before the row that has this time of creation, in milliseconds, and this id. */
const cursorOver = (id: string) =>
  z
    .string()
    .regex(new RegExp(`^(after|before)\\.\\d{1,14}\\.${id}$`), { error: 'Take it from next_page_url or prev_page_url' })
    .meta({
      description:
        'Ours: comes with `next_page_url` and `prev_page_url`. The page goes on where that one ended, whatever is added meanwhile.',
    });

const LARGEST_PAGE = 100;

/** Which page of a list. Numbers arrive as text. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);

/** The query of a list whose rows keep their places: the number of a page finds it. */
export const numberedPageQuery = {
  page: pageNumber,
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .overwrite((rows) => Math.min(rows, LARGEST_PAGE))
    .default(20)
    .meta({ description: `More than ${LARGEST_PAGE} are answered as ${LARGEST_PAGE}.` }),
};

/** The query of a list whose rows have such ids, as a pattern. */
export const pageQueryOver = (id: string) => ({ ...numberedPageQuery, cursor: cursorOver(id).optional() });

/** The query of a list whose rows have uuids. */
export const pageQuery = pageQueryOver('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}');
