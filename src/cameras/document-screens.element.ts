import { property } from 'lit/decorators.js';
import { ASPECTS, HALF_LETTER } from '#vision/quad/aspects.ts';
import type { GuideEvent } from '../capture/capture.machine.ts';
import { CardReader, type DeviceReader } from '../capture/cards/card-reader.ts';
import { DocumentFinder, type FrameFinder } from '../capture/documents/finder.ts';
import { straightenStill } from '../capture/documents/straighten-still.ts';
import type { Region, Size } from '../capture/guide.ts';
import type { Specimen } from '../capture/specimen-camera.ts';
import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { cardWords } from '../i18n/card.i18n.ts';
import { wordsIn } from '../i18n/words.ts';
import { DocumentGuide } from '../step/camera/document-guide.ts';
import type { ShownCamera } from '../step/camera/shown-camera.ts';
import { define } from '../ui/define.ts';
import { CameraScreens, type SubjectInWords } from './camera-screens.ts';
import { DocumentFacts } from './document-facts.ts';
import { documentInWords } from './document-words.ts';
import type { DocumentKind } from './events.ts';
import type { DocumentHost } from './hosts.ts';
import type { PictureReview } from './picture-page.ts';

/** Returns the possible aspects of a kind: longer side divided by shorter side. */
const aspectsOf = (kind: DocumentKind) => (kind === 'sheet' ? [ASPECTS.letter, ASPECTS.a4, HALF_LETTER] : [ASPECTS.card]);

/** @summary The screens of a document camera without a step. */
export class DocumentScreens extends CameraScreens<DocumentHost> {
  #guide = new DocumentGuide(() => this.openFinder());
  #facts = new DocumentFacts({
    open: () => this.openReader(),
    straighten: (still, turn) => this.straighten(still, turn),
    onChange: (uuid, isWrong) => {
      this.requestUpdate();
      if (isWrong) this.warnOfWrongDocument(uuid);
    },
  });

  /** Opens the document finder; tests replace it. */
  @property({ attribute: false }) openFinder: () => FrameFinder = () =>
    new DocumentFinder({ aspects: aspectsOf(this.#kind), assetsBase: this.#assetsBase });
  /** Opens the reader of an INE and straightens a picture; tests replace both. */
  @property({ attribute: false }) openReader: () => DeviceReader = () => new CardReader({ assetsBase: this.#assetsBase });
  @property({ attribute: false }) straighten = (still: Blob, turn: number) =>
    straightenStill(still, { aspects: aspectsOf(this.#kind), turn, assetsBase: this.#assetsBase });

  protected override readonly eventName = 'zaguan-document-picture';
  protected override readonly facing = 'environment';
  /** Shows the surface around the document, which makes its edges visible. */
  protected override readonly margin = 0.15;

  get #kind(): DocumentKind {
    return this.tag?.document ?? 'card';
  }

  get #assetsBase(): string {
    return this.tag?.assetsBase ?? '';
  }

  protected override purposeOf({ specimen, assetsBase, document }: DocumentHost): string {
    return `${document} ${specimen} ${assetsBase}`;
  }

  /** Returns whether an INE will be read. Specimens have nothing to read. */
  #reads({ readFields, specimen, document }: DocumentHost): boolean {
    return readFields && !specimen && document.startsWith('ine_');
  }

  protected override prepare(tag: DocumentHost): void {
    this.#facts.keepReady(this.#reads(tag));
  }

  protected override releasePrepared(): void {
    this.#facts.keepReady(false);
  }

  protected override watch(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void {
    const [kind, strictness] = [this.#kind, this.tag?.strictness ?? 'normal'];
    const shape = kind === 'sheet' ? 'sheet' : 'card';
    const watching = { margin: this.margin, otherSide: kind === 'ine_back', strictness, shape, tell } as const;
    return this.#guide.watch(liveCamera, watching);
  }

  protected override cameraOff(): void {
    this.#guide.close();
  }

  protected override analyse(uuid: string, blob: Blob): void {
    this.#facts.analyse(uuid, blob, this.#kind);
  }

  protected override forget(uuid: string): void {
    this.#facts.forget(uuid);
  }

  protected override async factsOf(uuid: string): Promise<object> {
    return { document: this.#kind, ...(await this.#facts.factsInTime(uuid)) };
  }

  protected override async drawSpecimen(guide: Region, screen: Size): Promise<Specimen> {
    if (this.#kind === 'sheet') {
      const { sheetSpecimen } = await import('../capture/sheet-specimen.ts');
      return sheetSpecimen([this.words.sheet, this.words.sheetTitle, this.words.sheetWhy], guide, screen);
    }
    const { credentialSpecimen } = await import('../capture/credential-specimen.ts');
    return credentialSpecimen(this.#kind === 'ine_back' ? 'back' : 'front', guide, screen);
  }

  protected override subject(words: CamerasWords): SubjectInWords {
    return documentInWords(this.#kind, words, this.screenLanguage);
  }

  protected override review(words: CamerasWords, uuid: string): PictureReview {
    const card = wordsIn(cardWords, this.screenLanguage);
    const isWrongDocument = this.#facts.isWrongDocument(uuid);
    const wrong = { heading: this.#kind === 'ine_back' ? card.otherBack : card.otherFront, why: card.otherWhy };
    return {
      shows: 'card',
      ...(isWrongDocument ? wrong : { heading: card.reviewCard, why: words.reviewDocumentWhy }),
      label: documentInWords(this.#kind, words, this.screenLanguage).caption,
      zoom: card.zoom,
      yes: card.keepCard,
      glanceWhy: card.glanceCardWhy,
      isWrongDocument,
    };
  }

  /** Returns the straightened document, or the whole picture until it is ready. */
  protected override preview(uuid: string): Blob | null {
    return this.#facts.straightPictureOf(uuid) ?? super.preview(uuid);
  }
}
define('zaguan-document-screens', DocumentScreens);
