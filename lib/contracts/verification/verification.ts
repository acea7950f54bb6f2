import { z } from 'zod';
import { curpSexes } from '#mexico/curp.ts';
import { type EntityCode, entityCodes } from '#mexico/entities.ts';
import { LARGEST_PDF } from '../base/file-limits.ts';
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

const exactly = (characters: number) => z.string().check(atMost(characters)).min(characters);
const figures = (count: number) => exactly(count).regex(new RegExp(`^\\d{${count}}$`), { error: `${count} digits` });
const address = z.string().check(atMost(2_000));
const isoDate = z
  .string()
  .check(atMost(10), z.iso.date())
  .meta({ examples: ['1989-09-09'] });

const callback = address
  .nullish()
  .describe('An HTTPS address. With it the answer is an acceptance, and the result follows as a webhook. Else the answer is the result.');
const webhook = address.min(1).describe('The HTTPS address that receives the result, or the cause if there is none.');

const noProvider =
  'The tenant’s registry has no row of this kind, and no provider is configured (`provider_not_configured`); or an unexpected failure.';
/** Difference from `spec/` of the operations that query a registry. */
const NOBODY_TO_ASK = 'With a live key a registry without a row of this kind is 500 `provider_not_configured`.';
/** Difference from `spec/` of the operations that answer by webhook. */
const NO_SECRET = 'A webhook that nobody could verify, because the tenant has no secret, is 409 `webhook_secret_missing`.';
/** Difference from `spec/` of the operations whose answer may follow. */
const WITH_CALLBACK = 'With a callback the answer is the bare acceptance.';
/** Refusals of a credential whose type requires more, or whose elector key is none. */
const credentialRefusals = { missing: 'the type requires the member', format: 'the text is no elector key' };
const noSuchCurp = 'The registry does not know the CURP.';

/** Difference from `spec/` of the operations that answer about a taxpayer or a credential. */
const NOT_IN_TABLE = 'What the tenant’s own registry lacks is null, and never in an authority’s words.';

const rfcResult = z
  .object({
    rfc: z.string(),
    valid_rfc: z
      .boolean()
      .nullable()
      .describe(
        'True if the registry has the RFC. Null for a candidate, whose form alone was checked, and for an RFC that the tenant’s own registry lacks.',
      ),
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
    .regex(/^\d{1,2}$/, { error: 'One or two digits' }),
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
      `Returns the data of a CURP. For a CURP that was replaced, returns those of the one in force. ${curpsOf('government')}`,
      answers({ 404: noSuchCurp, 500: noProvider }),
    )
    .meta({ differs: `${WITH_CALLBACK} ${NOBODY_TO_ASK} ${NO_SECRET}` })
    .input(z.object({ curp: line(30).min(1), callbackUrl: callback }))
    .output(z.union([envelope(z.array(governmentCurp)), acceptance])),
  get: curpGroup
    .post(
      '',
      'Obtain CURP information',
      `Returns the registry’s data of a CURP. ${curpsOf('get')}`,
      answers({
        400: 'The 18 characters are no CURP: `errors[0].code` is `format`, `date`, `future`, `word` or `check`.',
        404: noSuchCurp,
        409: 'Another CURP replaced it: `curp_in_force` names it. Or the `Idempotency-Key` is in use.',
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
      `Returns the CURP of a person with these data. Names are compared without accents and capitals. \`NE\`, born abroad, is accepted too. ${curpsOf('find')}`,
      answers({
        400: 'The birth date is in the future.',
        404: 'The registry knows nobody with these data.',
        409: 'The registry knows several people with these data. Or the `Idempotency-Key` is in use.',
        500: noProvider,
      }),
    )
    .meta({ differs: `\`birth_federal_entity\` may be \`NE\`, born abroad. ${NOBODY_TO_ASK}` })
    .input(
      z.object({
        birth_date: isoDate,
        birth_federal_entity: z.enum(entityCodes as [EntityCode, ...EntityCode[]]),
        first_last_name: line(100).min(1),
        gender: z.enum(curpSexes),
        name: line(100).min(1),
        second_last_name: line(100).describe('The second surname. Empty for a person with one surname.'),
      }),
    )
    .output(envelope(curpRecord)),
};

const rfc = {
  get: rfcGroup
    .post(
      '/rfc',
      'Get RFC information',
      `Returns the data of an RFC. Compares name and postal code if they are sent; each requires the other. A wrong check digit is reported, but is no reason to refuse. ${rfcsOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({ differs: `${NOBODY_TO_ASK} ${NOT_IN_TABLE}` })
    .input(
      z
        .object({
          rfc: line(20).min(1),
          name: line(300).nullish().describe('The name as SAT has it, without the capital regime.'),
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
      `Returns the RFC of a name and a date. If the registry has none, the RFC is derived: it is a candidate, with \`valid_rfc\` null, because SAT gives homonyms another homoclave. ${rfcsOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({ differs: NOBODY_TO_ASK, refuses: { no_letters: '`name` has no letters' } })
    .input(
      z
        .object({
          name: line(300).min(1),
          first_last_name: line(100).nullish(),
          second_last_name: line(100).nullish().describe('The second surname. Empty for a person with one surname.'),
          birth_date: isoDate.describe('The birth date; for a company, the day of its incorporation.'),
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
    .post(
      '/rfc-curp',
      'Reverse RFC and CURP',
      `Returns RFC and CURP data for one CURP. ${curpsOf('combined')}`,
      answers({ 404: noSuchCurp, 500: noProvider }),
    )
    .meta({ differs: NOBODY_TO_ASK })
    .input(z.object({ curp: line(30).min(1) }))
    .output(envelope(z.object({ rfc_result: rfcResult, curp_result: combinedCurp }))),
};

const cfdi = {
  read: cfdiGroup
    .post(
      '',
      'Get CFDI information',
      `Reads the QR code of a PDF, from the first page that has one, and asks SAT for the invoice’s state. Names, dates, PAC and effect are read from the print of the first two pages. The PDF is not stored. ${invoicesOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({
      form: { largestFile: LARGEST_PDF, part: 'document' },
      differs: `With a live key the answer is 500 \`provider_not_configured\` if \`SAT_CFDI_URL\` is not set. ${WITH_CALLBACK} ${NO_SECRET}`,
      refuses: { code_refused: 'SAT does not take what the code says' },
    })
    .input(
      z.object({
        document: z
          .file({ error: 'A file: send it as a part of a form, with a file name (`filename="factura.pdf"`)' })
          .describe('A PDF of at most 20 MB and 30 pages, with the QR code of an invoice.'),
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
      `Validates a voter credential. The type \`C\` requires electorKey, emissionNumber and ocr; \`D\` and \`EFGH\` require cic and ocr. ${votersOf()}`,
      answers({ 500: noProvider }),
    )
    .meta({ differs: `${NOBODY_TO_ASK} ${NOT_IN_TABLE} ${NO_SECRET}`, refuses: credentialRefusals })
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
      `Validates a voter credential, and always answers by webhook. Without a provider the webhook says so. ${votersOf()}`,
      answers({ 400: 'The address of the webhook is not permitted.' }),
    )
    .meta({
      differs: `With a live key a registry without credentials is 200, and the error webhook reports it. ${NOT_IN_TABLE} ${NO_SECRET}`,
      refuses: credentialRefusals,
    })
    .input(
      z.object({
        query: z.object({ webhook }),
        body: z
          .object({
            type: credentialInput.type,
            cic: figures(9).optional().describe('Required for the types D and EFGH.'),
            ocr: figures(13),
            elector_key: exactly(18),
            emission_number: credentialInput.emission,
          })
          .superRefine(({ type, cic }, problems) => {
            if (type !== 'C' && !cic) problems.addIssue({ code: 'custom', path: ['cic'], message: `Required for the type ${type}` });
          }),
      }),
    )
    .output(acceptance),
  judge: credentialGroup
    .post(
      '/answer',
      'Answer for a voter credential',
      `Ours: returns at once the result that *Validate voter credential asynchronously* sends by webhook. ${votersOf()}`,
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
