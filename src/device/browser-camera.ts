import { type Camera, type CameraAbilities, CameraFailure, type CameraView, type Facing } from './camera.ts';
import { browserPlatform, type CameraPlatform, requestStream, stop } from './camera-stream.ts';
import { betterDevice, candidates, type DeviceEntry, type LensAbilities, lensGrade, nearestFocus, otherLenses } from './which-camera.ts';

/** Maximum number of rear cameras opened in search of a better lens: each delays the person by part of a second, once. */
const MAX_LENSES = 2;
/** Maximum zoom; a larger one loses more detail than it gains. */
const MAX_ZOOM = 2;
/** Milliseconds that a track may stay muted after the tab becomes visible again. */
const MUTED_LIMIT_MS = 1200;

const size: Record<Facing, MediaTrackConstraints> = {
  environment: { width: { ideal: 2560 }, height: { ideal: 1440 } },
  user: { width: { ideal: 1280 }, height: { ideal: 960 } },
};

/** Opens the device's cameras, one at a time: the best of a side or the chosen one; reopens a camera that the system took away. */
export class BrowserCamera implements Camera {
  #platform: CameraPlatform;
  #view: CameraView | null = null;
  #pending: { facing: Facing; view: Promise<CameraView> } | null = null;
  /** The device id of the camera to open, by side. */
  #chosen = new Map<Facing, string>();
  #listeners = new Set<(change: CameraView | CameraFailure) => void>();
  #watchingPage = false;
  /** Counts releases and requests: a stream requested under an earlier count is stopped at once. */
  #era = 0;

  constructor(platform: CameraPlatform) {
    this.#platform = platform;
  }

  async open(facing: Facing): Promise<CameraView> {
    if (this.#view?.facing === facing && this.#isLive()) return this.#view;
    if (this.#pending?.facing === facing) return this.#pending.view;
    return this.#begin(facing, () => this.#request(facing));
  }

  async other(): Promise<CameraView> {
    const { facing, stream } = this.#present();
    const devices = candidates(await this.#devices(), facing);
    const at = devices.findIndex(({ deviceId }) => deviceId === deviceOf(stream));
    const next = devices[(at + 1) % devices.length];
    if (!next || devices.length < 2) return this.#present();
    const before = this.#chosen.get(facing);
    this.#chosen.set(facing, next.deviceId);
    try {
      return await this.#begin(facing, () => this.#request(facing));
    } catch (failure) {
      if (before === undefined) this.#chosen.delete(facing);
      else this.#chosen.set(facing, before);
      throw failure;
    }
  }

  async abilities(): Promise<CameraAbilities> {
    if (!this.#view) return { other: false, torch: false };
    const devices = candidates(await this.#devices(), this.#view.facing);
    return { other: devices.length > 1, torch: this.#canTorch() };
  }

  async setTorch(on: boolean): Promise<boolean> {
    return this.#canTorch() && (await this.#constrain({ torch: on })) && on;
  }

  get nearest(): number | null {
    return this.#view && nearestFocus(abilitiesOf(this.#view.stream));
  }

  async zoom(times: number): Promise<boolean> {
    const { min = 1, max = 1 } = (this.#view && abilitiesOf(this.#view.stream).zoom) ?? {};
    const zoom = Math.min(min * times, min * MAX_ZOOM, max);
    return zoom > min && this.#constrain({ zoom });
  }

  /** Sets a property of the open camera. Returns false if the phone rejects it although it reported the ability, as some do. */
  async #constrain(constraint: { torch: boolean } | { zoom: number }): Promise<boolean> {
    try {
      await this.#view?.stream.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint as MediaTrackConstraintSet] });
      return true;
    } catch {
      return false;
    }
  }

  release(): void {
    this.#era += 1;
    this.#pending = null;
    this.#drop();
  }

  watch(listener: (change: CameraView | CameraFailure) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #present(): CameraView {
    if (!this.#view) throw new CameraFailure('no_camera');
    return this.#view;
  }

  /** Requests a stream in place of any earlier one. A stream that arrives after a release or a newer request is stopped. */
  #begin(facing: Facing, request: () => Promise<MediaStream>): Promise<CameraView> {
    this.#era += 1;
    const era = this.#era;
    this.#drop();
    const view = request().then((stream) => {
      if (era !== this.#era) {
        stop(stream);
        throw new CameraFailure('busy');
      }
      return this.#keep(facing, stream);
    });
    const pending = { facing, view };
    this.#pending = pending;
    const clearPending = () => {
      if (this.#pending === pending) this.#pending = null;
    };
    view.then(clearPending, clearPending);
    return view;
  }

  #keep(facing: Facing, stream: MediaStream): CameraView {
    const track = stream.getVideoTracks()[0];
    const shows = track?.getSettings().facingMode;
    this.#view = { facing, stream, isMirrored: facing === 'user' && shows !== 'environment' };
    track?.addEventListener('ended', () => this.#revive(stream));
    this.#watchPage();
    return this.#view;
  }

  #drop(): void {
    if (this.#view) stop(this.#view.stream);
    this.#view = null;
  }

  #isLive(): boolean {
    return this.#view?.stream.getVideoTracks()[0]?.readyState === 'live';
  }

  #canTorch(): boolean {
    return this.#view !== null && 'torch' in abilitiesOf(this.#view.stream);
  }

  async #devices(): Promise<MediaDeviceInfo[]> {
    try {
      return (await this.#platform.mediaDevices?.enumerateDevices()) ?? [];
    } catch {
      // Without the list there is no other camera to offer; the open camera continues.
      return [];
    }
  }

  /** Opens the remembered camera of a side, else the browser's choice or a better one. */
  async #request(facing: Facing): Promise<MediaStream> {
    const choice = this.#chosen.get(facing);
    if (choice !== undefined) {
      try {
        return await this.#openDevice(choice, facing);
      } catch (failure) {
        if (!(failure instanceof CameraFailure) || failure.trouble !== 'no_camera') throw failure;
        // The device was unplugged since; any other camera of this side is accepted.
        this.#chosen.delete(facing);
      }
    }
    const era = this.#era;
    const stream = await this.#openAny(facing);
    const devices = await this.#devices();
    const better = betterDevice(devices, deviceOf(stream), facing);
    const first = better === null ? stream : await this.#swap(stream, better, facing);
    return facing === 'environment' ? this.#preferBetterLens(first, devices, () => era === this.#era) : first;
  }

  /** Opens another device; if that fails, reopens the same device. Remembers the choice. */
  async #swap(stream: MediaStream, device: string, facing: Facing): Promise<MediaStream> {
    stop(stream);
    const other = await this.#openDevice(device, facing).catch(() => this.#openDevice(deviceOf(stream), facing));
    this.#chosen.set(facing, deviceOf(other));
    return other;
  }

  /** Replaces a lens that can neither focus nor light by the first other rear camera with a better lens. */
  async #preferBetterLens(stream: MediaStream, devices: readonly DeviceEntry[], isWanted: () => boolean): Promise<MediaStream> {
    // Grade 0: the lens can neither focus nor light.
    const grade = lensGrade(abilitiesOf(stream));
    if (grade !== 0) return stream;
    const current = deviceOf(stream);
    let now = stream;
    for (const device of otherLenses(devices, current).slice(0, MAX_LENSES)) {
      if (!isWanted()) return now;
      now = await this.#swap(now, device, 'environment');
      if ((lensGrade(abilitiesOf(now)) ?? 0) > grade) return now;
    }
    return deviceOf(now) === current ? now : this.#swap(now, current, 'environment');
  }

  /** Opens the camera that the browser chooses; if another program uses it, the first free camera of this side. */
  async #openAny(facing: Facing): Promise<MediaStream> {
    try {
      return await requestStream({ facingMode: { ideal: facing }, ...size[facing] }, this.#platform);
    } catch (failure) {
      if (!(failure instanceof CameraFailure) || failure.trouble !== 'busy') throw failure;
      for (const { deviceId } of candidates(await this.#devices(), facing)) {
        const other = await this.#openDevice(deviceId, facing).catch(() => null);
        if (other) return other;
      }
      throw failure;
    }
  }

  #openDevice(exact: string, facing: Facing): Promise<MediaStream> {
    return requestStream({ deviceId: { exact }, ...size[facing] }, this.#platform);
  }

  #watchPage(): void {
    if (this.#watchingPage) return;
    this.#watchingPage = true;
    this.#platform.page.addEventListener('visibilitychange', () => {
      const stream = this.#view?.stream;
      if (!stream || this.#platform.page.visibilityState !== 'visible') return;
      if (!this.#isLive()) this.#revive(stream);
      else if (stream.getVideoTracks()[0]?.muted) setTimeout(() => this.#reviveIfMuted(stream), MUTED_LIMIT_MS);
    });
  }

  #reviveIfMuted(stream: MediaStream): void {
    if (stream.getVideoTracks()[0]?.muted) this.#revive(stream);
  }

  /** Reopens a camera that the system took away, once the page is visible. Listeners receive the new view or the failure. */
  #revive(stream: MediaStream): void {
    if (this.#view?.stream !== stream || this.#platform.page.visibilityState !== 'visible') return;
    const { facing } = this.#view;
    const device = deviceOf(stream);
    if (device !== '') this.#chosen.set(facing, device);
    const reopening = this.#begin(facing, () => this.#request(facing));
    const era = this.#era;
    // A result is ignored after a release or a newer request.
    const tell = (change: CameraView | CameraFailure) => era === this.#era && this.#tell(change);
    reopening.then(tell, (failure: unknown) =>
      tell(failure instanceof CameraFailure ? failure : new CameraFailure('busy', { cause: failure })),
    );
  }

  #tell(change: CameraView | CameraFailure): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function deviceOf(stream: MediaStream): string {
  return stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
}

function abilitiesOf(stream: MediaStream): LensAbilities {
  return stream.getVideoTracks()[0]?.getCapabilities?.() ?? {};
}

let pageCamera: Camera | null = null;

/** Returns the page's camera. Created at first use, so that importing this file on a server does nothing. */
export function camera(): Camera {
  pageCamera ??= new BrowserCamera(browserPlatform());
  return pageCamera;
}
