import { z } from 'zod';
import { atMost, cutAt } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { byId, download, downloadOrJson, envelope, keptByHold, pathName, timestamp, uuid } from '../base/service.ts';
import { logEntry } from '../base/settings.ts';
import { documentTemplatesContract } from '../documents/document-templates.ts';
import { documentsContract } from '../documents/documents.ts';
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
import { signersContract } from './signers.ts';
import { personValidations, validationResult, validationResultsContract, validationsContract } from './validations.ts';

/** The contract of the people service (base `/people`). Records always have all of their members; an empty member is null. */

const records = recordOperations('/v1/people', ['People'], { one: 'person', many: 'people', id: 'id' }, person);

const IGNORING = { differs: '`ignore_curp_validation` takes a key with the scope `people:ignore_curp_validation`.' };
const MOST_IDS = 1_000;

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
      document_address: documentAddress
        .nullable()
        .meta({ description: 'What the last card or paper of the workflow prints of where they live.' }),
    }),
  ),
  timeline: z
    .array(logEntry)
    .meta({ description: `The first ${TIMELINE_ENTRIES} entries of the person's hash-chained log. *Prove log* has all.` }),
  timeline_length: z.int().meta({ description: 'The entries that the log has.' }),
});

/** The archive (ZIP) as an answer: a stream on the server, the HTTP library's file value on the client. */
const archive = z.custom<object>((body) => typeof body === 'object' && body !== null && !('success' in body));

const people = operationGroup('/v1/people', ['People']);

export const peopleContract = {
  people: {
    list: records.list('The tenant’s people, newest first.'),
    create: records
      .create(
        'A `national_id` that somebody has is refused (`taken`). It has to be a CURP, unless `ignore_curp_validation` says otherwise.',
        personInput,
      )
      .meta(IGNORING),
    saveByNationalId: people
      .post(
        '/by-national-id',
        'Create or update person by national id',
        'Whoever has this `national_id` is changed by the members that are sent. Where nobody has it, the person is made: the CURP says what it says of them, and names that are not sent are empty.',
      )
      .meta(IGNORING)
      .input(personByNationalId)
      .output(envelope(personDetail)),
    getByNationalId: people
      .get(
        '/by-national-id/{national_id}',
        'Get person by national id',
        'The person with addresses, contact data and references, the hundred newest of each.',
      )
      .input(z.object({ national_id: pathName }))
      .output(envelope(personDetail)),
    findByIds: people
      .post(
        '/search/ids',
        'Find people by ids',
        'The people who have one of these ids, newest first; an id of nobody is left out, and no ids find nobody.',
      )
      .meta({ reads: true, differs: 'At most 1,000 ids.' })
      .input(z.object({ ids: z.array(uuid).max(MOST_IDS) }))
      .output(envelope(z.array(person))),
    findByExternalIds: people
      .post(
        '/search/external-ids',
        'Find people by external ids',
        'The newest person who has one of these ids of yours; null when nobody has.',
      )
      .meta({ reads: true, differs: 'At most 1,000 ids. The result is null where nobody has one of them.' })
      .input(z.object({ external_ref_id: z.array(personReference.min(1)).max(MOST_IDS) }))
      .output(envelope(person.nullable())),
    createFromCurp: people
      .post(
        '/from-curp',
        'Create person from CURP',
        'With the names that the registry has, which the verification service asks; a CURP that the registry does not know is 422 `curp_unknown`, one that another took the place of `curp_replaced`. Without a registry to ask, and with what it leaves open, the CURP itself says birth date, gender and state of birth, and names stay empty until they are sent.',
        { successStatus: 201 },
      )
      .meta({
        // The verification service has the same limit: the operation queries a registry.
        limit: { count: 60, seconds: 60 },
        differs: 'A CURP that the registry does not know is 422 `curp_unknown`, one that another took the place of `curp_replaced`.',
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
        'One line per person, the newest first, with the present address and the newest contact data unless they are excluded. The dates bound the day of creation in Mexico City, both included. A text that a spreadsheet would run as a formula is led by an apostrophe. Streams. The key needs the scope `people:export`.',
        { outputStructure: 'detailed', ...download('text/csv') },
      )
      .meta({ reads: true, differs: 'It takes a key with the scope `people:export`.' })
      .input(exportRequest)
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.unknown() })),
    getByExternalId: people
      .get('/by-external-id/{external_id}', 'Get person by external id', 'The newest, where several have it.')
      .input(z.object({ external_id: pathName }))
      .output(envelope(person)),
    getByVendorId: people
      .get('/by-vendor-id/{vendor_id}', 'Get person by vendor id', 'The newest, where several have it.')
      .input(z.object({ vendor_id: pathName }))
      .output(envelope(person)),
    data: people.addressed
      .get(
        '/{id}/data',
        "Export a person's data",
        'For a request of access: a ZIP of the record with all that hangs on it (`person.json`), each workflow of the person with its pictures and files (for a key that has the scope `workflows` too), and `contents.json`, which lists the files and names what is missing. With `Accept: application/json` the record alone. Streams.',
        { tags: ['People', 'Ours'], outputStructure: 'detailed', ...downloadOrJson('application/zip') },
      )
      .input(
        z.object({
          params: byId,
          headers: z
            .object({ accept: z.string().check(cutAt(500)).optional().meta({ description: '`application/json` for the record alone.' }) })
            .optional(),
        }),
      )
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.union([envelope(personData), archive]) })),
    delete: people
      .delete(
        '/{id}',
        'Delete person',
        'For good, with all that hangs on the record: addresses, contact data, references, results of validations and biometrics, portraits, pictures of credentials. What remains is the log, which holds ids and hashes alone.',
        { tags: ['People', 'Ours'], ...keptByHold },
      )
      .input(byId)
      .output(envelope(z.string().meta({ examples: ['Person deleted'] }))),
    get: records.get('The person with addresses, contact data and references, the hundred newest of each.', envelope(personDetail)),
    update: records.update('Changes the members that are sent; null empties one.', personChanges).meta(IGNORING),
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
