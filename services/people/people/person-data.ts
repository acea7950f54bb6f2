import { TIMELINE_ENTRIES } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { credentialsOf } from '../faces/credentials-store.ts';
import { portraitsOf } from '../faces/portraits-store.ts';
import { addressesOf } from '../model/address-store.ts';
import { biometricsOf } from '../model/biometrics-store.ts';
import { contactsOf } from '../model/contact-store.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { groupsOf } from '../model/group-store.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import { personRecord } from '../records/person-record.ts';
import { addressRecord, biometricRecord, contactRecord, dynamicValueRecord, referenceRecord, wholeSource } from '../records/records.ts';
import { resultRecord } from '../validations/results/record.ts';
import { resultsOf } from '../validations/results/store.ts';

/** Returns all data that this service stores about one person. */
export async function personData(platform: PeoplePlatform, caller: Caller, id: string) {
  const { clock, database } = platform;
  const now = clock.now();
  return database.transaction(async (trx) => {
    const person = requirePerson(await peopleOf(caller, trx, now).get(id));
    const group = person.people_group_id ? await groupsOf(caller, trx, now).get(person.people_group_id) : null;
    const attachments = await trx
      .selectFrom('people.attachments')
      .where((where) => where.and({ tenant_id: caller.tenantId, livemode: caller.livemode, person_id: person.id }))
      .select(['workflow_id', 'attached_at', 'document_address'])
      .orderBy('attached_at')
      .execute();
    const stream = { kind: 'person', id: person.id } as const;
    const log = await platform.administration.logPage(caller.tenantId, stream, { page: 1, per_page: TIMELINE_ENTRIES });
    const { length } = await platform.administration.proveLog(caller.tenantId, stream);
    const addresses = await readAll((query) => addressesOf(caller, trx, now).list({ ...query, person_id: person.id }));
    const contacts = await readAll((query) => contactsOf(caller, trx, now).list({ ...query, person_id: person.id }));
    const references = await readAll((query) => referencesOf(caller, trx, now).list({ ...query, person_id: person.id }));
    const results = await resultsOf(caller, trx, now).allOf(person.id);
    const values = await readAll((query) => dynamicOf(caller, trx, now).valuesOf(person.id, { ...query, all: true, everything: true }));
    const biometrics = await readAll((query) => biometricsOf(caller, trx, now).everyOfPerson({ ...query, person_id: person.id }));
    const portraits = await portraitsOf(caller, trx).ofPerson(person.id);
    const credential = await credentialsOf(caller, trx).ofPerson(person.id);
    return {
      exported_at: now.toISOString(),
      person: personRecord(person, now),
      people_group: group && { id: group.id, name: group.name },
      addresses: addresses.map(addressRecord),
      contact_data: contacts.map(contactRecord),
      references: references.map(referenceRecord),
      validation_results: results.map(resultRecord),
      dynamic_values: values.map(dynamicValueRecord),
      biometric_results: biometrics.map(biometricRecord),
      portraits: portraits.map(({ source, model, model_version, kept_at, known_by }) => ({
        source,
        model,
        model_version,
        kept_at: kept_at.toISOString(),
        known_by: wholeSource(known_by),
      })),
      voter_credential: credential && {
        uploaded_at: credential.uploaded_at.toISOString(),
        ocr_data_front: credential.ocr_front,
        ocr_data_reverse: credential.ocr_reverse,
      },
      learned_from: attachments.map(({ workflow_id, attached_at, document_address }) => ({
        workflow_uuid: workflow_id,
        attached_at: attached_at.toISOString(),
        document_address,
      })),
      timeline: log.rows,
      timeline_length: length,
    };
  });
}

const PAGE = 100;

async function readAll<Row>(list: (query: PageQuery) => Promise<RowPage<Row>>): Promise<Row[]> {
  let page = await list({ page: 1, per_page: PAGE });
  const { rows } = page;
  while (page.after) {
    page = await list({ page: 1, per_page: PAGE, cursor: page.after });
    rows.push(...page.rows);
  }
  return rows;
}
