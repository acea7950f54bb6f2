import type { PortraitSource } from '#contracts/people/faces.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { FaceReading } from '#platform/base/file-readers.ts';
import type { Caller, Platform, SealedRows } from '#platform/base/ports.ts';
import type { KeptFiles } from '#platform/data/blobs/kept-files.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import { type FaceTemplateRow, type PortraitRow, portraitsOf } from './portraits-store.ts';

const DAY_MS = 86_400_000;

type PortraitKey = Readonly<Record<string, unknown>>;
const contextOf = ({ tenant_id, livemode, person_id, source }: PortraitKey) =>
  `people.portraits ${tenant_id} ${livemode} ${person_id} ${source}`;

const SEALED_ROWS: SealedRows = {
  table: 'people.portraits',
  key: ['tenant_id', 'livemode', 'person_id', 'source'],
  column: 'template',
  context: contextOf,
};

/** A portrait whose picture is stored and that no row names yet. */
export interface PreparedPortrait {
  file_uuid: string;
  template: Float32Array;
}

export type Portraits = ReturnType<typeof createPortraits>;

/**
 * The portraits of people and their templates. Whoever keeps one has asked for the person's consent, and vouches for the record: so a
 * record that only claims made has none.
 */
export function createPortraits(platform: Platform<PeopleTables>, files: KeptFiles) {
  const { clock, database, events, faces, keys, tenants } = platform;
  const sealer = keys.sealer('people-templates', SEALED_ROWS);
  const model = { model: faces.model.name, model_version: faces.model.version };

  const mine = ({ tenantId, livemode }: Owner) => ({ tenant_id: tenantId, livemode });
  const seal = (owner: Owner, key: { person_id: string; source: PortraitSource }, template: Float32Array) =>
    sealer.seal(new Uint8Array(template.buffer, template.byteOffset, template.byteLength), contextOf({ ...mine(owner), ...key }));
  const isOfThisModel = (row: PortraitRow) => row.model === model.model && row.model_version === model.model_version;

  const discard = async (trx: PeopleTransaction, owner: Owner, rows: readonly PortraitRow[]) =>
    files.discard(
      trx,
      owner,
      rows.map(({ file_uuid }) => file_uuid),
    );

  const open = async (owner: Owner, row: FaceTemplateRow): Promise<Float32Array> => {
    const bytes = await sealer.unseal(row.template, contextOf({ ...mine(owner), ...row }));
    // A copy of its own begins where numbers may begin.
    return new Float32Array(new Uint8Array(bytes).buffer);
  };

  /** Makes the template of a portrait anew where another model made it. Null where this model finds no face in it. */
  const renewTemplate = async (owner: Owner, row: PortraitRow): Promise<Float32Array | null> => {
    const portraitFace = await faces.read(owner, await files.read(owner, row.file_uuid));
    if ('trouble' in portraitFace) return null;
    const template = await seal(owner, row, portraitFace.template);
    await portraitsOf(owner, database.query).setTemplate(row, { template, ...model });
    return portraitFace.template;
  };

  return {
    open,
    renewed: renewTemplate,

    /** Whether the tenant keeps portraits. */
    async areKept(caller: Caller): Promise<boolean> {
      return (await tenants.settings(caller.tenantId)).people.portrait_days > 0;
    },

    /** Portraits from before may not be used any more, though a legal hold, or a run that is due, still keeps them. */
    async usableSince({ tenantId }: Owner): Promise<Date> {
      const { portrait_days } = (await tenants.settings(tenantId)).people;
      return new Date(clock.now().getTime() - portrait_days * DAY_MS);
    },

    /** Stores the picture, before the transaction that names it. */
    async prepare(owner: Owner, face: Pick<FaceReading, 'portrait' | 'template'>): Promise<PreparedPortrait> {
      return { file_uuid: await files.write(owner, face.portrait), template: face.template };
    },

    /**
     * Keeps it as the person's, in place of the one that this source gave before; under a legal hold that one stays instead. The person
     * is locked.
     */
    async keep(
      trx: PeopleTransaction,
      caller: Caller,
      { person_id, source }: { person_id: string; source: PortraitSource },
      { file_uuid, template }: PreparedPortrait,
    ): Promise<void> {
      const earlier = (await portraitsOf(caller, trx).ofPerson(person_id)).some((portrait) => portrait.source === source);
      if (earlier && (await tenants.underLegalHold(trx, caller.tenantId))) return;
      const sealedTemplate = await seal(caller, { person_id, source }, template);
      const row = { person_id, source, file_uuid, template: sealedTemplate, ...model, kept_at: clock.now() };
      const before = await portraitsOf(caller, trx).replace(row);
      await files.keep(trx, caller, [file_uuid]);
      if (before) await discard(trx, caller, [before]);
      const data = { source, ...model, consent: source === 'api' ? 'answered_for_by_key' : 'on_record' };
      await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.portrait_kept', data });
    },

    /** Deletes those of a person, or some of several people. */
    async forget(trx: PeopleTransaction, caller: Caller, rows: readonly PortraitRow[]): Promise<void> {
      const deletedRows = await portraitsOf(caller, trx).remove(rows);
      await discard(trx, caller, deletedRows);
      for (const { person_id, source } of deletedRows) {
        await events.append(trx, caller, { kind: 'person', id: person_id }, { type: 'person.portrait_deleted', data: { source } });
      }
    },

    /** The template of the person's newest portrait that this model reads; null where none is kept, or none that may be used still. */
    async templateOf(owner: Owner, personId: string): Promise<Float32Array | null> {
      const since = await this.usableSince(owner);
      for (const row of await portraitsOf(owner, database.query).ofPerson(personId)) {
        if (row.kept_at < since) continue;
        const template = isOfThisModel(row) ? await open(owner, row) : await renewTemplate(owner, row);
        if (template) return template;
      }
      return null;
    },
  };
}
