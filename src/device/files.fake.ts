import type { FileChooser } from './files.ts';

/** A file chooser that returns the given files in order, then null. */
export class FakeFileChooser implements FileChooser {
  readonly requests: (readonly string[])[] = [];
  #files: File[];

  constructor(...files: File[]) {
    this.#files = files;
  }

  async choose(accept: readonly string[]): Promise<File | null> {
    this.requests.push(accept);
    return this.#files.shift() ?? null;
  }
}
