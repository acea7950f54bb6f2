/** Lets the person choose one file. Called from a press: browsers refuse to open the chooser otherwise. */
export interface FileChooser {
  /** Null when they chose nothing. `accept` are MIME types, which the chooser may ignore. */
  choose(accept: readonly string[]): Promise<File | null>;
}

/** Milliseconds until a dialog stands between the page and another press, at most. */
const COMING_MS = 1000;

class BrowserFileChooser implements FileChooser {
  /** The last one that was asked for, until it answers: Safari forgets an input that nothing holds. */
  #dialog: { input: HTMLInputElement; at: number; file: Promise<File | null> } | null = null;

  /**
   * A second press that comes before the dialog opens no other: a browser would say at once that nothing was chosen there. It ends with the
   * dialog, and the file is the first one's.
   */
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
