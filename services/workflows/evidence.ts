import type { StepEvidence } from '../../steps/ports/evidence.ts';
import type { OtpType } from '../../steps/ports/otp.ts';
import type { StepPorts } from '../../steps/step.server.ts';
import type { Caller, Platform } from '../platform/ports.ts';
import { gather, type PeoplePort } from './person.ts';
import { workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import type { Held } from './transitions.ts';

/** Who answers: what earlier steps learned, else the person that the workflow was made for. */
export async function knownPerson(caller: Caller, held: Held, people: PeoplePort): ReturnType<StepPorts['person']> {
  const people_uuid = held.workflow.people_uuid;
  const told = gather(held.steps)?.person;
  const names = told ? [told.name, told.first_lastname, told.second_lastname] : [];
  const name = names.filter(Boolean).join(' ');
  if (told && name) return { name, national_id: told.national_id, people_uuid };
  const found = people_uuid === null ? null : await people.identity(caller, people_uuid);
  return found && { ...found, people_uuid };
}

/**
 * What this workflow has on record now.
 * @param address Where this request came from; null where nobody saw.
 */
export async function evidenceOf(
  platform: Pick<Platform<WorkflowTables>, 'administration' | 'database'>,
  caller: Caller,
  held: Held,
  address: string | null,
): Promise<StepEvidence> {
  const { uuid, internal_metadata } = held.workflow;
  const { length, head } = await platform.administration.proveLog(caller.tenantId, { kind: 'workflow', id: uuid });
  const media = await workflowStore(caller, platform.database.query).media(uuid);
  const { ip, user_agent, ...device } = internal_metadata ?? {};
  const metadata = Object.entries(device).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    consents: held.consents.map(({ key, kind, accepted, text_sha256, version, language, recorded_at }) => ({
      key,
      kind,
      accepted,
      text_sha256,
      version,
      language,
      at: recorded_at.toISOString(),
    })),
    codes: provenCodes(held).map(({ channel, destination, at }) => ({
      channel,
      destination: masked(destination),
      verified_at: at.toISOString(),
    })),
    media: media.flatMap(({ uuid: medium, collection, stored_sha256, stored_at }) =>
      stored_at === null ? [] : [{ uuid: medium, collection, sha256: stored_sha256, stored_at: stored_at.toISOString() }],
    ),
    // What the device says of itself proves nothing where the server saw more.
    device: { ip: address ?? ip ?? null, user_agent: user_agent ?? null, metadata: Object.fromEntries(metadata) },
    log: { length, head },
  };
}

/** The addresses that this person proved here by a one-time code, as the steps that are done declare them. */
export function provenCodes({ steps }: Pick<Held, 'steps'>): { channel: OtpType; destination: string; at: Date }[] {
  return steps.flatMap(({ facts, finished_at: at }) => (at === null ? [] : (facts?.codes ?? []).map((code) => ({ ...code, at }))));
}

/** `l•••@example.com`, `••••5678`: enough for its owner to know it again. */
export function masked(destination: string): string {
  const at = destination.lastIndexOf('@');
  return at > 0 ? `${destination.slice(0, 1)}•••${destination.slice(at)}` : `••••${destination.slice(-4)}`;
}
