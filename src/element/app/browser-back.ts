import type { LitElement, ReactiveController } from 'lit';

/** What the browser's "back" came to: a screen of the widget, out of the widget, or nothing that the widget has to do with. */
export type WayBack = 'inside' | 'out' | 'none';

/** Marks the entry that stands before the page, for "back" to use up. A router's own state stays in it. */
const MARK = 'zaguan-step';

const stands = (state: unknown) => (state as Record<string, unknown> | null)?.[MARK] === true;

interface BackHost extends LitElement {
  goBack(): WayBack;
}

/** The browser's "back" goes a screen back, as the bar does, while the widget has the page to itself. */
export class BrowserBack implements ReactiveController {
  readonly #host: BackHost;
  #opened = '';

  constructor(host: BackHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#pop);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#pop);
  }

  /** A screen is there that "back" may leave. */
  begin(): void {
    this.#opened = location.href;
    this.#stand();
  }

  #stand(): void {
    if (!stands(history.state)) history.pushState({ ...history.state, [MARK]: true }, '');
  }

  #pop = ({ state }: PopStateEvent): void => {
    // Forward again, or the page shows something else by now.
    if (stands(state) || location.href !== this.#opened) return;
    const way = this.#host.goBack();
    if (way === 'inside') this.#stand();
    // The entry is used up: the person meant the one before it.
    else if (way === 'none') history.back();
  };
}
