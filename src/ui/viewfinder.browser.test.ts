import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import type { ZaguanViewfinder } from './viewfinder.element.ts';
import './viewfinder.element.ts';

/** Returns a video stream of 300 by 400 pixels. */
function film(): MediaStream {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 400];
  canvas.getContext('2d')!.fillRect(0, 0, 300, 400);
  return canvas.captureStream();
}

const quad = [
  { x: 0.1, y: 0.25 },
  { x: 0.5, y: 0.25 },
  { x: 0.5, y: 0.5 },
  { x: 0.1, y: 0.5 },
] as const;

async function playing(viewfinder: ZaguanViewfinder): Promise<ZaguanViewfinder> {
  await waitUntil(() => viewfinder.video.videoWidth > 0, 'a film');
  return viewfinder;
}

const open = (): Promise<ZaguanViewfinder> =>
  fixture<ZaguanViewfinder>(
    html`<zaguan-viewfinder
      tone="seeking"
      instruction="Acércate"
      caption="Frente de tu INE"
      shutter-label="Tomar la foto"
      torch-label="Encender la luz"
      other-label="Usar otra cámara"
      file-label="Subir una foto"
      .stream=${film()}
    ></zaguan-viewfinder>`,
  );
const control = (viewfinder: ZaguanViewfinder, name: string) => viewfinder.shadowRoot!.querySelector<HTMLElement>(name);

describe('zaguan-viewfinder', () => {
  it('may leave before it was drawn', () => {
    const viewfinder = document.createElement('zaguan-viewfinder') as ZaguanViewfinder;
    document.body.append(viewfinder);
    viewfinder.disconnectedCallback();
    viewfinder.remove();
  });

  it('says what to do and asks for what is pressed', async () => {
    const viewfinder = await open();
    expect(control(viewfinder, '[role=status]')!.textContent).to.equal('Acércate');
    await expect(viewfinder).to.be.accessible();
    for (const [selector, event] of [
      ['.shutter', 'zaguan-shutter'],
      ['.torch', 'zaguan-torch'],
      ['.other-camera', 'zaguan-other-camera'],
      ['.foot button', 'zaguan-file'],
    ] as const) {
      const request = oneEvent(viewfinder, event);
      control(viewfinder, selector)!.click();
      await request;
    }
  });

  it('sets its words on a ground of their own: the picture below them may be a paper with words', async () => {
    const viewfinder = await open();
    for (const words of ['.pill', '.caption']) {
      const { backgroundColor } = getComputedStyle(control(viewfinder, words)!);
      expect(backgroundColor, words).to.equal('rgba(13, 17, 25, 0.9)');
    }
  });

  it('takes no picture before the camera shows one, nor while one is made', async () => {
    const viewfinder = await open();
    let pictures = 0;
    viewfinder.addEventListener('zaguan-shutter', () => {
      pictures++;
    });
    for (const tone of ['opening', 'taking', 'taken'] as const) {
      viewfinder.tone = tone;
      await viewfinder.updateComplete;
      control(viewfinder, '.shutter')!.click();
      expect(control(viewfinder, '.shutter')!.getAttribute('aria-disabled')).to.equal('true');
      expect(control(viewfinder, '.torch')).to.equal(null);
    }
    expect(pictures).to.equal(0);
  });

  it('has no control that it has no label for', async () => {
    const viewfinder = await open();
    Object.assign(viewfinder, { torchLabel: '', otherLabel: '', fileLabel: '' });
    await viewfinder.updateComplete;
    for (const selector of ['.torch', '.other-camera', '.foot button']) expect(control(viewfinder, selector)).to.equal(null);
  });

  it('stands still on the picture that was taken, and goes on after', async () => {
    const viewfinder = await playing(await open());
    viewfinder.tone = 'taken';
    await viewfinder.updateComplete;
    expect(viewfinder.video.paused).to.equal(true);
    viewfinder.tone = 'seeking';
    await viewfinder.updateComplete;
    await waitUntil(() => !viewfinder.video.paused);
  });

  it('gives the film back when it leaves the page, and shows it again when it returns', async () => {
    const viewfinder = await open();
    const parent = viewfinder.parentElement!;
    viewfinder.remove();
    expect(viewfinder.video.srcObject).to.equal(null);
    parent.append(viewfinder);
    await viewfinder.updateComplete;
    expect(viewfinder.video.srcObject).to.equal(viewfinder.stream);
  });

  it('measures where the frame to fill lies on the screen', async () => {
    const viewfinder = await open();
    Object.assign(viewfinder.style, { width: '360px', height: '640px' });
    const { guide, screen } = viewfinder.measure();
    expect(screen.width).to.equal(360);
    expect(guide.width / guide.height).to.be.closeTo(1.5858, 0.02);
    expect(guide.x).to.be.closeTo((screen.width - guide.width) / 2, 1);
    expect(guide.y + guide.height).to.be.lessThan(screen.height);
  });

  it('mirrors the outline with the film', async () => {
    const viewfinder = await playing(await open());
    const middle = () => {
      const { x, width } = control(viewfinder, 'polygon')!.getBoundingClientRect();
      const screen = viewfinder.video.getBoundingClientRect();
      return x + width / 2 - (screen.x + screen.width / 2);
    };
    viewfinder.quad = quad;
    await viewfinder.updateComplete;
    const plain = middle();
    expect(plain).to.be.lessThan(-10);
    viewfinder.mirrored = true;
    await viewfinder.updateComplete;
    expect(middle()).to.be.closeTo(-plain, 1);
  });

  it('closes the oval around a face, and fills it while the face holds still', async () => {
    const viewfinder = await playing(await open());
    viewfinder.guide = 'face';
    await viewfinder.updateComplete;
    const seen = (selector: string) => getComputedStyle(control(viewfinder, `.frame ${selector}`)!).opacity;
    expect([seen('.dashed'), seen('.whole')]).to.deep.equal(['1', '0']);
    viewfinder.steady = 0;
    await viewfinder.updateComplete;
    expect([seen('.dashed'), seen('.whole'), control(viewfinder, '.fills')]).to.deep.equal(['0', '1', null]);
    viewfinder.steady = 0.62;
    await viewfinder.updateComplete;
    expect(control(viewfinder, '.fills')!.getAttribute('stroke-dasharray')).to.equal('62 100');
  });

  it('draws its outline under a policy that allows scripts of ours and nothing else', async () => {
    const script = new URL('./viewfinder.element.ts', import.meta.url).href;
    const frame = document.createElement('iframe');
    const policy = `default-src 'none'; script-src ${location.origin}`;
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="${script}"></script>`;
    const loaded = oneEvent(frame, 'load');
    document.body.append(frame);
    try {
      await loaded;
      const page = frame.contentDocument!;
      const violations: string[] = [];
      page.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
      await frame.contentWindow!.customElements.whenDefined('zaguan-viewfinder');
      const viewfinder = page.createElement('zaguan-viewfinder');
      Object.assign(viewfinder, { stream: film(), tone: 'seeking' });
      page.body.append(viewfinder);
      await viewfinder.updateComplete;
      await playing(viewfinder);
      viewfinder.quad = quad;
      await viewfinder.updateComplete;
      const outline = control(viewfinder, '.seen')!;
      expect(getComputedStyle(outline).position).to.equal('absolute');
      expect(outline.querySelector('polygon')!.getAttribute('points')).to.equal('30,100 150,100 150,200 30,200');
      expect(viewfinder.shadowRoot!.querySelectorAll('[style]')).to.have.length(0);
      expect(violations).to.deep.equal([]);
    } finally {
      frame.remove();
    }
  });
});
