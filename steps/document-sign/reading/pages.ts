import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ReadFile } from '../../../src/machine/step-state.ts';

/** Something on its way from the server, or that did not come. */
export type Arriving<Value> = { status: 'coming' } | { status: 'lost' } | { status: 'here'; value: Value };

export interface Page {
  picture: Arriving<Blob>;
  /** The same, sharp enough to be brought near; asked for when it is. */
  near: Arriving<Blob> | null;
  text: Arriving<string>;
}

const coming = { status: 'coming' } as const;

/** The pages that were asked for. What is on its way stops with its host, and comes back with it. */
export class DocumentPages implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly readFile: ReadFile };
  readonly #pages = new Map<number, Page>();
  #stop = new AbortController();

  constructor(host: ReactiveControllerHost & { readonly readFile: ReadFile }) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = new AbortController();
    for (const [number, page] of this.#pages) {
      for (const part of ['picture', 'text', 'near'] as const) if (page[part] && page[part].status !== 'here') this.#fetch(number, part);
    }
  }

  hostDisconnected(): void {
    this.#stop.abort();
  }

  /** The document says something else now: its pages are asked for anew. */
  forget(): void {
    this.#pages.clear();
  }

  /** A page, asked for with its text when it was not yet. */
  page(number: number): Page {
    const known = this.#pages.get(number);
    if (known) return known;
    const page: Page = { picture: coming, near: null, text: coming };
    this.#pages.set(number, page);
    this.#fetch(number, 'picture');
    this.#fetch(number, 'text');
    return page;
  }

  bringNear(number: number): void {
    const { near } = this.page(number);
    if (near === null || near.status === 'lost') this.#fetch(number, 'near');
  }

  /** What came is no picture. */
  broken(number: number): void {
    const page = this.page(number);
    if (page.near) page.near = { status: 'lost' };
    else page.picture = { status: 'lost' };
    this.#host.requestUpdate();
  }

  /** Asks again for what of a page did not come. */
  retry(number: number): void {
    const page = this.page(number);
    if (page.picture.status === 'lost') this.#fetch(number, 'picture');
    if (page.text.status === 'lost') this.#fetch(number, 'text');
  }

  #fetch(number: number, part: keyof Page): void {
    const page = this.#pages.get(number);
    // What still comes of a page that was forgotten goes with it.
    const keep = (arriving: Arriving<never>) => void Object.assign(page ?? {}, { [part]: arriving });
    if (part === 'text') this.#read(`text-${number}`, (file) => file.text(), keep as (text: Arriving<string>) => void);
    else this.#read(`${part === 'near' ? 'near' : 'page'}-${number}`, async (file) => file, keep as (picture: Arriving<Blob>) => void);
  }

  #read<Value>(name: string, understand: (file: Blob) => Promise<Value>, keep: (arriving: Arriving<Value>) => void): void {
    const { signal } = this.#stop;
    const tell = (arriving: Arriving<Value>) => {
      if (signal.aborted) return;
      keep(arriving);
      this.#host.requestUpdate();
    };
    tell(coming);
    this.#host
      .readFile(name, signal)
      .then(understand)
      .then(
        (value) => tell({ status: 'here', value }),
        () => tell({ status: 'lost' }),
      );
  }
}
