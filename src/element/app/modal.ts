import { html, type LitElement, type ReactiveController } from 'lit';

interface ModalHost extends LitElement {
  readonly isOpen: boolean;
  askToLeave(): void;
  goBack(): unknown;
  leave(reason: 'person'): void;
}

/** Draws the dialog around a modal widget, and opens and closes it with its host. */
export class Modal implements ReactiveController {
  readonly #host: ModalHost;
  #isEscape = false;

  constructor(host: ModalHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The dialog; null if the widget is inline. */
  get dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  draw(label: string, frame: unknown) {
    return html`<dialog aria-label=${label} @keydown=${this.#press} @cancel=${this.#cancel} @close=${this.#closed}>
      ${frame}
    </dialog>`;
  }

  /** Closes the dialog: after it leaves the page its attribute `open` remains, but it no longer traps the focus. */
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

  /** Closes the dialog after the sheet, because each returns the focus to the element that had it before. */
  async #close(dialog: HTMLDialogElement): Promise<void> {
    await dialog.querySelector('zaguan-sheet')?.updateComplete;
    if (!this.#host.isOpen) dialog.close();
  }

  #press = ({ key }: KeyboardEvent): void => {
    this.#isEscape = key === 'Escape';
  };

  /** Asks before leaving on Escape. Without a key press, `cancel` is the phone's own "back", so the widget goes a screen back. */
  #cancel = (event: Event): void => {
    if (event.target !== this.dialog) return;
    event.preventDefault();
    if (this.#isEscape) this.#host.askToLeave();
    else this.#host.goBack();
    this.#isEscape = false;
  };

  /** Leaves when the browser closed the dialog by itself, as on a second Escape. Ignored if the dialog is open again. */
  #closed = ({ target }: Event): void => {
    if (target === this.dialog && !this.dialog?.open) this.#host.leave('person');
  };
}
