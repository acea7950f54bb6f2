import { html, type TemplateResult } from 'lit';
import type { ActorRefFrom } from 'xstate';
import type { captureMachine } from '../capture/capture.machine.ts';
import type { CameraTrouble, CameraView } from '../device/camera.ts';
import { assisted } from '../i18n/assisted.ts';
import { cameraWords } from '../i18n/camera.i18n.ts';
import { cameraAloneWords } from '../i18n/camera-alone.i18n.ts';
import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { type Language, wordsIn } from '../i18n/words.ts';
import { renderCameraBlocked } from '../step/camera-blocked.ts';
import { type CaptureSubject, renderFraming, renderIntro } from '../step/capture-screens.ts';
import { closeIcon } from '../ui/icons.ts';

export interface CapturePage {
  language: Language;
  capture: ActorRefFrom<typeof captureMachine>;
  subject: CaptureSubject;
  view: CameraView | null;
  /** Whether the link is on the clipboard; null before they asked. */
  copied: boolean | null;
  copyLink: () => void;
  chooseFile: () => void;
}

/** What is seen until there is a picture: the page before the camera, the camera, or why it does not open. */
export function renderCapturePage(words: CamerasWords, page: CapturePage): TemplateResult {
  const { language, capture, subject, view, copied, copyLink, chooseFile } = page;
  const ofCamera = wordsIn(assisted(cameraWords, cameraAloneWords), language);
  const snapshot = capture.getSnapshot();
  const { context } = snapshot;
  const begin = () => capture.send({ type: 'camera.begin' });
  if (snapshot.matches('camera')) {
    const phase = (['live', 'taking', 'taken'] as const).find((name) => snapshot.matches({ camera: name }));
    return html`<div class="bar" part="bar">
        <button class="icon-button" type="button" aria-label=${words.closeCamera} @click=${() => capture.send({ type: 'screen.back' })}>
          ${closeIcon()}
        </button>
      </div>
      ${renderFraming(ofCamera, {
        phase: phase ?? 'opening',
        view: view?.facing === context.facing ? view : null,
        subject,
        state: context,
        shoot: () => capture.send({ type: 'shutter.press' }),
        toggleTorch: () => capture.send({ type: 'torch.toggle' }),
        useOther: () => capture.send({ type: 'camera.other' }),
        chooseFile,
      })}`;
  }
  if (snapshot.matches('blocked')) {
    return renderCameraBlocked(ofCamera, {
      trouble: context.trouble as CameraTrouble,
      company: '',
      host: location.host,
      elsewhere: null,
      file: subject.upload,
      explanation: subject.explanation,
      copied,
      retry: begin,
      chooseFile,
      copyLink,
    });
  }
  if (snapshot.matches('reading')) return html`<zaguan-page heading=${subject.openingFile}></zaguan-page>`;
  return renderIntro(ofCamera, subject, { begin, chooseFile });
}
