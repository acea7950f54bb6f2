import { expect } from '@open-wc/testing';
import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import { fakeReader } from '#src/capture/cards/card-reader.fake.ts';
import type { CardData, CardKind } from '#src/capture/cards/messages.ts';
import { fakeFinder, lying } from '#src/capture/documents/finder.fake.ts';
import { FakeCamera, type FakeCameraOptions } from '#src/device/camera.fake.ts';
import { FakeFileChooser } from '#src/device/files.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import { NO_CHALLENGE } from '#test/support/no-challenge.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { type FaceLook, NOBODY } from '#vision/face/face-watch.ts';
import type { DocumentLook } from '#vision/watch/look.ts';
import { assistedEnrollFullWords } from './assisted.i18n.ts';
import type { CredentialView } from './card/credential.contract.ts';
import { fields } from './card/lines.contract.ts';
import { enrollFull } from './enroll-full.contract.ts';
import type { EnrollFullElement } from './enroll-full.element.ts';
import { enrollFullWords } from './enroll-full.i18n.ts';

const words = { ...cameraWords['es-MX'], ...enrollFullWords['es-MX'] };

type Card = Omit<Partial<CredentialView>, 'fields'> & {
  readings?: [front: ReadingStatus, back: ReadingStatus];
  fields?: Partial<CredentialView['fields']>;
};

interface Scene {
  camera?: FakeCameraOptions;
  files?: File[];
  allowFile?: ('front' | 'back' | 'selfie')[];
  /** True if the camera films the drawn specimens. */
  specimens?: boolean;
  media?: MediaState[];
  accepted?: Record<string, string>;
  /** True if the person has not confirmed the reading of the card yet. */
  unseen?: boolean;
  /** True if only the person presses the shutter, never the guide. */
  byHand?: boolean;
  /** True if another person holds the device. */
  assisted?: boolean;
  /** Returns the guide's look at a frame; by default it finds no document. */
  sees?: () => DocumentLook;
  /** The server's reading of the card; by default its reader is unavailable. */
  card?: Card;
  /** The device's reading of the card; by default the device cannot read. */
  device?: Partial<CardData>;
  /** Returns whether the device sees another side of the card than `kind`. */
  isOther?: (kind: CardKind) => boolean;
}

/** Returns a function that answers the action `read` as the server does. */
function reads({ readings = ['read', 'read'], ...card }: Card) {
  return (input: unknown): CredentialView => {
    const { front, back } = input as { front: string; back?: string };
    const nothing = Object.fromEntries(fields.map((field) => [field, null])) as CredentialView['fields'];
    return {
      front: { uuid: front, reading: readings[0] },
      back: back === undefined ? null : { uuid: back, reading: readings[1] },
      doubts: [],
      ...card,
      fields: { ...nothing, ...card.fields },
    };
  };
}

const frontSide = lying([0, 9, 0, 0, 9, 9]);
const backSide = lying([9, 0, 0, 9, 0, 9]);

async function lookForNobody(picture: ImageBitmap): Promise<FaceLook> {
  picture.close();
  return NOBODY;
}

let opened: Stage | null = null;

/** Opens the step on a page, with a shell that records its requests. Returns functions for the acts of the person. */
async function person(scene: Scene = {}) {
  const camera = new FakeCamera(scene.camera);
  const files = new FakeFileChooser(...(scene.files ?? []));
  const properties = {
    camera,
    files,
    openFinder: fakeFinder(scene.sees),
    openReader: fakeReader(scene.device, scene.isOther),
    openFaces: () => ({ prepare: async () => undefined, look: lookForNobody, close: () => undefined }),
    media: scene.media ?? [],
    draft: scene.accepted ? { accepted: scene.accepted, confirmed: !scene.unseen, skipped: false, typed: {}, retaken: [] } : null,
  } satisfies Partial<EnrollFullElement>;
  const setup = {
    ...NO_CHALLENGE,
    ...(scene.allowFile ? { allow_file: scene.allowFile } : {}),
    ...(scene.specimens ? { capture: 'fixture' } : {}),
    ...(scene.byHand ? { automatic: false } : {}),
    ...(scene.assisted ? { assisted: true } : {}),
  };
  const answers = { read: reads(scene.card ?? { readings: ['unavailable', 'unavailable'] }) };
  opened = await stage(enrollFull, { setup, properties, answers });
  const { requests } = opened;
  const screen = opened.step as EnrollFullElement;
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
    button,
    /** Types text into a field, after pressing the button that opens it if `label` is given. */
    async types(field: string, text: string, label?: string) {
      if (label)
        [...screen.shadowRoot!.querySelectorAll<HTMLElement>('button')].find((one) => one.ariaLabel?.endsWith(`: ${label}`))!.click();
      await waitUntil(() => find(`[data-field=${field}]`));
      const input = find(`[data-field=${field}]`)!.shadowRoot!.querySelector('input')!;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await screen.updateComplete;
    },
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
  await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('guide') === 'face', 'the camera for the face');
  await luisa.shoots();
  await luisa.press(words.keepSelfie);
  await luisa.shown(words.sendingTitle);
}

async function photo(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#b08968';
  context.fillRect(0, 0, width, height);
  context.clearRect(0, 0, width / 4, height / 4);
  return new File([await canvas.convertToBlob({ type })], 'photo', { type });
}

/** Returns red, green and blue at a place, given in parts of the picture's width and height. */
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

/** The fields of a card as read; `waiting` is the scene after both sides were photographed. */
const card: Partial<CredentialView['fields']> = {
  ...{ name: 'LUISA', last_name: 'PÉREZ', mothers_last_name: 'GÓMEZ', curp: 'PEGL890909MJCRMS08', birth_date: '1989-09-09' },
};
const waiting = { unseen: true, accepted: { front: 'f', back: 'b' }, media: [saved('f', 'front', null), saved('b', 'back', null)] };

describe('enroll_full', () => {
  afterEach(() => {
    opened?.close();
    opened = null;
  });

  it('takes front, back and selfie, and asks once for the server’s word', async () => {
    const luisa = await person();
    await takesBothSides(luisa);
    await takesSelfie(luisa);

    const media = luisa.requests.media;
    expect(media.map(({ collection, capture }) => [collection, capture])).to.deep.equal([
      ['front', 'live'],
      ['back', 'live'],
      ['selfie', 'live'],
    ]);
    const [front, back, selfie] = media.map(({ uuid }) => uuid);
    expect(luisa.requests.submits).to.deep.equal([{ submission: { front, back, selfie, seen: false } }]);
    expect(luisa.requests.drafts.at(-1)).to.deep.include({ accepted: { front, back, selfie }, skipped: true });
    expect(luisa.camera.opened, 'each side of the phone is asked for once').to.deep.equal(['environment', 'user']);
    expect(luisa.requests.appearances).to.deep.equal(['camera', 'page', 'camera', 'page', 'camera', 'page']);
  });

  it('films drawn specimens where the server says so, and opens no camera', async () => {
    const luisa = await person({ specimens: true });
    await takesBothSides(luisa);
    await takesSelfie(luisa);

    const media = luisa.requests.media;
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
    const { blob } = luisa.requests.media[0]!;
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
    const picture = await createImageBitmap(luisa.requests.media[0]!.blob);
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
    expect(luisa.requests.media).to.be.empty;
  });

  it('a closed tab comes back to the picture it was on', async () => {
    const front = await photo(800, 500, 'image/jpeg');
    const luisa = await person({ media: [saved('f', 'front', front)] });
    await luisa.shown(words.reviewCard);
    expect(luisa.camera.opened).to.be.empty;
    await luisa.press(words.retake);
    expect(luisa.requests.discards).to.deep.equal(['f']);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
  });

  it('photographs the card by itself, its back once it was turned over, and the person may take it back', async () => {
    let seen = frontSide;
    const luisa = await person({ sees: () => seen });
    await luisa.press(words.openCamera);
    const touch = () => luisa.find('zaguan-page')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await luisa.shown(words.glanceCard);
    // A photo that is touched stays, so that a slow machine has time to look at it.
    touch();
    await luisa.shown(words.reviewCard);
    await expect(luisa.screen).to.be.accessible();
    // A photo that is taken again before it was sent is never sent.
    await waitUntil(() => luisa.requests.media.length === 1, 'the first photo of the front');
    await luisa.press(words.retake);
    await luisa.shown(words.glanceCard);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === words.adviceTurn, 'the advice to turn it over');
    await waitUntil(() => luisa.requests.media.length === 2, 'the second photo of the front');
    expect(luisa.requests.media.map(({ collection }) => collection)).to.deep.equal(['front', 'front']);
    seen = backSide;
    await luisa.shown(words.glanceCard);
    touch();
    await luisa.shown(words.reviewCard);
    await luisa.press(words.keepCard);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('guide') === 'face', 'the camera for the face');
    expect(luisa.requests.media.map(({ collection }) => collection)).to.deep.equal(['front', 'front', 'back']);
  });

  it('has a card that is too near for the lens moved back, and zooms in meanwhile', async () => {
    const luisa = await person({ sees: () => ({ ...frontSide, focus: 0.01 }) });
    await luisa.press(words.openCamera);
    const instruction = () => luisa.find('zaguan-viewfinder')?.getAttribute('instruction');
    await waitUntil(() => instruction() === words.adviceFocus, 'the wait for the focus');
    expect(luisa.camera.zooms).to.deep.equal([]);
    await waitUntil(() => instruction() === words.adviceFurther, 'the advice to move back');
    expect(luisa.camera.zooms).to.deep.equal([1.5]);
  });

  it('zooms in at once where the lens says that it focuses from farther away than a card fills the frame', async () => {
    const luisa = await person({ camera: { nearest: 0.21 } });
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.camera.zooms.length > 0, 'the zoom');
    expect(luisa.camera.zooms[0]).to.be.closeTo(1.5, 0.001);
    opened!.close();
    const rosa = await person({ camera: { nearest: 0.1 }, sees: () => frontSide });
    await rosa.press(words.openCamera);
    await rosa.shown(words.glanceCard);
    expect(rosa.camera.zooms).to.deep.equal([]);
  });

  it('speaks to who holds the device for another, films the face with the rear camera, and says of it longer', async () => {
    const theirs = assistedEnrollFullWords['es-MX'];
    const helper = await person({
      assisted: true,
      accepted: { front: 'f', back: 'b' },
      media: [saved('f', 'front', null), saved('b', 'back', null)],
    });
    await helper.shown(theirs.explainSelfie);
    expect(helper.screen.shadowRoot!.textContent).to.contain(theirs.privacy('Banco Aldaba', 30));
    expect(helper.find('zaguan-page')?.getAttribute('why')).to.equal(theirs.explainSelfieWhy);
    await expect(helper.screen).to.be.accessible();
    await helper.press(words.openCamera);
    await waitUntil(() => helper.find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
    expect(helper.camera.opened).to.deep.equal(['environment']);
    const viewfinder = helper.find('zaguan-viewfinder')!;
    expect([viewfinder.getAttribute('instruction'), viewfinder.hasAttribute('mirrored')]).to.deep.equal([theirs.aimSelfie, false]);
    await helper.shoots();
    await helper.shown(theirs.reviewSelfie);
    expect(helper.screen.shadowRoot!.textContent).not.to.contain('Tu ');
  });

  it('leaves the shutter to the person where the setup says so, and the selfie always', async () => {
    const luisa = await person({ sees: () => frontSide, byHand: true });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
  });

  it('says so of a card too where nobody can look for one', async () => {
    const sees = () => {
      throw new Error('no worker');
    };
    const luisa = await person({ sees });
    await luisa.press(words.openCamera);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === words.aimByHand, words.aimByHand);
  });

  it('a step opened again shows that all is there, and sends on a press', async () => {
    const luisa = await person({ media: [saved('f', 'front', null), saved('b', 'back', null), saved('s', 'selfie', null)] });
    await luisa.shown(words.ready);
    expect(luisa.requests.submits).to.be.empty;
    await luisa.press(words.send);
    await luisa.shown(words.sendingTitle);
    expect(luisa.requests.submits).to.deep.equal([{ submission: { front: 'f', back: 'b', selfie: 's', seen: false } }]);
    luisa.screen.problem = { key: 'media_missing', retryAfter: null, field: 'front' };
    await luisa.shown(words.ready);
    expect(luisa.find('zaguan-notice')?.textContent).to.contain(words.mediaMissing);
  });

  it('takes a file where the setup allows it, and says that it is one', async () => {
    const luisa = await person({ files: [await photo(1200, 800)] });
    await luisa.press(words.chooseFile);
    await luisa.shown(words.reviewCard);
    expect(luisa.requests.media.map(({ capture, blob }) => [capture, blob.type])).to.deep.equal([['file', 'image/jpeg']]);
    expect(luisa.files.requests[0]).to.contain('image/jpeg');
  });

  it('refuses a file that is no picture, or too small, in words', async () => {
    const luisa = await person({ files: [new File(['%PDF-1.7'], 'ine.pdf'), await photo(90, 60)] });
    await luisa.press(words.chooseFile);
    await waitUntil(() => luisa.find('zaguan-notice')?.textContent?.includes(words.unreadableFile));
    await luisa.press(words.chooseFile);
    await waitUntil(() => luisa.find('zaguan-notice')?.textContent?.includes(words.smallFile));
    expect(luisa.requests.media).to.be.empty;
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

  it('has the card read while the person goes on, and sends what they correct', async () => {
    const luisa = await person({ card: { fields: card } });
    await takesBothSides(luisa);
    await luisa.shown(words.cardTitle);
    const [front, back] = luisa.requests.media.map(({ uuid }) => uuid);
    expect(luisa.requests.acts).to.deep.equal([
      { action: 'read', input: { front } },
      { action: 'read', input: { front, back } },
    ]);
    expect(luisa.camera.live, 'the camera is off').to.equal(false);
    expect(luisa.screen.shadowRoot!.textContent).to.contain('09/09/1989');
    await expect(luisa.screen).to.be.accessible();
    await luisa.types('curp', 'PEGL890909MJCRMS09', words.fieldCurp);
    await luisa.types('birth_date', '9/9/1990', words.fieldBirthDate);
    await luisa.types('last_name', 'PÉREZ', words.fieldLastName);
    await luisa.press(words.cardKeep);
    await waitUntil(() => luisa.find('[data-field=curp]')?.shadowRoot?.textContent?.includes(words.wrongCurp));
    await luisa.types('curp', 'pegl890909mjcrms08');
    await expect(luisa.screen).to.be.accessible();
    await luisa.press(words.cardKeep);
    await takesSelfie(luisa);
    const { submission } = luisa.requests.submits[0] as { submission: { corrections: unknown; seen: unknown } };
    expect(submission.corrections, 'what is as it was read is no correction').to.deep.equal({ birth_date: '1990-09-09' });
    expect(submission.seen).to.equal(true);
  });

  it('shows what the device read where the server has not read, and sends that with it', async () => {
    const front = { name: 'LUISA', first_lastname: 'PÉREZ', second_lastname: 'GÓMEZ', curp: 'PEGL890909MJCRMS08' };
    const luisa = await person({
      device: { ine_front: front as CardData['ine_front'], ine_back: { lines: [] } as unknown as CardData['ine_back'] },
    });
    await takesBothSides(luisa);
    await luisa.shown(words.cardTitle);
    await luisa.press(words.cardKeep);
    await takesSelfie(luisa);
    const { submission } = luisa.requests.submits[0]! as { submission: Record<string, unknown> };
    const read = { name: 'LUISA', last_name: 'PÉREZ', mothers_last_name: 'GÓMEZ', curp: 'PEGL890909MJCRMS08' };
    expect(submission).to.deep.include({ seen: true, device_reading: { front: read, back: {} } });
  });

  it('says at once that a photo is of another side, with another photo first and no wall', async () => {
    let isTurned = true;
    const luisa = await person({ isOther: (kind) => kind === 'ine_front' && isTurned });
    await luisa.press(words.openCamera);
    await luisa.shoots();
    await luisa.shown(words.otherFront);
    const [first, second] = [...luisa.screen.shadowRoot!.querySelectorAll('zaguan-button[slot=dock]')];
    expect([first, second].map((one) => one?.textContent)).to.deep.equal([words.retake, words.keep]);
    await expect(luisa.screen).to.be.accessible();
    isTurned = false;
    await luisa.press(words.retake);
    expect(luisa.requests.discards).to.have.length(1);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
    isTurned = true;
    await luisa.press(words.keepCard);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
  });

  it('says what does not fit, until the person answers for it', async () => {
    const luisa = await person({
      ...waiting,
      card: { fields: { ...card, expiration_date: '2024-12-31' }, doubts: ['two_cards', 'curp', 'expired'] },
    });
    await luisa.shown(words.cardTitle);
    const notices = () => [...luisa.screen.shadowRoot!.querySelectorAll('zaguan-notice')].map(({ textContent }) => textContent?.trim());
    expect(notices()).to.have.length(3);
    expect(notices()[2]).to.contain(words.doubtExpired('2024'));
    expect(luisa.button(words.otherCard) && luisa.button(words.noOtherCard)).to.exist;
    await luisa.types('expiration_date', '2034', words.fieldExpiration);
    await luisa.types('name', 'LUISA', words.fieldName);
    await waitUntil(() => notices().length === 2);
    await luisa.types('name', 'MARÍA LUISA');
    await waitUntil(() => notices().length === 1);
    await luisa.press(words.bothAgain);
    expect(luisa.requests.discards).to.deep.equal(['f', 'b']);
    await luisa.shoots();
    await luisa.shown(words.reviewCard);
  });

  it('asks for another photo of a side that cannot be read, then lets the person write', async () => {
    const luisa = await person({ ...waiting, card: { readings: ['too_little', 'read'] } });
    await luisa.shown(words.unreadFront);
    await expect(luisa.screen).to.be.accessible();
    expect(luisa.button(words.writeMyself), 'a second photo first').to.equal(undefined);
    await luisa.press(words.retake);
    await luisa.shoots();
    await luisa.press(words.keepCard);
    await luisa.shown(words.unreadFront);
    await luisa.press(words.writeMyself);
    await luisa.shown(words.cardWrite);
    await luisa.types('curp', 'PEGL890909MJCRMS08');
    await luisa.press(words.cardWritten);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('guide') === 'face', 'the camera for the face');
    expect(luisa.screen.back(), 'back to what was written').to.equal(true);
    await luisa.shown(words.cardWrite);
  });

  it('asks at once for what it could not read of a card that it read', async () => {
    const luisa = await person({ ...waiting, card: { fields: { ...card, curp: null } } });
    await luisa.shown(words.cardTitle);
    await luisa.types('curp', 'PEGL890909MJCRMS08');
    await luisa.press(words.cardKeep);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('guide') === 'face', 'the camera for the face');
  });

  it('tells a photo of something else from one that is unclear', async () => {
    const luisa = await person({ ...waiting, card: { readings: ['read', 'other_kind'], fields: card } });
    await luisa.shown(words.otherBack);
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
