import { html, nothing, type TemplateResult } from 'lit';
import { backIcon } from '#src/ui/drawings/icons.ts';
import { onIcon, zoomIcon } from '#src/ui/drawings/later-icons.ts';
import type { SignDocument } from '../document/document.contract.ts';
import type { documentSignWords } from '../document/document-sign.i18n.ts';
import type { Arriving, DocumentPage } from './pages.ts';
import './paper.element.ts';

type PageWords = (typeof documentSignWords)['es-MX'];

interface ReadingView {
  document: SignDocument;
  company: string;
  onToggle(): void;
  onRetry(page: number): void;
}

export interface TextView extends ReadingView {
  /** The texts of the pages that have been requested so far. */
  texts: readonly Arriving<string>[];
}

export interface PictureView extends ReadingView {
  /** The page's number, from 1. */
  number: number;
  page: DocumentPage;
  /** The width of the page as a multiple of its frame's width. */
  zoom: number;
  nearest: boolean;
  onTurn(page: number): void;
  onNearer(): void;
  onFarther(): void;
  onZoom(): void;
  onDrawn(): void;
  onBroken(): void;
}

const farIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5M8.5 11h5" /></svg>`;

/** Renders a page as a picture, with the tools to turn pages and to zoom. */
export function renderPage(words: PageWords, props: PictureView): TemplateResult {
  const { document, number, page, onTurn } = props;
  const label = words.page(number, document.pages.length);
  const last = document.pages.length;
  return html`<section aria-labelledby="page">
    <div class="tools">
      ${last > 1 ? tool(words.previous, backIcon(), () => onTurn(number - 1), number === 1) : nothing}
      ${where(label, words.asText, props)}
      ${last > 1 ? tool(words.nextPage, onIcon(), () => onTurn(number + 1), number === last) : nothing}
      ${tool(words.farther, farIcon, props.onFarther, props.zoom === 1)}${tool(words.nearer, zoomIcon(), props.onNearer, props.nearest)}
    </div>
    ${paper(words, props, label)}
    <p class="unseen" role="status">${page.picture?.status === 'coming' ? words.pageComing : label}</p>
  </section>`;
}

/** Renders the text of all pages in a scrolling box. */
export function renderTexts(words: PageWords, props: TextView): TemplateResult {
  const { document, texts, company } = props;
  const label = words.pages(document.pages.length);
  return html`<section aria-labelledby="page">
    <div class="tools">${where(label, words.asPage, props)}</div>
    <div class="as-text" tabindex="0" role="group" aria-label=${document.name}>
      ${texts.map(
        (text, at) =>
          html`<h3 class="small">${words.page(at + 1, document.pages.length)}</h3>
            ${
              text.status === 'here'
                ? renderText(words, text.value, company)
                : text.status === 'coming'
                  ? html`<p class="small" role="status">${words.pageComing}</p>`
                  : lost(words, () => props.onRetry(at + 1))
            }`,
      )}
    </div>
  </section>`;
}

function where(label: string, other: string, { onToggle }: ReadingView): TemplateResult {
  return html`<div class="where">
    <h2 id="page" tabindex="-1">${label}</h2>
    <button class="text-button toggle" type="button" @click=${onToggle}>${other}</button>
  </div>`;
}

function lost(words: PageWords, onRetry: () => void): TemplateResult {
  return html`<p>${words.pageLost}</p>
    <zaguan-button variant="text" @click=${onRetry}>${words.retry}</zaguan-button>`;
}

function tool(label: string, icon: TemplateResult, act: () => void, resting: boolean): TemplateResult {
  return html`<button
    class="icon-button"
    type="button"
    aria-label=${label}
    aria-disabled=${resting ? 'true' : nothing}
    @click=${resting ? nothing : act}
  >
    ${icon}
  </button>`;
}

function paper(words: PageWords, props: PictureView, label: string): TemplateResult {
  const { document, number, page, company } = props;
  const { picture, near, text } = page;
  const image = near?.status === 'here' && props.zoom > 1 ? near : picture;
  return html`<zaguan-paper
      .page=${number}
      .picture=${image?.status === 'here' ? image.value : null}
      .size=${document.pages[number - 1]}
      .label=${label}
      .lost=${picture?.status === 'lost'}
      @zaguan-zoom=${props.onZoom}
      @zaguan-drawn=${props.onDrawn}
      @zaguan-broken=${props.onBroken}
    >
      ${lost(words, () => props.onRetry(number))}
    </zaguan-paper>
    <div class="unseen" id="said">${text?.status === 'here' ? renderText(words, text.value, company) : nothing}</div>`;
}

/** Renders a page's text, or a note that the page has no text. */
function renderText(words: PageWords, text: string, company: string): TemplateResult | TemplateResult[] {
  return text.trim() === '' ? html`<p>${words.noText(company)}</p>` : paragraphs(text);
}

function paragraphs(value: string): TemplateResult[] {
  return value
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${paragraph.trim()}</p>`);
}
