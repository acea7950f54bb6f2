import { expect } from '@open-wc/testing';
import type { FilmFacts } from '#contracts/steps/film-facts.ts';
import type { Challenge } from '#contracts/steps/liveness-step.ts';
import { enrollSimple } from '#steps/enroll-simple/enroll-simple.contract.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import type { Face } from '#vision/face/face.ts';
import { FacesUnseen, type FrameFaces } from '../../capture/faces/finder.ts';
import { filmUnder } from '../../capture/guide.ts';
import { FakeCamera } from '../../device/camera.fake.ts';
import { installVoices } from '../../device/speech.fake.ts';
import { selfieWords } from '../../i18n/selfie.i18n.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import type { ZaguanLiveness } from './liveness.element.ts';

const words = selfieWords['es-MX'];
const challenge: Challenge = {
  nonce: 'a1',
  seconds: 120,
  moves: [
    { turn: 'left', near: false, side: 'centre' },
    { turn: null, near: true, side: 'left' },
    { turn: 'right', near: false, side: 'centre' },
    { turn: null, near: true, side: 'down' },
  ],
};

let opened: Stage | null = null;

/** Opens the challenge for a person with a selfie, who follows the oval and the arrow exactly if `obeys`. */
async function person({ obeys = true, sees = (): boolean => true, says = ['passed'], camera = new FakeCamera() } = {}) {
  const asked: [string, unknown][] = [];
  const find = <Found extends HTMLElement>(selector: string) => {
    const part = opened?.step.shadowRoot?.querySelector<ZaguanLiveness>('zaguan-liveness');
    return part?.shadowRoot?.querySelector<Found>(selector) ?? null;
  };
  const openFaces = (): FrameFaces => ({
    async prepare() {
      if (!sees()) throw new FacesUnseen('no_webgl');
    },
    async look(picture) {
      picture.close();
      if (!sees()) throw new FacesUnseen('lost');
      const finder = find<ZaguanViewfinder>('zaguan-viewfinder');
      return { faces: obeys && finder ? [faceIn(finder)] : [], light: null };
    },
    close: () => undefined,
  });
  opened = await stage(enrollSimple, {
    setup: { automatic: false },
    properties: {
      ...{ camera, openFaces },
      media: [{ uuid: 's1', collection: 'selfie', status: 'stored', progress: 1, preview: null, problem: null }],
    },
    answers: {
      challenge: (input) => {
        asked.push(['challenge', input]);
        return challenge;
      },
      prove: (input) => {
        asked.push(['prove', input]);
        return { outcome: says.shift() };
      },
    },
  });
  const { step, requests } = opened;
  return {
    asked,
    find,
    frames: () => requests.media,
    requests,
    submits: () => opened!.submits(),
    keeps: () => step.shadowRoot!.querySelector('form')!.requestSubmit(),
    says: (text: string) => waitUntil(() => find('zaguan-viewfinder')?.getAttribute('instruction') === text, text),
    shown: (heading: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === heading, heading),
    press(name: string) {
      const found = [...(find('zaguan-page')?.querySelectorAll<HTMLElement>('zaguan-button') ?? [])].find(
        (one) => one.textContent === name,
      );
      found!.shadowRoot!.querySelector('button')!.click();
    },
  };
}

/** Returns a face that fills the oval and looks where the arrow points. */
function faceIn(finder: ZaguanViewfinder): Face {
  const { guide, screen } = finder.measure();
  const { videoWidth: width, videoHeight: height } = finder.video;
  const oval = filmUnder(guide, screen, { width, height }, { margin: 0, isMirrored: true });
  const instruction = finder.instruction;
  const yaw = instruction === words.lifeLeft ? 30 : instruction === words.lifeRight ? -30 : 0;
  const box = { height: 0.7 * oval.height, width: 0.7 * oval.width, x: oval.x + 0.15 * oval.width, y: oval.y + 0.15 * oval.height };
  return { box, yaw, pitch: 0, roll: 0, eyes: 0.3 };
}

describe('the challenge of a selfie', function () {
  this.timeout(40_000);
  let after: () => void = () => undefined;
  afterEach(() => {
    after();
    opened?.close();
    opened = null;
  });

  it('is filmed move by move as the oval and the arrow say, judged, and followed by the answer', async () => {
    const luisa = await person();
    luisa.keeps();
    await luisa.says(words.lifeLeft);
    expect(luisa.find('zaguan-viewfinder svg'), 'an arrow').not.to.equal(null);
    expect(luisa.requests.appearances).to.include('camera');
    await luisa.says(words.lifeNear);
    expect(luisa.find('zaguan-viewfinder svg')).to.equal(null);
    await luisa.says(words.lifeRight);
    await waitUntil(() => luisa.submits().length === 1, 'the answer');
    const frames = luisa.frames();
    expect(frames.map(({ collection, capture, blob }) => [collection, capture, blob.type])).to.deep.equal(
      Array.from({ length: 5 }, () => ['liveness', 'live', 'image/jpeg']),
    );
    const { facts, ...proof } = luisa.asked[1]![1] as { facts: FilmFacts };
    expect([luisa.asked[0], proof]).to.deep.equal([
      ['challenge', { way: 'turns' }],
      { nonce: 'a1', selfie: 's1', frames: frames.map(({ uuid }) => uuid) },
    ]);
    expect([facts.seals, facts.corners].map(({ length }) => length)).to.deep.equal([5, 5]);
  });

  it('goes another way without a reason, and where nobody can look for faces each move has its time; after two failures they go on', async () => {
    const camera = new FakeCamera();
    const luisa = await person({ sees: () => false, says: ['again', 'over'], camera });
    luisa.keeps();
    await luisa.says(words.aimSelfie);
    luisa.find('zaguan-viewfinder')!.dispatchEvent(new Event('zaguan-file'));
    opened!.step.shadowRoot!.querySelector('zaguan-liveness')!.unseen = 50;
    await luisa.shown(words.lifeAgain);
    expect(camera.live, 'the camera is off while nobody films').to.equal(false);
    expect(luisa.asked[1]).to.deep.equal(['challenge', { way: 'places' }]);
    expect(luisa.requests.discards, 'frames that nobody needs').to.have.length(5);
    await expect(opened!.step).to.be.accessible();
    luisa.press(words.lifeRetry);
    await luisa.shown(words.lifeOver);
    expect(luisa.submits()).to.have.length(0);
    luisa.press(words.lifeGoOn);
    await waitUntil(() => luisa.submits().length === 1, 'the answer');
  });

  it('goes on where what looks for faces dies in the middle: what was filmed is kept, and each move that is left has its time', async () => {
    let sees = true;
    const luisa = await person({ sees: () => sees });
    luisa.keeps();
    await luisa.says(words.lifeNear);
    expect(luisa.find('zaguan-viewfinder')!.getAttribute('caption')).to.equal(words.lifeCaption);
    opened!.step.shadowRoot!.querySelector('zaguan-liveness')!.unseen = 50;
    sees = false;
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('caption') === words.lifeUnseen, 'that each has its time');
    await waitUntil(() => luisa.submits().length === 1, 'the answer');
    expect(luisa.frames()).to.have.length(5);
    expect(
      luisa.asked.map(([action]) => action),
      'one challenge',
    ).to.deep.equal(['challenge', 'prove']);
  });

  it('is said aloud for who asks, once at a time and beside no screen reader, until they silence it', async () => {
    const speech = installVoices('en-US', 'es-MX');
    after = speech.remove;
    const luisa = await person({ obeys: false });
    luisa.keeps();
    const voice = () => luisa.find('button[slot=foot]');
    await waitUntil(() => voice()?.textContent === words.lifeSpeak, 'the button');
    await luisa.says(words.aimSelfie);
    expect(speech.sentences).to.deep.equal([]);
    const status = () => luisa.find('zaguan-viewfinder')!.shadowRoot!.querySelector('[role=status]');
    expect(status()).not.to.equal(null);
    voice()!.click();
    await waitUntil(() => voice()?.textContent === words.lifeHush, 'the way to silence it');
    expect(speech.sentences).to.deep.equal([words.aimSelfie]);
    expect(status(), 'two voices at once').to.equal(null);
    await expect(opened!.step).to.be.accessible();
    voice()!.click();
    await waitUntil(() => voice()?.textContent === words.lifeSpeak, 'the way to hear it again');
    expect(speech.hushes).to.be.greaterThan(0);
    expect(status()).not.to.equal(null);
  });

  it('offers no voice where the device has none that speaks the language', async () => {
    after = installVoices('en-US').remove;
    const luisa = await person({ obeys: false });
    luisa.keeps();
    await luisa.says(words.aimSelfie);
    expect(luisa.find('button[slot=foot]')).to.equal(null);
  });

  it('without a camera is no dead end', async () => {
    const luisa = await person({ camera: new FakeCamera({ troubles: ['busy'] }) });
    luisa.keeps();
    await luisa.shown(words.lifeCamera);
    luisa.press(words.lifeGoOn);
    await waitUntil(() => luisa.submits().length === 1, 'the answer');
  });
});
