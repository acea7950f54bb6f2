import type { LitElement, TemplateResult } from 'lit';
import type { SignDocument } from '../document-sign.contract.ts';
import type { documentSignWords } from '../document-sign.i18n.ts';
import { reading } from './page-screen.ts';
import type { DocumentPages } from './pages.ts';
import type { ZaguanPaper } from './paper.element.ts';

interface At {
  document: SignDocument;
  /** From 1. */
  number: number;
  company: string;
  onBack(): void;
}

/** How the pages are read: as picture or text, how near, and which of them stood on the screen. */
export class Reader {
  readonly #host: LitElement;
  readonly #pages: DocumentPages;
  /** Pages whose picture or text stood on the screen. */
  readonly #seen = new Set<number>();
  #asText = false;
  #zoom = 1;
  /** Somebody wanted to go on before the page could be read. */
  early = false;

  constructor(host: LitElement, pages: DocumentPages) {
    this.#host = host;
    this.#pages = pages;
  }

  /** What was read is not what the document says now. */
  beginAnew(): void {
    this.#seen.clear();
    this.early = false;
  }

  /** A page counts as read when it could be: it stood there as a picture or as text. */
  mayLeave(page: number): boolean {
    this.early = !this.#seen.has(page);
    this.#host.requestUpdate();
    return !this.early;
  }

  turned(): void {
    this.#zoom = 1;
    this.#host.renderRoot.querySelector('section')?.scrollIntoView({ block: 'nearest' });
  }

  render(words: (typeof documentSignWords)['es-MX'], { document, number, company, onBack }: At): TemplateResult {
    const page = this.#pages.page(number);
    // The next one comes while this one is read.
    if (this.#seen.has(number) && number < document.pages.length) this.#pages.page(number + 1);
    if (this.#asText && page.text.status === 'here' && page.text.value.trim() !== '') this.#seen.add(number);
    return reading(words, {
      document,
      number,
      page,
      asText: this.#asText,
      zoom: this.#zoom,
      nearest: this.#paper?.nearest ?? false,
      company,
      onBack,
      onToggle: () => {
        this.#asText = !this.#asText;
        this.#zoom = 1;
        this.#host.requestUpdate();
      },
      onNearer: () => this.#paper?.nearer(),
      onFarther: () => this.#paper?.farther(),
      onZoom: () => {
        this.#zoom = this.#paper?.zoom ?? 1;
        if (this.#zoom > 1) this.#pages.bringNear(number);
        this.#host.requestUpdate();
      },
      onDrawn: () => {
        this.#seen.add(number);
        this.early = false;
        this.#host.requestUpdate();
      },
      onBroken: () => this.#pages.broken(number),
      onRetry: () => this.#pages.retry(number),
    });
  }

  get #paper(): ZaguanPaper | null {
    return this.#host.renderRoot.querySelector('zaguan-paper');
  }
}
