import { middle, type Point, type Quad } from '../warp.ts';
import type { LookReading, LookResult, Sighting, SymbolReading } from './symbol.ts';
import type { PhotoView } from './view.ts';

interface SymbolCandidate extends SymbolReading {
  /** Names of the looks that read the payload. */
  sources: Set<string>;
  sure: boolean;
  /** Corners in the photo; null if unknown. */
  corners: Quad | null;
}

/** Maximum number of payloads that are remembered. A camera misreads sometimes, and an old misreading must not confirm a new one. */
const MAX_PAYLOADS = 50;

/** Collects the results of all looks at a photo or scene. A doubtful payload counts once two different looks read it. */
export class Tally {
  readonly #candidates = new Map<string, SymbolCandidate>();
  readonly #sightings: Sighting[] = [];

  /** @param source The engine and its settings; with the view's name they identify a look. */
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
    if (this.#candidates.size > MAX_PAYLOADS) this.#forgetOldest();
  }

  /** Forgets the oldest unconfirmed payload, or the oldest of all if all are confirmed. */
  #forgetOldest(): void {
    const sureCandidates = this.#confirmedCandidates();
    const entries = [...this.#candidates];
    const [key] = entries.find(([, candidate]) => !sureCandidates.includes(candidate)) ?? entries[0]!;
    this.#candidates.delete(key);
  }

  /** Returns the confirmed symbols in the order of their first reading; of two in one place, the one with more looks. */
  readings(): SymbolReading[] {
    const sureCandidates = this.#confirmedCandidates();
    return sureCandidates
      .filter((one) => !sureCandidates.some((other) => other !== one && isSamePlace(one, other) && weight(other) > weight(one)))
      .map(({ format, payload }) => ({ format, payload }));
  }

  /** True if a payload is unconfirmed and no confirmed symbol has the same place. */
  get doubts(): boolean {
    const sureCandidates = this.#confirmedCandidates();
    const unsureCandidates = [...this.#candidates.values()].filter((one) => !sureCandidates.includes(one));
    return unsureCandidates.some((one) => !sureCandidates.some((other) => isSamePlace(one, other)));
  }

  /** Returns the symbols that were found but not read, each once, with their corners in the photo. */
  unread(): Sighting[] {
    const open = this.#sightings.filter(({ corners }) => !this.covers(middle(corners)));
    const isSame = (one: Sighting, other: Sighting) => other.format === one.format && contains(other.corners, middle(one.corners));
    return open.filter((one, at) => !open.slice(0, at).some((other) => isSame(one, other)));
  }

  /** Returns true if a confirmed symbol covers the point of the photo. */
  covers(point: Point): boolean {
    return this.#confirmedCandidates().some(({ corners }) => corners !== null && contains(corners, point));
  }

  #confirmedCandidates(): SymbolCandidate[] {
    return [...this.#candidates.values()].filter(({ sure, sources }) => sure || sources.size >= 2);
  }
}

function onPhoto({ toPhoto }: PhotoView, [a, b, c, d]: Quad): Quad {
  return [toPhoto(a), toPhoto(b), toPhoto(c), toPhoto(d)];
}

/** Weighs a candidate by its looks; a sure reading counts as two more. */
function weight({ sure, sources }: SymbolCandidate): number {
  return sources.size + (sure ? 2 : 0);
}

function isSamePlace(one: SymbolCandidate, other: SymbolCandidate): boolean {
  if (one.format !== other.format || !one.corners || !other.corners) return false;
  return contains(one.corners, middle(other.corners)) || contains(other.corners, middle(one.corners));
}

/** Returns true if the quad's bounding box contains the point; the box is used since corners are approximate. */
function contains(quad: Quad, { x, y }: Point): boolean {
  const [xs, ys] = [quad.map((point) => point.x), quad.map((point) => point.y)];
  return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
}
