import type { Gray } from '../gray.ts';
import { middle } from '../warp.ts';
import { profileReadings } from './bar-profile.ts';
import { closeUps, type Suspect, suspectOfPatch, suspectOfSighting } from './close-ups.ts';
import { levelBars } from './levelled.ts';
import { baseLooks, type LookAt, PhotoViews, patientLooks, strongLooks, strongPatientLooks } from './looks.ts';
import { findPatches } from './patches.ts';
import { type SymbolEngine, type SymbolEngines, type SymbolFormat, type SymbolReading, symbolFormats } from './symbol.ts';
import { Tally } from './tally.ts';
import type { PhotoView } from './view.ts';

/** Maximum number of regions of a photo in which bars (PDF417, Code128) are read. */
const MAX_BARS = 3;
/** Maximum number of close-ups of symbols that were found but not read. */
const MAX_SIGHTINGS = 4;
/** Maximum number of close-ups of places where a QR may be. */
const MAX_PATCHES = 3;
/** Maximum number of pixels that all engines together read. A time limit would make the results vary. */
const MAX_PIXELS = 120e6;
/** Views of a region of bars that are tried after a symbol has been read. */
const FEW_LEVELS = 3;
/** First views of a region of bars that `profileReadings` reads too: level, at near angles, inverted. */
const PROFILES = 4;
/** First close-ups of a suspect that both engines read. */
const CLOSE_UPS_OF_BOTH = 2;

/**
 * Reads a photo's symbols at any angle, the strong engine first, by looks (attempts) at the whole photo, at levelled bars, at close-ups,
 * then at filtered and scaled photos until a symbol is read. Deterministic. A payload of a single doubtful look is dropped.
 */
export async function readStill(
  engines: SymbolEngines,
  photo: Gray,
  formats: readonly SymbolFormat[] = symbolFormats,
): Promise<SymbolReading[]> {
  const still = new StillSymbols(engines, photo, formats);
  await still.read();
  return still.tally.readings();
}

class StillSymbols {
  readonly tally = new Tally();
  readonly #engines: SymbolEngines;
  readonly #views: PhotoViews;
  readonly #formats: readonly SymbolFormat[];
  /** Keys of the looks that were made, and names of the suspects that were tried. */
  readonly #lookKeys = new Set<string>();
  readonly #triedSuspects = new Set<string>();
  #pixels = 0;

  constructor(engines: SymbolEngines, photo: Gray, formats: readonly SymbolFormat[]) {
    this.#engines = engines;
    this.#views = new PhotoViews(photo);
    this.#formats = formats;
  }

  async read(): Promise<void> {
    const { native, strong, base } = this.#engines;
    if (native) await this.#looks('native', native, strongLooks.slice(0, 1));
    if (strong) {
      // Makes all first looks even if a symbol was read, since there may be a second symbol.
      for (const look of strongLooks) await this.#look('strong', strong, look.view(this.#views), look);
      await this.#bars('strong', strong);
      await this.#closeUps('strong', strong);
      await this.#looks('strong', strong, strongPatientLooks);
      if (!this.#settled) await this.#closeUps('strong', strong, []);
      if (this.#settled) return;
    }
    await this.#looks('base', base, baseLooks.slice(0, 3));
    await this.#bars('base', base);
    await this.#closeUps('base', base);
    await this.#looks('base', base, baseLooks.slice(3));
    await this.#looks('base', base, patientLooks);
  }

  /** True if nothing more needs to be read: a symbol was read and none is doubtful, or `MAX_PIXELS` is reached. */
  get #settled(): boolean {
    return this.#pixels > MAX_PIXELS || (this.tally.readings().length > 0 && !this.tally.doubts);
  }

  /** Reads a view and records the result. Does nothing if this look was made before, or above `MAX_PIXELS`. */
  async #look(name: string, engine: SymbolEngine, view: PhotoView, { binarizer, thorough }: Omit<LookAt, 'view'>, formats = this.#formats) {
    const source = `${name} ${binarizer}${thorough ? ' thorough' : ''}`;
    const key = `${source} ${view.name} ${formats}`;
    if (this.#lookKeys.has(key) || this.#pixels > MAX_PIXELS) return;
    this.#lookKeys.add(key);
    this.#pixels += view.image.width * view.image.height;
    this.tally.note(view, `${name} ${binarizer}`, await engine.read(view.image, { formats, binarizer, thorough }));
  }

  /** Makes looks until a symbol is read and none is doubtful, or `MAX_PIXELS` is reached. */
  async #looks(name: string, engine: SymbolEngine, looks: readonly LookAt[]): Promise<void> {
    for (const look of looks) {
      if (this.#settled) return;
      await this.#look(name, engine, look.view(this.#views), look);
    }
  }

  /** Reads the levelled regions of bars that no read symbol covers. */
  async #bars(name: string, engine: SymbolEngine): Promise<void> {
    const formats = this.#formats.filter((format) => format !== 'QRCode');
    if (formats.length === 0) return;
    const { usual } = this.#views;
    for (const { bars, views } of levelBars(this.#views, MAX_BARS)) {
      let attempts = 0;
      for (const view of views()) {
        if (this.tally.covers(usual.toPhoto(bars.center)) || (attempts++ >= FEW_LEVELS && this.#settled)) break;
        await this.#look(name, engine, view, { binarizer: 'hybrid', thorough: name === 'base' }, formats);
        if (attempts <= PROFILES && !this.tally.covers(usual.toPhoto(bars.center))) this.#profile(view);
      }
    }
  }

  #profile(view: PhotoView): void {
    const key = `profile ${view.name}`;
    if (!this.#formats.includes('Code128') || this.#lookKeys.has(key)) return;
    this.#lookKeys.add(key);
    this.tally.note(view, 'profile', { readings: profileReadings(view.image), sightings: [] });
  }

  /** Reads close-ups of unread symbols and of possible QRs. */
  async #closeUps(name: string, engine: SymbolEngine, patches = this.#patches()): Promise<void> {
    const sightings = this.tally.unread().slice(0, MAX_SIGHTINGS).map(suspectOfSighting);
    for (const suspect of [...sightings, ...patches]) {
      if (this.#triedSuspects.has(suspect.name)) continue;
      this.#triedSuspects.add(suspect.name);
      const brief = this.#settled;
      let attempts = 0;
      for (const view of closeUps(this.#views, suspect, brief)) {
        if (this.tally.covers(middle(suspect.corners))) break;
        const look = { binarizer: 'hybrid', thorough: name === 'base' } as const;
        await this.#look(name, engine, view, look, [suspect.format]);
        if (attempts++ < CLOSE_UPS_OF_BOTH && name !== 'base')
          await this.#look('base', this.#engines.base, view, { binarizer: 'hybrid', thorough: true }, [suspect.format]);
      }
    }
  }

  #patches(): Suspect[] {
    if (!this.#formats.includes('QRCode')) return [];
    const { usual } = this.#views;
    return findPatches(usual.image, MAX_PATCHES).map((patch) => suspectOfPatch(patch, usual));
  }
}
