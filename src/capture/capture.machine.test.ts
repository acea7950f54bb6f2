import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { CameraAbilities, Facing } from '../device/camera.ts';
import { type CameraChange, type CaptureInput, type CapturePicture, captureMachine, type GuideEvent } from './capture.machine.ts';

const picture = { uuid: 'a picture', advice: 'dark', capture: 'live' } as const;
const fromFile = { uuid: 'a file', advice: null, capture: 'file' } as const;

interface World {
  /** Troubles of the next tries to open a camera, in order (null: it opens); later tries succeed. */
  camera?: (string | null)[];
  picture?: string;
  file?: string;
  input?: Partial<CaptureInput>;
}

const orTrouble = async <Value>(value: Value, trouble: string | null | undefined): Promise<Value> => {
  if (trouble) throw Object.assign(new Error('refused'), { trouble });
  return value;
};

/** Starts the capture machine with a camera and files that fail as `world` says. */
function person(world: World = {}) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const tries = [...(world.camera ?? [])];
  const running = { holding: false, guiding: false };
  let tellOfCamera: (change: CameraChange) => void = () => undefined;
  let tell: (event: GuideEvent) => void = () => undefined;
  const actor = createActor(
    captureMachine.provide({
      actors: {
        openCamera: fromPromise<CameraAbilities, { facing: Facing }>(() => orTrouble({ other: true, torch: true }, tries.shift())),
        otherCamera: fromPromise<CameraAbilities>(() => orTrouble({ other: true, torch: false }, tries.shift())),
        setTorch: fromPromise<boolean, { on: boolean }>(async ({ input }) => input.on),
        takePicture: fromPromise<CapturePicture, { collection: string; byGuide: boolean }>(({ input: { byGuide } }) =>
          orTrouble({ ...picture, byGuide }, world.picture),
        ),
        readFile: fromPromise<CapturePicture, { collection: string; file: Blob }>(() =>
          orTrouble({ ...fromFile, byGuide: false }, world.file),
        ),
        holdCamera: fromCallback<CameraChange>(({ sendBack }) => {
          running.holding = true;
          tellOfCamera = sendBack;
          return () => {
            running.holding = false;
          };
        }),
        guide: fromCallback<GuideEvent>(({ sendBack }) => {
          running.guiding = true;
          tell = sendBack;
          return () => {
            running.guiding = false;
          };
        }),
      },
      actions: {
        releaseCamera: () => void done.push('release'),
        reportTrouble: (_, { trouble }) => void done.push(`report ${trouble}`),
      },
    }),
    { input: { collection: 'front', facing: 'environment', ...world.input }, clock },
  );
  actor.start();
  return {
    clock,
    done,
    running,
    send: actor.send.bind(actor),
    tellOfCamera: (change: CameraChange) => tellOfCamera(change),
    tell: (event: GuideEvent) => tell(event),
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    can: (type: 'screen.back') => actor.getSnapshot().can({ type }),
    context: () => actor.getSnapshot().context,
    outcome: () => actor.getSnapshot().output,
    /** Waits until resolved promises have been handled. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

async function aiming(world?: World) {
  const luisa = person(world);
  luisa.send({ type: 'camera.begin' });
  await luisa.settle();
  return luisa;
}

const file = new Blob(['x']);

describe('before the camera', () => {
  it('stands on its page, with the camera off, until the person begins', async () => {
    const luisa = person();
    expect(luisa.at('intro')).toBe(true);
    expect(luisa.done).toEqual(['release']);
    luisa.send({ type: 'camera.begin' });
    expect(luisa.at({ camera: 'opening' })).toBe(true);
    await luisa.settle();
    expect(luisa.at({ camera: 'live' })).toBe(true);
  });

  it('opens at once where the step says so, and reads at once what was chosen already', async () => {
    expect(person({ input: { atOnce: true } }).at('camera')).toBe(true);
    const luisa = person({ input: { file } });
    await luisa.settle();
    expect(luisa.outcome()).toEqual({ ...fromFile, byGuide: false });
  });

  it('goes back to its page, or leaves that to the step', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('intro')).toBe(true);
    expect(luisa.can('screen.back')).toBe(false);
    const without = await aiming({ input: { hasIntro: false } });
    expect(without.can('screen.back')).toBe(false);
  });

  it('says why an earlier one would not do, until the camera opens', async () => {
    const luisa = person({ input: { notice: 'no_code' } });
    expect(luisa.context().notice).toBe('no_code');
    expect(luisa.can('screen.back'), 'a line on the page is no page').toBe(false);
    luisa.send({ type: 'camera.begin' });
    expect(luisa.context().notice).toBe(null);
    const page = person({ input: { notice: 'no_code', hasNoticePage: true } });
    page.send({ type: 'screen.back' });
    expect(page.at('intro')).toBe(true);
    expect(page.context().notice).toBe(null);
  });
});

describe('a picture', () => {
  it('is what it ends with, once the tick was seen', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'shutter.press' });
    expect(luisa.at({ camera: 'taking' })).toBe(true);
    await luisa.settle();
    expect(luisa.at({ camera: 'taken' })).toBe(true);
    luisa.clock.increment(600);
    expect(luisa.outcome()).toEqual({ ...picture, byGuide: false });
    expect(luisa.running).toEqual({ holding: false, guiding: false });
  });

  it('is not lost with the camera, by a file that comes now, nor by turning back', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'shutter.press' });
    await luisa.settle();
    luisa.tellOfCamera({ type: 'camera.lost', trouble: 'busy' });
    luisa.tellOfCamera({ type: 'camera.reopened' });
    luisa.send({ type: 'file.chosen', file });
    expect(luisa.at({ camera: 'taken' })).toBe(true);
    luisa.send({ type: 'screen.back' });
    expect(luisa.outcome()).toEqual({ ...picture, byGuide: false });
  });

  it('that was not made is said, until the next hint', async () => {
    const luisa = await aiming({ picture: 'black_frame' });
    luisa.send({ type: 'shutter.press' });
    await luisa.settle();
    expect(luisa.at({ camera: 'live' })).toBe(true);
    expect(luisa.context()).toMatchObject({ notice: 'black_frame', hint: 'aim' });
    luisa.clock.increment(7000);
    expect(luisa.context()).toMatchObject({ notice: null, hint: 'closer' });
  });
});

describe('a guide', () => {
  it('watches only while the camera is live, and what it finds is what it ends with', async () => {
    const luisa = await aiming();
    expect(luisa.running.guiding).toBe(true);
    luisa.tell({ type: 'guide.found', finding: 'a code' });
    expect(luisa.running.guiding).toBe(false);
    luisa.clock.increment(600);
    expect(luisa.outcome()).toEqual({ found: 'a code' });
  });

  it('says more the longer nothing comes of it, and a remark in between', async () => {
    const luisa = await aiming();
    luisa.tell({ type: 'guide.remark', remark: 'other_code' });
    expect(luisa.context()).toMatchObject({ hint: 'aim', notice: 'other_code' });
    luisa.clock.increment(7000);
    expect(luisa.context()).toMatchObject({ hint: 'closer', notice: null });
    luisa.clock.increment(7000);
    expect(luisa.context().hint).toBe('photo');
    expect(luisa.running.guiding).toBe(true);
  });

  it('presses the shutter, and watches again where no picture came of it', async () => {
    const luisa = await aiming();
    luisa.tell({ type: 'guide.ready' });
    expect(luisa.at({ camera: 'taking' })).toBe(true);
    expect(luisa.running.guiding).toBe(false);
    await luisa.settle();
    luisa.clock.increment(600);
    expect(luisa.outcome()).toEqual({ ...picture, byGuide: true });
    const failing = await aiming({ picture: 'no_frame' });
    failing.tell({ type: 'guide.ready' });
    await failing.settle();
    expect(failing.at({ camera: 'live' })).toBe(true);
    expect(failing.running.guiding).toBe(true);
  });

  it('shows what it sees frame by frame, and nothing once the camera is not live', async () => {
    const quad = [
      { x: 0.2, y: 0.3 },
      { x: 0.8, y: 0.3 },
      { x: 0.8, y: 0.6 },
      { x: 0.2, y: 0.6 },
    ] as const;
    const luisa = await aiming();
    luisa.tell({ type: 'guide.seen', quad });
    expect(luisa.context().quad).toEqual(quad);
    luisa.clock.increment(7000);
    expect(luisa.context(), 'a hint leaves it').toMatchObject({ hint: 'closer', quad });
    luisa.tell({ type: 'guide.seen', quad: null });
    expect(luisa.context().quad).toBe(null);
    luisa.tell({ type: 'guide.seen', quad });
    luisa.send({ type: 'shutter.press' });
    expect(luisa.context().quad).toBe(null);
  });

  it('says how steady it is while the camera is live', async () => {
    const luisa = await aiming();
    expect(luisa.context().steady).toBe(null);
    luisa.tell({ type: 'guide.steady', steady: 0.4 });
    expect(luisa.context().steady).toBe(0.4);
    luisa.send({ type: 'shutter.press' });
    expect(luisa.context().steady).toBe(null);
  });

  it('that cannot watch here has the person take the picture', async () => {
    const luisa = await aiming();
    luisa.tell({ type: 'guide.unable' });
    expect(luisa.context().hint).toBe('photo');
  });

  it('that refuses turns the camera off and says why', async () => {
    const luisa = await aiming();
    luisa.tell({ type: 'guide.refused', reason: 'look_alike' });
    expect(luisa.at('intro')).toBe(true);
    expect(luisa.context().notice).toBe('look_alike');
    expect(luisa.done.at(-1)).toBe('release');
    expect(luisa.running).toEqual({ holding: false, guiding: false });
  });
});

describe('a camera', () => {
  it('that does not open is reported once with its reason, and can be tried again', async () => {
    const luisa = await aiming({ camera: ['permission_denied'] });
    expect(luisa.at('blocked')).toBe(true);
    expect(luisa.context().trouble).toBe('permission_denied');
    expect(luisa.done).toEqual(['release', 'report permission_denied', 'release']);
    luisa.send({ type: 'camera.begin' });
    await luisa.settle();
    expect(luisa.at({ camera: 'live' })).toBe(true);
    expect(luisa.context().trouble).toBe(null);
  });

  it('that is lost while the person aims is said, and one that came back goes on', async () => {
    const luisa = await aiming();
    luisa.tellOfCamera({ type: 'camera.reopened' });
    expect(luisa.at({ camera: 'opening' })).toBe(true);
    await luisa.settle();
    luisa.tellOfCamera({ type: 'camera.lost', trouble: 'busy' });
    expect(luisa.at('blocked')).toBe(true);
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('intro')).toBe(true);
  });

  it('gives way to another one, or is blocked with its reason', async () => {
    const luisa = await aiming({ camera: [null, null, 'silent'] });
    luisa.send({ type: 'camera.other' });
    await luisa.settle();
    expect(luisa.context().abilities).toEqual({ other: true, torch: false });
    luisa.send({ type: 'camera.other' });
    await luisa.settle();
    expect(luisa.context().trouble).toBe('silent');
  });

  it('has the light that it answers, for as long as it is held', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'torch.toggle' });
    await luisa.settle();
    expect(luisa.context().torch).toBe(true);
    luisa.send({ type: 'torch.toggle' });
    await luisa.settle();
    expect(luisa.context().torch).toBe(false);
    luisa.send({ type: 'screen.back' });
    expect(luisa.running.holding).toBe(false);
  });
});

describe('a file', () => {
  it('serves in place of the camera, which goes off', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'file.chosen', file });
    expect(luisa.at('reading')).toBe(true);
    expect(luisa.done.at(-1)).toBe('release');
    await luisa.settle();
    expect(luisa.outcome()).toEqual({ ...fromFile, byGuide: false });
  });

  it('that will not do is said on the page before the camera', async () => {
    const luisa = await aiming({ file: 'unreadable_file' });
    luisa.send({ type: 'file.chosen', file });
    await luisa.settle();
    expect(luisa.at('intro')).toBe(true);
    expect(luisa.context().notice).toBe('unreadable_file');
  });

  it('that will not do is said where no camera opens, and no second time that none does', async () => {
    const luisa = await aiming({ camera: ['no_camera'], file: 'small_file' });
    luisa.send({ type: 'file.chosen', file });
    await luisa.settle();
    expect(luisa.at('blocked')).toBe(true);
    expect(luisa.context()).toMatchObject({ trouble: 'no_camera', notice: 'small_file' });
    expect(luisa.done.filter((what) => what.startsWith('report'))).toHaveLength(1);
  });

  it('need not be waited for', () => {
    const luisa = person({ input: { file } });
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('intro')).toBe(true);
  });
});

describe('while the person chooses a file beside the live camera', () => {
  it('nobody looks at the frames; where they choose none, the guide goes on from its beginning', async () => {
    const luisa = await aiming();
    luisa.tell({ type: 'guide.steady', steady: 0.5 });
    luisa.tell({ type: 'guide.remark', remark: 'closer' });
    luisa.send({ type: 'file.open' });
    expect(luisa.running).toEqual({ holding: true, guiding: false });
    expect(luisa.context()).toMatchObject({ steady: null, notice: null, hint: 'photo' });
    luisa.tell({ type: 'guide.ready' });
    await luisa.settle();
    expect(luisa.at({ camera: 'resting' })).toBe(true);
    luisa.send({ type: 'file.none' });
    expect(luisa.at({ camera: 'live' })).toBe(true);
    expect(luisa.running.guiding).toBe(true);
    expect(luisa.context().hint).toBe('aim');
  });

  it('a picture that was just being taken is not, and a camera that opens meanwhile is not looked at', async () => {
    const taking = await aiming();
    taking.tell({ type: 'guide.ready' });
    taking.send({ type: 'file.open' });
    await taking.settle();
    expect(taking.at({ camera: 'resting' })).toBe(true);
    const opening = person();
    opening.send({ type: 'camera.begin' });
    opening.send({ type: 'file.open' });
    await opening.settle();
    expect([opening.at({ camera: 'resting' }), opening.running.guiding]).toEqual([true, false]);
    opening.tellOfCamera({ type: 'camera.reopened' });
    await opening.settle();
    expect([opening.at({ camera: 'resting' }), opening.running.guiding]).toEqual([true, false]);
  });

  it('their file is read, and theirs is the shutter where no dialog hides it', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'file.open' });
    luisa.send({ type: 'file.chosen', file });
    luisa.send({ type: 'file.none' });
    await luisa.settle();
    expect(luisa.outcome()).toEqual({ ...fromFile, byGuide: false });
    const other = await aiming();
    other.send({ type: 'file.open' });
    other.send({ type: 'shutter.press' });
    await other.settle();
    expect(other.at({ camera: 'taken' })).toBe(true);
  });

  it('a camera that goes says so, and is looked at when it opens again', async () => {
    const luisa = await aiming();
    luisa.send({ type: 'file.open' });
    luisa.tellOfCamera({ type: 'camera.lost', trouble: 'busy' });
    expect(luisa.at('blocked')).toBe(true);
    luisa.send({ type: 'camera.begin' });
    await luisa.settle();
    expect(luisa.running.guiding).toBe(true);
  });
});
