import { z } from 'zod';
import { atMost, cutAt } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { byId, download, downloadOrJson, envelope, keptByHold, pathName, timestamp, uuid } from '../base/service.ts';
import { logEntry } from '../base/settings.ts';
import { documentTemplatesContract } from '../documents/document-templates.ts';
import { documentsContract } from '../documents/documents.ts';
import { sourceHeader } from '../verification/source.ts';
import { address, addressesContract } from './addresses.ts';
import { documentAddress, peopleInternal } from './attach.ts';
import { biometricResult, biometricsContract, dayInput } from './biometrics.ts';
import { blacklistsContract } from './blacklists.ts';
import { catalogsContract } from './catalogs.ts';
import { contactData, contactsContract } from './contacts.ts';
import { dynamicDescriptorsContract, dynamicValue, dynamicValuesOfPerson } from './dynamic.ts';
import { facesContract, facesInternal, keptCredential, keptPortrait } from './faces.ts';
import { groupsContract } from './groups.ts';
import { person, personByNationalId, personChanges, personDetail, personInput, personReference } from './person.ts';
import { personalReference, referencesContract } from './references.ts';
import { curpRefusals, personRefusals, taken } from './refusals.ts';
import { signersContract } from './signers.ts';
import { personValidations, validationResult, validationResultsContract, validationsContract } from './validations.ts';

/** The contract of the people service (base `/people`). Records always have all of their members; an empty member is null. */

const records = recordOperations('/v1/people', ['People'], { one: 'person', many: 'people', id: 'id' }, person);

const IGNORING = {
  differs: '`ignore_curp_validation` requires a key with the scope `people:ignore_curp_validation`.',
  refuses: personRefusals,
};
const IGNORING_ONE = { ...IGNORING, refuses: { ...personRefusals, ...taken } };
const MAX_IDS = 1_000;

/** The days of creation, in Mexico City and both inclusive, of the people to export, and the columns to leave out. */
export const exportRequest = z.object({
  start_date: dayInput.nullish(),
  end_date: dayInput.nullish(),
  exclude: z
    .array(z.enum(['address', 'contact']))
    .max(2)
    .nullish(),
});

export const TIMELINE_ENTRIES = 500;

/** All stored data about one person, without the list limits of the person's detail record. */
const personData = z.object({
  exported_at: timestamp,
  person,
  people_group: z.object({ id: uuid, name: z.string() }).nullable(),
  addresses: z.array(address),
  contact_data: z.array(contactData),
  references: z.array(personalReference),
  validation_results: z.array(validationResult),
  dynamic_values: z.array(dynamicValue),
  biometric_results: z.array(biometricResult),
  /** Data about the portraits; the pictures are separate files of the archive. */
  portraits: z.array(keptPortrait),
  voter_credential: keptCredential.nullable(),
  /** Workflows whose steps recorded facts about the person. */
  learned_from: z.array(
    z.object({
      workflow_uuid: uuid,
      attached_at: timestamp,
      document_address: documentAddress.nullable().describe('The person’s address on the last card or paper of the workflow.'),
    }),
  ),
  timeline: z.array(logEntry).describe(`The first ${TIMELINE_ENTRIES} entries of the person's hash-chained log. *Prove log* returns all.`),
  timeline_length: z.int().describe('The number of entries in the log.'),
});

/** The archive (ZIP) as an answer: a stream on the server, the HTTP library's file value on the client. */
const archive = z.custom<object>((body) => typeof body === 'object' && body !== null && !('success' in body));

const people = operationGroup('/v1/people', ['People']);

export const peopleContract = {
  people: {
    list: records.list('Returns the tenant’s people, newest first.'),
    create: records
      .create(
        'Creates a person. A `national_id` that another person has is refused (`taken`). It must be a CURP, unless `ignore_curp_validation` is true.',
        personInput,
      )
      .meta(IGNORING_ONE),
    saveByNationalId: people
      .post(
        '/by-national-id',
        'Create or update person by national id',
        'Updates the person with this `national_id` by the members that are sent. If there is none, creates the person: with the data that the CURP contains, and with empty names if they are not sent.',
      )
      .meta(IGNORING)
      .input(personByNationalId)
      .output(envelope(personDetail)),
    getByNationalId: people
      .get(
        '/by-national-id/{national_id}',
        'Get person by national id',
        'Returns the person with addresses, contact data and references, the newest hundred of each.',
      )
      .input(z.object({ national_id: pathName }))
      .output(envelope(personDetail)),
    findByIds: people
      .post(
        '/search/ids',
        'Find people by ids',
        'Returns the people with these ids, newest first. Unknown ids are left out; without ids the answer is empty.',
      )
      .meta({ reads: true, differs: 'At most 1,000 ids.' })
      .input(z.object({ ids: z.array(uuid).max(MAX_IDS) }))
      .output(envelope(z.array(person))),
    findByExternalIds: people
      .post(
        '/search/external-ids',
        'Find people by external ids',
        'Returns the newest person with one of these ids of yours. Null if there is none.',
      )
      .meta({ reads: true, differs: 'At most 1,000 ids. The result is null if nobody has one of them.' })
      .input(z.object({ external_ref_id: z.array(personReference.min(1)).max(MAX_IDS) }))
      .output(envelope(person.nullable())),
    createFromCurp: people
      .post(
        '/from-curp',
        'Create person from CURP',
        'Creates a person with the names from the registry, which the verification service asks. A CURP that the registry does not know is 422 `curp_unknown`; a CURP that was replaced is 422 `curp_replaced`. Without a registry, and for data that it lacks, the CURP itself states birth date, gender and state of birth, and names are empty until they are sent.',
        { successStatus: 201 },
      )
      .meta({
        // The verification service has the same limit: the operation queries a registry.
        limit: { count: 60, seconds: 60 },
        answerHeaders: sourceHeader,
        differs: '`Svc-Source` says who was asked; `structural`: nobody.',
        refuses: {
          ...{ curp_unknown: 'the registry does not know the CURP', curp_replaced: 'another CURP took its place' },
          ...curpRefusals,
          ...taken,
        },
      })
      .input(
        z.object({
          curp: z
            .string()
            .check(atMost(40))
            .trim()
            .toUpperCase()
            .length(18)
            .meta({ examples: ['BOXW310820HNERXN09'] }),
        }),
      )
      .output(envelope(person)),
    exportCsv: people
      .post(
        '/export',
        'Export people as CSV',
        'Streams one line per person, newest first, with the current address and the newest contact data unless they are excluded. The dates limit the day of creation in Mexico City, both included. A text that a spreadsheet would run as a formula begins with an apostrophe. Requires the scope `people:export`.',
        { outputStructure: 'detailed', ...download('text/csv') },
      )
      .meta({
        reads: true,
        differs: 'Requires a key with the scope `people:export`.',
        refuses: { too_early: '`end_date` is before `start_date`' },
      })
      .input(exportRequest)
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
    getByExternalId: people
      .get('/by-external-id/{external_id}', 'Get person by external id', 'Returns the newest person with this id.')
      .input(z.object({ external_id: pathName }))
      .output(envelope(person)),
    getByVendorId: people
      .get('/by-vendor-id/{vendor_id}', 'Get person by vendor id', 'Returns the newest person with this id.')
      .input(z.object({ vendor_id: pathName }))
      .output(envelope(person)),
    data: people.addressed
      .get(
        '/{id}/data',
        "Export a person's data",
        'Streams all data of the person as a ZIP, for a request of access. It contains the record with everything that belongs to it (`person.json`), each workflow of the person with its pictures and files (if the key has the scope `workflows`), and `contents.json`, which lists the files and names what is missing. With `Accept: application/json` the answer is the record alone.',
        { tags: ['People', 'Ours'], outputStructure: 'detailed', ...downloadOrJson('application/zip') },
      )
      .input(
        z.object({
          params: byId,
          headers: z
            .object({
              accept: z.string().check(cutAt(500)).optional().describe('`application/json` returns the record alone.'),
            })
            .optional(),
        }),
      )
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.union([envelope(personData), archive]) })),
    delete: people
      .delete(
        '/{id}',
        'Delete person',
        'Deletes the person permanently, with everything that belongs to the record: addresses, contact data, references, results of validations and biometrics, portraits, pictures of credentials. The log remains, which contains only ids and hashes.',
        { tags: ['People', 'Ours'], ...keptByHold },
      )
      .input(byId)
      .output(envelope(z.string().meta({ examples: ['Person deleted'] }))),
    get: records.get('Returns the person with addresses, contact data and references, the newest hundred of each.', envelope(personDetail)),
    update: records.update('Changes the members that are sent; null empties a member.', personChanges).meta(IGNORING_ONE),
  },
  groups: groupsContract,
  references: referencesContract,
  signers: signersContract,
  catalogs: catalogsContract,
  addresses: addressesContract,
  contacts: contactsContract,
  validations: validationsContract,
  validationResults: validationResultsContract,
  personValidations,
  blacklists: blacklistsContract,
  dynamicDescriptors: dynamicDescriptorsContract,
  dynamicValues: { ofPerson: dynamicValuesOfPerson },
  biometrics: biometricsContract,
  faces: facesContract,
  internal: { ...peopleInternal, ...facesInternal },
  documents: documentsContract,
  documentTemplates: documentTemplatesContract,
};
