import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import { buttonOf, fixture } from '#test/support/part-fixture.ts';
import type { ZaguanPicture } from './picture.element.ts';
import './picture.element.ts';

function photo(width: number, height: number, colour: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  return canvas.convertToBlob();
}

async function drawn(picture: Blob, zoomLabel = ''): Promise<ZaguanPicture> {
  const element = await fixture<ZaguanPicture>(html`<zaguan-picture label="Tu credencial" zoom-label=${zoomLabel}></zaguan-picture>`);
  const event = oneEvent(element, 'zaguan-drawn');
  element.picture = picture;
  await event;
  return element;
}
const canvasOf = (element: ZaguanPicture) => element.shadowRoot!.querySelector('canvas')!;

describe('zaguan-picture', () => {
  it('draws the photo at its own shape, no larger than a screen needs', async () => {
    const element = await drawn(await photo(3600, 1800, 'red'));
    const { width, height } = canvasOf(element);
    expect([width, height]).to.deep.equal([1800, 900]);
    expect(canvasOf(element).getContext('2d')!.getImageData(900, 450, 1, 1).data[0]).to.equal(255);
    await expect(element).to.be.accessible();
  });

  it('shows the last of two photos, whichever was decoded first', async () => {
    const element = await drawn(await photo(40, 40, 'red'));
    let draws = 0;
    element.addEventListener('zaguan-drawn', () => {
      draws++;
    });
    const [large, small] = [await photo(3000, 3000, 'lime'), await photo(20, 20, 'blue')];
    element.picture = large;
    await element.updateComplete;
    const event = oneEvent(element, 'zaguan-drawn');
    element.picture = small;
    await event;
    // Photos are decoded in order: once this one is, the larger one was decoded too, and was not drawn.
    await createImageBitmap(large);
    expect(canvasOf(element).width).to.equal(20);
    expect(draws).to.equal(1);
  });

  it('stays as it is over a blob that is no picture', async () => {
    const element = await drawn(await photo(40, 40, 'red'));
    element.picture = new Blob(['no picture']);
    await element.updateComplete;
    await createImageBitmap(element.picture).catch(() => undefined);
    expect(canvasOf(element).width).to.equal(40);
  });

  it('comes nearer, to its middle, and goes back', async () => {
    const element = await drawn(await photo(800, 500, 'red'), 'Acercar');
    Object.assign(element.style, { width: '300px', height: '180px' });
    const pane = element.shadowRoot!.querySelector('.pane')!;
    const { width } = canvasOf(element).getBoundingClientRect();
    buttonOf(element).click();
    await element.updateComplete;
    expect(canvasOf(element).getBoundingClientRect().width).to.be.closeTo(2.2 * width, 20);
    expect(buttonOf(element).getAttribute('aria-pressed')).to.equal('true');
    expect(pane.getAttribute('tabindex')).to.equal('0');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(pane.scrollLeft).to.be.closeTo((pane.scrollWidth - pane.clientWidth) / 2, 1);
    buttonOf(element).click();
    await element.updateComplete;
    expect(canvasOf(element).getBoundingClientRect().width).to.equal(width);
  });

  it('has no button without words for it', async () => {
    expect((await drawn(await photo(40, 40, 'red'))).shadowRoot!.querySelector('button')).to.equal(null);
  });
});
