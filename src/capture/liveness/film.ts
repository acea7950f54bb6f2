import type { Face } from '#vision/face/face.ts';
import { isAccompanied, nearestOf } from '#vision/face/face-watch.ts';
import { CAPTURE_SLACK, type Move, START, type Stance, shows, TURNED_AWAY, wayOf, wayTo } from '#vision/face/moves.ts';
import { stanceOfFace } from '#vision/face/stance.ts';
import { FacesUnseen, type FrameFaces, readyInTime } from '../faces/finder.ts';
import { framesOf } from '../frames.ts';
import type { Region } from '../guide.ts';
import { FilmWitness } from './film-witness.ts';
import type { FilmEvent, FilmRemark } from './liveness.machine.ts';

/*
 * Terms of `moves.ts`. `Stance`: turn in degrees, height and position of a face. `START`: the first pose, for which the face has to be
 * in the oval and look ahead. `CAPTURE_SLACK`: `nearer` is the least growth of the face's height since the start for a move closer, `same`
 * the most for other moves; `ahead` is the most degrees of turn of a face that looks ahead. `shows`: whether the move is done.
 */

/** The whole film: a face's movement is measured in it. */
const WHOLE_FILM: Region = { x: 0, y: 0, width: 1, height: 1 };
/** Length of the longer side of an analysed frame, in pixels. */
const ANALYSED_SIDE = 480;
/** Length of the longer side of a frame that is sent, in pixels. */
const FRAME_SIDE = 960;
/** Quality of a sent frame as a JPEG, 0 to 1. */
const QUALITY = 0.85;

/** Milliseconds until the oval has moved to its next place. */
const SETTLE_MS = 500;
/** Milliseconds for one move: enough for a person who is slow or cannot see the screen. */
const MOVE_MS = 20_000;
/** Milliseconds after which an analysis means that the finder restarted; that time is not counted against the person. */
const RESTART_MS = 2000;
/** Consecutive frames that must show a move. */
const MATCHING_FRAMES = 3;
/** Milliseconds of a move before remarks are shown. */
const QUIET_MS = 2_500;

/** Minimum and maximum height of a face at the beginning, as a fraction of the oval's. */
const [MIN_HEIGHT, MAX_HEIGHT] = [0.56, 0.86];
/** Maximum distance of a face from the oval's middle, as a fraction of the oval. */
const OFF_CENTRE = 0.14;
/** Maximum yaw (turn of the head to a side) of a face that looks ahead, in degrees. */
const MAX_YAW = 14;

interface Filming {
  nonce: string;
  moves: readonly Move[];
  finder: FrameFaces;
  /** Returns the oval's present place, as fractions of the film. */
  guide: () => Region;
  /** Returns the milliseconds of a move while no face finder runs. */
  moveMsWithoutFinder: () => number;
  tell: (event: FilmEvent) => void;
  signal: AbortSignal;
}

/**
 * Films the beginning and each move, and reports progress, until the signal aborts. Without a face finder, from the start or from a later
 * move, each move lasts a fixed time.
 */
export async function filmMoves(video: HTMLVideoElement, filming: Filming): Promise<void> {
  const { moves, tell, signal } = filming;
  let hasFinder = await readyInTime(filming.finder.prepare()).then(
    () => true,
    () => false,
  );
  const frames: Blob[] = [];
  const witness = new FilmWitness(video, filming.nonce, signal);
  let start: Stance | null = null;
  for (const [at, move] of [START, ...moves].entries()) {
    tell({ type: 'film.move', at });
    await wait(SETTLE_MS, signal);
    if (signal.aborted) return;
    if (hasFinder) {
      const stance: Stance | null | 'no_finder' = await awaitMove(video, move, start, filming).catch(noFinder);
      if (signal.aborted) return;
      if (stance === null) {
        navigator.vibrate?.(300);
        return tell({ type: 'film.failed', trouble: 'late' });
      }
      if (stance === 'no_finder') hasFinder = false;
      else start ??= stance;
    }
    if (!hasFinder) {
      tell({ type: 'film.unseen' });
      await wait(filming.moveMsWithoutFinder(), signal);
    }
    if (signal.aborted) return;
    const frame = await frameOf(video, witness);
    if (signal.aborted) return;
    if (!frame) return tell({ type: 'film.failed', trouble: 'camera' });
    frames.push(frame);
    // For people who cannot see the screen: one vibration for each move, two when all are filmed.
    navigator.vibrate?.(frames.length > moves.length ? [60, 90, 60] : 60);
  }
  tell({ type: 'film.done', frames, facts: witness.tell() });
}

/** Waits for a move and returns the stance that shows it; null if the time ran out. */
async function awaitMove(video: HTMLVideoElement, move: Move, start: Stance | null, { finder, guide, tell, signal }: Filming) {
  let since = performance.now();
  let matchingFrames = 0;
  for await (const { picture } of framesOf(video, { part: () => WHOLE_FILM, longestSide: ANALYSED_SIDE, signal })) {
    const began = performance.now();
    const { faces } = await finder.look(picture);
    if (signal.aborted) return null;
    const took = performance.now() - began;
    if (took > RESTART_MS) since += took;
    const elapsedMs = performance.now() - since;
    if (elapsedMs > MOVE_MS) return null;
    const stance = stanceOf(faces, video);
    const fault = faultIn(faces, { stance, move, start, guide });
    matchingFrames = fault === null ? matchingFrames + 1 : 0;
    tell({ type: 'film.remark', remark: fault && (fault === 'alone' || elapsedMs > QUIET_MS) ? fault : null });
    if (matchingFrames >= MATCHING_FRAMES) return stance;
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

/** Returns what is wrong with a frame for a move; null if nothing is. */
function faultIn(faces: readonly Face[], { stance, move, start, guide }: MoveCheck): FilmRemark | null {
  const face = nearestOf(faces);
  if (!face || !stance) return 'nobody';
  if (isAccompanied(face, faces)) return 'alone';
  return start ? faultInMove(move, stance, start) : faultAtStart(face, guide());
}

/** Returns what is wrong at the beginning, when the face must be in the oval and look ahead; null if nothing is. */
function faultAtStart({ box, yaw }: Face, guide: Region): FilmRemark | null {
  const height = box.height / guide.height;
  if (height < MIN_HEIGHT) return 'closer';
  if (height > MAX_HEIGHT) return 'further';
  const right = (box.x + box.width / 2 - guide.x - guide.width / 2) / guide.width;
  const down = (box.y + box.height / 2 - guide.y - guide.height / 2) / guide.height;
  // `wayOf` turns an offset in the film into the person's left, right, up or down.
  if (Math.max(Math.abs(right), Math.abs(down)) > OFF_CENTRE) return wayOf(-right, -down);
  return Math.abs(yaw) > MAX_YAW ? 'facing' : null;
}

/** Returns what a move still lacks, or the direction in which the face must move (`wayTo`); null if the move is done. */
function faultInMove(move: Move, now: Stance, start: Stance): FilmRemark | null {
  const degrees = Math.abs(now.turn - start.turn);
  if (shows(move, now, start, CAPTURE_SLACK) && degrees <= TURNED_AWAY) return null;
  const growth = now.height / start.height;
  if (move.turn) return degrees > TURNED_AWAY ? 'facing' : growth > CAPTURE_SLACK.nearer ? 'further' : 'turn';
  if (degrees > CAPTURE_SLACK.ahead) return 'facing';
  if (move.near && growth < CAPTURE_SLACK.nearer) return 'closer';
  return !move.near && growth > CAPTURE_SLACK.same ? 'further' : wayTo(move, now, start);
}

/** Turns the error of a lost face finder into a value; throws every other error. */
function noFinder(error: unknown): 'no_finder' {
  if (error instanceof FacesUnseen) return 'no_finder';
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

/** Returns the film's present frame as JPEG, not mirrored; null if there is none. */
async function frameOf(video: HTMLVideoElement, witness: FilmWitness): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, FRAME_SIDE / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob) await witness.take(blob, canvas);
  return blob;
}
