/** Lets the person choose one file. Call it from a press: browsers refuse to open the chooser otherwise. */
export interface FileChooser {
  /** Opens the chooser; null if the person chose no file. `accept` are MIME types, which the chooser may ignore. */
  choose(accept: readonly string[]): Promise<File | null>;
}

/** Maximum time until an opening dialog covers the page and blocks another press, in ms. */
const COMING_MS = 1000;

class BrowserFileChooser implements FileChooser {
  /** The last dialog until it closes: Safari frees an input without a reference. */
  #dialog: { input: HTMLInputElement; at: number; file: Promise<File | null> } | null = null;

  /** Ignores a second press before the dialog opens, which would report "no file" at once: that call resolves with null. */
  choose(accept: readonly string[]): Promise<File | null> {
    const at = performance.now();
    if (this.#dialog && at - this.#dialog.at < COMING_MS) return this.#dialog.file.then(() => null);
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept.join(',');
    const file = new Promise<File | null>((resolve) => {
      const answer = () => {
        if (this.#dialog?.input === input) this.#dialog = null;
        resolve(input.files?.[0] ?? null);
      };
      input.addEventListener('change', answer);
      input.addEventListener('cancel', answer);
    });
    this.#dialog = { input, at, file };
    input.click();
    return file;
  }
}

export const files: FileChooser = new BrowserFileChooser();
