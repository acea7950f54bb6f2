import { html, type TemplateResult } from 'lit';
import type { ActorRefFrom } from 'xstate';
import type { captureMachine } from '../../capture/capture.machine.ts';
import type { CameraTrouble, CameraView } from '../../device/camera.ts';
import type { CameraWords } from '../../i18n/camera.i18n.ts';
import { type CameraBlockedProps, renderCameraBlocked } from './camera-blocked.ts';
import { type CaptureSubject, type CaptureWays, renderFraming } from './capture-screens.ts';

export interface CapturePage extends Pick<CameraBlockedProps, 'company' | 'elsewhere' | 'isLinkCopied' | 'copyLink'> {
  capture: ActorRefFrom<typeof captureMachine>;
  subject: CaptureSubject;
  /** The open camera; null if it is closed. */
  view: CameraView | null;
  /** Opens the file chooser. Resolves once a file is chosen, or once the chooser closes without a file if the browser reports that. */
  chooseFile(): Promise<void>;
  /** Draws the page before the camera. */
  intro(ways: CaptureWays): TemplateResult;
}

/** Draws the capture until there is a picture: the page before the camera, the camera, or the reason why it does not open. */
export function renderCapture(words: CameraWords, page: CapturePage): TemplateResult {
  const { capture, subject, view, company, elsewhere, isLinkCopied: copied, copyLink, chooseFile, intro } = page;
  const snapshot = capture.getSnapshot();
  const { context } = snapshot;
  const begin = () => capture.send({ type: 'camera.begin' });
  if (snapshot.matches('camera')) {
    const rests = snapshot.matches({ camera: 'resting' });
    const phase = rests ? 'live' : (['live', 'taking', 'taken'] as const).find((name) => snapshot.matches({ camera: name }));
    const closeFile = () => capture.send({ type: 'file.none' });
    return renderFraming(words, {
      phase: phase ?? 'opening',
      view,
      subject,
      state: context,
      shoot: () => capture.send({ type: 'shutter.press' }),
      toggleTorch: () => capture.send({ type: 'torch.toggle' }),
      useOther: () => capture.send({ type: 'camera.other' }),
      chooseFile: () => {
        capture.send({ type: 'file.open' });
        void chooseFile().then(closeFile);
      },
      touch: closeFile,
    });
  }
  if (snapshot.matches('blocked')) {
    return renderCameraBlocked(words, {
      trouble: context.trouble as CameraTrouble,
      company,
      host: location.host,
      elsewhere,
      file: subject.upload,
      explanation: subject.explanation,
      isLinkCopied: copied,
      retry: begin,
      chooseFile,
      copyLink,
    });
  }
  if (snapshot.matches('reading')) return html`<zaguan-page heading=${subject.openingFile}></zaguan-page>`;
  return intro({ begin, chooseFile });
}
