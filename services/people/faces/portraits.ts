import type { PortraitSource } from '#contracts/people/faces.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { FaceReading } from '#platform/base/file-readers.ts';
import type { Caller, Platform, SealedRows } from '#platform/base/ports.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import { type FaceTemplateRow, type PortraitRow, portraitsOf } from './portraits-store.ts';

const DAY_MS = 86_400_000;

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

type TemplateSealer = ReturnType<Platform<PeopleTables>['keys']['sealer']>;

/**
 * Stores people's portraits and face templates. Only a source that has the person's consent and confirmed their identity may add a
 * portrait. A written file is deleted later unless `files.keep` is called for it.
 */
export class Portraits {
  readonly #platform: Platform<PeopleTables>;
  readonly #files: KeptFiles;
  readonly #sealer: TemplateSealer;
  readonly #model: Pick<PortraitRow, 'model' | 'model_version'>;

  constructor(platform: Platform<PeopleTables>, files: KeptFiles) {
    const { name: model, version: model_version } = platform.faces.model;
    this.#platform = platform;
    this.#files = files;
    this.#sealer = platform.keys.sealer('people-templates', SEALED_ROWS);
    this.#model = { model, model_version };
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
    return new Date(this.#platform.clock.now().getTime() - portrait_days * DAY_MS);
  }

  /** Stores the picture, before the transaction that refers to it. */
  async prepare(owner: Owner, face: Pick<FaceReading, 'portrait' | 'template'>): Promise<PreparedPortrait> {
    return { file_uuid: await this.#files.write(owner, face.portrait), template: face.template };
  }

  /**
   * Records a portrait of a locked person in place of the source's earlier portrait. Under a legal hold the earlier portrait stays
   * instead.
   */
  async keep(
    trx: PeopleTransaction,
    caller: Caller,
    { person_id, source }: { person_id: string; source: PortraitSource },
    { file_uuid, template }: PreparedPortrait,
  ): Promise<void> {
    const { clock, events, tenants } = this.#platform;
    const earlier = (await portraitsOf(caller, trx).ofPerson(person_id)).some((portrait) => portrait.source === source);
    if (earlier && (await tenants.underLegalHold(trx, caller.tenantId))) return;
    const sealedTemplate = await this.#seal(caller, { person_id, source }, template);
    const row = { person_id, source, file_uuid, template: sealedTemplate, ...this.#model, kept_at: clock.now() };
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

  /** Returns the template of the person's newest usable portrait, recomputed if another model made it; null if there is none. */
  async templateOf(owner: Owner, personId: string): Promise<Float32Array | null> {
    const { model, model_version } = this.#model;
    const since = await this.usableSince(owner);
    for (const row of await portraitsOf(owner, this.#platform.database.query).ofPerson(personId)) {
      if (row.kept_at < since) continue;
      const isOfThisModel = row.model === model && row.model_version === model_version;
      const template = isOfThisModel ? await this.open(owner, row) : await this.renew(owner, row);
      if (template) return template;
    }
    return null;
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

const ownerColumns = ({ tenantId, livemode }: Owner) => ({ tenant_id: tenantId, livemode });
