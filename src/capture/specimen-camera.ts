import { type Camera, type CameraAbilities, CameraFailure, type CameraView, type Facing } from '../device/camera.ts';
import type { Region, Size } from './guide.ts';

/** A drawing that the fixture camera films. */
export interface Specimen {
  svg: string;
  /** The drawing's box on the screen, in the screen's pixels, relative to its corner. */
  at: Region;
  screen: Size;
  /** The colour around the drawing. */
  background: string;
}

type SpecimenPicture = Omit<Specimen, 'svg'> & { picture: HTMLImageElement };

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

/** Longest side of the film in pixels: enough to read a card that fills a phone's guide. */
const LONG_SIDE = 1920;
/** Milliseconds between two frames. */
const FRAME_MS = 100;

/**
 * A camera that films drawings, for workflows of a test key that request it. Film, guide, crop and review work as with a real camera. It
 * needs no permission.
 */
export class SpecimenCamera implements Camera {
  readonly #draw: () => Promise<Specimen>;
  #view: CameraView | null = null;
  #paint: (() => void) | null = null;
  #painting: ReturnType<typeof setInterval> | null = null;
  /** Counts releases, so that a drawing that loads after one starts no film. */
  #era = 0;

  /** @param draw Returns the present drawing; called at each opening. */
  constructor(draw: () => Promise<Specimen>) {
    this.#draw = draw;
  }

  async open(facing: Facing): Promise<CameraView> {
    const era = this.#era;
    const specimen = await this.#draw()
      .then(async ({ svg, ...place }) => ({ ...place, picture: await pictureOf(svg) }))
      .catch((cause: unknown) => {
        throw new CameraFailure('silent', { cause });
      });
    if (era !== this.#era) throw new CameraFailure('busy');
    if (this.#view?.facing !== facing) {
      this.release();
      this.#view = { facing, stream: this.#film(specimen), isMirrored: facing === 'user' };
    } else this.#show(specimen);
    return this.#view;
  }

  async other(): Promise<CameraView> {
    if (!this.#view) throw new CameraFailure('no_camera');
    return this.#view;
  }

  async abilities(): Promise<CameraAbilities> {
    return { other: false, torch: false };
  }

  async setTorch(): Promise<boolean> {
    return false;
  }

  readonly nearest = null;

  async zoom(): Promise<boolean> {
    return false;
  }

  release(): void {
    this.#era += 1;
    if (this.#painting !== null) clearInterval(this.#painting);
    this.#painting = null;
    for (const track of this.#view?.stream.getTracks() ?? []) track.stop();
    this.#view = null;
  }

  /** Does nothing: this camera is never lost. */
  watch(): () => void {
    return () => {};
  }

  #pen: CanvasRenderingContext2D | null = null;

  #film(specimen: SpecimenPicture): MediaStream {
    const { screen } = specimen;
    const scale = LONG_SIDE / Math.max(screen.width, screen.height, 1);
    const size = { width: Math.max(2, Math.round(screen.width * scale)), height: Math.max(2, Math.round(screen.height * scale)) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    this.#pen = canvas.getContext('2d', { alpha: false });
    if (!this.#pen) throw new CameraFailure('no_camera');
    const stream = canvas.captureStream();
    this.#show(specimen);
    this.#painting = setInterval(() => this.#paint?.(), FRAME_MS);
    return stream;
  }

  #show({ picture, at, screen, background }: SpecimenPicture): void {
    const pen = this.#pen;
    if (!pen) return;
    const scale = pen.canvas.width / screen.width;
    this.#paint = () => {
      pen.fillStyle = background;
      pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
      pen.drawImage(picture, at.x * scale, at.y * scale, at.width * scale, at.height * scale);
    };
    this.#paint();
  }
}
