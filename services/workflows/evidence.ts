import type { StepEvidence } from '../../steps/ports/evidence.ts';
import type { OtpType } from '../../steps/ports/otp.ts';
import type { StepPorts } from '../../steps/step.server.ts';
import type { Caller, Platform } from '../platform/ports.ts';
import { gather, type PeoplePort } from './person.ts';
import { workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import type { Snapshot } from './transitions.ts';

/** Returns the person as earlier steps learned of them, else the person whom the workflow was made for. */
export async function personOf(caller: Caller, snapshot: Snapshot, people: PeoplePort): ReturnType<StepPorts['person']> {
  const people_uuid = snapshot.workflow.people_uuid;
  const person = gather(snapshot.steps)?.person;
  const names = person ? [person.name, person.first_lastname, person.second_lastname] : [];
  const name = names.filter(Boolean).join(' ');
  if (person && name) return { name, national_id: person.national_id, people_uuid };
  const record = people_uuid === null ? null : await people.identity(caller, people_uuid);
  return record && { ...record, people_uuid };
}

/**
 * Returns what this workflow has on record now.
 * @param address Where this request came from; null where nobody saw.
 */
export async function evidenceOf(
  platform: Pick<Platform<WorkflowTables>, 'administration' | 'database'>,
  caller: Caller,
  snapshot: Snapshot,
  address: string | null,
): Promise<StepEvidence> {
  const { uuid, internal_metadata } = snapshot.workflow;
  const { length, head } = await platform.administration.proveLog(caller.tenantId, { kind: 'workflow', id: uuid });
  const media = await workflowStore(caller, platform.database.query).media(uuid);
  const { ip, user_agent, ...device } = internal_metadata ?? {};
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
      destination: masked(destination),
      verified_at: at.toISOString(),
    })),
    media: media.flatMap(({ uuid: medium, collection, stored_sha256, stored_at }) =>
      stored_at === null ? [] : [{ uuid: medium, collection, sha256: stored_sha256, stored_at: stored_at.toISOString() }],
    ),
    // The address that the server saw proves more than what the device says of itself.
    device: { ip: address ?? ip ?? null, user_agent: user_agent ?? null, metadata: Object.fromEntries(metadata) },
    log: { length, head },
  };
}

/** Returns the addresses that the person proved by a one-time code in finished steps. */
export function provenCodes({ steps }: Pick<Snapshot, 'steps'>): { channel: OtpType; destination: string; at: Date }[] {
  return steps.flatMap(({ facts, finished_at: at }) => (at === null ? [] : (facts?.codes ?? []).map((code) => ({ ...code, at }))));
}

/** `l•••@example.com`, `••••5678`: enough for its owner to know it again. */
export function masked(destination: string): string {
  const at = destination.lastIndexOf('@');
  return at > 0 ? `${destination.slice(0, 1)}•••${destination.slice(at)}` : `••••${destination.slice(-4)}`;
}
