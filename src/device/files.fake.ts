import type { FileChooser } from './files.ts';

/** For tests: the person has these files at hand, chosen in order; then nothing. */
export class FakeFileChooser implements FileChooser {
  readonly asked: (readonly string[])[] = [];
  #files: File[];

  constructor(...chosen: File[]) {
    this.#files = chosen;
  }

  async choose(accept: readonly string[]): Promise<File | null> {
    this.asked.push(accept);
    return this.#files.shift() ?? null;
  }
}
