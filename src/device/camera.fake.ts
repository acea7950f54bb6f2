import { type Camera, type CameraAbilities, CameraFailure, type CameraTrouble, type CameraView, type Facing } from './camera.ts';

/** Draws one frame of the scene that the fake camera films. */
export type Scene = (context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D, facing: Facing) => void;

export interface FakeCameraOptions {
  width?: number;
  height?: number;
  abilities?: Partial<CameraAbilities>;
  nearest?: number;
  /** Troubles of the next calls of `open`, in order; later calls succeed. */
  troubles?: readonly CameraTrouble[];
  scene?: Scene;
}

const plain: Scene = (context, facing) => {
  const { width, height } = context.canvas;
  context.fillStyle = facing === 'environment' ? '#7a624c' : '#9fb0b4';
  context.fillRect(0, 0, width, height);
  context.fillStyle = facing === 'environment' ? '#ece6f0' : '#c48a66';
  context.fillRect(width * 0.2, height * 0.35, width * 0.6, height * 0.3);
  // Stripes like print, since no real picture has only one colour.
  context.fillStyle = '#2b2b33';
  for (let at = 0.25; at < 0.8; at += 0.1) context.fillRect(width * at, height * 0.4, width * 0.01, height * 0.2);
};

/** A camera that films a canvas, for tests. Set it as a step element's `camera` before the element is connected. */
export class FakeCamera implements Camera {
  readonly opened: Facing[] = [];
  torch = false;
  readonly zooms: number[] = [];
  #options: FakeCameraOptions;
  #troubles: CameraTrouble[];
  #view: CameraView | null = null;
  #listeners = new Set<(change: CameraView | CameraFailure) => void>();
  #redraw: ReturnType<typeof setInterval> | null = null;

  constructor(options: FakeCameraOptions = {}) {
    this.#options = options;
    this.#troubles = [...(options.troubles ?? [])];
  }

  get live(): boolean {
    return this.#view !== null;
  }

  async open(facing: Facing): Promise<CameraView> {
    const trouble = this.#troubles.shift();
    if (trouble) throw new CameraFailure(trouble);
    if (this.#view?.facing === facing) return this.#view;
    this.release();
    this.opened.push(facing);
    this.#view = { facing, stream: this.#film(facing), isMirrored: facing === 'user' };
    return this.#view;
  }

  async other(): Promise<CameraView> {
    if (!this.#view) throw new CameraFailure('no_camera');
    const { facing } = this.#view;
    this.release();
    return this.open(facing);
  }

  async abilities(): Promise<CameraAbilities> {
    return { other: false, torch: false, ...this.#options.abilities };
  }

  async setTorch(on: boolean): Promise<boolean> {
    this.torch = on && this.#options.abilities?.torch === true;
    return this.torch;
  }

  get nearest(): number | null {
    return this.#options.nearest ?? null;
  }

  async zoom(times: number): Promise<boolean> {
    this.zooms.push(times);
    return true;
  }

  release(): void {
    if (this.#redraw !== null) clearInterval(this.#redraw);
    this.#redraw = null;
    for (const track of this.#view?.stream.getTracks() ?? []) track.stop();
    this.#view = null;
  }

  watch(listener: (change: CameraView | CameraFailure) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Simulates that the system takes the camera away and it cannot be reopened. */
  lose(trouble: CameraTrouble): void {
    this.release();
    for (const listener of this.#listeners) listener(new CameraFailure(trouble));
  }

  /** Simulates that the camera was lost in the background and reopens with the page. */
  async comeBack(): Promise<void> {
    const facing = this.#view?.facing ?? 'environment';
    this.release();
    const view = await this.open(facing);
    for (const listener of this.#listeners) listener(view);
  }

  #film(facing: Facing): MediaStream {
    const canvas = document.createElement('canvas');
    canvas.width = this.#options.width ?? 720;
    canvas.height = this.#options.height ?? 1280;
    const context = canvas.getContext('2d');
    if (!context) throw new CameraFailure('no_camera');
    const draw = () => (this.#options.scene ?? plain)(context, facing);
    const stream = canvas.captureStream(20);
    draw();
    this.#redraw = setInterval(draw, 50);
    return stream;
  }
}
