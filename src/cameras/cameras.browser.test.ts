import { expect } from '@open-wc/testing';
import '../entry/capture.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { fakeReader } from '../capture/cards/card-reader.fake.ts';
import { fakeFinder, lying } from '../capture/documents/finder.fake.ts';
import { FacesUnseen, type FrameFaces } from '../capture/faces/finder.ts';
import { FakeCamera, type FakeCameraOptions } from '../device/camera.fake.ts';
import type { CameraTag } from './camera-tag.ts';
import { DocumentScreens } from './document-screens.element.ts';
import type { CameraEvents, DocumentPicture } from './events.ts';
import { FaceScreens } from './face-screens.element.ts';

const unseen: FrameFaces = {
  prepare: () => Promise.reject(new FacesUnseen('no_webgl')),
  look: () => Promise.reject(new FacesUnseen('no_webgl')),
  close: () => undefined,
};
const jpeg = async () =>
  await new Promise<Blob>((resolve) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#e8e2d8';
    pen.fillRect(0, 0, 640, 400);
    pen.clearRect(100, 100, 300, 200);
    canvas.toBlob((blob) => resolve(blob!), 'image/jpeg');
  });

interface Scene {
  attributes?: Readonly<Record<string, string>>;
  camera?: FakeCameraOptions;
  properties?: Partial<FaceScreens> & Partial<DocumentScreens>;
  inside?: string;
}

/** Opens a page with a camera tag, whose screens use fakes instead of a device. */
async function page(kind: 'face' | 'document', scene: Scene = {}) {
  const film = new FakeCamera(scene.camera);
  const tag = document.createElement(`zaguan-${kind}-camera`) as unknown as CameraTag;
  tag.lang = 'es-MX';
  for (const [name, value] of Object.entries(scene.attributes ?? {})) tag.setAttribute(name, value);
  tag.innerHTML = scene.inside ?? '';
  const seams = { camera: film, openFaces: () => unseen, openFinder: fakeFinder(), straighten: async () => null, openReader: fakeReader() };
  Reflect.set(
    tag,
    'loadScreens',
    async () => () => Object.assign(kind === 'face' ? new FaceScreens() : new DocumentScreens(), seams, scene.properties),
  );
  const heard: { name: keyof CameraEvents; detail: never }[] = [];
  for (const name of ['zaguan-face-picture', 'zaguan-document-picture', 'zaguan-camera-error'] satisfies (keyof CameraEvents)[])
    tag.addEventListener(name, ({ detail }) => heard.push({ name, detail: detail as never }));
  document.body.append(tag);
  await waitUntil(() => tag.shadowRoot?.firstElementChild?.shadowRoot?.querySelector('zaguan-page'), 'the page before the camera');
  const root = tag.shadowRoot!.firstElementChild!.shadowRoot!;
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector);
  return {
    tag,
    film,
    heard,
    find,
    root,
    heading: () => find('zaguan-page')?.getAttribute('heading'),
    says: () =>
      `${root.textContent} ${find('zaguan-viewfinder')?.getAttribute('instruction')} ${find('zaguan-button')?.getAttribute('waiting')}`,
    shows: (heading: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === heading, `the page "${heading}"`),
    aims: () => waitUntil(() => find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera'),
    hears: (name: keyof CameraEvents) => waitUntil(() => heard.some((event) => event.name === name), name),
    shutter: () => find('zaguan-viewfinder')!.shadowRoot!.querySelector<HTMLElement>('.shutter')!,
    async press(name: string) {
      const button = () =>
        [...root.querySelectorAll<HTMLElement>('zaguan-button, button')].find(
          (one) => one.textContent?.trim() === name || one.ariaLabel === name,
        );
      await waitUntil(button, `a button "${name}"`);
      (button()!.shadowRoot?.querySelector('button') ?? button()!).click();
    },
  };
}

afterEach(() => {
  for (const tag of document.querySelectorAll('zaguan-face-camera, zaguan-document-camera')) tag.remove();
});

describe('<zaguan-face-camera>', () => {
  it('gives the page the picture that the person took and said yes to, once', async () => {
    const luisa = await page('face', { attributes: { manual: '' } });
    await luisa.press('Abrir la cámara');
    await luisa.aims();
    luisa.shutter().click();
    luisa.shutter().click();
    await luisa.shows('¿Se ve bien tu cara?');
    expect(luisa.heard).to.be.empty;
    await luisa.press('Sí, se ve bien');
    await luisa.shows('Ya está tu foto');
    const [{ name, detail }, ...others] = luisa.heard as unknown as [{ name: string; detail: { blob: Blob } }];
    expect(others).to.be.empty;
    expect(name).to.equal('zaguan-face-picture');
    expect(detail).to.include({ source: 'camera', takenBy: 'manual', light: null });
    expect(detail.blob.type).to.equal('image/jpeg');
    expect(luisa.film.live, 'the camera is off').to.equal(false);
  });

  it('says by its code why no camera opens, without a promise that it cannot hold, and tries again', async () => {
    const luisa = await page('face', { camera: { troubles: ['permission_denied'] } });
    await luisa.press('Abrir la cámara');
    await luisa.shows('La cámara está apagada para esta página');
    expect(luisa.heard).to.deep.include({ name: 'zaguan-camera-error', detail: { code: 'permission_denied', fatal: true } });
    expect(luisa.root.textContent).not.to.match(/guardado|Seguir en|donde empezaste/);
    await luisa.press('Ya la encendí, probar');
    await luisa.aims();
  });

  for (const trouble of ['no_camera', 'permissions_policy', 'insecure_origin', 'in_app_browser', 'busy', 'silent'] as const)
    it(`offers no other device and nothing saved where the trouble is ${trouble}`, async () => {
      const luisa = await page('face', { camera: { troubles: [trouble] } });
      void luisa.tag.open();
      await luisa.hears('zaguan-camera-error');
      await waitUntil(() => luisa.find('.niche'), 'the reason');
      const text = `${luisa.find('zaguan-page')!.getAttribute('why')} ${luisa.root.textContent}`;
      expect(text).not.to.match(/guardado|donde te quedaste|Te espera|en mi teléfono|undefined/i);
      expect(luisa.find('zaguan-button')).to.not.equal(null);
    });

  it('sends nobody to a tab of its own where it is in one already and the page does not allow the camera', async () => {
    const luisa = await page('face', { camera: { troubles: ['permissions_policy'] } });
    void luisa.tag.open();
    await luisa.shows('Esta página no deja abrir la cámara');
    const why = luisa.find('zaguan-page')!.getAttribute('why');
    expect(why).to.equal('Esta página no permite usar la cámara. Avísale a quien te la dio.');
  });

  it('has the person press the shutter where nobody can guide them, and tells the page why', async () => {
    const luisa = await page('face');
    void luisa.tag.open();
    await luisa.aims();
    await luisa.hears('zaguan-camera-error');
    expect(luisa.heard).to.deep.equal([{ name: 'zaguan-camera-error', detail: { code: 'no_webgl', fatal: false } }]);
    await waitUntil(() => luisa.find('zaguan-viewfinder')?.getAttribute('instruction') === 'Tómala con el botón');
  });

  it('turns the camera off when it leaves the page, when the page closes it, and when the person does', async () => {
    const luisa = await page('face', { attributes: { manual: '' } });
    await luisa.tag.open();
    await luisa.tag.open();
    await luisa.aims();
    expect(luisa.film.opened).to.have.length(1);
    luisa.tag.close();
    await luisa.shows('Toma una selfie');
    expect(luisa.film.live).to.equal(false);
    await luisa.press('Abrir la cámara');
    await luisa.aims();
    await luisa.press('Cerrar la cámara');
    await luisa.shows('Toma una selfie');
    expect(luisa.film.live).to.equal(false);
    await luisa.tag.open();
    await luisa.aims();
    luisa.tag.remove();
    expect(luisa.film.live).to.equal(false);
  });

  it('closes where another camera of the page opens', async () => {
    const one = await page('face', { attributes: { manual: '' } });
    const other = await page('document', { attributes: { manual: '' } });
    await one.tag.open();
    await one.aims();
    await other.tag.open();
    await other.aims();
    await one.shows('Toma una selfie');
    expect([one.film.live, other.film.live]).to.deep.equal([false, true]);
  });

  it('has the one camera of the device where another of the page showed it before, comes, or goes', async () => {
    const camera = new FakeCamera();
    const [one, other] = [
      await page('document', { attributes: { manual: '' }, properties: { camera } }),
      await page('document', { attributes: { manual: '' }, properties: { camera } }),
    ];
    await one.tag.open();
    await one.aims();
    await other.tag.open();
    await other.aims();
    await one.shows('Toma una foto de tu identificación');
    expect(camera.live, 'one closed').to.equal(true);
    const third = await page('face', { properties: { camera } });
    expect(camera.live, 'another came').to.equal(true);
    one.tag.remove();
    third.tag.close();
    expect(camera.live, 'they went').to.equal(true);
    other.tag.close();
    expect(camera.live).to.equal(false);
  });

  it('takes a file where the page allows it, and says what is wrong with one', async () => {
    const good = new File([await jpeg()], 'b.jpg', { type: 'image/jpeg' });
    const chosen = [new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }), good, good];
    const files = { choose: async () => chosen.shift() ?? null };
    const luisa = await page('face', { attributes: { 'allow-file': '' }, properties: { files } });
    await luisa.press('Subir una foto');
    await waitUntil(() => luisa.root.textContent?.includes('No pudimos abrir ese archivo'), 'what is wrong');
    await luisa.press('Subir una foto');
    await luisa.press('Sí, se ve bien');
    await luisa.hears('zaguan-face-picture');
    expect(luisa.heard[0]!.detail).to.include({ source: 'file', takenBy: 'manual' });
    await luisa.press('Elegir otra foto');
    await luisa.shows('¿Se ve bien tu cara?');
  });

  it('says the page’s own line of what the picture is for, and leaves the page’s focus alone', async () => {
    const luisa = await page('face', { inside: '<span slot="privacy">Para tu expediente.</span>' });
    const slot = luisa.tag.shadowRoot!.querySelector('slot')!;
    expect(slot.assignedNodes().map((node) => node.textContent)).to.deep.equal(['Para tu expediente.']);
    expect(document.activeElement).to.equal(document.body);
    const plain = await page('face');
    expect(plain.tag.shadowRoot!.querySelector('slot')!.textContent).to.contain('se queda en este dispositivo');
  });

  it('speaks English, takes a title, and changes with its attributes', async () => {
    const luisa = await page('face', { attributes: { lang: 'en-US' } });
    expect(luisa.heading()).to.equal('Take a selfie');
    luisa.tag.setAttribute('heading', 'Your face, please');
    await luisa.shows('Your face, please');
    luisa.tag.lang = 'es';
    luisa.tag.heading = '';
    await luisa.shows('Toma una selfie');
  });

  it('looks for faces with the files of the place that the page named last', async () => {
    const opened: string[] = [];
    const closed: string[] = [];
    const openFaces = () => {
      const from = luisaTag()?.getAttribute('assets-base') ?? '';
      opened.push(from);
      return { ...unseen, close: () => void closed.push(from) };
    };
    const luisaTag = () => document.querySelector('zaguan-face-camera');
    await page('face', { properties: { openFaces } });
    luisaTag()!.setAttribute('assets-base', '/elsewhere/');
    luisaTag()!.setAttribute('heading', 'Tu cara');
    await waitUntil(() => opened.length > 1, 'a finder from elsewhere');
    expect([opened, closed]).to.deep.equal([['', '/elsewhere/'], ['']]);
  });

  for (const theme of ['light', 'dark'] as const)
    it(`is accessible on each of its pages in the ${theme} theme`, async () => {
      const luisa = await page('face', { attributes: { manual: '', theme } });
      await expect(luisa.tag).to.be.accessible();
      await luisa.tag.open();
      await luisa.aims();
      await expect(luisa.tag).to.be.accessible();
      luisa.shutter().click();
      await luisa.shows('¿Se ve bien tu cara?');
      await expect(luisa.tag).to.be.accessible();
    });
});

describe('<zaguan-document-camera>', () => {
  const quad = lying([]).quad!;
  const straight = async () => ({ quad, blob: await jpeg() });

  it('takes the picture itself, waits for a word against it, and gives corners, the document alone and its fields', async () => {
    const luisa = await page('document', {
      attributes: { document: 'ine_front', 'read-fields': '' },
      properties: {
        openFinder: fakeFinder(() => lying([1, 2, 3])),
        openReader: fakeReader({ ine_front: { name: 'LUISA' } as never }),
        straighten: straight,
      },
    });
    await luisa.press('Abrir la cámara');
    await luisa.shows('Lista la foto');
    expect(luisa.heard).to.be.empty;
    await luisa.shows('Ya está tu foto');
    expect(luisa.heard).to.have.length(1);
    const detail = luisa.heard[0]!.detail as DocumentPicture;
    expect(detail).to.deep.include({
      document: 'ine_front',
      takenBy: 'automatic',
      corners: quad,
      isOther: false,
      fields: { name: 'LUISA' },
    });
    expect(detail.rectified?.type).to.equal('image/jpeg');
  });

  it('stands upright where the device read that it lies on its head', async () => {
    const turns: number[] = [];
    const upright = [quad[2], quad[3], quad[0], quad[1]] as const;
    const luisa = await page('document', {
      attributes: { document: 'ine_front', 'read-fields': '' },
      properties: {
        openFinder: fakeFinder(() => lying([1, 2, 3])),
        openReader: fakeReader({ ine_front: { name: 'LUISA' } as never }, () => false, 2),
        straighten: async (_: Blob, turn: number) => {
          turns.push(turn);
          return { quad: turn === 2 ? upright : quad, blob: await jpeg() };
        },
      },
    });
    await luisa.tag.open();
    await luisa.hears('zaguan-document-picture');
    expect(luisa.heard[0]!.detail).to.deep.include({ corners: upright });
    expect(turns).to.deep.equal([0, 2]);
  });

  it('is the camera’s own photo where that has more pixels and is as sharp: what looked at the frames looks at it', async () => {
    const wide = { width: 1440, height: 2560 };
    const sharp = new FakeCamera(wide);
    const photo = await sharp.open('environment').then(async ({ stream }) => {
      const film = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
      await film.play();
      const canvas = Object.assign(document.createElement('canvas'), wide);
      canvas.getContext('2d')!.drawImage(film, 0, 0);
      return await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/jpeg'));
    });
    sharp.release();
    const before = Reflect.get(globalThis, 'ImageCapture');
    const capabilities = { imageWidth: { max: wide.height }, imageHeight: { max: wide.width } };
    Reflect.set(
      globalThis,
      'ImageCapture',
      class {
        getPhotoCapabilities = async () => capabilities;
        takePhoto = async () => photo;
      },
    );
    const finder = fakeFinder(() => lying([1, 2, 3]))();
    let isClosed = false;
    const look: typeof finder.look = (...frame) => (isClosed ? Promise.reject(new Error('closed')) : finder.look(...frame));
    const close = () => {
      isClosed = true;
    };
    try {
      const luisa = await page('document', { properties: { openFinder: () => ({ look, close }) } });
      await luisa.tag.open();
      await luisa.hears('zaguan-document-picture');
      const { width } = await createImageBitmap((luisa.heard[0]!.detail as DocumentPicture).blob);
      expect(width, 'of the film it would be 720 at most').to.be.above(720);
      expect(isClosed, 'once the camera is off').to.equal(true);
    } finally {
      Reflect.set(globalThis, 'ImageCapture', before);
    }
  });

  it('is taken back in that moment, and the next picture is another', async () => {
    const luisa = await page('document', { properties: { openFinder: fakeFinder(() => lying([1, 2, 3])) } });
    await luisa.tag.open();
    await luisa.shows('Lista la foto');
    await luisa.press('Tomar otra foto');
    await waitUntil(() => luisa.find('zaguan-viewfinder'), 'the camera again');
    expect(luisa.heard).to.be.empty;
    await luisa.shows('Ya está tu foto');
    expect(luisa.heard).to.have.length(1);
    expect(luisa.heard[0]!.detail).to.deep.include({ document: 'card', corners: null, rectified: null, fields: null });
  });

  it('stops at another side than the one that is wanted, and hands it over only on the person’s word', async () => {
    const luisa = await page('document', {
      attributes: { document: 'ine_back', 'read-fields': '' },
      properties: { openFinder: fakeFinder(() => lying([1, 2, 3])), openReader: fakeReader({}, () => true) },
    });
    await luisa.tag.open();
    await luisa.shows('Esa foto no es del reverso de una INE');
    await luisa.press('Seguir con esta');
    await luisa.hears('zaguan-document-picture');
    expect(luisa.heard[0]!.detail).to.include({ isOther: true, fields: null });
  });

  for (const [when, isThen] of [
    ['before the person looks at it', (text) => text.includes('Foto tomada')],
    ['after the picture has kept itself', (text) => text.includes('Un momento')],
  ] as [string, (text: string) => boolean][])
    it(`asks the person of another side that is found out ${when}`, async () => {
      const reader = fakeReader({}, () => true)();
      const luisa = await page('document', {
        attributes: { document: 'ine_front', 'read-fields': '' },
        properties: {
          openFinder: fakeFinder(() => lying([1, 2, 3])),
          openReader: () => ({
            ...reader,
            read: async (...side) => {
              await waitUntil(() => isThen(luisa.says()), when);
              return reader.read(...side);
            },
          }),
        },
      });
      await luisa.tag.open();
      await luisa.shows('Esa foto no es del frente de una INE');
      await waitUntil(() => !luisa.find('.glance'), 'nothing goes on by itself');
      expect(luisa.heard).to.be.empty;
      await luisa.press('Seguir con esta');
      await luisa.hears('zaguan-document-picture');
      expect(luisa.heard).to.have.length(1);
      expect(luisa.heard[0]!.detail).to.include({ isOther: true, takenBy: 'automatic' });
    });

  it('begins anew where the page asks for another document', async () => {
    const luisa = await page('document', { attributes: { document: 'ine_front', manual: '' } });
    await luisa.tag.open();
    await luisa.aims();
    luisa.tag.setAttribute('document', 'sheet');
    await luisa.shows('Toma una foto de tu documento');
    expect(luisa.film.live).to.equal(false);
  });

  it('has the person press the shutter where frames cannot be looked at', async () => {
    const openFinder = () => ({ look: () => Promise.reject(new Error('no worker')), close: () => undefined });
    const luisa = await page('document', { properties: { openFinder } });
    await luisa.tag.open();
    await luisa.hears('zaguan-camera-error');
    expect(luisa.heard[0]!.detail).to.deep.equal({ code: 'not_started', fatal: false });
    expect(luisa.shutter()).to.not.equal(null);
  });

  it('films a drawing where the page has no camera', async () => {
    const luisa = await page('document', { attributes: { specimen: '', manual: '' } });
    await luisa.tag.open();
    await luisa.aims();
    luisa.shutter().click();
    await luisa.press('Sí, se lee bien');
    await luisa.hears('zaguan-document-picture');
    expect(luisa.heard[0]!.detail).to.include({ source: 'specimen' });
    expect(luisa.film.opened).to.be.empty;
  });
});

it('a tag whose files do not arrive says so, and tries again when the person does', async () => {
  const tag = document.createElement('zaguan-face-camera');
  tag.lang = 'es';
  let loads = 0;
  Reflect.set(tag, 'loadScreens', async () => {
    if (++loads === 1) throw new Error('no network');
    return () => Object.assign(new FaceScreens(), { camera: new FakeCamera(), openFaces: () => unseen });
  });
  const errors: unknown[] = [];
  tag.addEventListener('zaguan-camera-error', ({ detail }) => errors.push(detail));
  document.body.append(tag);
  await waitUntil(() => tag.shadowRoot!.querySelector('button'), 'a button');
  expect(errors).to.deep.equal([{ code: 'unavailable', fatal: true }]);
  tag.shadowRoot!.querySelector('button')!.click();
  await waitUntil(() => tag.shadowRoot!.querySelector('zaguan-face-screens'), 'the screens');
});
