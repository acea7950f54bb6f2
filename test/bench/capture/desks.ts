import { ASPECTS } from '#vision/quad/aspects.ts';
import { DocumentWatch } from '#vision/watch/document-watch.ts';
import { Lookout } from '#vision/watch/look.ts';
import { decode } from '../../specimens/photo/colour.ts';
import { deskNames } from '../../specimens/photo/desks.ts';
import { emptyDesk, type FilmFrame, film } from '../../specimens/photo/film.ts';
import { photo } from '../../specimens/photo/photo.ts';
import type { Peer } from './peers.ts';
import { type Row, share } from './row.ts';

/** Milliseconds between two analysed frames, as on a slow phone. */
const LOOK_MS = 100;
const EMPTY_MS = 30_000;
const CARD_MS = 10_000;
const STEADY_MS = 1500;

/** Frames of each empty desk that the other library analyses. */
const PEER_FRAMES = 10;

/** Measures the guide on films of drawn desks, as a hand-held phone takes them: each kind of desk without a card, and cards on desks. */
export async function deskRows(frames: number, peer: Peer | null): Promise<readonly Row[]> {
  const each = Math.max(1, Math.round(frames / 40));
  const rows: Row[] = [];
  let [seenOfAll, takenOfAll, looksAtAll, seenByPeer] = [0, 0, 0, 0];
  for (const name of deskNames) {
    let [seen, taken, looks] = [0, 0, 0];
    for (let seed = 1; seed <= each; seed++) {
      const desk = await emptyDesk(name, 70_000 + seed);
      const watched = watch(await film(desk, seed), EMPTY_MS);
      if (peer) seenByPeer += finds(peer, await film(desk, seed));
      seen += watched.seen;
      looks += watched.looks;
      if (watched.readyMs !== null) taken++;
    }
    rows.push({ figure: `a card seen on empty desks, ${name}: of ${looks} frames`, ours: share(seen, looks), limit: '' });
    [seenOfAll, takenOfAll, looksAtAll] = [seenOfAll + seen, takenOfAll + taken, looksAtAll + looks];
  }
  const desks = each * deskNames.length;
  const waits: number[] = [];
  let cards = 0;
  for (let seed = 1; seed <= frames / 4; seed++) {
    const { jpeg, place } = await photo(seed % 2 ? 'ineFront' : 'ineBack', 90_000 + seed, 'moderate');
    if (place === 'scanner') continue;
    cards++;
    const { readyMs } = watch(await film(await decode(jpeg), seed, 0), CARD_MS);
    if (readyMs !== null) waits.push(readyMs);
  }
  waits.sort((one, other) => one - other);
  return [
    ...rows,
    {
      figure: 'of all of them',
      ours: share(seenOfAll, looksAtAll),
      peer: peer ? share(seenByPeer, desks * PEER_FRAMES) : 'not fetched',
      limit: '<= 1 %',
    },
    { figure: `pictures taken of ${desks} empty desks in 30 s each`, ours: String(takenOfAll), limit: '0' },
    { figure: `pictures taken of ${cards} cards below a still phone, in 10 s`, ours: share(waits.length, cards), limit: '' },
    { figure: 'within 1.5 s', ours: share(waits.filter((ms) => ms <= STEADY_MS).length, cards), limit: '' },
    { figure: 'half of them within', ours: `${waits[waits.length >> 1] ?? 0} ms`, limit: '<= 1500 ms' },
  ];
}

function finds(peer: Peer, next: () => FilmFrame): number {
  let found = 0;
  for (let frame = 0; frame < PEER_FRAMES; frame++) if (peer.corners(next().full())) found++;
  return found;
}

/** Runs the document watch over a film of `until` milliseconds, until it is ready to take a picture. `readyMs` is null if it never is. */
function watch(next: () => FilmFrame, until: number): { seen: number; looks: number; readyMs: number | null } {
  const [watching, lookout] = [new DocumentWatch({ before: null }), new Lookout()];
  let [seen, looks] = [0, 0];
  for (let at = 0; at < until; at += LOOK_MS) {
    const { small, full } = next();
    const look = lookout.look(small, [ASPECTS.card], watching.wantsQuality ? full : null);
    looks++;
    if (look.quad) seen++;
    if (watching.see(look, at).isReady) return { seen, looks, readyMs: at };
  }
  return { seen, looks, readyMs: null };
}
