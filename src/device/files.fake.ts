import type { FileChooser } from './files.ts';

/** For tests: the person chooses these files in order, then nothing. */
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
