import * as z from 'zod/mini';
import { atMost, membersAtMost } from '../base/limits.ts';
import { messageChannels } from '../base/message-channels.ts';
import { sessionStatuses, stepStatuses, workflowStatuses } from '../base/statuses.ts';
import { uuid } from '../base/uuid.ts';
import { captureSources } from '../steps/step.ts';
import { devicesWire } from './devices-wire.ts';
import { sessionWire } from './wire.ts';

/**
 * The session API, which a browser calls with a workflow's token: methods, paths and schemas, shared by the widget's client and the
 * server's routes. Paths are relative to `/workflows`.
 */

const timestamp = z.iso.datetime();

export const workflowStatus = z.enum(workflowStatuses);
export type WorkflowStatus = z.output<typeof workflowStatus>;

export const sessionStatus = z.enum(sessionStatuses);

export const stepStatus = z.enum(stepStatuses);
export type StepStatus = z.output<typeof stepStatus>;

export const captureSource = z.enum(captureSources);

/** A medium (picture or file) that the server stores for the current step. */
export const storedMedia = z.object({
  uuid,
  collection: z.string(),
  mime: z.string(),
  size: z.number(),
  sha256: z.string(),
  capture: captureSource,
});
export type StoredMedia = z.output<typeof storedMedia>;

/** A step's needs. The widget's shell decides by them, never by a step's name. */
const stepNeeds = z.object({
  camera: z.boolean(),
  geolocation: z.boolean(),
  people: z.boolean(),
  consent: z.nullable(z.string()),
});

export const sessionStep = z.object({
  uuid,
  step: z.string(),
  custom_id: z.string(),
  status: stepStatus,
  /** Version of the step. Start, submit and back send it, so that two devices cannot overwrite each other. */
  version: z.number(),
  attempts_left: z.number(),
  metadata: z.object({ name: z.string(), title: z.nullable(z.string()), description: z.nullable(z.string()) }),
  needs: stepNeeds,
  final: z.boolean(),
  /** `operator`: while the step is current, the person waits and the widget watches the session for changes. */
  answered_by: z.enum(['person', 'operator']),
  minutes: z.number(),
  bring: z.array(z.string()),
  /** Facts that the step asks for; after its submission or the workflow's end, those that the person shared. */
  shares: z.array(z.string()),
  /**
   * File that the person may download once the step is done. `ready` is false while the file does not exist yet; `waits_for_others` is true
   * if other people have to do their part first; `comes` is false if it will not be made.
   */
  keeps: z.nullable(
    z.object({ file: z.string(), save_as: z.string(), ready: z.boolean(), waits_for_others: z.boolean(), comes: z.boolean() }),
  ),
  error: z.nullable(z.object({ reason: z.string(), error_id: z.number() })),
});
export type SessionStep = z.output<typeof sessionStep>;

/** The open step with its setup for the browser, an earlier submission and stored media. */
export const currentStep = z.extend(sessionStep, {
  setup: z.unknown(),
  payload: z.unknown(),
  media: z.array(storedMedia),
});
export type CurrentStep = z.output<typeof currentStep>;

/** Channel of an address that the person proved with a one-time code. */
const messageChannel = z.enum(messageChannels);
export type MessageChannel = z.output<typeof messageChannel>;

const sentAgain = z.object({
  channel: messageChannel,
  /** Masked. */
  to: z.string(),
});
export type SentAgain = z.output<typeof sentAgain>;

const ownAddress = z.object({ id: z.string(), ...sentAgain.shape });
/** An address to which a link can be sent. `wait`: seconds until it may be sent (again). */
const destination = z.extend(ownAddress, { wait: z.number() });

/** Addresses for the handoff link as a message; null unless `away` is `sent`. */
const handoffSending = z.object({
  /** Addresses that the person proved in this workflow. */
  destinations: z.array(destination),
  /** Address to which the current link was sent. */
  last: z.nullable(ownAddress),
});
export type HandoffSending = z.output<typeof handoffSending>;

const contacts = z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()), url: z.nullable(z.string()) });

export const sessionView = z.object({
  workflow: z.object({
    uuid,
    status: sessionStatus,
    livemode: z.boolean(),
    disable_geolocation: z.boolean(),
    started_at: z.nullable(timestamp),
    finished_at: z.nullable(timestamp),
    error: z.nullable(z.object({ reason: z.string(), error_id: z.number(), fatal: z.boolean() })),
  }),
  /** Given names from this workflow, for the final screen; null before the workflow's end. */
  first_name: z.nullable(z.string()),
  steps: z.array(sessionStep),
  current: z.nullable(currentStep),
  can_go_back: z.boolean(),
  company: z.object({
    name: z.string(),
    logo_url: z.nullable(z.string()),
    privacy_notice_url: z.nullable(z.string()),
    support: contacts,
    /** Days for which photos are kept after the workflow's end. */
    media_days: z.number(),
  }),
  customization: z.nullable(
    z.object({
      texts: z.record(z.string(), z.record(z.string(), z.string())),
      colors: z.record(z.string(), z.string()),
      /** A PNG as data, until the person begins; null afterwards, or if there is no logo. */
      logo: z.nullable(z.string()),
    }),
  ),
  languages: z.array(z.string()),
  limits: z.object({ image_bytes: z.number(), image_pixels: z.number(), pdf_bytes: z.number() }),
  /** URL of the redirect at the end, with `workflow` and `status`; null before the end, or if the workflow has none. */
  redirect_url: z.nullable(z.string()),
  handoff: z.object({
    /** True if another device's session made this link. */
    guest: z.boolean(),
    /** Set if the person continues on another device: `sent` until that device opens the link. Null while they continue here. */
    away: z.nullable(z.enum(['sent', 'opened'])),
    sending: z.nullable(handoffSending),
    /** True if a second device opened this session's link and waits for `answerContender`. */
    contested: z.boolean(),
  }),
  /** Set if another device uses this link or waits for it. */
  other_device: z.nullable(z.object({ since: timestamp })),
  token_expires_at: z.nullable(timestamp),
  server_time: timestamp,
});
export type SessionView = z.output<typeof sessionView>;

export const internalMetadata = z.object({
  ip: z.optional(z.nullable(z.union([z.ipv4(), z.ipv6()]))),
  user_agent: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  device_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  device_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  system_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  system_version: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  app_version: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
});

/** Latitude and longitude, as strings, like the `coordinates` of a step. */
export const coordinates = z.nullable(
  z.tuple([z.string().check(atMost(40), z.regex(/^-?\d{1,2}(\.\d+)?$/)), z.string().check(atMost(40), z.regex(/^-?\d{1,3}(\.\d+)?$/))]),
);

/** The step's version that the browser read last. */
const version = z.number().check(z.int(), z.nonnegative());
const versionBody = z.object({ version });
const language = z.optional(z.string().check(z.maxLength(10)));

export const submitBody = z.object({
  version,
  submission: z.unknown(),
  coordinates: z.optional(coordinates),
  language,
});
export const actionBody = z.object({ input: z.unknown(), language });
/** Maximum number of figures in a reported failure. Limited because every list of workflows contains them. */
export const MAX_FIGURES = 20;
export const sessionFigures = z.record(z.string().check(z.maxLength(40)), z.number()).check(membersAtMost(MAX_FIGURES));

/** A failure of the camera or device. The server logs it, and stores it on the step if the person cannot continue. */
const errorBody = z.object({
  version,
  reason: z.string().check(z.regex(/^[a-z_]{1,60}$/)),
  extra: z.optional(sessionFigures),
});

/** Body of a handoff. `to`: an id of `handoff.sending.destinations`, to which the new link is also sent. */
const handoffBody = z.object({
  to: z.optional(z.string().check(z.maxLength(100))),
  language,
});

/** A link for another device. It is shown once; a new link replaces it. */
export const handoffLink = z.object({
  url: z.string(),
  /** The QR code as one SVG path: stroke it one unit wide in a square of `size` units, with four free units around. */
  qr: z.object({ size: z.number(), path: z.string() }),
  expires_at: z.nullable(timestamp),
  /** True if this link ended an earlier link. */
  replaced: z.boolean(),
});
export type HandoffLink = z.output<typeof handoffLink>;

/** Answer about a second device. `mine`: it is the person's own and takes over the link; otherwise the link ends. */
const contenderBody = z.object({ mine: z.boolean() });

/** Request of a waiting device for its own link, which is sent to an address that was proved in this workflow. */
const sendAgainBody = z.object({ language });
/** A link that has expired or ended. None of its `destinations` comes from a person's record. */
export const lostLink = z.object({
  company: z.object({ name: z.string(), support: contacts }),
  /** Addresses to which a new link can be sent. */
  destinations: z.array(destination),
});
export type LostLink = z.output<typeof lostLink>;
/** Request for a new link. `to`: an id of `destinations`. */
const newLinkBody = z.object({
  to: z.string().check(z.maxLength(100)),
  language,
});

const answer = <Result extends z.ZodMiniType>(result: Result) => z.object({ success: z.literal(true), result });
const view = answer(sessionView);

export const sessionApi = {
  read: { ...sessionWire.read, body: null, answer: view },
  initialize: { ...sessionWire.initialize, body: internalMetadata, answer: null },
  start: { ...sessionWire.start, body: versionBody, answer: view },
  upload: { ...sessionWire.upload, body: null, answer: answer(storedMedia) },
  action: { ...sessionWire.action, body: actionBody, answer: answer(z.unknown()) },
  /** The answer is the file itself. */
  file: { ...sessionWire.file, body: null, answer: null },
  submit: { ...sessionWire.submit, body: submitBody, answer: view },
  withdraw: { ...sessionWire.withdraw, body: versionBody, answer: view },
  back: { ...sessionWire.back, body: versionBody, answer: view },
  error: { ...sessionWire.error, body: errorBody, answer: view },
  handOver: { ...devicesWire.handOver, body: handoffBody, answer: answer(handoffLink) },
  comeBack: { ...devicesWire.comeBack, body: null, answer: view },
  answerContender: { ...devicesWire.answerContender, body: contenderBody, answer: view },
  sendAgain: { ...devicesWire.sendAgain, body: sendAgainBody, answer: answer(sentAgain) },
  lostLink: { ...devicesWire.lostLink, body: null, answer: answer(lostLink) },
  newLink: { ...devicesWire.newLink, body: newLinkBody, answer: answer(sentAgain) },
  notMe: { ...devicesWire.notMe, body: null, answer: answer(z.object({ ended: z.literal(true) })) },
  events: { ...devicesWire.events, body: null, answer: null },
} as const;

/** The body of every error; the members of the published interface come first. */
export const problemBody = z.object({
  success: z.literal(false),
  code: z.union([z.number(), z.string()]),
  error: z.string(),
  request_id: z.string(),
  type: z.string(),
  title: z.string(),
  detail: z.string(),
  instance: z.string(),
  errors: z.optional(z.unknown()),
});
export type ProblemBody = z.output<typeof problemBody>;
