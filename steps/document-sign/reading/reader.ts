import type { LitElement, TemplateResult } from 'lit';
import type { SignDocument } from '../document/document.contract.ts';
import type { documentSignWords } from '../document/document-sign.i18n.ts';
import { renderPage, renderTexts } from './page-screen.ts';
import type { Arriving, DocumentPages } from './pages.ts';
import type { ZaguanPaper } from './paper.element.ts';

interface At {
  document: SignDocument;
  /** From 1. */
  number: number;
  company: string;
  onTurn(page: number): void;
  onSeen(page: number): void;
}

/** On narrower screens the letters of a page are too small to read. Pixels. */
const NARROW = 600;

const isBlank = (text: Arriving<string>) => text.status === 'here' && text.value.trim() === '';

/** How the person looks at the document: as text or page by page, and how near. */
export class DocumentReader {
  readonly #host: LitElement;
  readonly #pages: DocumentPages;
  /** Whether the person wants the text; null until they say. */
  #wantsText: boolean | null = null;
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

  /** The texts of the pages up to the first that is on its way; null where pages are shown as pictures. */
  #texts({ pages }: SignDocument): Arriving<string>[] | null {
    if (!(this.#wantsText ?? innerWidth < NARROW)) return null;
    const texts: Arriving<string>[] = [];
    while (texts.length < pages.length && texts.at(-1)?.status !== 'coming') texts.push(this.#pages.text(texts.length + 1));
    // A page without text is a picture. Whoever does not say otherwise sees it as one.
    return this.#wantsText === null && texts.some(isBlank) ? null : texts;
  }

  /** The pages that stand on the screen as text. */
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
        // The next page comes while the person reads this one.
        if (number < document.pages.length) this.#pages.page(number + 1);
      },
      onBroken: () => this.#pages.broken(number),
    });
  }

  get #paper(): ZaguanPaper | null {
    return this.#host.renderRoot.querySelector('zaguan-paper');
  }
}
