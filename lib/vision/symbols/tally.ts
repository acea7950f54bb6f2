import type { Point, Quad } from '../warp.ts';
import type { LookReading, LookResult, Sighting, SymbolReading } from './symbol.ts';
import type { PhotoView } from './view.ts';

interface SymbolCandidate extends SymbolReading {
  /** The looks that read it. */
  sources: Set<string>;
  sure: boolean;
  /** Where in the photo; null when no reader could say. */
  corners: Quad | null;
}

/** Payloads of one scene that are remembered. A camera that is left running reads a wrong one now and then: one of long ago confirms no other. */
const MOST_PAYLOADS = 50;

/** What all looks at one photo, or at the frames of one scene, amount to. A doubtful payload counts once two different looks read it. */
export class Tally {
  readonly #candidates = new Map<string, SymbolCandidate>();
  readonly #sightings: Sighting[] = [];

  /** @param source names the engine and its settings. With the view's name it tells one look from another. */
  note(view: PhotoView, source: string, look: LookResult): void {
    for (const reading of look.readings) this.#noteReading(view, `${source} ${view.name}`, reading);
    for (const { format, corners } of look.sightings) this.#sightings.push({ format, corners: onPhoto(view, corners) });
  }

  #noteReading(view: PhotoView, source: string, { format, payload, doubtful, corners }: LookReading): void {
    const key = `${format} ${payload}`;
    const entry = this.#candidates.get(key) ?? { format, payload, sources: new Set<string>(), sure: false, corners: null };
    entry.sources.add(source);
    entry.sure ||= !doubtful;
    entry.corners ??= corners && onPhoto(view, corners);
    this.#candidates.set(key, entry);
    if (this.#candidates.size > MOST_PAYLOADS) this.#forgetOldest();
  }

  /** What nobody believes goes first. */
  #forgetOldest(): void {
    const sureCandidates = this.#believed();
    const entries = [...this.#candidates];
    const [key] = entries.find(([, candidate]) => !sureCandidates.includes(candidate)) ?? entries[0]!;
    this.#candidates.delete(key);
  }

  /** In the order in which they were first read. Of two payloads in one place, the one that more looks agree on. */
  readings(): SymbolReading[] {
    const sureCandidates = this.#believed();
    return sureCandidates
      .filter((one) => !sureCandidates.some((other) => other !== one && samePlace(one, other) && weight(other) > weight(one)))
      .map(({ format, payload }) => ({ format, payload }));
  }

  /** Whether a payload waits for a second look. */
  get doubts(): boolean {
    const sureCandidates = this.#believed();
    return [...this.#candidates.values()].some(
      (one) => !sureCandidates.includes(one) && !sureCandidates.some((other) => samePlace(one, other)),
    );
  }

  /** Symbols that were found and not read since; corners in the photo. */
  unread(): Sighting[] {
    const open = this.#sightings.filter(({ corners }) => !this.covers(middle(corners)));
    return open.filter(
      (one, at) => !open.slice(0, at).some((other) => other.format === one.format && holds(other.corners, middle(one.corners))),
    );
  }

  /** Whether a symbol that was read lies over that point of the photo. */
  covers(point: Point): boolean {
    return this.#believed().some(({ corners }) => corners !== null && holds(corners, point));
  }

  #believed(): SymbolCandidate[] {
    return [...this.#candidates.values()].filter(({ sure, sources }) => sure || sources.size >= 2);
  }
}

function onPhoto({ toPhoto }: PhotoView, [a, b, c, d]: Quad): Quad {
  return [toPhoto(a), toPhoto(b), toPhoto(c), toPhoto(d)];
}

function weight({ sure, sources }: SymbolCandidate): number {
  return sources.size + (sure ? 2 : 0);
}

function samePlace(one: SymbolCandidate, other: SymbolCandidate): boolean {
  if (one.format !== other.format || !one.corners || !other.corners) return false;
  return holds(one.corners, middle(other.corners)) || holds(other.corners, middle(one.corners));
}

export function middle(quad: Quad): Point {
  const sum = quad.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }));
  return { x: sum.x / 4, y: sum.y / 4 };
}

/** By the upright box around the quad: readers draw their corners loosely. */
function holds(quad: Quad, { x, y }: Point): boolean {
  const [xs, ys] = [quad.map((point) => point.x), quad.map((point) => point.y)];
  return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
}
