/** The camera of the screens: one stream at a time, open until `release`, since phones cannot run two cameras at once. */

export type Facing = 'environment' | 'user';

export type CameraTrouble =
  | 'permission_denied'
  | 'permissions_policy'
  | 'in_app_browser'
  | 'insecure_origin'
  | 'busy'
  | 'no_camera'
  | 'silent';

/** Milliseconds within which a camera must start after the permission, and then deliver a frame. */
export const SILENCE_MS = 8000;

/** The error of a camera that delivers no picture. Each trouble has a text and a remedy on the screen. */
export class CameraFailure extends Error {
  readonly trouble: CameraTrouble;
  constructor(trouble: CameraTrouble, options?: { cause?: unknown }) {
    super(`The camera gives no picture: ${trouble}`, options);
    this.name = 'CameraFailure';
    this.trouble = trouble;
  }
}

/** The open camera. Each change creates a new object, so that a screen can compare by identity. */
export interface CameraView {
  facing: Facing;
  stream: MediaStream;
  /** True if the picture is shown mirrored, as for faces; stored pictures never are. */
  isMirrored: boolean;
}

/** The abilities of the open camera. Read them after the first frame: some phones do not know them before. */
export interface CameraAbilities {
  /** True if more than one camera serves this side. */
  other: boolean;
  torch: boolean;
}

export interface Camera {
  /** Returns the open view if it shows this side, else requests it; simultaneous callers share one request. Throws CameraFailure. */
  open(facing: Facing): Promise<CameraView>;
  /** Switches to the next camera of the present side and remembers the choice. Throws CameraFailure. */
  other(): Promise<CameraView>;
  abilities(): Promise<CameraAbilities>;
  /** Turns the torch on or off and returns whether it is on; false if there is none. */
  setTorch(on: boolean): Promise<boolean>;
  /** The open camera's shortest focus distance in metres; null if the browser does not report it. */
  readonly nearest: number | null;
  /** Magnifies by `times`, as far as the camera can. Returns whether it does. */
  zoom(times: number): Promise<boolean>;
  /** Turns the camera off. The next `open` uses the device that `other` chose. */
  release(): void;
  /** Calls the listener when the stream reopened by itself, or with the failure. Returns a function that stops it. */
  watch(listener: (change: CameraView | CameraFailure) => void): () => void;
}
