import { type Code, type CodeFormat, codeFormats } from '../../vision/codes/code.ts';
import type { CodeAnswer, CodeRequest } from './code-messages.ts';

/** Without a code for so long, the strong engine is fetched: about 400 kB that most people never need. */
const PATIENCE_MS = 4000;

export interface CodeReaderOptions {
  /** Where `zxing_reader.wasm` lies; null never loads it. */
  wasm: string | null;
  formats?: readonly CodeFormat[];
}

type Ask = CodeRequest extends infer Request ? (Request extends { id: number } ? Omit<Request, 'id'> : never) : never;

/** Reads codes from camera frames and photos in a worker of its own. Close it when the screen that needs it leaves. */
export class CodeReader {
  readonly #worker: Worker;
  readonly #wasm: string | null;
  readonly #formats: readonly CodeFormat[];
  readonly #waiting = new Map<number, { resolve(answer: { codes: readonly Code[]; strong: boolean }): void; reject(error: Error): void }>();
  #asked = 0;
  #since: number | null = null;
  #strengthened: Promise<boolean> | null = null;

  constructor({ wasm, formats = codeFormats }: CodeReaderOptions) {
    this.#wasm = wasm;
    this.#formats = formats;
    this.#worker = new Worker(new URL('./code.worker.ts', import.meta.url), { type: 'module', name: 'zaguan-codes' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<CodeAnswer>) => this.#settle(data));
    this.#worker.addEventListener('error', (event) => this.#fail(new Error(event.message || 'The reader of codes did not start.')));
  }

  /**
   * The codes that this frame and those before it amount to. Give the next frame when the last is answered. Rejects when
   * the worker cannot start.
   */
  async frame(frame: ImageBitmap): Promise<readonly Code[]> {
    const now = performance.now();
    this.#since ??= now;
    if (now - this.#since > PATIENCE_MS) void this.strengthen().catch(() => false);
    const { codes } = await this.#ask({ ask: 'frame', picture: frame, formats: this.#formats }, [frame]);
    if (codes.length > 0) this.#since = null;
    return codes;
  }

  /** The codes of a photo, with everything at hand; takes seconds where there are none. */
  async still(photo: ImageBitmap): Promise<readonly Code[]> {
    await this.strengthen();
    return (await this.#ask({ ask: 'still', picture: photo, formats: this.#formats }, [photo])).codes;
  }

  /** Loads the strong engine, once; false where it is not to be had. */
  strengthen(): Promise<boolean> {
    const wasm = this.#wasm;
    if (wasm === null) return Promise.resolve(false);
    this.#strengthened ??= this.#ask({ ask: 'strengthen', wasm: new URL(wasm, document.baseURI).href }).then(({ strong }) => strong);
    return this.#strengthened;
  }

  /** Another paper lies before the camera. */
  async forget(): Promise<void> {
    this.#since = null;
    await this.#ask({ ask: 'forget' });
  }

  close(): void {
    this.#worker.terminate();
    this.#fail(new DOMException('The reader of codes was closed.', 'AbortError'));
  }

  #ask(ask: Ask, handOver: Transferable[] = []): Promise<{ codes: readonly Code[]; strong: boolean }> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...ask }, handOver);
    });
  }

  #settle(answer: CodeAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('failed' in answer) waiting?.reject(new Error(answer.failed));
    else waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
