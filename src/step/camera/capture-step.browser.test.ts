import { expect } from '@open-wc/testing';
import { html, type TemplateResult } from 'lit';
import { type Actor, assign, createActor, setup } from 'xstate';
import { stageFor } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { type CaptureContext, type CaptureOutput, captureMachine, type GuideEvent } from '../../capture/capture.machine.ts';
import type { Specimen } from '../../capture/specimen-camera.ts';
import type { Still } from '../../capture/still.ts';
import { FakeCamera, type FakeCameraOptions } from '../../device/camera.fake.ts';
import type { CameraTrouble } from '../../device/camera.ts';
import type { FileChooser } from '../../device/files.ts';
import { FakeGeolocation } from '../../device/geolocation.fake.ts';
import type { Coordinates, Geolocation, GeolocationTrouble } from '../../device/geolocation.ts';
import { cameraWords } from '../../i18n/camera.i18n.ts';
import type { MediaState } from '../../machine/step-state.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { FakeStepHost } from '../step-host.fake.ts';
import type { CaptureSubject } from './capture-screens.ts';
import { CaptureStepElement } from './capture-step.ts';
import type { ShownCamera } from './shown-camera.ts';

const words = cameraWords['es-MX'];

/** The machine of the smallest step with a camera: it ends with a picture, or with the guide's finding. */
const machine = setup({
  types: {
    context: {} as { captured: CaptureOutput | null },
    events: {} as { type: 'screen.back' },
    children: {} as { capture: 'capture' },
  },
  actors: { capture: captureMachine },
}).createMachine({
  context: { captured: null },
  initial: 'capture',
  states: {
    capture: {
      invoke: {
        id: 'capture',
        src: 'capture',
        input: { collection: 'front', facing: 'environment', hasIntro: false },
        onDone: { target: 'done', actions: assign(({ event }) => ({ captured: event.output })) },
      },
      // The step itself leaves the camera, in any state of the capture.
      on: { 'screen.back': 'left' },
    },
    done: {},
    left: {},
  },
});

class CardStep extends CaptureStepElement<typeof machine, { capture: 'live' | 'fixture' }, { captured: string }> {
  tell: ((event: GuideEvent) => void) | null = null;
  /** Files are read once this promise is fulfilled. */
  opening: Promise<void> = Promise.resolve();
  opened: Promise<Still> | null = null;

  protected override readonly margin = 0.1;

  protected override begin(capture: typeof captureMachine): Actor<typeof machine> {
    const actor = createActor(machine.provide({ actors: { capture } }));
    actor.subscribe((snapshot) => {
      if (snapshot.matches('done')) this.saveDraft({ captured: 'front' });
    });
    return actor;
  }

  sendAsItIs(): void {
    this.submitCapture({});
  }

  protected override subject({ notice, hint }: CaptureContext): CaptureSubject {
    return {
      guide: 'card',
      accept: ['image/jpeg'],
      intro: {
        heading: 'Antes de la cámara',
        why: 'Para qué',
        drawing: html`<svg aria-hidden="true"></svg>`,
        tips: ['Luz'],
        privacy: 'A dónde',
      },
      caption: 'Tarjeta',
      aim: hint,
      remarks: { other: 'Esa no es' },
      confirmation: 'Recibida',
      shutter: 'Tomar',
      chooseFile: 'Subir',
      openingFile: 'Abriendo',
      upload: { offer: 'Subir una foto', why: 'De aquí' },
      explanation: notice === null ? null : { title: 'No sirve', why: notice },
    };
  }

  protected override fromFile(file: Blob): Promise<Still> {
    this.opened = this.opening.then(() => super.fromFile(file));
    return this.opened;
  }

  protected override guide(_shown: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    this.tell = tell;
    return () => {
      this.tell = null;
    };
  }

  protected override async specimen(): Promise<Specimen> {
    throw new Error('Nothing is drawn here.');
  }

  protected override renderStep(): TemplateResult {
    return html`<p class="end" @click=${() => this.submitCapture({})}>${this.snapshot.matches('left') ? 'left' : JSON.stringify(this.snapshot.context.captured)}</p>`;
  }
}
customElements.define('zaguan-test-card', CardStep);

/** Counts how often the place is asked for. */
class CountedGeolocation extends FakeGeolocation {
  requests = 0;

  override locate(): Promise<Coordinates> {
    this.requests += 1;
    return super.locate();
  }
}

const HERE: Coordinates = ['20.676109', '-103.347769'];
const placeCases: readonly [
  answer: Coordinates | GeolocationTrouble,
  isAllowed: boolean,
  requests: number,
  sent: Coordinates | undefined,
][] = [
  [HERE, true, 1, HERE],
  ['permission_denied', true, 1, undefined],
  [HERE, false, 0, undefined],
];

let stage: HTMLElement | null = null;

async function person({
  camera: cameraOptions,
  ...properties
}: {
  camera?: FakeCameraOptions;
  files?: FileChooser;
  isSecondDevice?: boolean;
  geolocation?: Geolocation;
  geolocationAllowed?: boolean;
  media?: readonly MediaState[];
  draft?: object | null;
} = {}) {
  const camera = new FakeCamera(cameraOptions);
  const step = document.createElement('zaguan-test-card') as CardStep;
  Object.assign(step, { camera, setup: { capture: 'live' }, ...properties });
  const requests = new FakeStepHost(step);
  stage = await stageFor(step);
  const find = <Found extends HTMLElement>(selector: string) => step.shadowRoot!.querySelector<Found>(selector);
  return {
    step,
    camera,
    find,
    requests,
    shown: (heading: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === heading, `the page "${heading}"`),
    aims: () => waitUntil(() => find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera'),
    ends: (text: string) => waitUntil(() => find('.end')?.textContent?.includes(text), `the end "${text}"`),
    control: (selector: string) => find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>(selector)!,
    async press(name: string) {
      const button = () =>
        [...step.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button, button')].find((one) => one.textContent?.trim() === name);
      await waitUntil(button, `a button "${name}"`);
      (button()!.shadowRoot?.querySelector('button') ?? button()!).click();
    },
  };
}

describe('a step that has a camera', () => {
  afterEach(() => {
    stage?.remove();
    stage = null;
  });

  for (const [answer, geolocationAllowed, requests, coordinates] of placeCases) {
    it(`asks for the place as the camera opens: allowed ${geolocationAllowed}, answer ${answer}`, async () => {
      const geolocation = new CountedGeolocation(answer);
      const luisa = await person({ geolocation, geolocationAllowed });
      expect(luisa.step.shadowRoot!.textContent!.includes(words.place)).to.equal(geolocationAllowed);
      expect(geolocation.requests).to.equal(0);
      await luisa.press(words.openCamera);
      await luisa.aims();
      luisa.control('.shutter').click();
      await luisa.ends('live');
      luisa.find('.end')!.click();
      expect(geolocation.requests).to.equal(requests);
      expect(luisa.requests.submits).to.deep.equal([coordinates ? { submission: {}, coordinates } : { submission: {} }]);
    });
  }

  it('keeps the place of a picture over a reload, and asks for no other before a camera opens', async () => {
    const before = await person({ geolocation: new CountedGeolocation(HERE), geolocationAllowed: true });
    await before.press(words.openCamera);
    await before.aims();
    before.control('.shutter').click();
    await before.ends('live');
    const draft = before.requests.drafts.at(-1) as { place: Coordinates };
    expect(draft).to.deep.equal({ captured: 'front', place: HERE });
    stage!.remove();
    for (const [draftOfPage, coordinates] of [
      [draft, HERE],
      [null, undefined],
    ] as const) {
      const geolocation = new CountedGeolocation(['0.000000', '0.000000']);
      const picture = { uuid: 'a', collection: 'front', status: 'stored', progress: 1, preview: null, problem: null } as const;
      const { step, requests } = await person({ geolocation, geolocationAllowed: true, media: [picture], draft: draftOfPage });
      step.sendAsItIs();
      expect(geolocation.requests).to.equal(0);
      expect(requests.submits).to.deep.equal([coordinates ? { submission: {}, coordinates } : { submission: {} }]);
      stage!.remove();
    }
  });

  it('hands over what is under the guide, once, and tells the shell when its screen is dark', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.control('.shutter').click();
    await luisa.ends('live');
    const [medium, ...others] = luisa.requests.media;
    expect(medium).to.include({ collection: 'front', capture: 'live' });
    expect(others).to.be.empty;
    expect(luisa.requests.appearances).to.deep.equal(['camera', 'page']);
  });

  it('says what its guide remarks, and ends with what that finds', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.step.tell!({ type: 'guide.remark', remark: 'other' });
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === 'Esa no es');
    luisa.step.tell!({ type: 'guide.found', finding: 'a code' });
    expect(luisa.step.tell, 'nobody watches on').to.equal(null);
    await luisa.ends('a code');
    expect(luisa.requests.media).to.be.empty;
  });

  it('has its guide press the shutter', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.step.tell!({ type: 'guide.ready' });
    await luisa.ends('live');
    expect(luisa.requests.media).to.have.length(1);
  });

  it('draws an outline of what its guide sees, which follows it and ends with the picture', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    const outline = () => luisa.find('zaguan-viewfinder')!.shadowRoot!.querySelector('polygon');
    const { video } = luisa.find('zaguan-viewfinder') as ZaguanViewfinder;
    /** Returns the outline's left, top, right and bottom, in parts of the film as it covers the screen. */
    const onFilm = () => {
      const screen = video.getBoundingClientRect();
      const scale = Math.max(screen.width / video.videoWidth, screen.height / video.videoHeight);
      const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
      const box = outline()!.getBoundingClientRect();
      const x = (box.x - screen.x + (width - screen.width) / 2) / width;
      const y = (box.y - screen.y + (height - screen.height) / 2) / height;
      return [x, y, x + box.width / width, y + box.height / height].map((part) => Number(part.toFixed(2)));
    };
    const square = (left: number, top: number, side: number) =>
      [
        { x: left, y: top },
        { x: left + side, y: top },
        { x: left + side, y: top + side },
        { x: left, y: top + side },
      ] as const;
    expect(outline()).to.equal(null);
    luisa.step.tell!({ type: 'guide.seen', quad: square(0.3, 0.4, 0.3) });
    await waitUntil(outline, 'an outline');
    expect(onFilm()).to.deep.equal([0.3, 0.4, 0.6, 0.7]);
    luisa.step.tell!({ type: 'guide.seen', quad: square(0.2, 0.5, 0.25) });
    await waitUntil(() => onFilm()[0] === 0.2, 'the outline follows');
    expect(onFilm()).to.deep.equal([0.2, 0.5, 0.45, 0.75]);
    luisa.step.tell!({ type: 'guide.seen', quad: null });
    await waitUntil(() => outline() === null, 'no outline');
    luisa.step.tell!({ type: 'guide.seen', quad: square(0.3, 0.4, 0.3) });
    await waitUntil(outline);
    luisa.control('.shutter').click();
    await waitUntil(() => outline() === null, 'no outline over a picture that was taken');
  });

  it('shows light and another camera where there are any, and puts the light out when the step leaves', async () => {
    const luisa = await person({ camera: { abilities: { torch: true, other: true } } });
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.control('.torch').click();
    await waitUntil(() => luisa.control('.torch').getAttribute('aria-pressed') === 'true');
    expect(luisa.camera.torch).to.equal(true);
    luisa.control('.other-camera').click();
    await waitUntil(() => luisa.camera.opened.length === 2);
    await luisa.aims();
    expect(luisa.control('.torch').getAttribute('aria-pressed'), 'another camera, another light').to.equal('false');
    luisa.control('.torch').click();
    await waitUntil(() => luisa.control('.torch').getAttribute('aria-pressed') === 'true');
    expect(luisa.step.back()).to.equal(true);
    await luisa.ends('left');
    await waitUntil(() => !luisa.camera.torch, 'the light is out');
  });

  it('puts the light out before the picture is looked at', async () => {
    const luisa = await person({ camera: { abilities: { torch: true } } });
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.control('.torch').click();
    await waitUntil(() => luisa.camera.torch);
    luisa.control('.shutter').click();
    await luisa.ends('live');
    await waitUntil(() => !luisa.camera.torch, 'the light is out');
  });

  it('explains a file that will not do on the page before the camera, and turns the camera off', async () => {
    const files: FileChooser = { choose: async () => new File(['%PDF-1.7'], 'ine.pdf') };
    const luisa = await person({ files });
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.control('.text-button').click();
    await luisa.shown('Antes de la cámara');
    expect(luisa.find('zaguan-notice')!.textContent).to.contain('unreadable_file');
    expect(luisa.camera.live).to.equal(false);
    await expect(luisa.step).to.be.accessible();
  });

  it('takes no picture behind the dialog of a file, and goes on where the person chose none, or presses something', async () => {
    const answers: ((file: File | null) => void)[] = [];
    const files: FileChooser = { choose: () => new Promise((resolve) => void answers.push(resolve)) };
    const luisa = await person({ files });
    await luisa.press(words.openCamera);
    await luisa.aims();
    const says = (text: string) => waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === text, text);
    const choose = () => luisa.control('.text-button').click();
    choose();
    expect(luisa.step.tell, 'nobody looks').to.equal(null);
    await says('photo');
    answers[0]!(null);
    await waitUntil(() => luisa.step.tell, 'somebody looks');
    await says('aim');
    choose();
    expect(luisa.step.tell).to.equal(null);
    luisa.find('zaguan-viewfinder')!.dispatchEvent(new Event('pointerdown'));
    expect(luisa.step.tell, 'a browser that does not tell of a dialog that closed').not.to.equal(null);
    choose();
    luisa.control('.shutter').click();
    await luisa.ends('"capture":"live"');
  });

  it('hands over nothing that nobody waits for any more', async () => {
    const canvas = new OffscreenCanvas(800, 500);
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#b08968';
    pen.fillRect(0, 0, 400, 500);
    const photo = new File([await canvas.convertToBlob()], 'photo.png');
    const luisa = await person({ files: { choose: async () => photo } });
    const read = Promise.withResolvers<void>();
    luisa.step.opening = read.promise;
    await luisa.press('Subir');
    await luisa.shown('Abriendo');
    luisa.step.remove();
    read.resolve();
    await luisa.step.opened;
    expect(luisa.requests.media).to.be.empty;
  });

  const titles: Record<CameraTrouble, string> = {
    permission_denied: words.deniedTitle,
    permissions_policy: words.policyTitle,
    in_app_browser: words.inAppTitle,
    insecure_origin: words.insecureTitle,
    busy: words.busyTitle,
    no_camera: words.noCameraTitle,
    silent: words.silentTitle,
  };
  const curedHere = new Set<CameraTrouble>(['permission_denied', 'in_app_browser']);
  for (const [trouble, title] of Object.entries(titles) as [CameraTrouble, string][]) {
    it(`has a sentence and a way out for ${trouble}`, async () => {
      const luisa = await person({ camera: { troubles: [trouble] } });
      await luisa.press(words.openCamera);
      await luisa.shown(title);
      expect(luisa.requests.failures).to.deep.equal([{ reason: `camera_${trouble}` }]);
      await expect(luisa.step).to.be.accessible();
      await luisa.press(curedHere.has(trouble) ? `${words.onYourPhone}${words.elsewhereWhy}` : words.onYourPhone);
      expect(luisa.requests.handoffs).to.equal(1);
      await luisa.press(trouble === 'permission_denied' ? words.deniedRetry : trouble === 'busy' ? words.busyRetry : words.retry);
      await luisa.aims();
    });
  }

  it('names the cure of this very browser', async () => {
    const luisa = await person({ camera: { troubles: ['permission_denied'] } });
    await luisa.press(words.openCamera);
    await luisa.shown(words.deniedTitle);
    const cure = /Firefox/.test(navigator.userAgent) ? words.deniedInFirefox : words.deniedOnComputer;
    expect(luisa.find('.hint')!.textContent).to.contain(cure);
  });

  for (const trouble of ['no_camera', 'permission_denied', 'in_app_browser'] satisfies CameraTrouble[]) {
    it(`sends a device that came by a link back to where the person began, not on to a third (${trouble})`, async () => {
      const luisa = await person({ camera: { troubles: [trouble] }, isSecondDevice: true });
      await luisa.press(words.openCamera);
      await luisa.shown(titles[trouble]);
      const page = luisa.find('zaguan-page')!.textContent;
      expect(page).to.contain(words.whereYouBegan);
      for (const offer of [words.onYourPhone, words.elsewhere]) expect(page).not.to.contain(offer);
      await expect(luisa.step).to.be.accessible();
      await luisa.press(trouble === 'permission_denied' ? words.deniedRetry : words.retry);
      await luisa.aims();
    });
  }

  it('says that a camera went away and cannot be had again', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    luisa.camera.lose('busy');
    await luisa.shown(words.busyTitle);
  });

  it('goes on by itself with a camera that was taken in the background', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    await luisa.camera.comeBack();
    await luisa.aims();
    luisa.control('.shutter').click();
    await luisa.ends('live');
    expect(luisa.requests.failures).to.be.empty;
  });

  it('turns the camera off when it leaves the page, and starts again when it returns', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.aims();
    const parent = luisa.step.parentElement!;
    luisa.step.remove();
    expect(luisa.camera.live).to.equal(false);
    parent.append(luisa.step);
    await luisa.shown('Antes de la cámara');
  });
});
