import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StepFileReader } from '#src/machine/step-state.ts';

/** The state of a value from the server: being fetched, failed or received. */
export type Arriving<Value> = { status: 'coming' } | { status: 'lost' } | { status: 'here'; value: Value };

/** The parts of a page; a part is null until it is requested. */
export interface DocumentPage {
  picture: Arriving<Blob> | null;
  /** A sharper picture, for zooming in. */
  near: Arriving<Blob> | null;
  text: Arriving<string> | null;
}

const coming = { status: 'coming' } as const;

/** The pages that the person has opened. Fetches stop when the host element leaves the page, and start again when it returns. */
export class DocumentPages implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly readFile: StepFileReader };
  readonly #pages = new Map<number, DocumentPage>();
  #stop = new AbortController();

  constructor(host: ReactiveControllerHost & { readonly readFile: StepFileReader }) {
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

  /** Forgets all pages: the document has changed. */
  forget(): void {
    this.#pages.clear();
  }

  /** Returns a page. The first call fetches its picture and its text. */
  page(number: number): DocumentPage {
    this.#requestPart(number, 'picture');
    return this.#requestPart(number, 'text');
  }

  /** Returns a page's text. The first call fetches it. */
  text(number: number): Arriving<string> {
    return this.#requestPart(number, 'text').text ?? coming;
  }

  #requestPart(number: number, part: 'picture' | 'text'): DocumentPage {
    const page = this.#pages.get(number) ?? { picture: null, near: null, text: null };
    this.#pages.set(number, page);
    if (!page[part]) this.#fetch(number, part);
    return page;
  }

  /** Fetches a page's sharper picture, unless it is here or on its way. */
  bringNear(number: number): void {
    const { near } = this.page(number);
    if (near === null || near.status === 'lost') this.#fetch(number, 'near');
  }

  /** Marks a page's picture as lost, because its bytes are no picture. */
  broken(number: number): void {
    const page = this.page(number);
    if (page.near) page.near = { status: 'lost' };
    else page.picture = { status: 'lost' };
    this.#host.requestUpdate();
  }

  /** Fetches the failed parts of a page again. */
  retry(number: number): void {
    const page = this.#pages.get(number);
    for (const part of ['picture', 'text'] as const) if (page?.[part]?.status === 'lost') this.#fetch(number, part);
  }

  #fetch(number: number, part: keyof DocumentPage): void {
    const page = this.#pages.get(number);
    // A part that arrives after its page was forgotten is dropped with the page.
    const keep = (arriving: Arriving<never>) => void Object.assign(page ?? {}, { [part]: arriving });
    if (part === 'text') this.#read(`text-${number}`, (file) => file.text(), keep as (text: Arriving<string>) => void);
    else this.#read(`${part === 'near' ? 'near' : 'page'}-${number}`, async (file) => file, keep as (picture: Arriving<Blob>) => void);
  }

  #read<Value>(name: string, parse: (file: Blob) => Promise<Value>, keep: (arriving: Arriving<Value>) => void): void {
    const { signal } = this.#stop;
    const tell = (arriving: Arriving<Value>) => {
      if (signal.aborted) return;
      keep(arriving);
      this.#host.requestUpdate();
    };
    tell(coming);
    this.#host
      .readFile(name, signal)
      .then(parse)
      .then(
        (value) => tell({ status: 'here', value }),
        () => tell({ status: 'lost' }),
      );
  }
}
