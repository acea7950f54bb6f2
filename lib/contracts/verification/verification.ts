import { z } from 'zod';
import { type EntityCode, entityCodes } from '#mexico/entities.ts';
import { atMost } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { answers, envelope, line } from '../base/service.ts';
import { combinedCurp, curpRecord, governmentCurp } from './curp.ts';
import { lookups, registry, verificationInternal } from './ours.ts';
import { credentialTypes } from './registry.ts';
import { curpsOf, invoicesOf, rfcsOf, votersOf } from './test-hints.ts';
import { acceptance, cfdiResult, credentialResult } from './webhooks.ts';

/**
 * Lookups of CURP, RFC, voter credentials and invoices (base `/verification`). The header `Svc-Source` names the registry; see
 * docs/services/verification.md.
 */

/** The largest PDF of an invoice, in bytes. */
export const LARGEST_CFDI = 20 * 1024 * 1024;

const exactly = (characters: number) => z.string().check(atMost(characters)).min(characters);
const figures = (count: number) => exactly(count).regex(new RegExp(`^\\d{${count}}$`), { error: `${count} figures` });
const address = z.string().check(atMost(2_000));
const isoDate = z
  .string()
  .check(atMost(10), z.iso.date())
  .meta({ examples: ['1989-09-09'] });

const callback = address.nullish().meta({
  description: 'HTTPS. With it the answer is an acceptance, and the result follows as a webhook. Without it the answer is the result.',
});
const webhook = address.min(1).meta({ description: 'HTTPS. Takes the result, or why there is none.' });

const noProvider = 'The tenant’s registry is empty, or no provider is configured (`provider_not_configured`); or an unexpected failure.';
/** Difference from `spec/` of the operations that query a registry. */
const NOBODY_TO_ASK = 'With a live key an empty registry is 500 `provider_not_configured`.';
const noSuchCurp = 'The registry does not know the CURP.';

const rfcResult = z
  .object({
    rfc: z.string(),
    valid_rfc: z.boolean().nullable().meta({ description: 'Null where only letters and digits were judged: the RFC is a candidate.' }),
    elegible_for_invoices: z.boolean().nullable(),
    message: z.string(),
  })
  .meta({ id: 'RfcResult' });

const credentialInput = {
  type: z.enum(credentialTypes),
  emission: z
    .string()
    .check(atMost(2))
    .min(1)
    .regex(/^\d{1,2}$/, { error: 'One or two figures' }),
};

const curpGroup = operationGroup('/v1/verify/curp', ['CURP']);
const rfcGroup = operationGroup('/v1/verify', ['RFC']);
const cfdiGroup = operationGroup('/v1/verify/cfdi', ['CFDI']);
const credentialGroup = operationGroup('/v1/verify/ine', ['Voter credential']);

const curp = {
  government: curpGroup
    .post(
      '/government',
      'Get CURP information (government lookup)',
      `Of a CURP that another replaced it answers the one in force. ${curpsOf('government')}`,
      answers({ 404: noSuchCurp, 500: noProvider }),
    )
    .meta({ differs: NOBODY_TO_ASK })
    .input(z.object({ curp: line(30).min(1), callbackUrl: callback }))
    .output(z.union([envelope(z.array(governmentCurp)), acceptance])),
  get: curpGroup
    .post(
      '',
      'Obtain CURP information',
      `What the registry has under a CURP. ${curpsOf('get')}`,
      answers({
        400: '18 characters that are no CURP: `errors[0].code` is `format`, `date`, `future`, `word` or `check`.',
        404: noSuchCurp,
        409: 'Another CURP took its place: the text names it. Or the `Idempotency-Key` is in use.',
        500: noProvider,
      }),
    )
    .meta({ differs: NOBODY_TO_ASK })
    .input(z.object({ curp: exactly(18) }))
    .output(envelope(curpRecord)),
  find: curpGroup
    .post(
      '/search',
      'Obtain CURP from personal data',
      `Names count without accents and capitals. \`NE\`, born abroad, is taken too. ${curpsOf('find')}`,
      answers({
        400: 'A birth in the future.',
        404: 'The registry knows nobody with these data.',
        409: 'The registry knows several with these data. Or the `Idempotency-Key` is in use.',
        500: noProvider,
      }),
    )
    .meta({ differs: `\`birth_federal_entity\` may be \`NE\`, born abroad. ${NOBODY_TO_ASK}` })
    .input(
      z.object({
        birth_date: isoDate,
        birth_federal_entity: z.enum(entityCodes as [EntityCode, ...EntityCode[]]),
        first_last_name: line(100).min(1),
        gender: z.enum(['H', 'M', 'X']),
        name: line(100).min(1),
        second_last_name: line(100).meta({ description: 'Empty for who has one surname.' }),
      }),
    )
    .output(envelope(curpRecord)),
};

const rfc = {
  get: rfcGroup
    .post(
      '/rfc',
      'Get RFC information',
      `With name and postal code, which come together, these are compared too. A check digit that is wrong is told and refuses nothing. ${rfcsOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({ differs: NOBODY_TO_ASK })
    .input(
      z
        .object({
          rfc: line(20).min(1),
          name: line(300).nullish().meta({ description: 'As SAT has it: without the capital regime.' }),
          postal_code: line(10).nullish(),
        })
        .superRefine(({ name, postal_code }, problems) => {
          const [present, missing] = name ? ['name', 'postal_code'] : ['postal_code', 'name'];
          if (Boolean(name) !== Boolean(postal_code))
            problems.addIssue({ code: 'custom', path: [missing], message: `Needed with ${present}` });
        }),
    )
    .output(envelope(rfcResult)),
  reverse: rfcGroup
    .post(
      '/rfc/reverse',
      'Reverse RFC information',
      `The RFC of a name and a date. What the registry does not know is derived: a candidate, \`valid_rfc\` null, for SAT gives homonyms another homoclave. ${rfcsOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({ differs: NOBODY_TO_ASK })
    .input(
      z
        .object({
          name: line(300).min(1),
          first_last_name: line(100).nullish(),
          second_last_name: line(100).nullish().meta({ description: 'Empty for who has one surname.' }),
          birth_date: isoDate.meta({ description: 'Of a company the day of its incorporation.' }),
          person_type: z.enum(['PF', 'PM']),
          postal_code: line(10).nullish(),
        })
        .superRefine(({ person_type, first_last_name, second_last_name }, problems) => {
          if (person_type === 'PM') return;
          const need = (path: string) => problems.addIssue({ code: 'custom', path: [path], message: 'Needed for a natural person' });
          if (!first_last_name) need('first_last_name');
          if (second_last_name === null || second_last_name === undefined) need('second_last_name');
        }),
    )
    .output(envelope(rfcResult)),
  reverseWithCurp: rfcGroup
    .post('/rfc-curp', 'Reverse RFC and CURP', `Both for one CURP. ${curpsOf('combined')}`, answers({ 404: noSuchCurp, 500: noProvider }))
    .meta({ differs: NOBODY_TO_ASK })
    .input(z.object({ curp: line(30).min(1) }))
    .output(envelope(z.object({ rfc_result: rfcResult, curp_result: combinedCurp }))),
};

const cfdi = {
  read: cfdiGroup
    .post(
      '',
      'Get CFDI information',
      `Reads the code of a PDF, of every page until one is found, and asks SAT for its state. Names, dates, PAC and effect are what is printed on the first two pages. The PDF is not kept. ${invoicesOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({
      form: { largestFile: LARGEST_CFDI, part: 'document' },
      differs: 'With a live key it is 500 `provider_not_configured` where `SAT_CFDI_URL` is not set.',
    })
    .input(
      z.object({
        document: z
          .file({ error: 'A file: send it as a part of a form, with a file name (`filename="factura.pdf"`)' })
          .meta({ description: 'A PDF of at most 20 MB and 30 pages, with the code of an invoice.' }),
        callback_url: callback,
      }),
    )
    .output(z.union([envelope(cfdiResult), acceptance])),
};

const credential = {
  validateAsync: credentialGroup.addressed
    .post(
      '/async',
      'Validate voter credential asynchronously',
      `What a type needs: \`C\` electorKey, emissionNumber and ocr; \`D\` and \`EFGH\` cic and ocr. ${votersOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({ differs: NOBODY_TO_ASK })
    .input(
      z.object({
        query: z.object({ webhook }),
        body: z.object({
          cic: figures(9).optional(),
          ocr: figures(13).optional(),
          type: credentialInput.type,
          electorKey: exactly(18).optional(),
          emissionNumber: credentialInput.emission.optional(),
        }),
      }),
    )
    .output(acceptance),
  validate: credentialGroup.addressed
    .post(
      '',
      'Validate a voter credential',
      `Always answered by webhook. Without a provider too: then the webhook says so. ${votersOf()}`,
      answers({ 400: 'The address of the webhook is none that is called.' }),
    )
    .meta({ differs: 'With a live key an empty registry is 200, and the error webhook says so.' })
    .input(
      z.object({
        query: z.object({ webhook }),
        body: z
          .object({
            type: credentialInput.type,
            cic: figures(9).optional().meta({ description: 'Needed for the types D and EFGH.' }),
            ocr: figures(13),
            elector_key: exactly(18),
            emission_number: credentialInput.emission,
          })
          .superRefine(({ type, cic }, problems) => {
            if (type !== 'C' && !cic) problems.addIssue({ code: 'custom', path: ['cic'], message: `Needed for the type ${type}` });
          }),
      }),
    )
    .output(acceptance),
  judge: credentialGroup
    .post(
      '/answer',
      'Answer for a voter credential',
      `Ours: what *Validate voter credential asynchronously* tells by webhook, answered at once. ${votersOf()}`,
      { tags: ['Voter credential', 'Ours'], ...answers({ 500: noProvider }) },
    )
    .input(
      z.object({
        type: credentialInput.type,
        cic: figures(9).optional(),
        ocr: figures(13).optional(),
        elector_key: exactly(18).optional(),
        emission_number: credentialInput.emission.optional(),
      }),
    )
    .output(envelope(credentialResult)),
};

export const verificationContract = { curp, rfc, cfdi, credential, registry, lookups, internal: verificationInternal };

export type RfcResult = z.output<typeof rfcResult>;
