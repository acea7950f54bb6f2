import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import type { PhotoSide } from '#steps/enroll-full/photos.contract.ts';
import { ricardo } from '../../support/camera/card-holder.ts';
import { faceClip, lyingCardClip } from '../../support/camera/clips.ts';
import { AtWidget, PATIENCE } from './at-widget.ts';
import { language, READING } from './language.ts';

const clips = {
  front: () => lyingCardClip('front'),
  back: () => lyingCardClip('back'),
  selfie: faceClip,
} as const satisfies Record<PhotoSide, () => Promise<string>>;
const words = { ...cameraWords[language], ...enrollFullWords[language] };
/** The card's data by the field's label. */
const onTheCard: Readonly<Record<string, string>> = {
  [words.fieldName]: ricardo.name,
  [words.fieldLastName]: ricardo.firstLastname,
  [words.fieldMothersLastName]: ricardo.secondLastname,
  [words.fieldCurp]: ricardo.curp,
};
const MAX_PRESSES = 24;
/** The films of a challenge that a person is asked for at most. */
const MAX_FILMS = 2;
const BETWEEN_LOOKS = 50;

/** The state of the screen at one moment. */
interface Sight {
  heading: string;
  /** The names of all buttons. */
  buttons: string[];
  /** The labels of the empty fields. */
  empty: string[];
  /** The caption of the open camera, and if the shutter can be pressed; null without a camera. */
  camera: { caption: string; isReady: boolean } | null;
  /** The alternative text of the picture; null without a picture. */
  picture: string | null;
}

/** Reads the whole screen at once, because it may change between two reads. Runs in the page. */
function sightOf(widget: Element): Sight {
  const within = (root: ParentNode): Element[] =>
    [...root.children].flatMap((child) => [child, ...(child.shadowRoot ? within(child.shadowRoot) : []), ...within(child)]);
  const seen = (widget.shadowRoot ? within(widget.shadowRoot) : []).filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const host = (one: Element) => (one.getRootNode() as ShadowRoot).host;
  const named = seen.filter(
    (one) => one.localName === 'zaguan-button' || (one.localName === 'button' && host(one).localName !== 'zaguan-button'),
  );
  const viewfinder = seen.find(({ localName }) => localName === 'zaguan-viewfinder') as
    | (Element & { caption: string; tone: string })
    | undefined;
  return {
    heading: seen.find(({ localName }) => localName === 'h1')?.textContent?.trim() ?? '',
    buttons: named.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
    empty: seen
      .filter((one) => one.localName === 'zaguan-field' && !(one as HTMLInputElement).value)
      .map((one) => (one as Element & { label: string }).label),
    camera: viewfinder ? { caption: viewfinder.caption, isReady: viewfinder.tone === 'seeking' } : null,
    picture: seen.find(({ localName }) => localName === 'zaguan-picture')?.getAttribute('label') ?? null,
  };
}

/** The stages in the person's order; at `card` they see the data read from the card. */
type Place = PhotoSide | 'card';
const places: readonly Place[] = ['front', 'back', 'card', 'selfie'];
const isBefore = (one: Place, other: Place) => places.indexOf(one) < places.indexOf(other);

const captions: Readonly<Record<string, PhotoSide>> = { [words.front]: 'front', [words.back]: 'back', [words.captionSelfie]: 'selfie' };
const pictures: Readonly<Record<string, PhotoSide>> = { [words.front]: 'front', [words.back]: 'back', [words.selfie]: 'selfie' };
const explanations: Readonly<Record<string, PhotoSide>> = {
  ...{ [words.explainFront]: 'front', [words.explainBack]: 'back', [words.explainSelfie]: 'selfie' },
};
/** Buttons that keep a picture. */
const keeping = [words.keepSelfie, words.keepCard, words.keep];
/** Buttons that continue from the card's data; taking another photo is the last choice. */
const onwards = [words.cardKeep, words.cardWritten, words.writeMyself, words.retake];
/** Milliseconds before which these tests do not press the button that skips waiting for the card's reading. */
const IMPATIENT_AFTER = 22_000;
/** Milliseconds for a button that the screen may have taken away, and for the change that a press causes. */
const PRESS_MS = 6_000;
const CHANGE_MS = 10_000;

const first = (names: readonly string[], { buttons }: Sight) => names.find((name) => buttons.includes(name)) ?? null;
/** Returns the side of the picture that the screen asks about; null if it asks about none. */
const reviewed = (sight: Sight): PhotoSide | null =>
  sight.picture !== null && first(keeping, sight) !== null ? (pictures[sight.picture] ?? null) : null;

function placeOf(sight: Sight): Place | null {
  if (sight.camera) return captions[sight.camera.caption] ?? null;
  return reviewed(sight) ?? explanations[sight.heading] ?? (first(onwards, sight) === null ? null : 'card');
}

/** Returns the button with which a person continues; null if there is none. */
function pressed(sight: Sight): string | null {
  if (sight.camera) return sight.camera.isReady ? words.shutter : null;
  return first([...keeping, words.openCamera, ...onwards], sight);
}

/** A person who photographs the card and takes the selfie. */
export class AtEnrollment extends AtWidget {
  /** Presses buttons until `isThere`. Each press is chosen from one state of the whole screen. */
  async #goOn(what: string, isThere: (sight: Sight) => boolean, press: (sight: Sight) => string | null): Promise<void> {
    await this.explained(what, this.#walk(isThere, press));
  }

  async #walk(isThere: (sight: Sight) => boolean, press: (sight: Sight) => string | null): Promise<void> {
    let presses = 0;
    for (let end = Date.now() + READING; Date.now() < end && presses < MAX_PRESSES; ) {
      const sight = await this.#look();
      if (isThere(sight)) return;
      const isImpatient = end - Date.now() < READING - IMPATIENT_AFTER && sight.buttons.includes(words.goOn);
      const name = press(sight) ?? (isImpatient ? words.goOn : null);
      if (name === null) {
        await new Promise((later) => setTimeout(later, BETWEEN_LOOKS));
        continue;
      }
      await this.#writeWhatIsMissing(sight);
      presses++;
      // The screen may have moved on by itself, so the button may be gone.
      await this.hand.press(this.button(name), 1, PRESS_MS).catch(() => {});
      await this.#untilOther(sight);
      end = Date.now() + READING;
    }
    throw new Error(presses < MAX_PRESSES ? 'Nothing came.' : 'The person is asked for one photo after the other.');
  }

  /** Types the data that the card's reading did not contain. */
  async #writeWhatIsMissing({ empty }: Sight): Promise<void> {
    for (const [label, text] of Object.entries(onTheCard))
      if (empty.includes(label)) await this.hand.type(this.widget.getByLabel(label, { exact: true }), text);
  }

  #look(): Promise<Sight> {
    return this.widget.evaluate(sightOf);
  }

  async #untilOther(before: Sight): Promise<void> {
    const known = JSON.stringify(before);
    for (const end = Date.now() + CHANGE_MS; Date.now() < end && JSON.stringify(await this.#look()) === known; )
      await new Promise((later) => setTimeout(later, BETWEEN_LOOKS));
  }

  /** Continues to the explanation of this photo, or to its open camera. */
  async toPhoto(side: PhotoSide): Promise<void> {
    await this.expectAt('enroll_full');
    await this.#goOn('Neither camera nor explanation came', (sight) => placeOf(sight) === side && reviewed(sight) === null, pressed);
  }

  /** Continues to the review of this picture, or past it, because the guide's own picture needs no review. */
  async shoot(side: PhotoSide): Promise<void> {
    await this.expectAt('enroll_full');
    const isPast = (place: Place | null) => place !== null && isBefore(side, place);
    await this.#goOn('Nobody asked about the picture', (sight) => reviewed(sight) === side || isPast(placeOf(sight)), pressed);
  }

  async expectReview(side: PhotoSide): Promise<void> {
    await this.#goOn(
      'Nobody asked about the picture',
      (sight) => reviewed(sight) === side,
      () => null,
    );
  }

  async keep(side: PhotoSide): Promise<void> {
    await this.#goOn(
      'The question stayed',
      (sight) => reviewed(sight) !== side,
      (sight) => first(keeping, sight),
    );
  }

  async photograph(side: PhotoSide): Promise<void> {
    await this.shoot(side);
    await this.keep(side);
  }

  /** Confirms the card's data, up to the selfie. A photo that shows too little is taken again. */
  async confirmCard(): Promise<void> {
    await this.#goOn('Nobody said what was read', (sight) => placeOf(sight) === 'selfie', pressed);
  }

  /** Restarts the browser with this side's clip for its camera. */
  async filming(side: PhotoSide, reopen: () => Promise<void>): Promise<void> {
    await this.phone.restart(await clips[side]());
    await reopen();
  }

  /** Goes on from the challenge to the step that follows. Returns whether the challenge was passed: a busy server may have no time for it. */
  async endChallenge(next: string): Promise<boolean> {
    const heading = (name: string) => this.widget.getByRole('heading', { level: 1, name, exact: true });
    const [again, over] = [heading(words.lifeAgain), heading(words.lifeOver)];
    const follows = this.document.locator(`zaguan-step-${next.replaceAll('_', '-')}`);
    for (let films = 1; ; films++) {
      await this.explained('The challenge did not end', follows.or(again).or(over).first().waitFor({ timeout: READING }));
      if (await follows.isVisible()) return true;
      const isOver = await over.isVisible();
      await this.press(isOver ? words.lifeGoOn : words.lifeRetry);
      if (isOver) return false;
      if (films === MAX_FILMS) throw new Error('The person is asked for one film after the other.');
      await again.waitFor({ state: 'hidden' });
    }
  }

  async waitForShutter(): Promise<void> {
    await this.explained('The camera did not open', this.button(words.shutter).click({ trial: true, timeout: PATIENCE }));
  }
}
