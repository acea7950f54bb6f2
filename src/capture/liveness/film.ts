import type { Face } from '#vision/face/face.ts';
import { isAccompanied, nearestOf } from '#vision/face/face-watch.ts';
import { CAPTURE_SLACK, type Move, START, type Stance, shows, TURNED_AWAY, wayOf, wayTo } from '#vision/face/moves.ts';
import { stanceOfFace } from '#vision/face/stance.ts';
import { FacesUnseen, type FrameFaces, soon } from '../faces/finder.ts';
import { framesOf } from '../frames.ts';
import type { Region } from '../guide.ts';
import type { FilmEvent, FilmRemark } from './liveness.machine.ts';

/** The whole of the film: where the face goes is told by it. */
const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };
/** Pixels of the longer side: of what is looked at, and of what is sent. */
const LOOK_SIDE = 480;
const FRAME_SIDE = 960;
const QUALITY = 0.85;

/** Milliseconds until the oval stands where the next move wants it. */
const SETTLE_MS = 500;
/** Milliseconds for one move, of a person who is slow or cannot see the screen. */
const MOVE_MS = 20_000;
/** A look that takes longer is no look: what finds faces starts anew, which is not the person's time. */
const LOOK_MS = 2000;
/** Looks one after the other in which a move is seen. */
const LOOKS = 3;
/** Milliseconds after which it is said what is amiss. */
const QUIET_MS = 2_500;

/** The face's height as a share of the oval's, at the beginning. */
const [LEAST, MOST] = [0.56, 0.86];
/** How far from the oval's middle it may be, as a share of the oval. */
const OFF_CENTRE = 0.14;
const PLAIN = 14;

interface Filming {
  moves: readonly Move[];
  finder: FrameFaces;
  /** Where the oval lies now, as parts of the film. */
  guide: () => Region;
  /** Milliseconds for a move where nobody can look. */
  unseen: () => number;
  tell: (event: FilmEvent) => void;
  signal: AbortSignal;
}

/**
 * Films the beginning and each move, and tells how it goes, until the signal aborts. Where nobody can look for faces, from the beginning
 * or from some move on, each move has its time.
 */
export async function filmMoves(video: HTMLVideoElement, filming: Filming): Promise<void> {
  const { moves, tell, signal } = filming;
  let sees = await soon(filming.finder.prepare()).then(
    () => true,
    () => false,
  );
  const frames: Blob[] = [];
  let start: Stance | null = null;
  for (const [at, move] of [START, ...moves].entries()) {
    tell({ type: 'film.move', at });
    await wait(SETTLE_MS, signal);
    if (signal.aborted) return;
    if (sees) {
      const stance: Stance | null | 'unseen' = await awaitMove(video, move, start, filming).catch(unseen);
      if (signal.aborted) return;
      if (stance === null) {
        navigator.vibrate?.(300);
        return tell({ type: 'film.failed', trouble: 'late' });
      }
      if (stance === 'unseen') sees = false;
      else start ??= stance;
    }
    if (!sees) {
      tell({ type: 'film.unseen' });
      await wait(filming.unseen(), signal);
    }
    if (signal.aborted) return;
    const frame = await frameOf(video);
    if (signal.aborted) return;
    if (!frame) return tell({ type: 'film.failed', trouble: 'camera' });
    frames.push(frame);
    // For whom the screen is out of sight: one for each move, and two when all are there.
    navigator.vibrate?.(frames.length > moves.length ? [60, 90, 60] : 60);
  }
  tell({ type: 'film.done', frames });
}

/** The stance in which the move was seen; null where it was not in its time. */
async function awaitMove(video: HTMLVideoElement, move: Move, start: Stance | null, { finder, guide, tell, signal }: Filming) {
  let since = performance.now();
  let looks = 0;
  for await (const { picture } of framesOf(video, { part: () => WHOLE, longestSide: LOOK_SIDE, signal })) {
    const began = performance.now();
    const { faces } = await finder.look(picture);
    if (signal.aborted) return null;
    const took = performance.now() - began;
    if (took > LOOK_MS) since += took;
    const elapsedMs = performance.now() - since;
    if (elapsedMs > MOVE_MS) return null;
    const stance = stanceOf(faces, video);
    const amiss = amissIn(faces, { stance, move, start, guide });
    looks = amiss === null ? looks + 1 : 0;
    tell({ type: 'film.remark', remark: amiss && (amiss === 'alone' || elapsedMs > QUIET_MS) ? amiss : null });
    if (looks >= LOOKS) return stance;
  }
  return null;
}

function stanceOf(faces: readonly Face[], { videoWidth: width, videoHeight: height }: HTMLVideoElement): Stance | null {
  const face = nearestOf(faces);
  return face && stanceOfFace(face, { width, height });
}

interface MoveCheck {
  stance: Stance | null;
  move: Move;
  start: Stance | null;
  guide: () => Region;
}

/** What keeps the move from being seen; null for nothing. */
function amissIn(faces: readonly Face[], { stance, move, start, guide }: MoveCheck): FilmRemark | null {
  const face = nearestOf(faces);
  if (!face || !stance) return 'nobody';
  if (isAccompanied(face, faces)) return 'alone';
  return start ? amissInMove(move, stance, start) : amissAtFirst(face, guide());
}

/** What is amiss at the beginning: the face stands in the oval, ahead; null for nothing. */
function amissAtFirst({ box, yaw }: Face, guide: Region): FilmRemark | null {
  const height = box.height / guide.height;
  if (height < LEAST) return 'closer';
  if (height > MOST) return 'further';
  const right = (box.x + box.width / 2 - guide.x - guide.width / 2) / guide.width;
  const down = (box.y + box.height / 2 - guide.y - guide.height / 2) / guide.height;
  if (Math.max(Math.abs(right), Math.abs(down)) > OFF_CENTRE) return wayOf(-right, -down);
  return Math.abs(yaw) > PLAIN ? 'facing' : null;
}

/** What is still missing of a move; null for nothing. A turn is said by the arrow. */
function amissInMove(move: Move, now: Stance, start: Stance): FilmRemark | null {
  const degrees = Math.abs(now.turn - start.turn);
  if (shows(move, now, start, CAPTURE_SLACK) && degrees <= TURNED_AWAY) return null;
  const growth = now.height / start.height;
  if (move.turn) return degrees > TURNED_AWAY ? 'facing' : growth > CAPTURE_SLACK.nearer ? 'further' : 'turn';
  if (degrees > CAPTURE_SLACK.ahead) return 'facing';
  if (move.near && growth < CAPTURE_SLACK.nearer) return 'closer';
  return !move.near && growth > CAPTURE_SLACK.same ? 'further' : wayTo(move, now, start);
}

function unseen(error: unknown): 'unseen' {
  if (error instanceof FacesUnseen) return 'unseen';
  throw error;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** The film as it is, not mirrored; null where there is none. */
async function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, FRAME_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
