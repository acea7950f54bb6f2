import type { LitElement, TemplateResult } from 'lit';
import type { SignDocument } from '../document-sign.contract.ts';
import type { documentSignWords } from '../document-sign.i18n.ts';
import { renderPage } from './page-screen.ts';
import type { DocumentPages } from './pages.ts';
import type { ZaguanPaper } from './paper.element.ts';

interface At {
  document: SignDocument;
  /** From 1. */
  number: number;
  company: string;
  /** Pages that stood on the screen. */
  seen: ReadonlySet<number>;
  onBack(): void;
  onSeen(page: number): void;
}

/** How the person looks at a page: as a picture or as text, and how near. */
export class Reader {
  readonly #host: LitElement;
  readonly #pages: DocumentPages;
  #asText = false;
  #zoom = 1;

  constructor(host: LitElement, pages: DocumentPages) {
    this.#host = host;
    this.#pages = pages;
  }

  /** Shows the new page from its top, in its whole width. */
  turn(): void {
    this.#zoom = 1;
    this.#host.renderRoot.querySelector('section')?.scrollIntoView({ block: 'nearest' });
  }

  /** Whether the page can be read as text on the screen. */
  showsText(number: number): boolean {
    const { text } = this.#pages.page(number);
    return this.#asText && text.status === 'here' && text.value.trim() !== '';
  }

  render(words: (typeof documentSignWords)['es-MX'], { document, number, company, seen, onBack, onSeen }: At): TemplateResult {
    // The next page comes while the person reads this one.
    if (seen.has(number) && number < document.pages.length) this.#pages.page(number + 1);
    return renderPage(words, {
      document,
      number,
      page: this.#pages.page(number),
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
      onDrawn: () => onSeen(number),
      onBroken: () => this.#pages.broken(number),
      onRetry: () => this.#pages.retry(number),
    });
  }

  get #paper(): ZaguanPaper | null {
    return this.#host.renderRoot.querySelector('zaguan-paper');
  }
}
