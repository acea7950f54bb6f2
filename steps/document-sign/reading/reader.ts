import { html, type LitElement, nothing, type TemplateResult } from 'lit';
import { backIcon } from '#src/ui/drawings/icons.ts';
import { chevronIcon, zoomIcon } from '#src/ui/drawings/later-icons.ts';
import type { SignDocument } from '../document/document.contract.ts';
import type { documentSignWords } from '../document/document-sign.i18n.ts';
import type { Arriving, DocumentPages } from './pages.ts';
import './paper.element.ts';
import type { ZaguanPaper } from './paper.element.ts';

type PageWords = (typeof documentSignWords)['es-MX'];

interface ReaderView {
  document: SignDocument;
  /** The page's number, from 1. */
  number: number;
  company: string;
  onTurn(page: number): void;
  onSeen(page: number): void;
}

/** The width in pixels below which a page's letters are too small to read, so that the text is shown. */
const MIN_READABLE_WIDTH = 600;

const farIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5M8.5 11h5" /></svg>`;

const isBlank = (text: Arriving<string>) => text.status === 'here' && text.value.trim() === '';

/** Draws the document as text or page by page, and remembers the person's choice and the zoom. */
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
    if (!(this.#wantsText ?? innerWidth < MIN_READABLE_WIDTH)) return null;
    const texts: Arriving<string>[] = [];
    while (texts.length < pages.length && texts.at(-1)?.status !== 'coming') texts.push(this.#pages.text(texts.length + 1));
    // A page without text is a picture, so without a choice of the person the pages are shown as pictures.
    return this.#wantsText === null && texts.some(isBlank) ? null : texts;
  }

  /** Returns the numbers of the pages shown as text. */
  textsShown(document: SignDocument): number[] {
    return (this.#texts(document) ?? []).flatMap((text, at) => (text.status === 'here' && !isBlank(text) ? [at + 1] : []));
  }

  render(words: PageWords, view: ReaderView): TemplateResult {
    const texts = this.#texts(view.document);
    return texts ? this.#renderTexts(words, view, texts) : this.#renderPage(words, view);
  }

  /** Renders the text of all pages in a scrolling box. */
  #renderTexts(words: PageWords, { document, company }: ReaderView, texts: readonly Arriving<string>[]): TemplateResult {
    const pages = document.pages.length;
    return html`<section aria-labelledby="page">
      <div class="tools">${this.#renderPlace(words.pages(pages), words.asPage, false)}</div>
      <div class="as-text" tabindex="0" role="group" aria-label=${document.name}>
        ${texts.map(
          (text, at) =>
            html`<h3 class="small">${words.page(at + 1, pages)}</h3>
              ${
                text.status === 'here'
                  ? renderText(words, text.value, company)
                  : text.status === 'coming'
                    ? html`<p class="small" role="status">${words.pageComing}</p>`
                    : this.#renderLost(words, at + 1)
              }`,
        )}
      </div>
    </section>`;
  }

  /** Renders a page as a picture, with the tools to turn pages and to zoom. */
  #renderPage(words: PageWords, view: ReaderView): TemplateResult {
    const { document, number, onTurn } = view;
    const last = document.pages.length;
    const label = words.page(number, last);
    const { picture } = this.#pages.page(number);
    const isNearest = this.#paper?.nearest ?? false;
    return html`<section aria-labelledby="page">
      <div class="tools">
        ${last > 1 ? tool(words.previous, backIcon(), () => onTurn(number - 1), number === 1) : nothing}
        ${this.#renderPlace(label, words.asText, true)}
        ${last > 1 ? tool(words.nextPage, chevronIcon(), () => onTurn(number + 1), number === last) : nothing}
        ${tool(words.farther, farIcon, () => this.#paper?.farther(), this.#zoom === 1)}${tool(words.nearer, zoomIcon(), () => this.#paper?.nearer(), isNearest)}
      </div>
      ${this.#renderPaper(words, view, label)}
      <p class="unseen" role="status">${picture?.status === 'coming' ? words.pageComing : label}</p>
    </section>`;
  }

  /** Renders the place in the document, and the button that switches between text and picture. */
  #renderPlace(label: string, other: string, wantsText: boolean): TemplateResult {
    const toggle = () => {
      this.#wantsText = wantsText;
      this.#zoom = 1;
      this.#host.requestUpdate();
    };
    return html`<div class="where">
      <h2 id="page" tabindex="-1">${label}</h2>
      <button class="text-button toggle" type="button" @click=${toggle}>${other}</button>
    </div>`;
  }

  #renderLost(words: PageWords, page: number): TemplateResult {
    return html`<p>${words.pageLost}</p>
      <zaguan-button variant="text" @click=${() => this.#pages.retry(page)}>${words.retry}</zaguan-button>`;
  }

  #renderPaper(words: PageWords, { document, number, company, onSeen }: ReaderView, label: string): TemplateResult {
    const { picture, near, text } = this.#pages.page(number);
    const image = near?.status === 'here' && this.#zoom > 1 ? near : picture;
    const zoomed = () => {
      this.#zoom = this.#paper?.zoom ?? 1;
      if (this.#zoom > 1) this.#pages.bringNear(number);
      this.#host.requestUpdate();
    };
    const showPage = () => {
      onSeen(number);
      // Fetches the next page while the person reads this page.
      if (number < document.pages.length) this.#pages.page(number + 1);
    };
    return html`<zaguan-paper
        .page=${number}
        .picture=${image?.status === 'here' ? image.value : null}
        .size=${document.pages[number - 1]}
        .label=${label}
        .lost=${picture?.status === 'lost'}
        @zaguan-zoom=${zoomed}
        @zaguan-drawn=${showPage}
        @zaguan-broken=${() => this.#pages.broken(number)}
      >
        ${this.#renderLost(words, number)}
      </zaguan-paper>
      <div class="unseen" id="said">${text?.status === 'here' ? renderText(words, text.value, company) : nothing}</div>`;
  }

  get #paper(): ZaguanPaper | null {
    return this.#host.renderRoot.querySelector('zaguan-paper');
  }
}

function tool(label: string, icon: TemplateResult, act: () => void, isInert: boolean): TemplateResult {
  return html`<button
    class="icon-button"
    type="button"
    aria-label=${label}
    aria-disabled=${isInert ? 'true' : nothing}
    @click=${isInert ? nothing : act}
  >
    ${icon}
  </button>`;
}

/** Renders a page's paragraphs, or a note that the page has no text. */
function renderText(words: PageWords, text: string, company: string): TemplateResult | TemplateResult[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return html`<p>${words.noText(company)}</p>`;
  return paragraphs.map((paragraph) => html`<p>${paragraph.trim()}</p>`);
}
