import { z } from 'zod';
import { atMost } from './limits.ts';
import { remoteServices, tenantSenders } from './senders.ts';
import { callAddress, emailInput } from './service.ts';

/** An origin as browsers send it in the header `Origin`: lower case, without the scheme's default port. */
const origin = z
  .string()
  .check(atMost(300))
  .regex(/^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/, 'An origin is scheme, host and port only, like https://bank.example')
  .refine((text) => !/^http:.*:80$|^https:.*:443$/.test(text), { error: 'An origin has no port that its scheme implies' });
/** A link that people open. Only https, so that it cannot be a `javascript:` address that a browser would run. */
const webAddress = z.string().check(atMost(2_000), z.url({ protocol: /^https$/, error: 'An address that begins with https://' }));
export const host = z
  .string()
  .check(atMost(300))
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'A host in lower case, like bank.example');

/** Distances between two faces, as docs/face-model.md measures them. */
const faceThresholds = z
  .object({
    match_distance: z.number().min(0.2).max(0.6).default(0.5).meta({ description: 'Two faces as near as this are the same person’s.' }),
    review_distance: z.number().min(0.3).max(0.8).default(0.6).meta({
      description: 'Two faces farther than this are two people’s; between the two distances `match_id` is null, and a human decides.',
    }),
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
  languages: z
    .array(z.string().max(35))
    .min(1)
    .max(50)
    .default(['es-MX', 'en'])
    .meta({ description: 'In the order in which they are offered.' }),
  origins: z
    .array(origin)
    .max(1_000)
    .default([])
    .meta({ description: 'May call the session API from a browser; custom domains may as well.' }),
  redirect_hosts: z.array(host).max(1_000).default([]),
  custom_domains: z
    .array(host)
    .max(1_000)
    .default([])
    .meta({ description: 'Under which the hosted page may be opened, by HTTPS, once `custom_domain_proofs` says that they are proven.' }),
  senders: tenantSenders,
  remote: remoteServices,
  retention: z
    .object({
      media_days: days.default(30).meta({ description: 'After the end of the workflow.' }),
      abandoned_days: days.default(30).meta({
        description:
          'Without any use of its tokens, then an open workflow that waits for no operator ends as `failed`, reason `expired`. A new token counts as use, and so does what a key changes, such as the answer to a review.',
      }),
      abandoned_media_days: days.default(7).meta({ description: 'After the end of a workflow that was abandoned.' }),
      signed_document_days: days.nullable().default(null).meta({
        description: 'After the signature; null, the default, keeps a signed document until it or its person is deleted.',
      }),
      open_document_days: days.default(365).meta({ description: 'After a document was made that nobody signed.' }),
      otp_days: days.default(30),
      webhook_days: days.default(90).meta({ description: 'After a delivery was last tried; what still waits stays.' }),
    })
    .prefault({}),
  tokens: z
    .object({
      idle_days: daysOrNone.default(30).meta({
        description: 'A session token that nobody used for so long opens no more (403 `token_idle`); 0: whenever it was used.',
      }),
      max_days: daysOrNone.default(180).meta({
        description:
          'A session token opens no more so long after it was made (403 `token_too_old`), beside `expires_in`; 0: whenever it was made.',
      }),
    })
    .prefault({}),
  log_webhook_url: callAddress.nullable().default(null).meta({
    description: 'Told once a day, by the webhook `log.anchored`, which heads the logs have: what proves later that nothing was cut.',
  }),
  legal_hold: z.boolean().default(false).meta({ description: 'While it stands, nothing is deleted by its age, and nothing by request.' }),
  minimum_age: z.int().min(0).max(120).default(18),
  people: z
    .object({
      unvouched: z.enum(['propose', 'join']).default('propose').meta({
        description:
          'What a workflow tells of somebody who is there already, while nothing vouches for it: `propose` keeps it as claims for a key to judge, `join` writes it to the person, and the log says so each time.',
      }),
      claims_days: z.int().min(8).max(365).default(30).meta({ description: 'Claims that no key judged are refused then.' }),
      portrait_days: daysOrNone.default(0).meta({
        description: 'How long a portrait of a person and its template are kept; 0, the default, keeps none, and deletes those there are.',
      }),
      face_search: z.boolean().default(false).meta({
        description:
          'Whether validations of the class `face_duplicity` may compare a person’s template with everybody’s. They name candidates for a human and decide nothing.',
      }),
      face_match: faceThresholds,
    })
    .prefault({}),
  validations: z
    .object({
      hosts: z.array(host).max(100).default([]).meta({
        description: 'Where validations of the class `document` may send files of people; nowhere unless it says so.',
      }),
    })
    .prefault({}),
});
