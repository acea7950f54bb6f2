import { expect } from '@open-wc/testing';
import type { FrameFaces } from '#src/capture/faces/finder.ts';
import { FakeCamera } from '#src/device/camera.fake.ts';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { NO_CHALLENGE } from '#test/support/no-challenge.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import type { Face } from '#vision/face/face.ts';
import { NOBODY } from '#vision/face/face-watch.ts';
import { enrollSimple } from './enroll-simple.contract.ts';
import { enrollSimpleWords } from './enroll-simple.i18n.ts';

const words = { ...cameraWords['es-MX'], ...enrollSimpleWords['es-MX'] };
let opened: Stage | null = null;

/** Opens the step on a page. Returns functions for the acts of the person. */
async function person(setup: object = {}, properties: object = {}, sees: Face | null = null) {
  const camera = new FakeCamera();
  const openFaces = (): FrameFaces => ({
    prepare: async () => undefined,
    async look(picture) {
      picture.close();
      return sees ? { faces: [sees], light: null } : NOBODY;
    },
    close: () => undefined,
  });
  opened = await stage(enrollSimple, {
    setup: { ...NO_CHALLENGE, ...setup },
    properties: { camera, openFaces, files: new FakeFileChooser(), ...properties },
  });
  const { step, requests } = opened;
  const find = <Found extends HTMLElement>(selector: string) => step.shadowRoot!.querySelector<Found>(selector);
  const button = (name: string) =>
    [...step.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button, button')].find((one) => one.textContent?.trim() === name);
  return {
    step,
    camera,
    requests,
    find,
    button,
    shown: (title: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === title, `the page "${title}"`),
    async press(name: string) {
      await waitUntil(() => button(name), `a button "${name}"`);
      const found = button(name)!;
      (found.shadowRoot?.querySelector('button') ?? found).click();
    },
    async shoots() {
      await waitUntil(() => find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
      find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>('.shutter')!.click();
    },
    media: () => requests.media,
    submits: () => opened!.submits(),
  };
}

describe('enroll_simple', () => {
  afterEach(() => {
    opened?.close();
    opened = null;
  });

  it('takes the selfie by itself, and asks what they think of it', async () => {
    const box = { x: 0.3, y: 0.25, width: 0.4, height: 0.5 };
    const luisa = await person({}, {}, { box, yaw: 0, pitch: 0, roll: 0, eyes: 0.3 });
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === words.faceHold, words.faceHold);
    await luisa.shown(words.reviewSelfie);
    expect(luisa.submits()).to.have.length(0);
  });

  it('takes one selfie with the front camera, and asks once for the server’s word', async () => {
    const luisa = await person();
    await luisa.shown(words.explainSelfie);
    expect(luisa.step.shadowRoot!.textContent).to.contain(words.privacy('Banco Aldaba', 30));
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.reviewSelfie);
    expect(luisa.camera.live, 'the camera is off while the person looks').to.equal(false);
    await luisa.press(words.keepSelfie);
    await luisa.shown(words.sendingTitle);
    const [selfie] = luisa.media();
    expect([selfie!.collection, selfie!.capture]).to.deep.equal(['selfie', 'live']);
    expect(luisa.submits()).to.deep.equal([{ submission: { selfie: selfie!.uuid } }]);
    expect(luisa.camera.opened).to.deep.equal(['user']);
  });

  it('a selfie that does not serve is taken anew, and what was wrong with it is not said of the next', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.press(words.keepSelfie);
    luisa.step.problem = { key: 'face_not_matched', retryAfter: null, field: 'selfie' };
    await luisa.shown(words.again);
    expect(luisa.find('zaguan-notice')?.textContent).to.contain(words.notMatched);
    expect(luisa.button(words.keepSelfie), 'nobody sends the same one again').to.equal(undefined);
    await expect(luisa.step).to.be.accessible();
    await luisa.press(words.retake);
    await luisa.shoots();
    await luisa.shown(words.reviewSelfie);
    expect(luisa.find('zaguan-notice')).to.equal(null);
    expect(luisa.requests.discards).to.have.length(1);
  });

  it('sends the same selfie again where the fault was ours', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.press(words.keepSelfie);
    luisa.step.problem = { key: 'unavailable', retryAfter: null, field: null };
    await luisa.press(words.keepSelfie);
    const [first, second] = luisa.submits();
    expect(second).to.deep.equal(first);
  });

  it('offers a file only where the setup takes one', async () => {
    const luisa = await person();
    await luisa.shown(words.explainSelfie);
    expect(luisa.button(words.chooseFile)).to.equal(undefined);
    opened!.close();
    const other = await person({ allow_file: true });
    await waitUntil(() => other.button(words.chooseFile));
  });

  it('films the drawn specimen where the server says so, and opens no camera', async () => {
    const luisa = await person({ capture: 'fixture' });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.reviewSelfie);
    expect(luisa.media()[0]!.capture).to.equal('fixture');
    expect(luisa.camera.opened).to.deep.equal([]);
  });
});
