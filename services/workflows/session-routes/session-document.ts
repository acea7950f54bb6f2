import type { OpenAPI } from '@orpc/contract';
import { z } from 'zod';
import { currentStep, sessionApi, submitBody } from '#contracts/session/session.ts';
import { IDEMPOTENCY_HEADER, mediaHeaders } from '#contracts/session/wire.ts';
import { ADDITION_NOTE, OURS } from '#platform/edge/document/schemas.ts';

type CallName = keyof typeof sessionApi;

/** Summary and description of each call of the session API, except calls that the contract documents itself. */
const texts: Readonly<Partial<Record<CallName, [summary: string, description: string]>>> = {
  read: ['Session: read', 'Where the workflow stands: its steps in order, the open one in full, and what a screen needs to show it.'],
  start: ['Session: start step', 'Opens the step. `version` is the one last read, so that two devices cannot overwrite each other.'],
  upload: [
    'Session: upload media',
    'Stores a picture or a file for the open step. The body is the bytes, the browser makes the uuid; the same bytes again get the same answer.',
  ],
  action: ['Session: step action', 'Does what the step’s contract declares, like sending or checking a code.'],
  file: [
    'Session: step file',
    'A file that the step makes for its person (a page of a document, a signed copy), while the step is open and once it is done. A hundred a minute.',
  ],
  submit: ['Session: submit step', 'Completes the step. 200 when it is done, 202 while something is still being recorded.'],
  withdraw: [
    'Session: withdraw',
    'Takes back an answer that may still be on its way: 200, and it counts no more; `step_not_current` or `workflow_finished` where it was accepted before.',
  ],
  back: ['Session: back', 'Re-opens the step before, unless it is final.'],
  error: ['Session: report error', 'Tells of a camera or device failure that the person met.'],
  handOver: [
    'Session: hand over',
    'Makes the link, and its QR code, with which the person goes on at another device. An earlier one ends; at most 20 an hour. With `to`, one of `handoff.sending.destinations`, it is sent there too, and the earlier one ends when a carrier took it; `link_not_sent` and `rate_limited` say how long to wait.',
  ],
  comeBack: [
    'Session: come back',
    'The person goes on at the device that asks. The links to others end: what they were uploading is taken for two minutes, and nothing else.',
  ],
  answerContender: [
    'Session: answer contender',
    'A second device opened the link that this session made (`handoff.contested`). With `mine` true it takes the link, and the first one leaves; with false the link ends.',
  ],
  sendAgain: [
    'Session: send again',
    'For a second device that is refused with `token_other_device` and had no answer for 60 seconds: a new link goes to an address that the person proved here, and the old one ends. 429 says how long to wait; 409 where nothing was proven. Three an hour.',
  ],
  lostLink: [
    'Session: whose link',
    'For a link that opens no more: the company, whom to ask, and where a new link can be sent. That is what the person proved in this workflow, or what a key gave in its setup; after the end, and for a link that was revoked, it is nowhere.',
  ],
  newLink: [
    'Session: new link',
    'Sends a new link in the place of one that has expired, to one of the `destinations` of *Session: whose link*. Three a day; 429 says how long to wait.',
  ],
  notMe: [
    'Session: not me',
    'The person does not know the other device (`other_device`): this link ends, and those that were made with it.',
  ],
  events: ['Session: events', 'Server-sent events, one at every change, to be read with fetch (an `EventSource` cannot send the token).'],
};

/** Descriptions of statuses whose meaning depends on the call; other statuses are documented for every operation. */
const refusals: Readonly<Partial<Record<CallName, Readonly<Record<number, string>>>>> = {
  upload: { 422: 'The bytes are damaged, do not match their SHA-256, or were captured in a way that the step does not take.' },
  action: { 422: 'The step refuses what it was given: a wrong or expired code, a file that cannot be read.' },
  submit: { 422: 'The step refuses what it was given: a file that cannot be read, a document that cannot be signed.' },
  handOver: { 409: 'The workflow has five live tokens, all used within the hour, or the `Idempotency-Key` was used with another body.' },
};

/** Descriptions of members whose form depends on the step. */
const screenMembers = new Map<z.core.$ZodType, string>([
  [currentStep.shape.setup, 'What the screen of this step needs of its setup. It is the widget’s, and may change with any version.'],
  [currentStep.shape.payload, 'What an earlier answer to this step held, as its screen shows it again. It is the widget’s, like `setup`.'],
]);

const json = (schema: z.core.$ZodType) => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // The mark is added here rather than in the contract, which is part of the browser's bundle.
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === submitBody.shape.submission) jsonSchema.ofKind = 'submission';
      const description = screenMembers.get(zodSchema);
      if (description !== undefined) jsonSchema.description = description;
    },
  });
  return { 'application/json': { schema: rest as OpenAPI.SchemaObject } };
};

/** Headers that a request may omit. */
const OPTIONAL: ReadonlySet<string> = new Set([IDEMPOTENCY_HEADER, mediaHeaders.sha256]);

const header = (name: string, description: string): OpenAPI.ParameterObject => ({
  name,
  in: 'header',
  required: !OPTIONAL.has(name),
  schema: { type: 'string' },
  description,
});

/** Returns the calls that a browser makes with a workflow's token, as paths of an OpenAPI document. */
export function sessionPaths(): OpenAPI.PathsObject {
  const paths: OpenAPI.PathsObject = {};
  for (const [name, call] of Object.entries(sessionApi) as [CallName, (typeof sessionApi)[CallName]][]) {
    const [summary, description] = texts[name] ?? [];
    if (!summary || !description) continue;
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: {
        operationId: `session.${name}`,
        summary,
        description,
        tags: ['Session API'],
        [OURS]: ADDITION_NOTE,
        security: [{ bearer: [] }],
        parameters: [...names.map(pathParameter), ...headersOf(name, call.method)],
        ...bodyOf(name, call.body),
        responses: {
          200: answerOf(name, call.answer),
          ...Object.fromEntries(Object.entries(refusals[name] ?? {}).map(([status, description]) => [status, { description }])),
        },
      },
    };
  }
  return paths;
}

function pathParameter(name: string): OpenAPI.ParameterObject {
  return {
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'uuid' || name === 'media' ? { format: 'uuid' } : {}) },
  };
}

function headersOf(name: CallName, method: string): OpenAPI.ParameterObject[] {
  if (method === 'POST') return [header(IDEMPOTENCY_HEADER, 'The same key again gets the same answer, for 24 hours.')];
  if (name !== 'upload') return [];
  return [
    header(mediaHeaders.collection, 'Which of the step’s media this is.'),
    header(mediaHeaders.sha256, 'SHA-256 of the bytes, in hexadecimal. Where it is given, bytes that arrived changed are refused.'),
    header(mediaHeaders.capture, 'Where it came from: `live`, `file`, `handoff` or `fixture`.'),
  ];
}

function bodyOf(name: CallName, body: z.core.$ZodType | null): { requestBody?: OpenAPI.RequestBodyObject } {
  if (body) return { requestBody: { required: !z.safeParse(body, {}).success, content: json(body) } };
  if (name !== 'upload') return {};
  const schema: OpenAPI.SchemaObject = { type: 'string', format: 'binary' };
  const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } };
}

function answerOf(name: CallName, answer: z.core.$ZodType | null): OpenAPI.ResponseObject {
  if (name === 'file') return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  return answer
    ? { description: 'OK', content: json(answer) }
    : { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
}
