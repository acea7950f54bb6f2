/**
 * The camera for the screens: one stream at a time, open until `release`. Phones cannot run two cameras together, so the other
 * facing mode ends the first.
 */

export type Facing = 'environment' | 'user';

export type CameraTrouble =
  | 'permission_denied'
  | 'permissions_policy'
  | 'in_app_browser'
  | 'insecure_origin'
  | 'busy'
  | 'no_camera'
  | 'silent';

/** Why no picture comes. Each trouble has a sentence and a way out on the screen. */
export class CameraFailure extends Error {
  readonly trouble: CameraTrouble;
  constructor(trouble: CameraTrouble, options?: { cause?: unknown }) {
    super(`The camera gives no picture: ${trouble}`, options);
    this.name = 'CameraFailure';
    this.trouble = trouble;
  }
}

/** What is open now. A new object after every change, so that a screen can compare by identity. */
export interface CameraView {
  facing: Facing;
  stream: MediaStream;
  /** Faces are shown as in a mirror; what is stored never is. */
  isMirrored: boolean;
}

/** What the open camera can do. Read after the first frame: some phones do not know before. */
export interface CameraAbilities {
  /** More than one camera could serve this facing mode. */
  other: boolean;
  torch: boolean;
}

export interface Camera {
  /** The open view if it has this facing mode, else asks for it; several callers at once share one request. Throws CameraFailure. */
  open(facing: Facing): Promise<CameraView>;
  /** Goes round the cameras that can serve the present facing mode and remembers the choice. Throws CameraFailure. */
  other(): Promise<CameraView>;
  abilities(): Promise<CameraAbilities>;
  /** Answers whether the light is on now; false where there is none. */
  setTorch(on: boolean): Promise<boolean>;
  /** The least distance that the open camera focuses at, in metres; null where it is not told. */
  readonly nearest: number | null;
  /** Shows so many times as much, as far as the camera can. Answers whether it does. */
  zoom(times: number): Promise<boolean>;
  /** Turns the camera off. The next `open` uses the device that `other` chose. */
  release(): void;
  /** The listener hears when the stream reopened by itself (the tab came back, the device went away), or why it could not. */
  watch(listener: (change: CameraView | CameraFailure) => void): () => void;
}
