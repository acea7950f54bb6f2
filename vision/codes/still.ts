import type { Gray } from '../gray.ts';
import { type Code, type CodeFormat, type CodeReader, codeFormats, type Readers } from './code.ts';
import { baseLooks, closeUps, type LookAt, levelled, PhotoViews, patientLooks, strongLooks, strongPatientLooks } from './looks.ts';
import { Tally } from './tally.ts';
import type { View } from './view.ts';

/** Regions of bars that are worth the time in one photo. */
const MOST_BARS = 3;
const MOST_SIGHTINGS = 4;

/**
 * Reads the codes of a photo with everything at hand: the strong engine first where there is one, then the base engine's
 * chain, each on the photo as it is, levelled, sharpened, softened, stretched, inverted, smaller and bigger, until a look
 * finds something. Deterministic, and never a text that only one doubtful look says. The photo must stand as it was meant
 * (EXIF orientation applied) only for Code128 to be fast; any angle is read.
 */
export async function readStill(readers: Readers, photo: Gray, formats: readonly CodeFormat[] = codeFormats): Promise<Code[]> {
  const still = new Still(readers, photo, formats);
  await still.read();
  return still.tally.codes();
}

class Still {
  readonly tally = new Tally();
  readonly #readers: Readers;
  readonly #views: PhotoViews;
  readonly #formats: readonly CodeFormat[];

  constructor(readers: Readers, photo: Gray, formats: readonly CodeFormat[]) {
    this.#readers = readers;
    this.#views = new PhotoViews(photo);
    this.#formats = formats;
  }

  async read(): Promise<void> {
    const { native, strong, base } = this.#readers;
    if (native) await this.#looks('native', native, strongLooks.slice(0, 1));
    if (strong) {
      await this.#each('strong', strong, strongLooks);
      await this.#bars('strong', strong);
      if (this.#settled) return;
      await this.#looks('strong', strong, strongPatientLooks);
      await this.#closeUps(strong);
    }
    if (this.#settled) return;
    await this.#looks('base', base, baseLooks.slice(0, 3));
    await this.#bars('base', base);
    await this.#looks('base', base, baseLooks.slice(3));
    await this.#looks('base', base, patientLooks);
  }

  get #settled(): boolean {
    return this.tally.codes().length > 0 && !this.tally.doubts;
  }

  async #look(source: string, reader: CodeReader, view: View, { binarizer, thorough }: Omit<LookAt, 'view'>, formats = this.#formats) {
    this.tally.note(view, `${source} ${binarizer}`, await reader.read(view.image, { formats, binarizer, thorough }));
  }

  /** Every one of the looks: a second may find a second code. */
  async #each(source: string, reader: CodeReader, looks: readonly LookAt[]): Promise<void> {
    const seen = new Set<View>();
    for (const look of looks) {
      const view = look.view(this.#views);
      if (!seen.has(view)) await this.#look(source, reader, view, look);
      seen.add(view);
    }
  }

  /** The looks until one settles it. */
  async #looks(source: string, reader: CodeReader, looks: readonly LookAt[]): Promise<void> {
    for (const look of looks) {
      if (this.#settled) return;
      await this.#look(source, reader, look.view(this.#views), look);
    }
  }

  /** Bars that no code lies over yet, laid level. */
  async #bars(source: string, reader: CodeReader): Promise<void> {
    const formats = this.#formats.filter((format) => format !== 'QRCode');
    if (formats.length === 0) return;
    const { usual } = this.#views;
    for (const { bars, views } of levelled(this.#views, MOST_BARS)) {
      for (const view of views()) {
        if (this.tally.covers(usual.toPhoto(bars.center))) break;
        await this.#look(source, reader, view, { binarizer: 'hybrid', thorough: source === 'base' }, formats);
      }
    }
  }

  /** What was found without being read, from nearer. */
  async #closeUps(reader: CodeReader): Promise<void> {
    for (const sighting of this.tally.unread().slice(0, MOST_SIGHTINGS)) {
      for (const view of closeUps(this.#views, sighting)) {
        if (this.#settled) return;
        await this.#look('strong', reader, view, { binarizer: 'hybrid', thorough: false }, [sighting.format]);
        await this.#look('base', this.#readers.base, view, { binarizer: 'hybrid', thorough: true }, [sighting.format]);
      }
    }
  }
}
