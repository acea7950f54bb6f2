import { expect } from '@open-wc/testing';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { drawViewfinderAhead } from './viewfinder-ahead.ts';

describe('drawViewfinderAhead', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => root.remove());

  const idle = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)));

  it('draws one to its end, and leaves nothing behind', async () => {
    const seen: ZaguanViewfinder[] = [];
    const watching = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) seen.push(...([...addedNodes] as ZaguanViewfinder[]));
    });
    watching.observe(root, { childList: true });
    drawViewfinderAhead(root);
    await idle();
    watching.disconnect();
    expect(seen.map(({ localName, hasUpdated }) => ({ localName, hasUpdated }))).to.deep.equal([
      { localName: 'zaguan-viewfinder', hasUpdated: true },
    ]);
    expect(root.childElementCount).to.equal(0);
  });

  it('draws none beside one that is there', async () => {
    root.append(document.createElement('zaguan-viewfinder'));
    drawViewfinderAhead(root);
    await idle();
    expect(root.childElementCount).to.equal(1);
  });
});
