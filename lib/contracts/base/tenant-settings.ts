import { z } from 'zod';
import { consequences, findingCodes } from './findings.ts';
import { atMost } from './limits.ts';
import { remoteServices, tenantSenders } from './senders.ts';
import { callAddress, emailInput } from './service.ts';

/** An origin as browsers send it in the header `Origin`: lower case, without the scheme's default port. */
const origin = z
  .string()
  .check(atMost(300))
  .regex(/^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/, 'An origin is scheme, host and port only, like https://bank.example')
  .refine((text) => !/^http:.*:80$|^https:.*:443$/.test(text), { error: 'An origin may not contain the default port of its scheme' });
/** A link that people open. Only https, so that it cannot be a `javascript:` address that a browser would run. */
const webAddress = z.string().check(atMost(2_000), z.url({ protocol: /^https$/, error: 'An address that begins with https://' }));
export const host = z
  .string()
  .check(atMost(300))
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'A host in lower case, like bank.example');

/** Distances between two faces, as docs/face-model.md measures them. */
const faceThresholds = z
  .object({
    match_distance: z.number().min(0.2).max(0.6).default(0.5).describe('The greatest distance of two faces that count as one person’s.'),
    review_distance: z
      .number()
      .min(0.3)
      .max(0.8)
      .default(0.6)
      .describe('The distance above which two faces count as two people’s. Between both, `match_id` is null and a human decides.'),
  })
  .refine(({ match_distance, review_distance }) => match_distance <= review_distance, {
    path: ['review_distance'],
    error: 'At least match_distance',
  })
  .prefault({});

const daysOrNone = z.int().min(0).max(36_500);
const days = z.int().min(1).max(36_500);

/** Settings of a tenant. Every member but the company's name has a default. */
export const tenantSettings = z.object({
  company: z.object({
    name: z.string().min(1).max(120),
    logo_url: webAddress.nullable().default(null),
    privacy_notice_url: webAddress.nullable().default(null),
    support: z
      .object({
        email: emailInput.nullable().default(null),
        phone: z.string().max(100).nullable().default(null),
        url: webAddress.nullable().default(null),
      })
      .prefault({}),
  }),
  languages: z.array(z.string().max(35)).min(1).max(50).default(['es-MX', 'en']).describe('The languages, in the order offered.'),
  origins: z
    .array(origin)
    .max(1_000)
    .default([])
    .describe('Origins that may call the session API from a browser. Custom domains may as well.'),
  redirect_hosts: z.array(host).max(1_000).default([]),
  custom_domains: z
    .array(host)
    .max(1_000)
    .default([])
    .describe('Hosts under which the hosted page opens, by HTTPS, once `custom_domain_proofs` proves them.'),
  senders: tenantSenders,
  remote: remoteServices,
  retention: z
    .object({
      media_days: days.default(30).describe('Days from the end of a workflow until its media are deleted.'),
      abandoned_days: days
        .default(30)
        .describe(
          'Days without use of its tokens after which an open workflow ends as `failed`, reason `expired`, unless it waits for an operator. A new token counts as use, and so does a change by a key, such as a review.',
        ),
      abandoned_media_days: days.default(7).describe('Days from the end of an abandoned workflow until its media are deleted.'),
      signed_document_days: days
        .nullable()
        .default(null)
        .describe('Days from its signature until a document is deleted. Null, the default, keeps it until it or its person is deleted.'),
      open_document_days: days.default(365).describe('Days from its creation until a document that nobody signed is deleted.'),
      otp_days: days.default(30),
      webhook_days: days.default(90).describe('Days from its last attempt until a delivery is deleted. A delivery that still waits stays.'),
    })
    .prefault({}),
  tokens: z
    .object({
      idle_days: daysOrNone.default(30).describe('Days without use after which a session token is refused (403 `token_idle`); 0: never.'),
      max_days: daysOrNone
        .default(180)
        .describe('Days after which a session token is refused (403 `token_too_old`), besides `expires_in`; 0: never.'),
    })
    .prefault({}),
  log_webhook_url: callAddress
    .nullable()
    .default(null)
    .describe('The address of the webhook `log.anchored`, once a day. The logs’ heads in it prove later that no entry was removed.'),
  legal_hold: z.boolean().default(false).describe('True while nothing may be deleted, neither by age nor by request.'),
  minimum_age: z.int().min(0).max(120).default(18),
  people: z
    .object({
      unvouched: z
        .enum(['propose', 'join'])
        .default('propose')
        .describe(
          'The use of facts about a person who is already on record, while nothing vouches for the facts. `propose` keeps them as claims, which a key accepts or refuses. `join` writes them to the person, and the log records each time.',
        ),
      enrollment: z
        .enum(['registry', 'registry_and_pad'])
        .default('registry')
        .describe(
          'What makes a capture an `enrollment`, besides an operator’s approval. `registry`: a registry that confirms the card, although it does not see the face. `registry_and_pad`: also a certified product (`PAD_URL`) that passes the challenge.',
        ),
      claims_days: z.int().min(8).max(365).default(30).describe('Days after which claims that no key decided are refused.'),
      portrait_days: daysOrNone.default(0).describe('Days for which a portrait and its template are kept. 0, the default, deletes all.'),
      face_search: z
        .boolean()
        .default(false)
        .describe(
          'True if validations of the class `face_duplicity` may compare a person’s face template with those of all others. They name candidates for a human and decide nothing.',
        ),
      face_match: faceThresholds,
    })
    .prefault({}),
  findings: z
    .partialRecord(z.enum(findingCodes), z.enum(consequences))
    .default({})
    .describe(
      'What findings do in this tenant’s workflows, by code: `continue`, `review` or `fail`. A step’s `setup.findings` takes precedence.',
    ),
  validations: z
    .object({
      hosts: z.array(host).max(100).default([]).describe('Hosts to which validations of the class `document` may send files.'),
      document_url: callAddress
        .nullable()
        .default(null)
        .describe('The address to which validations of the class `document` without a `url` send files. `hosts` must have its host.'),
    })
    .prefault({}),
});
