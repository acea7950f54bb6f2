import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { type Abilities, type Found, type Input, type Medium, taxCertificateMachine } from './tax-certificate.machine.ts';

const found: Found = {
  by: { code: 'the code' },
  certificate: { rfc: 'PEGL890909AB1', id_cif: '12345678901', certificate_number: null },
};
const medium: Medium = { uuid: 'a picture', manner: 'live' };

interface World {
  camera?: () => Promise<never>;
  picture?: () => Promise<never>;
  input?: Partial<Input>;
}

/** A person on the step, whose camera, pictures and server do as the test says. */
function person({ camera, picture, input }: World = {}) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const scanning = { now: false };
  const clock = new SimulatedClock();
  const actor = createActor(
    taxCertificateMachine.provide({
      actors: {
        openCamera: fromPromise<Abilities>(camera ?? (async () => ({ other: true, torch: true }))),
        otherCamera: fromPromise<Abilities>(async () => ({ other: true, torch: false })),
        setTorch: fromPromise<boolean, { on: boolean }>(async ({ input: { on } }) => on),
        takePicture: fromPromise<Medium>(picture ?? (async () => medium)),
        keepFile: fromPromise<Medium, { file: Blob }>(async () => ({ uuid: 'a file', manner: 'file' })),
        scan: fromCallback(() => {
          scanning.now = true;
          return () => {
            scanning.now = false;
          };
        }),
      },
      actions: {
        releaseCamera: note('release'),
        putLightOut: note('light out'),
        keepDraft: note('draft'),
        discard: (_, { uuid }) => void done.push(`discard ${uuid}`),
        submit: note('submit'),
        reportTrouble: (_, { trouble }) => void done.push(`report ${trouble}`),
      },
    }),
    { input: { found: null, medium: null, ...input }, clock },
  );
  actor.start();
  return {
    actor,
    clock,
    done,
    scanning,
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    context: () => actor.getSnapshot().context,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    /** Until what was promised is there. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

async function scanning(world?: World) {
  const luisa = person(world);
  luisa.send({ type: 'camera.begin' });
  await luisa.settle();
  return luisa;
}

describe('the machine of tax_certificate', () => {
  it('goes from the code to the question, lets the camera go, and sends once', async () => {
    const luisa = await scanning();
    expect(luisa.scanning.now).toBe(true);
    luisa.send({ type: 'code.found', found });
    expect(luisa.scanning.now).toBe(false);
    luisa.send({ type: 'camera.lost', trouble: 'busy' });
    luisa.clock.increment(600);
    expect(luisa.at('confirm')).toBe(true);
    expect(luisa.done).toContain('release');
    luisa.send({ type: 'answer.send' });
    luisa.send({ type: 'answer.send' });
    expect(luisa.done.filter((what) => what === 'submit')).toHaveLength(1);
    luisa.send({ type: 'answer.refused' });
    luisa.send({ type: 'answer.send' });
    expect(luisa.done.filter((what) => what === 'submit')).toHaveLength(2);
  });

  it('says more the longer no code is read, and a wrong one in between', async () => {
    const luisa = await scanning();
    expect(luisa.context()).toMatchObject({ hint: 'aim', stray: null });
    luisa.send({ type: 'code.stray', trouble: 'other_code' });
    expect(luisa.context().stray).toBe('other_code');
    luisa.clock.increment(7000);
    expect(luisa.context()).toMatchObject({ hint: 'closer', stray: null });
    luisa.clock.increment(7000);
    expect(luisa.context().hint).toBe('photo');
    expect(luisa.scanning.now).toBe(true);
  });

  it('tells at once to take a picture where codes cannot be read', async () => {
    const luisa = await scanning();
    luisa.send({ type: 'code.unable' });
    expect(luisa.context().hint).toBe('photo');
  });

  it('explains a code that pretends, with nothing kept', async () => {
    const luisa = await scanning();
    luisa.send({ type: 'code.refused', trouble: 'look_alike' });
    expect(luisa.at('help')).toBe(true);
    expect(luisa.context()).toMatchObject({ trouble: 'look_alike', found: null, medium: null });
    expect(luisa.scanning.now).toBe(false);
    luisa.send({ type: 'camera.begin' });
    expect(luisa.context().trouble).toBe(null);
  });

  it('has a picture read by the server, and drops it where that fails or the person turns back', async () => {
    const luisa = await scanning();
    luisa.send({ type: 'shutter.press' });
    await luisa.settle();
    expect(luisa.at('reading')).toBe(true);
    luisa.send({ type: 'medium.refused', trouble: 'no_code' });
    expect(luisa.at('help')).toBe(true);
    expect(luisa.done).toContain('discard a picture');
    luisa.send({ type: 'file.chosen', file: new Blob() });
    await luisa.settle();
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('explain')).toBe(true);
    expect(luisa.done).toContain('discard a file');
    luisa.send({ type: 'medium.read', found });
    expect(luisa.at('explain')).toBe(true);
  });

  it('goes on scanning after a picture that was not made', async () => {
    const luisa = await scanning({ picture: () => Promise.reject({ trouble: 'black_frame' }) });
    luisa.send({ type: 'shutter.press' });
    await luisa.settle();
    expect(luisa.at({ camera: 'scanning' })).toBe(true);
    expect(luisa.context()).toMatchObject({ trouble: 'black_frame', hint: 'aim' });
    luisa.clock.increment(7000);
    expect(luisa.context()).toMatchObject({ trouble: null, hint: 'closer' });
  });

  it('says why no camera opens, and lets a file go on', async () => {
    const luisa = await scanning({ camera: () => Promise.reject({ trouble: 'permission_denied' }) });
    expect(luisa.at('blocked')).toBe(true);
    expect(luisa.done).toContain('report permission_denied');
    luisa.send({ type: 'file.chosen', file: new Blob() });
    await luisa.settle();
    expect(luisa.at('reading')).toBe(true);
  });

  it('turns the light on, and off when it leaves', async () => {
    const luisa = await scanning();
    luisa.send({ type: 'torch.toggle' });
    await luisa.settle();
    expect(luisa.context().torch).toBe(true);
    luisa.send({ type: 'screen.back' });
    expect(luisa.done).toContain('light out');
    expect(luisa.context().torch).toBe(false);
  });

  it('stands again where the person was', () => {
    expect(person({ input: { found } }).at('confirm')).toBe(true);
    expect(person({ input: { medium } }).at('reading')).toBe(true);
    const luisa = person({ input: { found: { ...found, by: { media: medium.uuid } }, medium } });
    luisa.send({ type: 'again' });
    expect(luisa.at('explain')).toBe(true);
    expect(luisa.done).toContain('discard a picture');
  });
});
