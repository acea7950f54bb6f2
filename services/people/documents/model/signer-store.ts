import { randomUUID } from 'node:crypto';
import { MAX_OF_PERSON, type RecordRow, RecordStore, type StoreScope } from '../../model/record-store.ts';

const TABLE = 'documents.signers';

/** A row of a signer, without the elements. */
export type PlainSignerRow = RecordRow<typeof TABLE>;

/** A person who has signed a document or is to sign it, with the signature elements assigned to them. */
export type SignerRow = PlainSignerRow & { elements: readonly RecordRow<'documents.signer_elements'>[] };

/** A new person, or null, for the uninvited signers of workflows. */
export interface SignerAssignment {
  workflows: readonly string[];
  /** The person who is replaced. If missing: whoever is assigned. */
  from?: string;
  to: string | null;
}

const NOT_SIGNED = {
  workflow_uuid: null,
  signing_uuid: null,
  act_file_uuid: null,
  signature_file_uuid: null,
  signature_kept: null,
  signature_kind: null,
  consent_sha256: null,
  consent_language: null,
  signed_at: null,
  awaits_decision: false,
  refused_at: null,
} satisfies Partial<PlainSignerRow>;

/** The columns of an act: one person's recorded signature, before the seal. */
export type ActColumns = Pick<PlainSignerRow, keyof typeof NOT_SIGNED>;

export const signersOf = (...scope: StoreScope) => new SignerStore(TABLE, 'id', ...scope);

/** The signers of one tenant in one mode. */
class SignerStore extends RecordStore<typeof TABLE> {
  /** Reads the signers of a document, in the order in which they were created. */
  async ofDocument(uuid: string): Promise<SignerRow[]> {
    return this.#withElements(await this.rows().where('document_uuid', '=', uuid).orderBy('number').orderBy('id').execute());
  }

  /** Reads the signers of these documents, without elements. */
  async ofDocuments(uuids: readonly string[]): Promise<PlainSignerRow[]> {
    if (uuids.length === 0) return [];
    return this.rows().where('document_uuid', 'in', uuids).execute();
  }

  /** Reads the newest invitations of a person, newest first. */
  async invitationsOf(personId: string): Promise<SignerRow[]> {
    const rows = this.rows().where('person_id', '=', personId).where('is_invited', '=', true);
    return this.#withElements(await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MAX_OF_PERSON).execute());
  }

  /** Reads all signer rows of a person, oldest first. */
  async ofPerson(personId: string): Promise<SignerRow[]> {
    return this.#withElements(await this.rows().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute());
  }

  /** Reads the signers of these workflows that no person of the tenant is assigned to. */
  async withoutPerson(workflows: readonly string[]): Promise<PlainSignerRow[]> {
    if (workflows.length === 0) return [];
    return this.rows().where('workflow_uuid', 'in', workflows).where('person_id', 'is', null).execute();
  }

  /** Returns whether the person has a signer row outside this workflow, signed or not. */
  async isInOtherWorkflow(personId: string, workflow: string): Promise<boolean> {
    const rows = this.rows().where('person_id', '=', personId).where('workflow_uuid', 'is distinct from', workflow);
    return (await rows.executeTakeFirst()) !== undefined;
  }

  /** Adds a signer who has not signed yet, with the elements assigned to them. */
  async add(signer: Pick<SignerRow, 'document_uuid' | 'is_invited' | 'person_id'> & { elements: readonly string[] }): Promise<SignerRow> {
    const { elements, ...columns } = signer;
    const { last } = await this.db
      .selectFrom(TABLE)
      .where((where) => where.and({ ...this.owner, document_uuid: columns.document_uuid }))
      .select(({ fn }) => fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    const row = await this.insert({ number: (last ?? 0) + 1, ...columns, ...NOT_SIGNED });
    const times = { created_at: this.now, updated_at: this.now };
    const places = elements.map((element_uuid) => ({
      ...{ ...this.owner, id: randomUUID(), signer_id: row.id, element_uuid },
      ...{ filled_at: null, ...times },
    }));
    if (places.length > 0) await this.db.insertInto('documents.signer_elements').values(places).execute();
    return { ...row, elements: places };
  }

  /** Records a signer's act, and marks the elements that show the signature as filled. */
  async sign(id: string, act: ActColumns, elements: readonly string[]): Promise<void> {
    await this.update(id, act);
    if (elements.length === 0) return;
    await this.db
      .updateTable('documents.signer_elements')
      .where((where) => where.and({ ...this.owner, signer_id: id }))
      .where('element_uuid', 'in', elements)
      .set({ filled_at: this.now, updated_at: this.now })
      .execute();
  }

  /** Clears the file ids of acts that the sealed PDF now contains, except signature pictures that are to be kept. */
  async forgetActs(document_uuid: string): Promise<void> {
    await this.db
      .updateTable('documents.signers')
      .where((where) => where.and({ ...this.owner, document_uuid }))
      .set((set) => ({
        act_file_uuid: null,
        signature_file_uuid: set.case().when('signature_kept', '=', true).then(set.ref('signature_file_uuid')).else(null).end(),
        updated_at: this.now,
      }))
      .execute();
  }

  /** Returns the `signing_uuid` of each act of a workflow that waits for a decision. */
  async waitingIn(workflow_uuid: string): Promise<string[]> {
    const signers = await this.db
      .selectFrom('documents.signers')
      .where((where) => where.and({ ...this.owner, workflow_uuid, awaits_decision: true }))
      .select('signing_uuid')
      .execute();
    return signers.flatMap(({ signing_uuid }) => signing_uuid ?? []);
  }

  /**
   * Releases an act of a workflow that waits for a decision or was refused, or refuses it if it waits. Returns the id of its document,
   * which the caller has locked; none if nothing changes.
   */
  async decide(workflow_uuid: string, signing_uuid: string, isApproved: boolean): Promise<string[]> {
    const signers = await this.db
      .updateTable('documents.signers')
      .where((where) => where.and({ ...this.owner, workflow_uuid, signing_uuid }))
      .where((where) => where.or([where('awaits_decision', '=', true), ...(isApproved ? [where('refused_at', 'is not', null)] : [])]))
      .set({ awaits_decision: false, refused_at: isApproved ? null : this.now, updated_at: this.now })
      .returning('document_uuid')
      .execute();
    return signers.map(({ document_uuid }) => document_uuid);
  }

  /**
   * Assigns a person, or null, to the uninvited signers of these workflows, or only to those of one person. Returns their documents' ids.
   */
  async assign({ workflows, from, to }: SignerAssignment): Promise<string[]> {
    const signers = await this.db
      .updateTable('documents.signers')
      .where((where) => where.and({ ...this.owner, is_invited: false, ...(from !== undefined && { person_id: from }) }))
      .where('workflow_uuid', 'in', workflows)
      .where('person_id', 'is distinct from', to)
      .set({ person_id: to, updated_at: this.now })
      .returning('document_uuid')
      .execute();
    return signers.map(({ document_uuid }) => document_uuid);
  }

  async #withElements(signers: readonly PlainSignerRow[]): Promise<SignerRow[]> {
    if (signers.length === 0) return [];
    const ids = signers.map(({ id }) => id);
    const elements = await this.db
      .selectFrom('documents.signer_elements')
      .where((where) => where.and(this.owner))
      .where('signer_id', 'in', ids)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return signers.map((signer) => ({ ...signer, elements: elements.filter(({ signer_id }) => signer_id === signer.id) }));
  }
}

/** Returns the ids of the files of a signer's act. */
export function filesOfSigner({ act_file_uuid, signature_file_uuid }: SignerRow): string[] {
  return [act_file_uuid, signature_file_uuid].filter((uuid) => uuid !== null);
}

/** Returns whether a signer has signed. From then on the document cannot change, so that all signers sign the same content. */
export const isFixed = (signers: readonly SignerRow[]): boolean => signers.some(({ signed_at }) => signed_at !== null);

/** Returns whether an act was refused with its workflow. */
export const isRefused = (signers: readonly PlainSignerRow[]): boolean => signers.some(({ refused_at }) => refused_at !== null);

/** Returns whether an act waits for a decision on its workflow, or was refused: then the document is not sealed. */
export const isHeld = (signers: readonly SignerRow[]): boolean =>
  isRefused(signers) || signers.some(({ awaits_decision }) => awaits_decision);

/** Returns the signer who signed without an invitation, and is therefore the only one. */
export const soleSignerOf = <Row extends Pick<SignerRow, 'is_invited'>>(signers: readonly Row[]): Row | undefined =>
  signers.find(({ is_invited }) => !is_invited);

export const invitedOf = (signers: readonly SignerRow[]): SignerRow[] => signers.filter(({ is_invited }) => is_invited);
