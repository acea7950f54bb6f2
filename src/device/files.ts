/** Lets the person choose one file. Called from a press: browsers refuse to open the chooser otherwise. */
export interface FileChooser {
  /** Null when they chose nothing. `accept` are MIME types, which the chooser may ignore. */
  choose(accept: readonly string[]): Promise<File | null>;
}

class BrowserFileChooser implements FileChooser {
  /** Safari forgets an input that nothing holds before it answers. */
  #input: HTMLInputElement | null = null;

  choose(accept: readonly string[]): Promise<File | null> {
    return new Promise((resolve) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = accept.join(',');
      const answer = () => {
        this.#input = null;
        resolve(input.files?.[0] ?? null);
      };
      input.addEventListener('change', answer);
      input.addEventListener('cancel', answer);
      this.#input = input;
      this.#input.click();
    });
  }
}

export const files: FileChooser = new BrowserFileChooser();
