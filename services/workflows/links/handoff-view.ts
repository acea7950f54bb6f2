import type { SessionView } from '#contracts/session/session.ts';
import type { TokenRow } from '../model/tables.ts';
import { isLive } from '../state/session-caller.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { provenDestinations, type Reader, shownDestinations } from './destinations.ts';

/** Returns on which device the person continues, for the session of `token`. */
export async function handoffView(reader: Reader, snapshot: Snapshot, token: TokenRow): Promise<SessionView['handoff']> {
  const { uuid, handoff_token } = snapshot.workflow;
  const guest = token.made_by !== null;
  if (handoff_token === null) return { guest, away: guest ? 'opened' : null, contested: false, sending: null };
  const active = handoff_token === token.id ? token : await reader.store.tokens.find(uuid, handoff_token);
  const isHere = active === null || active.id === token.id || !isLive(active, reader.app.platform.clock.now());
  if (isHere) return { guest, away: null, contested: false, sending: null };
  const away = active.opened_at === null ? 'sent' : 'opened';
  const sending = away === 'sent' ? await sendingView(reader, snapshot, active) : null;
  return { guest, away, contested: !guest && active.contender_hash !== null, sending };
}

async function sendingView(reader: Reader, snapshot: Snapshot, active: TokenRow) {
  const destinations = await shownDestinations(reader, snapshot.workflow.uuid, await provenDestinations(reader, snapshot));
  const { id, channel, to } = active.delivery ?? {};
  return { destinations, last: id && channel && to ? { id, channel, to } : null };
}
