import { html, nothing, type TemplateResult } from 'lit';
import type { CaptureContext } from '../../capture/capture.machine.ts';
import type { CameraView } from '../../device/camera.ts';
import type { CameraWords } from '../../i18n/camera.i18n.ts';
import '../../ui/button.element.ts';
import { lockIcon, placeIcon } from '../../ui/drawings/icons.ts';
import { tickIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/page.element.ts';
import { type Explanation, renderExplanation } from '../../ui/explanation.ts';
import '../../ui/viewfinder.element.ts';
import type { ViewfinderTone, ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/** The subject of the present capture, with its step's words. */
export interface CaptureSubject {
  guide: ZaguanViewfinder['guide'];
  /** MIME types of the file that may replace the picture. */
  accept: readonly string[];
  /** The page before the camera: the subject, tips for a good picture, the purpose and who receives it. */
  intro: { heading: string; why: string; drawing: TemplateResult; tips: readonly string[]; privacy: string | TemplateResult };
  /** Names the subject in the frame. */
  caption: string;
  /** The present instruction, at most five words. */
  aim: string;
  /** The guide's advice in words, by name. */
  remarks?: Readonly<Partial<Record<string, string>>>;
  /** The text while the captured picture is frozen on the screen. */
  confirmation: string;
  shutter: string;
  chooseFile: string;
  openingFile: string;
  /** The offer of a file if no camera opens, and its explanation; null if only the camera is accepted. */
  upload: { offer: string; why: string } | null;
  /** The reason why the last picture, symbol or file was rejected; null if none was. */
  explanation: Explanation | null;
}

/** The buttons of the page before the camera. */
export interface CaptureWays {
  begin: () => void;
  chooseFile: () => void;
}

/** Draws the page before the camera. */
export function renderIntro(
  words: CameraWords,
  { intro: { heading, why, drawing, tips, privacy }, explanation, upload, chooseFile }: CaptureSubject,
  ways: CaptureWays,
  asksForPlace = false,
): TemplateResult {
  return html`<zaguan-page heading=${heading} why=${why}>
    <div class="stage">${drawing}</div>
    <ul class="tips">
      ${tips.map((tip) => html`<li>${tickIcon('small')}${tip}</li>`)}
    </ul>
    <p class="aside small with-icon">${lockIcon('small')}<span>${privacy}</span></p>
    ${asksForPlace ? html`<p class="aside small with-icon">${placeIcon('small')}<span>${words.place}</span></p>` : nothing}
    ${explanation ? renderExplanation(explanation) : nothing}
    <zaguan-button slot="dock" @click=${ways.begin}>${words.openCamera}</zaguan-button>
    ${upload ? html`<zaguan-button slot="dock" variant="text" @click=${ways.chooseFile}>${chooseFile}</zaguan-button>` : nothing}
  </zaguan-page>`;
}

export interface FramingProps {
  phase: 'opening' | 'live' | 'taking' | 'taken';
  view: CameraView | null;
  subject: CaptureSubject;
  state: Pick<CaptureContext, 'abilities' | 'torch' | 'notice' | 'quad' | 'steady'>;
  shoot: () => void;
  toggleTorch: () => void;
  useOther: () => void;
  chooseFile: () => void;
  /** Called on any press or key: no file dialog is open over the camera. */
  touch: () => void;
}

const tones: Record<FramingProps['phase'], ViewfinderTone> = { opening: 'opening', live: 'seeking', taking: 'taking', taken: 'taken' };

/** Returns the guide's present advice, or the instruction if there is none. */
function aimOf(words: CameraWords, { aim, remarks }: CaptureSubject, notice: string | null): string {
  if (notice === null) return aim;
  return remarks?.[notice] ?? (notice === 'black_frame' ? words.blackFrame : words.noFrame);
}

/** Draws the live camera with one instruction. */
export function renderFraming(
  words: CameraWords,
  { phase, view, subject, state: { abilities, torch, notice, quad, steady }, ...ways }: FramingProps,
) {
  const instructions = { opening: words.opening, live: aimOf(words, subject, notice), taking: words.taking, taken: subject.confirmation };
  return html`<zaguan-viewfinder
    .stream=${view?.stream ?? null}
    ?mirrored=${view?.isMirrored ?? false}
    .quad=${quad}
    .steady=${steady}
    guide=${subject.guide}
    tone=${tones[phase]}
    instruction=${instructions[phase]}
    caption=${subject.caption}
    shutter-label=${subject.shutter}
    torch-label=${abilities.torch ? words.torchOn : ''}
    ?torch=${torch}
    other-label=${abilities.other ? words.otherCamera : ''}
    file-label=${subject.upload ? subject.chooseFile : ''}
    @zaguan-shutter=${ways.shoot}
    @zaguan-torch=${ways.toggleTorch}
    @zaguan-other-camera=${ways.useOther}
    @zaguan-file=${ways.chooseFile}
    @pointerdown=${ways.touch}
    @keydown=${ways.touch}
  ></zaguan-viewfinder>`;
}
