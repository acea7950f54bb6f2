import { whenIdle } from '../../ui/idle.ts';
import { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/**
 * Draws a hidden viewfinder in idle time and removes it in the same task. On a slow phone, the styles, templates and layout of the first
 * video and viewfinder would block the page for longer than a tap should.
 */
export function drawViewfinderAhead(root: HTMLElement | DocumentFragment): void {
  whenIdle(async () => {
    if (!root.isConnected || root.querySelector('zaguan-viewfinder')) return;
    const unseen = new ZaguanViewfinder();
    Object.assign(unseen.style, { position: 'fixed', inset: '0', visibility: 'hidden' });
    root.append(unseen);
    await unseen.updateComplete;
    unseen.measure();
    unseen.remove();
  });
}
