import { type OpenAPI, oc } from '@orpc/contract';
import { z } from 'zod';

/** What a server has to know of an operation beside its schemas. Each member is the operation's own where its service says otherwise. */
export interface OperationMeta {
  /** How a body that does not fit is answered. */
  invalidBody?: { status: 400 | 422; publicCode?: string };
  /** Requests of one caller in so many seconds. */
  limit?: { count: number; seconds: number };
  /** The body may be a form; `largestFile` is in bytes. */
  form?: { largestFile: number };
  /** The members of a problem's body: `{success, code, error}` unless it is `{message, detail}`. */
  envelope?: 'success' | 'message';
  /** Answers the processes of one installation alone: never a key or a token, and in no reference. */
  internal?: boolean;
}

const meta: OperationMeta = {};

/**
 * A contract's starting point: the input is the body, the query, or the path's parameters; `summary` is the operation's name in `spec/`.
 * Not for a path parameter together with a body: merged, a body member of the same name would win over the path.
 */
export const operation = oc.$meta(meta).$route({ inputStructure: 'compact' });

/** An operation for the other processes of one installation. */
export const internalOperation = oc.$meta({ internal: true } as OperationMeta).$route({ inputStructure: 'compact' });

/**
 * For an operation whose statuses are not those of its kind (an id in the path: 404, a POST: 409, …): each that it has beside them,
 * with its reason; null for one that it never answers with. `.route({ …, ...answers({ 409: 'At most five live at once.' }) })`
 */
export function answers(statuses: Readonly<Record<number, string | null>>) {
  const responses = Object.fromEntries(Object.entries(statuses).map(([status, reason]) => [status, { description: reason ?? '' }]));
  return { spec: (described: OpenAPI.OperationObject) => ({ ...described, responses: { ...described.responses, ...responses } }) };
}

/** For an operation that deletes what a legal hold keeps. */
export const keptByHold = answers({ 409: 'The tenant is under legal hold: nothing is deleted until it is lifted.' });

/** For an operation that answers with a file, its output `{headers, body}`; `statuses` as in `answers`. */
export function download(type: string, statuses: Parameters<typeof answers>[0] = {}) {
  return {
    spec: (described: OpenAPI.OperationObject) => {
      const { responses, ...rest } = answers(statuses).spec(described);
      return { ...rest, responses: { ...responses, ...file(type) } };
    },
  };
}

/** The same where `Accept` may ask for JSON instead; the output's body is the JSON's schema or `z.custom` for the file. */
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

/** For a path parameter together with a body or query: the input is `{params, query, body}`, each under its own name. */
export const addressedOperation = oc.$meta(meta).$route({ inputStructure: 'detailed' });

/**
 * A path's uuid, in small letters whichever way it came: as text it names files, log streams and turns. Its form is documented, not
 * demanded: what is no uuid names nothing, and that is 404 like any unknown id.
 */
export const pathUuid = z.string().toLowerCase().meta({ format: 'uuid' });

/** An object of the caller's own, as it is shown. */
export const freeObject = z.record(z.string(), z.unknown());

/** Characters of such an object as JSON: it rides along with every record that is listed. */
export const LARGEST_OBJECT = 16_384;

/** The same as it arrives. */
export const givenObject = freeObject
  .refine((value) => JSON.stringify(value).length <= LARGEST_OBJECT, { error: `At most ${LARGEST_OBJECT} characters as JSON` })
  .meta({ description: `Yours; kept and shown, never read. At most ${LARGEST_OBJECT} characters as JSON.` });

/** Times leave as ISO 8601 UTC text. */
export const timestamp = z.iso.datetime();

const FIRST_TIME = Date.UTC(1900, 0);
const LAST_TIME = Date.UTC(9999, 0);

/** A time that arrives, with any zone; within years that every calendar and database has. */
export const givenTime = z.iso.datetime({ offset: true }).refine(
  (text) => {
    const time = Date.parse(text);
    return time >= FIRST_TIME && time < LAST_TIME;
  },
  { error: 'A time between the years 1900 and 9999' },
);

/** `{success, result}`. */
export function envelope<Result extends z.ZodType>(result: Result) {
  return z.object({ success: z.literal(true), result });
}

/** The paged shape; `per_page` is 20 unless asked, at most 100, and there is no total. */
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
      description: 'Comes with `next_page_url` and `prev_page_url`: the page goes on where that one ended, whatever is added meanwhile.',
    });

/** The query of a list whose rows have such ids, as a pattern. Page numbers and sizes arrive as text. */
export const pageQueryOver = (id: string) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  cursor: cursorOver(id).optional(),
});

/** The query of a list whose rows have uuids. */
export const pageQuery = pageQueryOver('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}');
