import type { OperationMeta } from '#contracts/base/service.ts';
import { memberPath, Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import { bodyToSend } from '../calls/body-to-send.ts';
import { countMembers, type JsonLimits, payloadTooLarge } from '../calls/json-limit.ts';
import { refuseUnstorableValue } from '../calls/storable.ts';
import { checkFormParts } from './form-parts.ts';
import type { Reservation } from './memory-budget.ts';
import { readLimited, statedSizeOf } from './read-limited.ts';

export interface ReadRequest {
  /** The request for the operation, which can read the body once more. */
  request: Request;
  /** The body as sent, which a signature covers. */
  body: string | Uint8Array;
  /** The JSON or the form, whose hash tells a repeated request from another. */
  content: string | FormData;
}

type FormLimits = Pick<NonNullable<OperationMeta['form']>, 'largestFile' | 'anyCase'>;

/** Maximum size of a form without its file, in bytes. */
const MAX_AROUND_A_FILE = 64 * 1024;

/**
 * Reads a whole body as JSON that is not too large to traverse and can be stored. For an empty body `value` is undefined. `invalidBody`:
 * status and code of the answer to a bad body. `arrivalMs`: milliseconds in which the whole body must arrive.
 */
export async function readJsonRequest(
  request: Request,
  {
    invalidBody,
    limits,
    form,
    arrivalMs,
  }: { invalidBody: ServiceModule['invalidBody']; limits: JsonLimits; form?: OperationMeta['form']; arrivalMs?: number },
): Promise<ReadRequest & { body: string; value: unknown }> {
  const { url, method, headers, signal } = request;
  if (!request.body || method === 'GET' || method === 'HEAD') return { request, body: '', content: '', value: undefined };
  const bytes = await readLimited(request, limits.bytes, { arrivalMs });
  if (bytes.byteLength === 0) return { request: new Request(url, { method, headers, signal }), body: '', content: '', value: undefined };
  if (typeOf(request) !== 'application/json') {
    throw new Problem('unsupported_media_type', `Send ${bodyToSend(form)}, with its Content-Type.`);
  }
  refuseManyMembers(bytes, limits, invalidBody);
  const { text, value } = parse(bytes, invalidBody);
  refuseUnstorableValue(value, invalidBody);
  return { request: new Request(url, { method, headers, body: text, signal }), body: text, content: text, value };
}

export function isForm(request: Request): boolean {
  return typeOf(request) === 'multipart/form-data';
}

/** Returns the size of a form in bytes, as its Content-Length states it, but at most `largestFile` plus `MAX_AROUND_A_FILE`. */
export function statedFormSizeOf(request: Request, largestFile: number): number {
  return statedSizeOf(request, largestFile + MAX_AROUND_A_FILE);
}

/**
 * Reads a whole form; its file has at most `largestFile` bytes. With `anyCase` the names of its parts are written in lower case; the other
 * options are those of `readJsonRequest`.
 */
export async function readFormRequest(
  request: Request,
  {
    largestFile,
    anyCase = false,
    invalidBody,
    reservation,
    arrivalMs,
  }: FormLimits & { invalidBody: ServiceModule['invalidBody']; reservation: Reservation | null; arrivalMs?: number },
): Promise<ReadRequest & { body: Uint8Array }> {
  const body = await readLimited(request, largestFile + MAX_AROUND_A_FILE, { reservation, arrivalMs });
  const type = checkFormParts(body, request.headers.get('content-type') ?? '', invalidBody);
  // `new Response(body)` would copy the bytes; of a stream it copies nothing.
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
  const sent = await new Response(stream, { headers: { 'content-type': type } }).formData().catch((cause) => {
    throw new Problem('invalid_body', 'The form cannot be read. Look for a missing boundary.', { ...invalidBody, cause });
  });
  const form = anyCase ? inLowerCase(sent) : sent;
  refuseFilesOfOneName(form, invalidBody);
  const texts = [...form.values()].filter((value) => typeof value === 'string');
  if (texts.reduce((sum, { length }) => sum + length, 0) > MAX_AROUND_A_FILE) throw payloadTooLarge(MAX_AROUND_A_FILE);
  return { request: new ReadForm(request, form), body, content: form };
}

function inLowerCase(form: FormData): FormData {
  const renamed = new FormData();
  for (const [name, value] of form) renamed.append(name.toLowerCase(), value);
  return renamed;
}

/** Throws `invalid_body` for several files with the same name, since an operation would receive a list. */
function refuseFilesOfOneName(form: FormData, invalidBody: ServiceModule['invalidBody']): void {
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    if (parts.length === 1 || parts.every((part) => typeof part === 'string')) continue;
    const path = memberPath([name]);
    const message = `The form has ${parts.length} parts named ${path}. Send one; several files are several requests.`;
    throw new Problem('invalid_body', message, { ...invalidBody, errors: [{ path, code: 'too_many', message }] });
  }
}

/** A request with its parsed form, since parsing twenty megabytes twice costs memory and time. */
class ReadForm extends Request {
  override readonly formData: () => Promise<FormData>;

  constructor({ url, method, headers, signal }: Request, form: FormData) {
    super(url, { method, headers, signal });
    this.formData = () => Promise.resolve(form);
  }
}

function typeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function refuseManyMembers(bytes: Uint8Array, { members }: JsonLimits, invalidBody: ServiceModule['invalidBody']): void {
  if (countMembers(bytes) <= members) return;
  const message = `The body has more than ${members} members in all its objects and lists. Send fewer at once.`;
  throw new Problem('invalid_json', message, { ...invalidBody, errors: [{ path: '', code: 'too_many_members', message }] });
}

function parse(bytes: Uint8Array, invalidBody: ServiceModule['invalidBody']): { text: string; value: unknown } {
  const unreadable = (code: string, message: string) =>
    new Problem('invalid_json', message, { ...invalidBody, errors: [{ path: '', code, message }] });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable('invalid_utf8', 'The body is not UTF-8. Encode it as UTF-8 before sending.');
  }
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw unreadable('invalid_json', 'The body is not valid JSON. Look for a missing quote, bracket or comma.');
  }
}
