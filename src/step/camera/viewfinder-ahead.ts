import { whenIdle } from '../../ui/idle.ts';
import { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/**
 * What a browser makes at its first video and its first viewfinder (styles, templates, a layout) takes a slow phone longer than a tap should
 * block the page. It is made in idle time, of one that nobody sees and that is gone before anybody else runs.
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

/** What is pressed and what is drawn of it are two tasks: between them the page answers. */
export const inAnotherTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
