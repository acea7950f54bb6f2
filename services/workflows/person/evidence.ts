import { wordsOf } from '#mexico/names-alike.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import type { StepPorts } from '#steps/base/step.server.ts';
import type { StepEvidence } from '#steps/ports/evidence.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import type { StepKnownBy } from '#steps/ports/people.ts';
import type { ServedSteps } from '../model/steps.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { gather } from '../state/gather.ts';
import type { Snapshot } from '../state/transitions.ts';
import { mask } from './mask.ts';
import type { PeoplePort } from './person.ts';

/**
 * Returns the person as earlier steps learned of them, else the person whom the workflow was made for, each with how it is known. What the
 * steps say is the person's own word, but for what the record of somebody for whom something vouches had said before.
 */
export async function personOf(caller: Caller, snapshot: Snapshot, people: PeoplePort): ReturnType<StepPorts['person']> {
  const { people_uuid, vouched_by, name_agreed, person: state } = snapshot.workflow;
  const { person } = gather(snapshot.steps);
  const names = person ? [person.name, person.first_lastname, person.second_lastname] : [];
  const name = names.filter(Boolean).join(' ');
  const saysName = person !== null && name !== '';
  const record = people_uuid === null || (saysName && vouched_by === null) ? null : await people.identity(caller, people_uuid);
  const vouching = voucherOf(snapshot);
  if (!saysName)
    return record
      ? { ...record, people_uuid: vouched_by && people_uuid, known_by: { name: vouching, national_id: vouching }, recording: false }
      : null;
  // Who vouches for a person vouches for the CURP that they have.
  const isSame = vouched_by === null || record?.national_id === person.national_id;
  return {
    name,
    national_id: person.national_id,
    // Nobody vouches in this workflow: whether the record is still a claim, the people service knows as the document is signed.
    people_uuid: isSame && vouched_by !== null ? people_uuid : null,
    known_by: {
      // While the job has the name, nobody can tell whether the record says it or was just told.
      name: isSame && state === 'attached' && name_agreed && vouching !== BY_SIGNER ? vouching : wordFor('name', name, snapshot),
      national_id: isSame && vouching !== BY_SIGNER ? vouching : wordFor('national_id', person.national_id, snapshot),
    },
    recording: state === 'pending',
  };
}

const BY_SIGNER: StepKnownBy = { by: 'signer' };

/** What they say themselves, or what a credential that they showed says as well. */
function wordFor(member: 'name' | 'national_id', value: string, { steps }: Snapshot): StepKnownBy {
  const cards = steps.flatMap(({ status, facts }) => (status === 'success' ? (facts?.credential ?? []) : []));
  const plain = (text: string) => wordsOf(text).join(' ');
  return cards.some((card) => plain(card[member]) === plain(value)) ? { by: 'reading' } : BY_SIGNER;
}

/** How the record is known of somebody for whom something vouches. */
function voucherOf(snapshot: Snapshot): StepKnownBy {
  const { vouched_by, vouching } = snapshot.workflow;
  if (vouched_by === 'contact') return vouching ? { by: 'code', at: vouching.join(', ') } : BY_SIGNER;
  if (vouched_by === null) return BY_SIGNER;
  return { by: vouched_by === 'enrollment' ? 'document' : 'partner' };
}

/**
 * Returns what this workflow has on record now.
 * @param steps Say what their media are called.
 * @param address Where this request came from; null where nobody saw.
 */
export async function evidenceOf(
  { platform, steps }: { platform: Pick<Platform<WorkflowTables>, 'administration' | 'database'>; steps: Pick<ServedSteps, 'find'> },
  caller: Caller,
  snapshot: Snapshot,
  address: string | null,
): Promise<StepEvidence> {
  const { uuid, internal_metadata } = snapshot.workflow;
  const { length, head } = await platform.administration.proveLog(caller.tenantId, { kind: 'workflow', id: uuid });
  const media = await workflowStore(caller, platform.database.query).media(uuid);
  const { ip: _, user_agent, ...device } = internal_metadata ?? {};
  const metadata = Object.entries(device).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    consents: snapshot.consents.map(({ key, kind, accepted, text_sha256, version, language, recorded_at }) => ({
      key,
      kind,
      accepted,
      text_sha256,
      version,
      language,
      at: recorded_at.toISOString(),
    })),
    codes: provenCodes(snapshot).map(({ channel, destination, at }) => ({
      channel,
      destination: mask(destination),
      verified_at: at.toISOString(),
    })),
    media: media.flatMap(({ uuid: medium, step_uuid, collection, stored_sha256, stored_at }) => {
      if (stored_at === null) return [];
      const step = snapshot.steps.find((one) => one.uuid === step_uuid);
      const title = (step && steps.find(step.step)?.media[collection]?.title) ?? null;
      return [{ uuid: medium, collection, title, sha256: stored_sha256, stored_at: stored_at.toISOString() }];
    }),
    // Only the address that the server saw: what stands in the record may be what the device says of itself.
    device: { ip: address, user_agent: user_agent ?? null, metadata: Object.fromEntries(metadata) },
    log: { length, head },
  };
}

/** Returns the addresses that the person proved by a one-time code in finished steps. */
export function provenCodes({ steps }: Pick<Snapshot, 'steps'>): { channel: StepOtpType; destination: string; at: Date }[] {
  return steps.flatMap(({ facts, finished_at: at }) => (at === null ? [] : (facts?.codes ?? []).map((code) => ({ ...code, at }))));
}
