import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../entry/capture.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { fakeReader } from '../capture/cards/card-reader.fake.ts';
import { fakeFinder } from '../capture/documents/finder.fake.ts';
import { FakeCamera, type FakeCameraOptions } from '../device/camera.fake.ts';
import type { CameraTag } from './camera-tag.ts';
import { DocumentScreens } from './document-screens.element.ts';
import { FaceScreens } from './face-screens.element.ts';

/** Opens a page that contains only the camera tag. */
async function page(kind: 'face' | 'document', camera?: FakeCameraOptions) {
  const tag = document.createElement(`zaguan-${kind}-camera`) as unknown as CameraTag;
  tag.lang = 'es-MX';
  tag.setAttribute('manual', '');
  const seams = { camera: new FakeCamera(camera), openFinder: fakeFinder(), straighten: async () => null, openReader: fakeReader() };
  Reflect.set(tag, 'loadScreens', async () => () => Object.assign(kind === 'face' ? new FaceScreens() : new DocumentScreens(), seams));
  document.body.append(tag);
  const root = () => tag.shadowRoot?.firstElementChild?.shadowRoot;
  const shows = (selector: string) => waitUntil(() => root()?.querySelector(selector), selector);
  await shows('zaguan-page zaguan-button');
  return { tag, shows };
}

/** Returns the focused element, inside shadow roots too. */
function focused(): HTMLElement | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at as HTMLElement | null;
}

const nameOf = (element: HTMLElement | null) => {
  const host = (element?.getRootNode() as ShadowRoot | undefined)?.host;
  return element?.ariaLabel ?? (element?.textContent?.trim() || host?.textContent?.trim() || '');
};

/** Presses Tab until the element with this name has the focus, then Enter. */
async function pressByKeys(name: string): Promise<void> {
  for (let steps = 0; nameOf(focused()) !== name; steps++) {
    if (steps === 20) throw new Error(`Tab does not come to "${name}".`);
    await sendKeys({ press: 'Tab' });
  }
  await sendKeys({ press: 'Enter' });
}

afterEach(() => {
  for (const tag of document.querySelectorAll('zaguan-face-camera, zaguan-document-camera')) tag.remove();
});

for (const kind of ['document', 'face'] as const)
  describe(`<zaguan-${kind}-camera> by axe and by keyboard`, () => {
    it('goes from its first page to the picture that is kept', async () => {
      const luisa = await page(kind);
      await expect(luisa.tag).to.be.accessible();
      await pressByKeys('Abrir la cámara');
      await luisa.shows('zaguan-viewfinder[tone="seeking"]');
      await expect(luisa.tag).to.be.accessible();
      await pressByKeys('Tomar la foto');
      await luisa.shows('zaguan-picture');
      await expect(luisa.tag).to.be.accessible();
      await pressByKeys(kind === 'face' ? 'Sí, se ve bien' : 'Sí, se lee bien');
      await waitUntil(() => luisa.tag.shadowRoot?.firstElementChild?.shadowRoot?.textContent?.includes('otra'), 'the end');
      await expect(luisa.tag).to.be.accessible();
    });

    for (const trouble of ['no_camera', 'permission_denied', 'busy'] as const)
      it(`has a way on where the trouble is ${trouble}`, async () => {
        const luisa = await page(kind, { troubles: [trouble] });
        await pressByKeys('Abrir la cámara');
        await luisa.shows('.niche');
        await expect(luisa.tag).to.be.accessible();
        await sendKeys({ press: 'Tab' });
        expect(nameOf(focused()), 'Tab comes to something').not.to.equal('');
      });
  });
