import { html, nothing, type TemplateResult } from 'lit';
import type { PaperWords } from '../../i18n/paper.i18n.ts';
import type { MediaState } from '../../machine/step-state.ts';
import '../../ui/button.element.ts';
import { documentIcon, lockIcon } from '../../ui/drawings/icons.ts';
import { renderExplanation } from '../../ui/explanation.ts';
import '../../ui/page.element.ts';
import '../../ui/picture.element.ts';
import type { CaptureSubject, CaptureWays } from '../camera/capture-screens.ts';
import { type DockOwner, offlineBand, renderDock } from '../dock.ts';

/** Draws the page for a paper that is accepted as PDF only. */
export function renderFileIntro(words: PaperWords, { intro, explanation }: CaptureSubject, { chooseFile }: CaptureWays): TemplateResult {
  return html`<zaguan-page heading=${intro.heading} why=${intro.why}>
    <div class="stage">${intro.drawing}</div>
    <p class="aside small with-icon">${lockIcon('small')}<span>${intro.privacy}</span></p>
    ${explanation ? renderExplanation(explanation) : nothing}
    <zaguan-button slot="dock" @click=${chooseFile}>${words.choosePdf}</zaguan-button>
  </zaguan-page>`;
}

export interface PaperReadingProps {
  owner: DockOwner;
  /** The paper's medium; undefined until the widget has stored it. */
  medium: MediaState | undefined;
  cancel: () => void;
}

/** Draws the page shown while the paper is uploaded and while the server reads it. */
export function renderReading(words: PaperWords, { owner, medium, cancel }: PaperReadingProps): TemplateResult {
  const percent = medium?.status === 'uploading' && medium.progress < 1 ? Math.round(medium.progress * 100) : null;
  return html`<zaguan-page heading=${words.readingPaper}>
    <div class="reading">
      <span class="thumb">${documentIcon()}</span>
      <p role="status">${percent === null ? words.readingWhy : words.sendingPart(String(percent))}</p>
      <progress max="100" value=${percent ?? nothing} aria-label=${words.readingPaper}></progress>
    </div>
    ${offlineBand(owner)}
    <zaguan-button slot="dock" variant="text" @click=${cancel}>${words.cancel}</zaguan-button>
  </zaguan-page>`;
}

/** Draws the paper's picture if the device has it, else the drawing. */
function renderPicture(words: PaperWords, { preview, drawing, label }: { preview: Blob | null; drawing: TemplateResult; label: string }) {
  return preview?.type.startsWith('image/')
    ? html`<zaguan-picture class="taken card sheet" fit="whole" .picture=${preview} label=${label} zoom-label=${words.zoom}></zaguan-picture>`
    : html`<div class="stage">${drawing}</div>`;
}

export interface UnreadPaperProps {
  /** True if the paper is of another kind than the step requests. */
  isOther: boolean;
  /** Null when only the server has it. */
  preview: Blob | null;
  drawing: TemplateResult;
  label: string;
  fromFile: boolean;
  /** True if the step also accepts a file, and so a PDF. */
  takesFile: boolean;
  again: () => void;
  /** Continues with the unread paper; null before a second attempt. */
  goOn: (() => void) | null;
}

/** Draws the page for an unreadable paper: the reason, a button for another photo, and after a second attempt one to continue. */
export function renderUnread(
  words: PaperWords,
  { isOther, fromFile, takesFile, again, goOn, ...picture }: UnreadPaperProps,
): TemplateResult {
  const unreadWhy = takesFile ? `${words.unreadWhy} ${words.orPdf}` : words.unreadWhy;
  return html`<zaguan-page
    heading=${isOther ? words.otherKind : words.unread}
    why=${isOther ? words.otherKindWhy : unreadWhy}
  >
    ${renderPicture(words, picture)}
    <zaguan-button slot="dock" @click=${again}>${fromFile ? words.anotherFile : words.another}</zaguan-button>
    ${goOn === null ? nothing : html`<zaguan-button slot="dock" variant="text" @click=${goOn}>${words.goOnUnread}</zaguan-button>`}
  </zaguan-page>`;
}

export interface PictureOnlyProps {
  owner: DockOwner;
  preview: Blob | null;
  drawing: TemplateResult;
  label: string;
  fromFile: boolean;
  problem: string | null;
  again: () => void;
  send: (event: Event) => void;
}

/** Draws the page that sends a paper whose data is not shown: only its picture, and the dock (the buttons at the page's end). */
export function renderPictureOnly(
  words: PaperWords,
  { owner, fromFile, problem, again, send, ...picture }: PictureOnlyProps,
): TemplateResult {
  return html`<form @submit=${send}><zaguan-page heading=${words.held} why=${words.heldWhy}>
    ${renderPicture(words, picture)}
    ${renderDock(owner, { submit: words.send, problem, after: renderAgain(words, { owner, fromFile, again }) })}
  </zaguan-page></form>`;
}

/** Draws the button for another photo or file, under the main button. */
export function renderAgain(
  words: PaperWords,
  { owner, fromFile, again }: { owner: DockOwner; fromFile: boolean; again: () => void },
): TemplateResult | typeof nothing {
  if (owner.busy) return nothing;
  return html`<zaguan-button slot="dock" variant="text" @click=${again}>${fromFile ? words.anotherFile : words.another}</zaguan-button>`;
}
