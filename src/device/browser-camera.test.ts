import { describe, expect, test, vi } from 'vitest';
import { BrowserCamera } from './browser-camera.ts';
import type { CameraTrouble, CameraView } from './camera.ts';
import { type CameraPlatform, troubleOf } from './camera-stream.ts';
import { betterDevice, candidates, type DeviceEntry, type LensAbilities } from './which-camera.ts';

interface Device {
  deviceId: string;
  label: string;
  facing?: 'environment' | 'user';
  torch?: boolean;
  /** Further capabilities that the open track reports. */
  lens?: LensAbilities;
}

const phone: Device[] = [
  { deviceId: 'front', label: 'camera2 1, facing front', facing: 'user' },
  { deviceId: 'main', label: 'camera2 0, facing back', facing: 'environment', torch: true },
  { deviceId: 'wide', label: 'camera2 2, facing back', facing: 'environment' },
];

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  muted = false;
  readonly device: Device;
  constructor(device: Device) {
    super();
    this.device = device;
  }
  getSettings() {
    return { deviceId: this.device.deviceId, facingMode: this.device.facing };
  }
  getCapabilities() {
    return { ...(this.device.torch ? { torch: true } : {}), ...this.device.lens };
  }
  applyConstraints = vi.fn(async (_constraints: MediaTrackConstraints) => undefined);
  stop() {
    this.readyState = 'ended';
  }
  /** Ends the track, as when the system takes the camera away. */
  end() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

interface World {
  devices?: Device[];
  /** The device that Chrome opens for a facing mode; by default the first that fits. */
  gives?: string;
  refusals?: string[];
  /** Devices that another program uses, so that they cannot be opened. */
  held?: string[];
  platform?: Partial<CameraPlatform>;
}

function world({ devices = phone, gives, refusals = [], held = [], platform = {} }: World = {}) {
  const page = new FakePage();
  const tracks: FakeTrack[] = [];
  const getUserMedia = vi.fn(async ({ video }: MediaStreamConstraints) => {
    const refusal = refusals.shift();
    if (refusal) throw new DOMException('refused', refusal);
    const wanted = video as { deviceId?: { exact: string }; facingMode?: { ideal: string } };
    const device =
      devices.find(({ deviceId }) => deviceId === (wanted.deviceId?.exact ?? gives)) ??
      devices.find(({ facing }) => facing === wanted.facingMode?.ideal) ??
      devices[0];
    if (!device || (wanted.deviceId && device.deviceId !== wanted.deviceId.exact)) throw new DOMException('none', 'OverconstrainedError');
    if (held.includes(device.deviceId)) throw new DOMException('held', 'NotReadableError');
    const track = new FakeTrack(device);
    tracks.push(track);
    return { getVideoTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
  });
  const camera = new BrowserCamera({
    mediaDevices: {
      getUserMedia,
      enumerateDevices: async () => devices.map((device) => ({ ...device, kind: 'videoinput' }) as unknown as MediaDeviceInfo),
    },
    secure: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/142 Mobile',
    policyAllows: () => true,
    isInFrame: () => false,
    permission: async () => 'granted',
    page: page as unknown as CameraPlatform['page'],
    ...platform,
  });
  const shows = (view: CameraView) => view.stream.getVideoTracks()[0]?.getSettings().deviceId;
  const live = () => tracks.filter(({ readyState }) => readyState === 'live').map(({ device }) => device.deviceId);
  return { camera, getUserMedia, tracks, page, shows, live };
}

describe('one stream, asked for once', () => {
  test('the same side again is the same view, also while it is being asked for', async () => {
    const { camera, getUserMedia } = world();
    const [first, second] = await Promise.all([camera.open('environment'), camera.open('environment')]);
    expect(second).toBe(first);
    expect(await camera.open('environment')).toBe(first);
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  test('the other side lets the first one go', async () => {
    const { camera, live } = world();
    await camera.open('environment');
    const selfie = await camera.open('user');
    expect(live()).toEqual(['front']);
    expect(selfie.isMirrored).toBe(true);
  });

  test('an answer that comes after it was released is turned off', async () => {
    const { camera, live } = world();
    const late = camera.open('environment');
    camera.release();
    await expect(late).rejects.toMatchObject({ trouble: 'busy' });
    expect(live()).toEqual([]);
  });
});

describe('which camera', () => {
  test('the main rear one, where the browser gave the wide one', async () => {
    const { camera, shows, live } = world({ gives: 'wide' });
    expect(shows(await camera.open('environment'))).toBe('main');
    expect(live()).toEqual(['main']);
  });

  const sight = ({ deviceId, label }: Device, abilities?: MediaTrackCapabilities): DeviceEntry => ({
    ...{ kind: 'videoinput', deviceId, label },
    ...(abilities ? { getCapabilities: () => abilities } : {}),
  });
  const named = (...labels: string[]) => labels.map((label) => sight({ deviceId: label, label }));
  const sights = phone.map((device) => sight(device));

  test('is left alone where nothing tells', () => {
    expect(betterDevice(named('Back Camera'), 'Back Camera', 'environment')).toBeNull();
    expect(betterDevice(sights, 'main', 'environment')).toBeNull();
    expect(betterDevice(sights, 'front', 'user')).toBeNull();
    expect(betterDevice([], 'front', 'user')).toBeNull();
  });

  test('a webcam serves both sides, a phone’s cameras each their own', () => {
    const all = [...sights, ...named('HD Webcam')];
    expect(candidates(all, 'environment').map(({ deviceId }) => deviceId)).toEqual(['main', 'wide', 'HD Webcam']);
    expect(candidates(all, 'user').map(({ deviceId }) => deviceId)).toEqual(['front', 'HD Webcam']);
  });

  test.each([
    ['Cámara trasera', 'Cámara ultra gran angular trasera'],
    ['Cámara trasera', 'Cámara trasera con teleobjetivo'],
    ['Back Camera', 'Back Ultra Wide Camera'],
    ['Back Triple Camera', 'Back Telephoto Camera'],
    ['Câmera traseira', 'Câmera traseira ultra-angular'],
    ['Caméra arrière', 'Caméra arrière ultra grand-angle'],
    ['Rückkamera', 'Ultraweitwinkel-Rückkamera'],
    ['USB Camera', 'OBS Virtual Camera'],
    ['Cámara USB', 'Cámara virtual de ManyCam'],
  ])('%s goes before %s, which a person may still choose', (better, worse) => {
    expect(candidates(named(worse, better), 'environment').map(({ label }) => label)).toEqual([better, worse]);
    expect(betterDevice(named(worse, better), worse, 'environment')).toBe(better);
    expect(betterDevice(named(worse, better), better, 'environment')).toBeNull();
  });

  test.each([
    'Integrated IR Camera',
    'Cámara infrarroja',
    'Windows Hello Face Software Device',
    'RealSense Depth Camera',
    'Sensor de profundidad',
  ])('%s films nobody, unless nothing else is there', (label) => {
    expect(candidates(named(label, 'Integrated Camera'), 'user').map((device) => device.label)).toEqual(['Integrated Camera']);
    expect(betterDevice(named(label, 'Integrated Camera'), label, 'user')).toBe('Integrated Camera');
    expect(candidates(named(label), 'user')).toHaveLength(1);
    expect(betterDevice(named(label), label, 'user')).toBeNull();
  });

  test('what a device says of itself goes before its label', () => {
    const a = { deviceId: 'a', label: 'Camera A' };
    const b = { deviceId: 'b', label: 'Back B' };
    const all = [sight(a, { facingMode: ['user'] }), sight(b, { facingMode: ['user'], width: { max: 400 }, height: { max: 400 } })];
    expect(candidates(all, 'environment')).toEqual([]);
    expect(candidates(all, 'user').map(({ deviceId }) => deviceId)).toEqual(['a']);
    const refuses = {
      ...sight(b),
      getCapabilities: () => {
        throw new DOMException('', 'InvalidStateError');
      },
    };
    expect(candidates([refuses], 'environment')).toHaveLength(1);
  });

  const fixed = { zoom: { min: 1, max: 8 } };
  const rear = (deviceId: string, lens?: LensAbilities): Device => ({
    ...{ deviceId, label: `${deviceId} back`, facing: 'environment' as const },
    ...(lens ? { lens } : {}),
  });

  test('of several rear ones the one that focuses, else the one with a light', async () => {
    const focuses = rear('focuses', { ...fixed, focusMode: ['manual', 'continuous'] });
    const { camera, shows, live, getUserMedia } = world({ devices: [rear('wide', fixed), rear('second', fixed), focuses] });
    expect(shows(await camera.open('environment'))).toBe('focuses');
    expect(live()).toEqual(['focuses']);
    camera.release();
    await camera.open('environment');
    expect(getUserMedia).toHaveBeenCalledTimes(4);
    const lit = world({ devices: [rear('wide', fixed), rear('lit', { ...fixed, torch: true })] });
    expect(lit.shows(await lit.camera.open('environment'))).toBe('lit');
  });

  test('the first again where none of the others serves better, and where they do not open', async () => {
    const { camera, shows, live } = world({ devices: [rear('one', fixed), rear('two', fixed), rear('three', fixed), rear('four', fixed)] });
    expect(shows(await camera.open('environment'))).toBe('one');
    expect(live()).toEqual(['one']);
    const taken = world({ devices: [rear('one', fixed), rear('two', { focusMode: ['continuous'] })], held: ['two'] });
    expect(taken.shows(await taken.camera.open('environment'))).toBe('one');
  });

  test('nobody’s camera blinks where the browser tells nothing of lenses, or no other one is a rear one', async () => {
    const silent = world({ devices: [rear('one'), rear('two')] });
    await silent.camera.open('environment');
    expect(silent.getUserMedia).toHaveBeenCalledOnce();
    const desk = world({ devices: [rear('one', fixed), { deviceId: 'webcam', label: 'HD Webcam' }] });
    await desk.camera.open('environment');
    expect(desk.getUserMedia).toHaveBeenCalledOnce();
  });

  test('"other" goes round, and the choice is kept for the next opening', async () => {
    const { camera, shows } = world();
    await camera.open('environment');
    expect(shows(await camera.other())).toBe('wide');
    camera.release();
    expect(shows(await camera.open('environment'))).toBe('wide');
    expect(shows(await camera.other())).toBe('main');
  });

  test('a chosen one that was unplugged is forgotten', async () => {
    const devices = [...phone];
    const { camera, shows } = world({ devices });
    await camera.open('environment');
    await camera.other();
    camera.release();
    devices.pop();
    expect(shows(await camera.open('environment'))).toBe('main');
  });
});

describe('a camera that another program holds', () => {
  const laptop: Device[] = [
    { deviceId: 'lid', label: 'Integrated Camera' },
    { deviceId: 'desk', label: 'HD Webcam' },
  ];

  test('gives way to one that is free', async () => {
    const { camera, shows, live } = world({ devices: laptop, refusals: ['NotReadableError', 'NotReadableError'] });
    expect(shows(await camera.open('user'))).toBe('desk');
    expect(live()).toEqual(['desk']);
  });

  test('is said where all are held', async () => {
    const { camera } = world({ devices: laptop, refusals: Array(3).fill('NotReadableError') });
    await expect(camera.open('user')).rejects.toMatchObject({ trouble: 'busy' });
    expect(await camera.open('user')).toMatchObject({ facing: 'user' });
  });
});

describe('the light', () => {
  test('is offered where the track has one', async () => {
    const { camera, tracks } = world();
    await camera.open('environment');
    expect(await camera.abilities()).toEqual({ other: true, torch: true });
    expect(await camera.setTorch(true)).toBe(true);
    tracks[0]!.applyConstraints.mockRejectedValueOnce(new Error('no'));
    expect(await camera.setTorch(true)).toBe(false);
    await camera.open('user');
    expect(await camera.abilities()).toEqual({ other: false, torch: false });
  });
});

describe('what is near', () => {
  const macro = (lens: LensAbilities) =>
    world({ devices: [{ deviceId: 'main', label: 'back', facing: 'environment', torch: true, lens }] });

  test('has a least distance where the lens tells one in metres', async () => {
    const distances = [{ focusDistance: { min: 0.2 } }, { focusDistance: { min: 20 } }, { focusDistance: { min: 0 } }, {}];
    const told: (number | null)[] = [];
    for (const lens of distances) {
      const { camera } = macro(lens);
      await camera.open('environment');
      told.push(camera.nearest);
    }
    expect(told).toEqual([0.2, null, null, null]);
    expect(macro({}).camera.nearest).toBeNull();
  });

  test('is zoomed on as far as the camera can, twice at most', async () => {
    const { camera, tracks } = macro({ zoom: { min: 1, max: 8 } });
    expect(await camera.zoom(1.5)).toBe(false);
    await camera.open('environment');
    expect([await camera.zoom(1.5), await camera.zoom(5)]).toEqual([true, true]);
    expect(tracks[0]!.applyConstraints.mock.calls).toEqual([[{ advanced: [{ zoom: 1.5 }] }], [{ advanced: [{ zoom: 2 }] }]]);
    tracks[0]!.applyConstraints.mockRejectedValueOnce(new Error('no'));
    expect(await camera.zoom(1.5)).toBe(false);
    const plain = macro({});
    await plain.camera.open('environment');
    expect(await plain.camera.zoom(1.5)).toBe(false);
  });
});

describe('comes back by itself', () => {
  test('when the tab was away and the camera taken meanwhile', async () => {
    const { camera, tracks, page, getUserMedia, shows } = world();
    await camera.open('environment');
    const changes: unknown[] = [];
    camera.watch((change) => changes.push(change));
    page.show('hidden');
    tracks[0]!.end();
    expect(getUserMedia).toHaveBeenCalledOnce();
    page.show('visible');
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    expect(shows(changes[0] as CameraView)).toBe('main');
    page.show('hidden');
    page.show('visible');
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  test('and says nothing of a stream that came too late for anybody', async () => {
    const { camera, getUserMedia, tracks, live } = world();
    await camera.open('user');
    const answer = getUserMedia.getMockImplementation()!;
    let come: () => void = () => undefined;
    getUserMedia.mockImplementationOnce(async (wanted) => {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      return answer(wanted);
    });
    tracks[0]!.end();
    await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
    camera.release();
    await camera.open('user');
    const listener = vi.fn();
    camera.watch(listener);
    come();
    await vi.waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live', 'ended']));
    await vi.waitFor(() => expect(live()).toEqual(['front']));
    await new Promise((resolve) => setImmediate(resolve));
    expect(listener).not.toHaveBeenCalled();
  });

  test('or says why it cannot', async () => {
    const refusals: string[] = [];
    const { camera, tracks } = world({ refusals });
    await camera.open('environment');
    const changes: unknown[] = [];
    camera.watch((change) => changes.push(change));
    refusals.push(...Array(4).fill('NotReadableError'));
    tracks[0]!.end();
    await vi.waitFor(() => expect(changes).toMatchObject([{ trouble: 'busy' }]));
  });
});

describe('refusals', () => {
  const chrome = { userAgent: 'Chrome/142 Mobile', policyAllows: () => true, isInFrame: () => false };
  const instagram = { ...chrome, userAgent: 'Chrome/142 Mobile Instagram 300.0' };
  type Surroundings = Pick<CameraPlatform, 'userAgent' | 'policyAllows' | 'isInFrame'>;
  test.each<[string, Surroundings, CameraTrouble]>([
    ['NotAllowedError', chrome, 'permission_denied'],
    ['NotAllowedError', { ...chrome, policyAllows: () => false }, 'permissions_policy'],
    ['NotAllowedError', instagram, 'in_app_browser'],
    ['SecurityError', { ...chrome, policyAllows: () => null }, 'permissions_policy'],
    ['NotReadableError', chrome, 'busy'],
    ['AbortError', instagram, 'busy'],
    ['NotFoundError', chrome, 'no_camera'],
  ])('%s is told by what is around it', (name, platform, trouble) => {
    expect(troubleOf(new DOMException('', name), platform, 'prompt')).toBe(trouble);
  });

  test('where the browser tells of no policy, a frame of somebody else is blamed for a no that nobody said', () => {
    const refused = new DOMException('', 'NotAllowedError');
    const safari = { userAgent: 'iPhone Safari', policyAllows: () => null, isInFrame: () => true };
    expect(troubleOf(refused, safari, 'denied')).toBe('permissions_policy');
    expect(troubleOf(refused, safari, null)).toBe('permissions_policy');
    expect(troubleOf(refused, safari, 'prompt')).toBe('permission_denied');
    expect(troubleOf(refused, { ...safari, isInFrame: () => false }, 'denied')).toBe('permission_denied');
    expect(troubleOf(refused, { ...safari, policyAllows: () => true }, 'denied')).toBe('permission_denied');
  });

  test('a page without https is told apart from a browser without cameras', async () => {
    const plain = world({ platform: { secure: false, mediaDevices: undefined } });
    await expect(plain.camera.open('user')).rejects.toMatchObject({ trouble: 'insecure_origin' });
    const bare = world({ platform: { mediaDevices: undefined } });
    await expect(bare.camera.open('user')).rejects.toMatchObject({ trouble: 'no_camera' });
  });

  test('silence counts only once the permission is given', async () => {
    vi.useFakeTimers();
    try {
      const never = { getUserMedia: () => new Promise<MediaStream>(() => undefined), enumerateDevices: async () => [] };
      const granted = world({ platform: { mediaDevices: never } });
      const silent = expect(granted.camera.open('user')).rejects.toMatchObject({ trouble: 'silent' });
      await vi.advanceTimersByTimeAsync(8000);
      await silent;
      const asking = world({ platform: { mediaDevices: never, permission: async () => 'prompt' } });
      const settled = vi.fn();
      void asking.camera.open('user').then(settled, settled);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(settled).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
