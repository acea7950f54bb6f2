import { property } from 'lit/decorators.js';
import type { GuideEvent } from '../capture/capture.machine.ts';
import { FaceFinder, type FrameFaces } from '../capture/faces/finder.ts';
import type { Region, Size } from '../capture/guide.ts';
import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { selfieWords } from '../i18n/selfie.i18n.ts';
import { wordsIn } from '../i18n/words.ts';
import { FaceGuide, faceRemarks } from '../step/camera/face-guide.ts';
import type { ShownCamera } from '../step/camera/shown-camera.ts';
import { define } from '../ui/define.ts';
import { renderDrawing } from '../ui/drawings/drawing.ts';
import { selfieShape } from '../ui/drawings/selfie-drawing.ts';
import { CameraScreens, type SubjectInWords } from './camera-screens.ts';
import type { FaceHost } from './hosts.ts';
import type { PictureReview } from './picture-page.ts';

/** Returns the origin of the face finder's files, for comparison. */
const originOf = ({ assetsBase, faceModels, faceWasmBase }: FaceHost) => `${assetsBase} ${faceModels} ${faceWasmBase}`;

/** @summary The screens of a face camera without a step. */
export class FaceScreens extends CameraScreens<FaceHost> {
  #guide = new FaceGuide(() => this.openFaces());
  /** The origin of the loaded finder's files. */
  #origin = '';

  /** Opens the face finder; tests replace it. */
  @property({ attribute: false }) openFaces: () => FrameFaces = () =>
    new FaceFinder({ assetsBase: this.tag?.assetsBase ?? '', wasmBase: this.tag?.faceWasmBase ?? '', models: this.tag?.faceModels ?? '' });

  protected override readonly eventName = 'zaguan-face-picture';
  protected override readonly facing = 'user';
  /** Keeps space around the face. */
  protected override readonly margin = 0.3;

  get #selfie() {
    return wordsIn(selfieWords, this.screenLanguage);
  }

  protected override purposeOf(tag: FaceHost): string {
    return `${tag.specimen} ${originOf(tag)}`;
  }

  protected override prepare(tag: FaceHost): void {
    const origin = originOf(tag);
    if (origin !== this.#origin) this.#guide.close();
    this.#origin = origin;
    this.#guide.keepReady(!tag.manual);
  }

  protected override releasePrepared(): void {
    this.#guide.close();
  }

  protected override watch(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    return this.#guide.watch(liveCamera, this.margin, tell);
  }

  protected override async drawSpecimen(guide: Region, screen: Size) {
    const { selfieSpecimen } = await import('../capture/selfie-specimen.ts');
    return selfieSpecimen(guide, screen);
  }

  protected override subject(words: CamerasWords): SubjectInWords {
    const selfie = this.#selfie;
    return {
      guide: 'face',
      heading: words.faceTitle,
      why: selfie.explainSelfieWhy,
      drawing: renderDrawing(selfieShape),
      tips: [selfie.tipBare, selfie.tipFacing, selfie.tipAlone],
      caption: selfie.captionSelfie,
      aim: selfie.aimSelfie,
      remarks: faceRemarks(selfie),
      smallFile: words.unreadableFile,
    };
  }

  protected override review(words: CamerasWords): PictureReview {
    const selfie = this.#selfie;
    return {
      shows: 'face',
      heading: selfie.reviewSelfie,
      why: words.reviewFaceWhy,
      label: selfie.selfie,
      zoom: '',
      yes: selfie.keepSelfie,
      glanceWhy: words.glanceFaceWhy,
      isWrongDocument: false,
    };
  }
}
define('zaguan-face-screens', FaceScreens);
