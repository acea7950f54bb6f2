import { expect, waitUntil as waits } from '@open-wc/testing';
import { FakeCamera, type FakeCameraOptions } from '../../src/device/camera.fake.ts';
import { FakeFileChooser } from '../../src/device/files.fake.ts';
import { cameraWords } from '../../src/i18n/camera.i18n.ts';
import type { MediaState } from '../../src/machine/step-state.ts';
import type { StepEventDetails } from '../../src/step/step-element.ts';
import { type Stage, stage } from '../../test/support/step-stage.ts';
import { enrollFull } from './enroll-full.contract.ts';
import type { EnrollFullElement } from './enroll-full.element.ts';
import { enrollFullWords } from './enroll-full.i18n.ts';

const words = { ...cameraWords['es-MX'], ...enrollFullWords['es-MX'] };

const waitUntil = (condition: () => unknown, message?: string) => waits(() => Boolean(condition()), message, { timeout: 8000 });

interface Scene {
  camera?: FakeCameraOptions;
  files?: File[];
  allowFile?: ('front' | 'back' | 'selfie')[];
  /** The camera films our drawings. */
  specimens?: boolean;
  media?: MediaState[];
  accepted?: Record<string, string>;
}

let opened: Stage | null = null;

/** The step on a page with a shell that keeps what it is handed, driven in the words of the person. */
async function person(scene: Scene = {}) {
  const camera = new FakeCamera(scene.camera);
  const files = new FakeFileChooser(...(scene.files ?? []));
  const properties = {
    camera,
    files,
    media: scene.media ?? [],
    draft: scene.accepted ? { accepted: scene.accepted } : null,
  } satisfies Partial<EnrollFullElement>;
  const setup = { ...(scene.allowFile ? { allow_file: scene.allowFile } : {}), ...(scene.specimens ? { capture: 'fixture' } : {}) };
  opened = await stage(enrollFull, { setup, properties });
  const { events } = opened;
  const screen = opened.step as EnrollFullElement;
  const requests = <Name extends keyof StepEventDetails>(name: Name) =>
    events.filter((event) => event.name === name).map(({ detail }) => detail as StepEventDetails[Name]);
  screen.addEventListener('zaguan-step-media', (event) => {
    const { uuid, collection, blob } = (event as CustomEvent<StepEventDetails['zaguan-step-media']>).detail;
    screen.media = [...screen.media, { uuid, collection, status: 'saved', progress: 0, preview: blob, problem: null }];
  });
  const find = <Found extends HTMLElement>(selector: string) => screen.shadowRoot!.querySelector<Found>(selector);
  const button = (name: string) => {
    const all = [...screen.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button, button')];
    return all.find((candidate) => candidate.textContent?.trim() === name);
  };
  const shown = (title: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === title, `the page "${title}"`);
  const press = async (name: string) => {
    await waitUntil(() => button(name), `a button "${name}"`);
    const found = button(name)!;
    (found.shadowRoot?.querySelector('button') ?? found).click();
  };
  return {
    screen,
    camera,
    files,
    requests,
    find,
    shown,
    press,
    async shoots() {
      await waitUntil(() => find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
      find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>('.shutter')!.click();
    },
  };
}

type Person = Awaited<ReturnType<typeof person>>;

async function takesBothSides(luisa: Person): Promise<void> {
  await luisa.press(words.openCamera);
  await luisa.shoots();
  await luisa.press(words.keepCard);
  await luisa.shoots();
  await luisa.press(words.keepCard);
}

async function takesSelfie(luisa: Person): Promise<void> {
  await luisa.press(words.openCamera);
  await luisa.shoots();
  await luisa.press(words.keepSelfie);
  await luisa.shown(words.sendingTitle);
}

async function photo(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#b08968';
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], 'photo', { type });
}

/** Red, green and blue of one place, in parts of the picture's width and height. */
async function colourAt(blob: Blob, x: number, y: number): Promise<number[]> {
  const picture = await createImageBitmap(blob);
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.drawImage(picture, -Math.round(x * picture.width), -Math.round(y * picture.height));
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

const saved = (uuid: string, collection: string, preview: Blob | null): MediaState => ({
  uuid,
  collection,
  status: preview ? 'saved' : 'stored',
  progress: 1,
  preview,
  problem: null,
});

describe('enroll_full', function () {
  this.timeout(20_000);

  afterEach(() => {
    opened?.close();
    opened = null;
  });

  it('takes front, back and selfie, and asks once for the server’s word', async () => {
    const luisa = await person();
    await takesBothSides(luisa);
    await luisa.shown(words.explainSelfie);
    expect(luisa.camera.live, 'the camera is off while the page explains').to.equal(false);
    await takesSelfie(luisa);

    const media = luisa.requests('zaguan-step-media');
    expect(media.map(({ collection, capture }) => [collection, capture])).to.deep.equal([
      ['front', 'live'],
      ['back', 'live'],
      ['selfie', 'live'],
    ]);
    const [front, back, selfie] = media.map(({ uuid }) => uuid);
    expect(luisa.requests('zaguan-step-submit')).to.deep.equal([{ submission: { front, back, selfie } }]);
    expect(luisa.requests('zaguan-step-draft').at(-1)).to.deep.equal({ draft: { accepted: { front, back, selfie } } });
    expect(luisa.camera.opened, 'each side of the phone is asked for once').to.deep.equal(['environment', 'user']);
    expect(luisa.requests('zaguan-step-appearance').map(({ appearance }) => appearance)).to.deep.equal([
      'camera',
      'page',
      'camera',
      'page',
      'camera',
      'page',
    ]);
  });

  it('films drawn specimens where the server says so, and opens no camera', async () => {
    const luisa = await person({ specimens: true });
    await takesBothSides(luisa);
    await takesSelfie(luisa);

    const media = luisa.requests('zaguan-step-media');
    expect(media.map(({ collection, capture }) => [collection, capture])).to.deep.equal([
      ['front', 'fixture'],
      ['back', 'fixture'],
      ['selfie', 'fixture'],
    ]);
    expect(luisa.camera.opened).to.deep.equal([]);
    const middles = await Promise.all(media.map(({ blob }) => colourAt(blob, 0.5, 0.5)));
    const paper = await colourAt(media[0]!.blob, 0.5, 0.3);
    expect(Math.min(...paper), 'the card lies in the frame').to.be.greaterThan(120);
    expect(new Set(middles.map(String)).size, 'three different drawings').to.equal(3);
  });

  it('keeps an upright JPEG of what is under the frame', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
    const { blob } = luisa.requests('zaguan-step-media')[0]!;
    expect(blob.type).to.equal('image/jpeg');
    const head = new Uint8Array(await blob.slice(0, 4096).arrayBuffer());
    expect(new TextDecoder('latin1').decode(head)).not.to.contain('Exif');
    const picture = await createImageBitmap(blob);
    expect(picture.width).to.be.greaterThan(picture.height);
  });

  it('a selfie is stored as others see it', async () => {
    const luisa = await person({
      accepted: { front: 'f', back: 'b' },
      media: [saved('f', 'front', null), saved('b', 'back', null)],
      camera: {
        scene: (pen) => {
          const { width, height } = pen.canvas;
          pen.fillStyle = '#ffffff';
          pen.fillRect(0, 0, width, height);
          pen.fillStyle = '#c02020';
          pen.fillRect(0, 0, width / 2, height);
        },
      },
    });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.reviewSelfie);
    const picture = await createImageBitmap(luisa.requests('zaguan-step-media')[0]!.blob);
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const [, green] = pen.getImageData(5, picture.height / 2, 1, 1).data;
    expect(green, 'red stays on the left').to.be.lessThan(100);
  });

  it('says so when the picture is black, and keeps nothing', async () => {
    const luisa = await person({ camera: { scene: (pen) => pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height) } });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === words.blackFrame);
    expect(luisa.requests('zaguan-step-media')).to.be.empty;
  });

  it('a closed tab comes back to the picture it was on', async () => {
    const front = await photo(800, 500, 'image/jpeg');
    const luisa = await person({ media: [saved('f', 'front', front)] });
    await luisa.shown(words.reviewCard);
    expect(luisa.camera.opened).to.be.empty;
    await luisa.press(words.retake);
    expect(luisa.requests('zaguan-step-discard')).to.deep.equal([{ uuid: 'f' }]);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
  });

  it('a step opened again shows that all is there, and sends on a press', async () => {
    const luisa = await person({ media: [saved('f', 'front', null), saved('b', 'back', null), saved('s', 'selfie', null)] });
    await luisa.shown(words.ready);
    expect(luisa.requests('zaguan-step-submit')).to.be.empty;
    await luisa.press(words.send);
    await luisa.shown(words.sendingTitle);
    expect(luisa.requests('zaguan-step-submit')).to.deep.equal([{ submission: { front: 'f', back: 'b', selfie: 's' } }]);
    luisa.screen.problem = { key: 'media_missing', retryAfter: null, field: 'front' };
    await luisa.shown(words.ready);
    expect(luisa.find('zaguan-notice')?.textContent).to.contain(words.mediaMissing);
  });

  it('takes a file where the setup allows it, and says that it is one', async () => {
    const luisa = await person({ files: [await photo(1200, 800)] });
    await luisa.press(words.chooseFile);
    await luisa.shown(words.reviewCard);
    expect(luisa.requests('zaguan-step-media').map(({ capture, blob }) => [capture, blob.type])).to.deep.equal([['file', 'image/jpeg']]);
    expect(luisa.files.requests[0]).to.contain('image/jpeg');
  });

  it('refuses a file that is no picture, or too small, in words', async () => {
    const luisa = await person({ files: [new File(['%PDF-1.7'], 'ine.pdf'), await photo(90, 60)] });
    await luisa.press(words.chooseFile);
    await waitUntil(() => luisa.find('zaguan-notice')?.textContent?.includes(words.unreadableFile));
    await luisa.press(words.chooseFile);
    await waitUntil(() => luisa.find('zaguan-notice')?.textContent?.includes(words.smallFile));
    expect(luisa.requests('zaguan-step-media')).to.be.empty;
  });

  it('offers no file where the setup wants it live', async () => {
    const luisa = await person({ allowFile: [] });
    await luisa.shown(words.explainFront);
    expect(luisa.screen.shadowRoot!.textContent).not.to.contain(words.chooseFile);
  });

  it('offers the credential’s file where no camera opens, and never a face’s', async () => {
    const luisa = await person({
      camera: { troubles: ['no_camera', 'no_camera'] },
      files: [await photo(1200, 800), await photo(1200, 800)],
    });
    await luisa.press(words.openCamera);
    await luisa.shown(words.noCameraTitle);
    await luisa.press(`${words.uploadCard}${words.uploadCardWhy}`);
    await luisa.press(words.keepCard);
    await luisa.shown(words.explainBack);
    await luisa.press(words.chooseFile);
    await luisa.press(words.keepCard);
    await luisa.press(words.openCamera);
    await luisa.shown(words.noCameraTitle);
    expect(luisa.screen.shadowRoot!.textContent).not.to.contain(words.uploadCard);
  });

  it('goes back screen by screen, and leaves the step on its first', async () => {
    const luisa = await person();
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.press(words.keepCard);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking');
    expect(luisa.screen.back()).to.equal(true);
    await luisa.shown(words.reviewCard);
    expect(luisa.screen.back()).to.equal(true);
    await luisa.shown(words.explainFront);
    expect(luisa.screen.back()).to.equal(false);
  });

  it('is accessible on the camera and on the review', async () => {
    const luisa = await person();
    await expect(luisa.screen).to.be.accessible();
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking');
    await expect(luisa.screen).to.be.accessible();
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
    await expect(luisa.screen).to.be.accessible();
  });
});
