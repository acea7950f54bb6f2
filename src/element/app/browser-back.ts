import type { LitElement, ReactiveController } from 'lit';

/** Effect of the browser's "back": the widget went a screen back (`inside`), closed (`out`), or did not react (`none`). */
export type WayBack = 'inside' | 'out' | 'none';

/** Member of `history.state` that marks the extra history entry which "back" consumes. A router's own state stays in the entry. */
const MARK = 'zaguan-step';

const hasMark = (state: unknown) => (state as Record<string, unknown> | null)?.[MARK] === true;

interface BackHost extends LitElement {
  goBack(): WayBack;
}

/** Makes the browser's "back" go a screen back, like the bar's button. Only used while the widget has the page to itself. */
export class BrowserBack implements ReactiveController {
  readonly #host: BackHost;
  /** The page's address when the entry was added. */
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

  /** Adds the extra history entry. Called for each screen that "back" may leave. */
  begin(): void {
    this.#opened = location.href;
    this.#addEntry();
  }

  #addEntry(): void {
    if (!hasMark(history.state)) history.pushState({ ...history.state, [MARK]: true }, '');
  }

  #pop = ({ state }: PopStateEvent): void => {
    // The person went forward again, or the page's URL has changed.
    if (hasMark(state) || location.href !== this.#opened) return;
    const way = this.#host.goBack();
    if (way === 'inside') this.#addEntry();
    // "Back" only consumed the extra entry: the person meant the entry before it.
    else if (way === 'none') history.back();
  };
}
