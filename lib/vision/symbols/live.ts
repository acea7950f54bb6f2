import type { Gray } from '../gray.ts';
import { profileReadings } from './bar-profile.ts';
import { closeUps, suspectOfPatch } from './close-ups.ts';
import { levelBars } from './levelled.ts';
import { baseLooks, type LookAt, PhotoViews, strongLooks } from './looks.ts';
import { findPatches } from './patches.ts';
import { type SymbolEngine, type SymbolEngines, type SymbolFormat, type SymbolReading, symbolFormats } from './symbol.ts';
import { Tally } from './tally.ts';
import type { PhotoView } from './view.ts';

/** Settings of looks at a part of the frame, which is small enough to be searched thoroughly. */
const patiently = { binarizer: 'hybrid', thorough: true } as const;

/** An attempt that is made on some frames only, so that a frame does not take too long; frames differ, since the hand moves. */
type Extra = (views: PhotoViews, frame: string) => Promise<void>;

/**
 * Reads symbols from camera frames (1280 by 720 is enough). Each frame gets the best look (an attempt with one engine and one version
 * of the frame) and one of the others in turn. A doubtful payload counts only after a second look reads it.
 */
export class LiveSymbols {
  readonly #engines: SymbolEngines;
  readonly #formats: readonly SymbolFormat[];
  #tally = new Tally();
  #frames = 0;
  #closeUpCount = 0;

  constructor(engines: SymbolEngines, formats: readonly SymbolFormat[] = symbolFormats) {
    this.#engines = engines;
    this.#formats = formats;
  }

  /** Number of frames since the last `forget`. */
  get frames(): number {
    return this.#frames;
  }

  /** Reads a frame and returns all symbols read so far. Must not be called again before it resolves. */
  async frame(image: Gray): Promise<SymbolReading[]> {
    const views = new PhotoViews(image);
    const frame = `frame ${this.#frames}`;
    const { native, base } = this.#engines;
    if (native) await this.#look(`${frame} native`, native, views.usual, baseLooks[0]!);
    else await this.#look(`${frame} base`, base, views.usual, baseLooks[0]!);
    if (this.#tally.readings().length === 0) {
      const extras = this.#extras();
      await extras[this.#frames % extras.length]!(views, frame);
    }
    this.#frames++;
    return this.#tally.readings();
  }

  /** Forgets all frames and symbols, for the next paper. */
  forget(): void {
    this.#tally = new Tally();
    this.#frames = 0;
  }

  /** Returns the extras in their order. If there is a strong engine, every second extra is its look at the whole frame. */
  #extras(): Extra[] {
    const { base, strong } = this.#engines;
    const extraOf =
      (look: LookAt): Extra =>
      (views, frame) =>
        this.#look(`${frame} base`, base, look.view(views), look);
    const filters = baseLooks.slice(1).map(extraOf);
    const places = [this.#bars(strong ?? base), this.#near(strong ?? base)];
    const extras = [...filters.slice(0, 2), ...places, ...filters.slice(2)];
    if (!strong) return extras;
    const stronger: Extra = (views, frame) => this.#look(`${frame} strong`, strong, views.usual, strongLooks[0]!);
    return [stronger, ...places, ...extras.flatMap((extra) => [stronger, extra])];
  }

  /** Returns the extra that reads the strongest region of bars, levelled. */
  #bars(engine: SymbolEngine): Extra {
    return async (views, frame) => {
      const formats = this.#formats.filter((format) => format !== 'QRCode');
      const view = formats.length > 0 ? levelBars(views, 1)[0]?.views().next().value : undefined;
      if (!view) return;
      await this.#look(`${frame} bars`, engine, view, patiently, formats);
      if (formats.includes('Code128')) this.#tally.note(view, `${frame} profile`, { readings: profileReadings(view.image), sightings: [] });
    };
  }

  /** Returns the extra that reads the likeliest QR, alternately plain and deblurred. */
  #near(engine: SymbolEngine): Extra {
    return async (views, frame) => {
      if (!this.#formats.includes('QRCode')) return;
      const suspect = findPatches(views.usual.image, 1).map((patch) => suspectOfPatch(patch, views.usual))[0];
      if (!suspect) return;
      const near = [...closeUps(views, suspect, true)];
      const view = near[this.#closeUpCount++ % near.length];
      if (view) await this.#look(`${frame} near`, engine, view, patiently, ['QRCode']);
    };
  }

  async #look(
    source: string,
    engine: SymbolEngine,
    view: PhotoView,
    { binarizer, thorough }: Omit<LookAt, 'view'>,
    formats = this.#formats,
  ) {
    const { readings } = await engine.read(view.image, { formats, binarizer, thorough });
    this.#tally.note(view, `${source} ${binarizer}`, { readings, sightings: [] });
  }
}
