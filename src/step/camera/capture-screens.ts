import { html, nothing, type TemplateResult } from 'lit';
import type { CaptureContext } from '../../capture/capture.machine.ts';
import type { CameraView } from '../../device/camera.ts';
import type { CameraWords } from '../../i18n/camera.i18n.ts';
import '../../ui/button.element.ts';
import { lockIcon } from '../../ui/drawings/icons.ts';
import { tickIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/page.element.ts';
import { type Explanation, renderExplanation } from '../../ui/explanation.ts';
import '../../ui/viewfinder.element.ts';
import type { ViewfinderTone, ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/** What is captured now, and how its step says so. */
export interface CaptureSubject {
  guide: ZaguanViewfinder['guide'];
  /** MIME types of a file in its place. */
  accept: readonly string[];
  /** The page before the camera: what is captured, how to make it good, what it is for and where it goes. */
  intro: { heading: string; why: string; drawing: TemplateResult; tips: readonly string[]; privacy: string | TemplateResult };
  /** What is in the frame. */
  caption: string;
  /** What to do now, at most five words. */
  aim: string;
  /** The guide's remarks in words, by name. */
  remarks?: Readonly<Partial<Record<string, string>>>;
  /** The instruction while the picture that was captured stands still. */
  confirmation: string;
  shutter: string;
  chooseFile: string;
  openingFile: string;
  /** The file that serves where no camera opens, and what that means; null where only the camera serves. */
  upload: { offer: string; why: string } | null;
  /** Why the last picture, symbol or file will not do; null where none was tried. */
  explanation: Explanation | null;
}

/** The ways on from a page before the camera. */
export interface CaptureWays {
  begin: () => void;
  chooseFile: () => void;
}

/** The page before the camera. */
export function renderIntro(
  words: CameraWords,
  { intro: { heading, why, drawing, tips, privacy }, explanation, upload, chooseFile }: CaptureSubject,
  ways: CaptureWays,
): TemplateResult {
  return html`<zaguan-page heading=${heading} why=${why}>
    <div class="stage">${drawing}</div>
    <ul class="tips">
      ${tips.map((tip) => html`<li>${tickIcon('small')}${tip}</li>`)}
    </ul>
    <p class="aside">${lockIcon('small')}<span>${privacy}</span></p>
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
  /** Anything is pressed: no dialog is over the camera. */
  touch: () => void;
}

const tones: Record<FramingProps['phase'], ViewfinderTone> = { opening: 'opening', live: 'seeking', taking: 'taking', taken: 'taken' };

function aim(words: CameraWords, { aim, remarks }: CaptureSubject, notice: string | null): string {
  if (notice === null) return aim;
  return remarks?.[notice] ?? (notice === 'black_frame' ? words.blackFrame : words.noFrame);
}

/** The live camera, with one instruction at a time. */
export function renderFraming(
  words: CameraWords,
  { phase, view, subject, state: { abilities, torch, notice, quad, steady }, ...ways }: FramingProps,
) {
  const instructions = { opening: words.opening, live: aim(words, subject, notice), taking: words.taking, taken: subject.confirmation };
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
