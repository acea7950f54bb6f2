import type { OpenAPI } from '@orpc/contract';
import { z } from 'zod';
import { currentStep, sessionApi, submitBody } from '#contracts/session/session.ts';
import { IDEMPOTENCY_HEADER, mediaHeaders } from '#contracts/session/wire.ts';
import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import { ADDITION_NOTE, OURS } from '#platform/edge/document/schemas.ts';

type CallName = keyof typeof sessionApi;

/** Summary and description of each call of the session API, except calls that the contract documents itself. */
const texts: Readonly<Partial<Record<CallName, [summary: string, description: string]>>> = {
  read: ['Session: read', 'Returns the state of the workflow: its steps in order, the open one in full, and the data that a screen needs.'],
  start: ['Session: start step', 'Opens the step. `version` is the one last read, so that two devices cannot overwrite each other.'],
  upload: [
    'Session: upload media',
    'Stores a picture or a file for the open step. The body is the bytes, and the browser makes the uuid. The same bytes get the same answer again.',
  ],
  action: ['Session: step action', 'Runs an action that the step’s contract declares, such as sending or checking a code.'],
  file: [
    'Session: step file',
    'Returns a file that the step makes for its person (a page of a document, a signed copy), while the step is open and after it. At most a hundred a minute.',
  ],
  submit: ['Session: submit step', 'Completes the step. 200 if it is done, 202 while something is still being recorded.'],
  withdraw: [
    'Session: withdraw',
    'Withdraws a submission that may not have arrived yet. 200: it is not accepted any more. `step_not_current` or `workflow_finished`: it was accepted before.',
  ],
  back: ['Session: back', 'Opens the previous step again, unless it is final.'],
  error: ['Session: report error', 'Reports a failure of the camera or the device.'],
  handOver: [
    'Session: hand over',
    'Creates the link, with its QR code, with which the person continues on another device. An earlier link ends. At most 20 an hour. With `to`, one of `handoff.sending.destinations`, the link is also sent there, and the earlier one ends when a carrier has accepted the message; `link_not_sent` and `rate_limited` say how long to wait.',
  ],
  comeBack: [
    'Session: come back',
    'Moves the person to the device that sends this. Links to other devices end: their uploads in progress are accepted for two minutes, and nothing else.',
  ],
  answerContender: [
    'Session: answer contender',
    'Answers for a second device that opened the link of this session (`handoff.contested`). With `mine` true it gets the link and the first one leaves; with false the link ends.',
  ],
  sendAgain: [
    'Session: send again',
    'Sends a new link to an address that the person proved in this workflow, and ends the old one. For a second device that is refused with `token_other_device` and had no answer for 60 seconds. 429 says how long to wait; 409 if no address was proved. Three an hour.',
  ],
  lostLink: [
    'Session: whose link',
    'Returns, for a link that no longer opens, the company, its contacts, and the addresses to which a new link can be sent. Those are addresses that the person proved in this workflow, or that a key gave in its setup. After the end, and for a revoked link, there are none.',
  ],
  newLink: [
    'Session: new link',
    'Sends a new link in place of an expired one, to one of the `destinations` of *Session: whose link*. Three a day; 429 says how long to wait.',
  ],
  notMe: [
    'Session: not me',
    'Ends this link, and those that were created with it, because the person does not know the other device (`other_device`).',
  ],
  events: ['Session: events', 'Streams server-sent events, one at every change. Read them with fetch, which can send the token.'],
};

/** Descriptions of statuses whose meaning depends on the call; other statuses are documented for every operation. */
const refusals: Readonly<Partial<Record<CallName, Readonly<Record<number, string>>>>> = {
  upload: { 422: 'The bytes are damaged, do not match their SHA-256, or were captured in a way that the step does not permit.' },
  action: { 422: 'The step refuses the input: a wrong or expired code, a file that cannot be read.' },
  submit: { 422: 'The step refuses the input: a file that cannot be read, a document that cannot be signed.' },
  handOver: { 409: 'The workflow has five live tokens, all used within the hour, or the `Idempotency-Key` was used with another body.' },
};

/** Descriptions of members whose form depends on the step. */
const screenMembers = new Map<z.core.$ZodType, string>([
  [currentStep.shape.setup, 'The part of the setup that the screen needs. It belongs to the widget, and may change with any version.'],
  [currentStep.shape.payload, 'The part of an earlier submission that the screen shows again. It belongs to the widget, like `setup`.'],
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
    header(mediaHeaders.collection, 'The collection of the step.'),
    header(mediaHeaders.sha256, 'The SHA-256 of the bytes, in hex. If it is given, bytes that were changed on the way are refused.'),
    header(mediaHeaders.capture, 'The source: `live`, `file`, `handoff` or `fixture`.'),
  ];
}

function bodyOf(name: CallName, body: z.core.$ZodType | null): { requestBody?: OpenAPI.RequestBodyObject } {
  if (body) return { requestBody: { required: !z.safeParse(body, {}).success, content: json(body) } };
  if (name !== 'upload') return {};
  const schema: OpenAPI.SchemaObject = { type: 'string', format: 'binary' };
  return { requestBody: { required: true, content: Object.fromEntries(PAPER_FILES.map((type) => [type, { schema }])) } };
}

function answerOf(name: CallName, answer: z.core.$ZodType | null): OpenAPI.ResponseObject {
  if (name === 'file') return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  return answer
    ? { description: 'OK', content: json(answer) }
    : { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
}
