import type { LitElement, TemplateResult } from 'lit';
import type { SignDocument } from '../document/document.contract.ts';
import type { documentSignWords } from '../document/document-sign.i18n.ts';
import { renderPage, renderTexts } from './page-screen.ts';
import type { Arriving, DocumentPages } from './pages.ts';
import type { ZaguanPaper } from './paper.element.ts';

interface At {
  document: SignDocument;
  /** The page's number, from 1. */
  number: number;
  company: string;
  onTurn(page: number): void;
  onSeen(page: number): void;
}

/** The width in pixels below which a page's letters are too small to read, so that the text is shown. */
const NARROW = 600;

const isBlank = (text: Arriving<string>) => text.status === 'here' && text.value.trim() === '';

/** The person's view of the document: as text or page by page, and the zoom. */
export class DocumentReader {
  readonly #host: LitElement;
  readonly #pages: DocumentPages;
  /** True if the person chose the text, false if they chose the pages; null before a choice. */
  #wantsText: boolean | null = null;
  #zoom = 1;

  constructor(host: LitElement, pages: DocumentPages) {
    this.#host = host;
    this.#pages = pages;
  }

  /** Scrolls to the top of the new page and ends the zoom. */
  turn(): void {
    this.#zoom = 1;
    this.#host.renderRoot.querySelector('section')?.scrollIntoView({ block: 'nearest' });
  }

  /** Returns the texts of the pages up to the first that is still being fetched; null if pages are shown as pictures. */
  #texts({ pages }: SignDocument): Arriving<string>[] | null {
    if (!(this.#wantsText ?? innerWidth < NARROW)) return null;
    const texts: Arriving<string>[] = [];
    while (texts.length < pages.length && texts.at(-1)?.status !== 'coming') texts.push(this.#pages.text(texts.length + 1));
    // A page without text is a picture, so without a choice of the person the pages are shown as pictures.
    return this.#wantsText === null && texts.some(isBlank) ? null : texts;
  }

  /** Returns the numbers of the pages shown as text. */
  textsShown(document: SignDocument): number[] {
    return (this.#texts(document) ?? []).flatMap((text, at) => (text.status === 'here' && !isBlank(text) ? [at + 1] : []));
  }

  render(words: (typeof documentSignWords)['es-MX'], { document, number, company, onTurn, onSeen }: At): TemplateResult {
    const texts = this.#texts(document);
    const view = {
      document,
      company,
      onToggle: () => {
        this.#wantsText = texts === null;
        this.#zoom = 1;
        this.#host.requestUpdate();
      },
      onRetry: (page: number) => this.#pages.retry(page),
    };
    if (texts) return renderTexts(words, { ...view, texts });
    return renderPage(words, {
      ...view,
      number,
      page: this.#pages.page(number),
      zoom: this.#zoom,
      nearest: this.#paper?.nearest ?? false,
      onTurn,
      onNearer: () => this.#paper?.nearer(),
      onFarther: () => this.#paper?.farther(),
      onZoom: () => {
        this.#zoom = this.#paper?.zoom ?? 1;
        if (this.#zoom > 1) this.#pages.bringNear(number);
        this.#host.requestUpdate();
      },
      onDrawn: () => {
        onSeen(number);
        // Fetches the next page while the person reads this page.
        if (number < document.pages.length) this.#pages.page(number + 1);
      },
      onBroken: () => this.#pages.broken(number),
    });
  }

  get #paper(): ZaguanPaper | null {
    return this.#host.renderRoot.querySelector('zaguan-paper');
  }
}
