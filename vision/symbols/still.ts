import type { Gray } from '../gray.ts';
import { profileReadings } from './bar-profile.ts';
import { closeUps, type Place, placeOfPatch, placeOfSighting } from './close-ups.ts';
import { levelled } from './levelled.ts';
import { baseLooks, type LookAt, PhotoViews, patientLooks, strongLooks, strongPatientLooks } from './looks.ts';
import { findPatches } from './patches.ts';
import { type SymbolEngine, type SymbolEngines, type SymbolFormat, type SymbolReading, symbolFormats } from './symbol.ts';
import { middle, Tally } from './tally.ts';
import type { View } from './view.ts';

/** Places that are worth the time in one photo. */
const [MOST_BARS, MOST_SIGHTINGS, MOST_PATCHES] = [3, 4, 3] as const;
/** Pixels that the engines are shown for one photo, in all; no clock, so that the same photo always says the same. */
const MOST_PIXELS = 120e6;
/** Ways to lay bars level that are worth it for a second code beside one that was read. */
const FEW_LEVELS = 3;
/** Of those ways, the ones whose profile is worth a look of its own: level, a little off, and inverted. */
const PROFILES = 4;
/** Views from nearer that both engines are shown. */
const BOTH = 2;

/**
 * Reads the codes of a photo with everything at hand: the strong engine first where there is one, then the base engine's
 * chain, each on the photo as it is, its bars levelled, its symbols from nearer, focused and flattened, then sharpened,
 * softened, stretched, inverted, smaller and bigger, until a look finds something. Deterministic, and never a text that
 * only one doubtful look says. The photo must stand as it was meant (EXIF orientation applied) only for Code128 to be
 * fast; any angle is read.
 */
export async function readStill(
  engines: SymbolEngines,
  photo: Gray,
  formats: readonly SymbolFormat[] = symbolFormats,
): Promise<SymbolReading[]> {
  const still = new Still(engines, photo, formats);
  await still.read();
  return still.tally.readings();
}

class Still {
  readonly tally = new Tally();
  readonly #engines: SymbolEngines;
  readonly #views: PhotoViews;
  readonly #formats: readonly SymbolFormat[];
  readonly #seen = new Set<string>();
  readonly #visited = new Set<string>();
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
      // Each of the first, also after a code was read: there may be a second.
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

  get #settled(): boolean {
    return this.#pixels > MOST_PIXELS || (this.tally.readings().length > 0 && !this.tally.doubts);
  }

  /** A look that was had already says nothing new. */
  async #look(name: string, engine: SymbolEngine, view: View, { binarizer, thorough }: Omit<LookAt, 'view'>, formats = this.#formats) {
    const source = `${name} ${binarizer}${thorough ? ' thorough' : ''}`;
    const key = `${source} ${view.name} ${formats}`;
    if (this.#seen.has(key) || this.#pixels > MOST_PIXELS) return;
    this.#seen.add(key);
    this.#pixels += view.image.width * view.image.height;
    this.tally.note(view, `${name} ${binarizer}`, await engine.read(view.image, { formats, binarizer, thorough }));
  }

  /** The looks until one settles it. */
  async #looks(name: string, engine: SymbolEngine, looks: readonly LookAt[]): Promise<void> {
    for (const look of looks) {
      if (this.#settled) return;
      await this.#look(name, engine, look.view(this.#views), look);
    }
  }

  /** Bars that no code lies over yet, laid level. */
  async #bars(name: string, engine: SymbolEngine): Promise<void> {
    const formats = this.#formats.filter((format) => format !== 'QRCode');
    if (formats.length === 0) return;
    const { usual } = this.#views;
    for (const { bars, views } of levelled(this.#views, MOST_BARS)) {
      let tried = 0;
      for (const view of views()) {
        if (this.tally.covers(usual.toPhoto(bars.center)) || (tried++ >= FEW_LEVELS && this.#settled)) break;
        await this.#look(name, engine, view, { binarizer: 'hybrid', thorough: name === 'base' }, formats);
        if (tried <= PROFILES && !this.tally.covers(usual.toPhoto(bars.center))) this.#profile(view);
      }
    }
  }

  #profile(view: View): void {
    const key = `profile ${view.name}`;
    if (!this.#formats.includes('Code128') || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.tally.note(view, 'profile', { readings: profileReadings(view.image), sightings: [] });
  }

  /** What was found without being read, and what looks like a QR, from nearer. */
  async #closeUps(name: string, engine: SymbolEngine, suspects = this.#suspects()): Promise<void> {
    const sightings = this.tally.unread().slice(0, MOST_SIGHTINGS).map(placeOfSighting);
    for (const place of [...sightings, ...suspects]) {
      if (this.#visited.has(place.name)) continue;
      this.#visited.add(place.name);
      const brief = this.#settled;
      let tried = 0;
      for (const view of closeUps(this.#views, place, brief)) {
        if (this.tally.covers(middle(place.corners))) break;
        const look = { binarizer: 'hybrid', thorough: name === 'base' } as const;
        await this.#look(name, engine, view, look, [place.format]);
        if (tried++ < BOTH && name !== 'base')
          await this.#look('base', this.#engines.base, view, { binarizer: 'hybrid', thorough: true }, [place.format]);
      }
    }
  }

  #suspects(): Place[] {
    if (!this.#formats.includes('QRCode')) return [];
    const { usual } = this.#views;
    return findPatches(usual.image, MOST_PATCHES).map((patch) => placeOfPatch(patch, usual));
  }
}
