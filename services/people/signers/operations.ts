import { implement } from '@orpc/server';
import { signersContract } from '#contracts/people/signers.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { contentHash } from '#platform/calls/content-hash.ts';
import { createSigner, type SignerRecord } from '../documents/signer/create-signer.ts';
import { listSigners } from '../documents/signer/list-signers.ts';
import { contactsOf } from '../model/contact-store.ts';
import { type PersonRow, peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleDatabase, PeopleTables } from '../model/tables.ts';

/** Creates the operations that make and list the signers of documents. */
export function signerOperations(platform: Platform<PeopleTables>) {
  const os = implement(signersContract).$context<CallContext>();
  const { clock, database, events } = platform;

  /** Reads the name and e-mail of a person; the returned function adds them to a signer's record. */
  const personDataFor = async (caller: Caller, db: PeopleDatabase, person: PersonRow) => {
    const contacts = await contactsOf(caller, db, clock.now()).list({ page: 1, per_page: MOST_CONTACTS, person_id: person.id });
    const name = [person.name, person.first_lastname, person.second_lastname].filter(Boolean).join(' ');
    const email = contacts.rows.find((contact) => contact.email)?.email ?? null;
    return (signer: SignerRecord) => ({ ...signer, name, email, external_person_id: person.external_ref_id });
  };

  return {
    create: os.create.handler(async ({ input: { params, body }, context }) => {
      const { caller } = context;
      const { document_id, elements } = body;
      return platform.once(await withoutPassword(context, { document_id, elements: elements ?? [] }), async (trx) => {
        const people = peopleOf(caller, trx, clock.now());
        // `share` locks the person against deletion until the transaction ends.
        const { id } = requirePerson(await people.share(params.id));
        const person = requirePerson(await people.get(id));
        const signer = await createSigner(platform, trx, caller, { personId: id, document: document_id, elements: elements ?? [] });
        const entry = { type: 'signer.created', data: { signer: signer.id, document: document_id } };
        await events.append(trx, caller, { kind: 'person', id }, entry);
        const { document: _, ...result } = (await personDataFor(caller, trx, person))(signer);
        return { success: true as const, result };
      });
    }),

    list: os.list.handler(async ({ input: { id }, context: { caller } }) => {
      const person = requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
      const signers = await listSigners(platform, caller, person.id);
      return { success: true, result: signers.map(await personDataFor(caller, database.query, person)) };
    }),
  };
}

/** The most contacts of a person, newest first, that are searched for an e-mail address. */
const MOST_CONTACTS = 100;

/** Returns a context whose request hash excludes the password, because the hash is stored for a day. */
async function withoutPassword(context: CallContext, body: object): Promise<CallContext> {
  const { idempotency } = context;
  return idempotency ? { ...context, idempotency: { ...idempotency, hash: await contentHash(JSON.stringify(body)) } } : context;
}
