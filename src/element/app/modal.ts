import { html, type LitElement, type ReactiveController } from 'lit';

interface ModalHost extends LitElement {
  readonly isOpen: boolean;
  askToLeave(): void;
  goBack(): unknown;
  leave(reason: 'person'): void;
}

/** The dialog around a modal widget: it opens and closes with its host. */
export class Modal implements ReactiveController {
  readonly #host: ModalHost;
  #isEscape = false;

  constructor(host: ModalHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Null where the widget is inline. */
  get dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  draw(label: string, frame: unknown) {
    return html`<dialog aria-label=${label} @keydown=${this.#press} @cancel=${this.#cancel} @close=${this.#closed}>
      ${frame}
    </dialog>`;
  }

  /** A dialog that leaves the page holds no focus any more, though it says that it is open. */
  hostDisconnected(): void {
    this.dialog?.removeAttribute('open');
  }

  hostUpdated(): void {
    const { dialog } = this;
    const { isOpen } = this.#host;
    if (!dialog?.isConnected || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else void this.#close(dialog);
  }

  /** The sheet closes first: each gives the focus back to where it took it from. */
  async #close(dialog: HTMLDialogElement): Promise<void> {
    await dialog.querySelector('zaguan-sheet')?.updateComplete;
    if (!this.#host.isOpen) dialog.close();
  }

  #press = ({ key }: KeyboardEvent): void => {
    this.#isEscape = key === 'Escape';
  };

  /** Escape asks. Without a key it is the phone's own "back", which closes a dialog before it goes through the history. */
  #cancel = (event: Event): void => {
    if (event.target !== this.dialog) return;
    event.preventDefault();
    if (this.#isEscape) this.#host.askToLeave();
    else this.#host.goBack();
    this.#isEscape = false;
  };

  /** Browsers close a dialog without asking when Escape is pressed again. One that the page has opened since is not closed. */
  #closed = ({ target }: Event): void => {
    if (target === this.dialog && !this.dialog?.open) this.#host.leave('person');
  };
}
