import { html, nothing, type TemplateResult } from 'lit';
import { backIcon } from '../../../src/ui/icons.ts';
import { zoomIcon } from '../../../src/ui/later-icons.ts';
import type { SignDocument } from '../document-sign.contract.ts';
import type { documentSignWords } from '../document-sign.i18n.ts';
import type { Page } from './pages.ts';
import './paper.element.ts';

type SignWords = (typeof documentSignWords)['es-MX'];

export interface PageView {
  document: SignDocument;
  /** From 1. */
  number: number;
  page: Page;
  asText: boolean;
  /** Widths of the paper, in widths of its frame. */
  zoom: number;
  nearest: boolean;
  company: string;
  onBack(): void;
  onToggle(): void;
  onNearer(): void;
  onFarther(): void;
  onZoom(): void;
  onDrawn(): void;
  onBroken(): void;
  onRetry(): void;
}

const farIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5M8.5 11h5" /></svg>`;

/** Shows one page, as a picture or as text, and the tools to turn and to zoom. */
export function renderPage(words: SignWords, props: PageView): TemplateResult {
  const { document, number, page, asText } = props;
  const label = words.page(number, document.pages.length);
  return html`<section aria-labelledby="page">
    <div class="tools">
      ${document.pages.length > 1 ? tool(words.previous, backIcon(), props.onBack, number === 1) : nothing}
      <div class="where">
        <h2 id="page" tabindex="-1">${label}</h2>
        <button class="text-button toggle" type="button" @click=${props.onToggle}>${asText ? words.asPage : words.asText}</button>
      </div>
      ${
        asText
          ? nothing
          : html`${tool(words.farther, farIcon, props.onFarther, props.zoom === 1)}${tool(words.nearer, zoomIcon(), props.onNearer, props.nearest)}`
      }
    </div>
    ${asText ? text(words, props) : paper(words, props, label)}
    <p class="unseen" role="status">${page.picture.status === 'coming' ? words.pageComing : label}</p>
  </section>`;
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

function paper(words: SignWords, props: PageView, label: string): TemplateResult {
  const { document, number, page } = props;
  const { picture, near } = page;
  const shown = near?.status === 'here' && props.zoom > 1 ? near : picture;
  return html`<zaguan-paper
      .page=${number}
      .picture=${shown.status === 'here' ? shown.value : null}
      .size=${document.pages[number - 1]}
      .label=${label}
      .lost=${picture.status === 'lost'}
      @zaguan-zoom=${props.onZoom}
      @zaguan-drawn=${props.onDrawn}
      @zaguan-broken=${props.onBroken}
    >
      <p>${words.pageLost}</p>
      <zaguan-button variant="text" @click=${props.onRetry}>${words.retry}</zaguan-button>
    </zaguan-paper>
    <div class="unseen" id="said">${spoken(words, props)}</div>`;
}

/** The page for a person who reads it by ear. */
function spoken(words: SignWords, { page, company }: PageView): TemplateResult | typeof nothing {
  if (page.text.status !== 'here') return nothing;
  return html`${page.text.value.trim() === '' ? html`<p>${words.noText(company)}</p>` : paragraphs(page.text.value)}`;
}

function text(words: SignWords, props: PageView): TemplateResult {
  const { page } = props;
  if (page.text.status === 'lost') {
    return html`<div class="as-text"><p>${words.pageLost}</p>
      <zaguan-button variant="text" @click=${props.onRetry}>${words.retry}</zaguan-button></div>`;
  }
  return html`<div class="as-text">${page.text.status === 'here' ? spoken(words, props) : html`<p class="small">${words.pageComing}</p>`}</div>`;
}

function paragraphs(value: string): TemplateResult[] {
  return value
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${paragraph.trim()}</p>`);
}
