import { compareStrength, isAsStrong, type KnownSource } from '#contracts/base/known-by.ts';
import type { PortraitSource } from '#contracts/people/faces.ts';
import type { Owner } from '#platform/base/administration.ts';
import { daysBefore } from '#platform/base/durations.ts';
import type { FaceReading } from '#platform/base/file-readers.ts';
import type { Caller, SealedRows } from '#platform/base/ports.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import { contactsOf } from '../model/contact-store.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { neededPortrait, neededTie, OF_PEOPLE, type Source, sourceColumn } from '../model/known-by.ts';
import { peopleOf } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { modelColumns } from './model-columns.ts';
import { type FaceTemplateRow, type PortraitRow, portraitsOf } from './portraits-store.ts';

type PortraitColumns = Readonly<Record<string, unknown>>;
const contextOf = ({ tenant_id, livemode, person_id, source }: PortraitColumns) =>
  `people.portraits ${tenant_id} ${livemode} ${person_id} ${source}`;

const SEALED_ROWS: SealedRows = {
  table: 'people.portraits',
  key: ['tenant_id', 'livemode', 'person_id', 'source'],
  column: 'template',
  context: contextOf,
};

/** A portrait whose picture is stored, but which no row refers to yet. */
export interface PreparedPortrait {
  file_uuid: string;
  template: Float32Array;
}

/** A portrait of a person. Its picture is read only if it is asked for. */
export interface KeptPortrait {
  template: Float32Array;
  knownBy: KnownSource;
  /** The workflow that brought it; null if a key did. */
  workflow: string | null;
  readPicture(): Promise<Uint8Array<ArrayBuffer>>;
}

type TemplateSealer = ReturnType<PeoplePlatform['keys']['sealer']>;

/**
 * Stores people's portraits and face templates. Only a source that has the person's consent and vouches for them may add a
 * portrait. A written file is deleted later unless `files.keep` is called for it.
 */
export class Portraits {
  readonly #platform: PeoplePlatform;
  readonly #files: KeptFiles;
  readonly #sealer: TemplateSealer;
  readonly #model: ReturnType<typeof modelColumns>;

  constructor(platform: PeoplePlatform, files: KeptFiles) {
    this.#platform = platform;
    this.#files = files;
    this.#sealer = platform.keys.sealer('people-templates', SEALED_ROWS);
    this.#model = modelColumns(platform.faces.model);
  }

  async open(owner: Owner, row: FaceTemplateRow): Promise<Float32Array> {
    const bytes = await this.#sealer.unseal(row.template, contextOf({ ...ownerColumns(owner), ...row }));
    // The copy starts at offset 0, because a Float32Array needs an aligned offset.
    return new Float32Array(new Uint8Array(bytes).buffer);
  }

  /** Recomputes a portrait's template with the current face model. Null if the model finds no face in the picture. */
  async renew(owner: Owner, row: PortraitRow): Promise<Float32Array | null> {
    const { database, faces } = this.#platform;
    const portraitFace = await faces.read(owner, await this.#files.read(owner, row.file_uuid));
    if ('trouble' in portraitFace) return null;
    const template = await this.#seal(owner, row, portraitFace.template);
    await portraitsOf(owner, database.query).setTemplate(row, { template, ...this.#model });
    return portraitFace.template;
  }

  /** Returns whether the tenant's settings allow storing portraits. */
  async areKept(caller: Caller): Promise<boolean> {
    return (await this.#platform.tenants.settings(caller.tenantId)).people.portrait_days > 0;
  }

  /** Returns the date before which portraits are unusable, even if a legal hold or a late retention run still keeps them. */
  async usableSince({ tenantId }: Owner): Promise<Date> {
    const { portrait_days } = (await this.#platform.tenants.settings(tenantId)).people;
    return daysBefore(this.#platform.clock.now(), portrait_days);
  }

  /** Stores the picture, before the transaction that refers to it. */
  async prepare(owner: Owner, face: Pick<FaceReading, 'portrait' | 'template'>): Promise<PreparedPortrait> {
    return { file_uuid: await this.#files.write(owner, face.portrait), template: face.template };
  }

  /**
   * Records a portrait of a locked person in place of the source's earlier portrait. An earlier portrait from a stronger source stays
   * instead, and any under a legal hold.
   */
  async keep(
    trx: PeopleTransaction,
    caller: Caller,
    { person_id, source, knownBy }: { person_id: string; source: PortraitSource; knownBy: Source },
    { file_uuid, template }: PreparedPortrait,
  ): Promise<void> {
    const { clock, events, tenants } = this.#platform;
    const earlier = (await portraitsOf(caller, trx).ofPerson(person_id)).find((portrait) => portrait.source === source);
    if (earlier && !isAsStrong(knownBy.by, knownSourceOf(earlier))) return;
    if (earlier && (await tenants.underLegalHold(trx, caller.tenantId))) return;
    const sealedTemplate = await this.#seal(caller, { person_id, source }, template);
    const row = {
      person_id,
      source,
      file_uuid,
      template: sealedTemplate,
      ...this.#model,
      kept_at: clock.now(),
      known_by: sourceColumn(knownBy),
    };
    const before = await portraitsOf(caller, trx).replace(row);
    await this.#files.keep(trx, caller, [file_uuid]);
    if (before) await this.#discard(trx, caller, [before]);
    // `answered_for_by_key`: the partner states that it has the person's consent.
    const data = { source, ...this.#model, consent: source === 'api' ? 'answered_for_by_key' : 'on_record' };
    await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.portrait_kept', data });
  }

  async forget(trx: PeopleTransaction, caller: Caller, rows: readonly PortraitRow[]): Promise<void> {
    const deletedRows = await portraitsOf(caller, trx).remove(rows);
    await this.#discard(trx, caller, deletedRows);
    for (const { person_id, source } of deletedRows) {
      const entry = { type: 'person.portrait_deleted', data: { source } };
      await this.#platform.events.append(trx, caller, { kind: 'person', id: person_id }, entry);
    }
  }

  /**
   * Returns the person's usable portrait of the strongest source, the newest of several; its template is recomputed if another model made
   * it. Null if there is none.
   */
  strongestOf(owner: Owner, personId: string): Promise<KeptPortrait | null> {
    return this.#strongest(owner, personId, async () => true);
  }

  /**
   * Returns the person's strongest portrait by which a face identifies them: it is known as well as the record, or the workflow that brought
   * it was. Another may show whoever made the record by a capture, before a stronger source vouched for it. Null if there is none.
   */
  async identifyingOf(caller: Caller, personId: string): Promise<KeptPortrait | null> {
    const { clock, database } = this.#platform;
    const scope = [caller, database.query, clock.now()] as const;
    const people = peopleOf(...scope);
    const person = await people.get(personId);
    if (!person) return null;
    const sources = [person, ...(await contactsOf(...scope).newestOfPerson(personId))].flatMap(({ known_by }) => known_by ?? []);
    const ofRecord = neededTie(
      person.vouched_by,
      sources.every(({ by }) => OF_PEOPLE.has(by)),
    );
    const needed = neededPortrait(ofRecord);
    return this.#strongest(caller, personId, async (row) => {
      const workflow = row.known_by?.workflow_uuid ?? null;
      const ofWorkflow = workflow === null ? 'claimed' : await people.sourceIn(workflow);
      return isAsStrong(knownSourceOf(row), needed) || isAsStrong(ofWorkflow, needed);
    });
  }

  async #strongest(owner: Owner, personId: string, counts: (row: PortraitRow) => Promise<boolean>): Promise<KeptPortrait | null> {
    const since = await this.usableSince(owner);
    const newestFirst = await portraitsOf(owner, this.#platform.database.query).ofPerson(personId);
    for (const row of newestFirst.toSorted((one, other) => compareStrength(knownSourceOf(one), knownSourceOf(other)))) {
      if (row.kept_at < since || !(await counts(row))) continue;
      const template = this.#isOfThisModel(row) ? await this.open(owner, row) : await this.renew(owner, row);
      if (!template) continue;
      const workflow = row.known_by?.workflow_uuid ?? null;
      return { template, knownBy: knownSourceOf(row), workflow, readPicture: () => this.#files.read(owner, row.file_uuid) };
    }
    return null;
  }

  #isOfThisModel(row: PortraitRow): boolean {
    const { model, model_version, model_hash } = this.#model;
    return row.model === model && row.model_version === model_version && row.model_hash === model_hash;
  }

  #seal(owner: Owner, key: { person_id: string; source: PortraitSource }, template: Float32Array): Promise<Uint8Array> {
    const bytes = new Uint8Array(template.buffer, template.byteOffset, template.byteLength);
    return this.#sealer.seal(bytes, contextOf({ ...ownerColumns(owner), ...key }));
  }

  #discard(trx: PeopleTransaction, owner: Owner, rows: readonly PortraitRow[]): Promise<void> {
    const uuids = rows.map(({ file_uuid }) => file_uuid);
    return this.#files.discard(trx, owner, uuids);
  }
}

export const knownSourceOf = ({ known_by }: PortraitRow): KnownSource => known_by?.by ?? 'claimed';

const ownerColumns = ({ tenantId, livemode }: Owner) => ({ tenant_id: tenantId, livemode });
