import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import type { PhotoSide } from '#steps/enroll-full/photos.contract.ts';
import { ricardo } from '../../support/camera/card-holder.ts';
import { cardBackClip, cardFrontClip, faceClip } from '../../support/camera/clips.ts';
import { AtWidget, PATIENCE } from './at-widget.ts';
import { language, READING } from './language.ts';

const clips = { front: cardFrontClip, back: cardBackClip, selfie: faceClip } as const satisfies Record<PhotoSide, () => Promise<string>>;
const words = { ...cameraWords[language], ...enrollFullWords[language] };
/** What the card says, by the label under which it is asked. */
const onTheCard: Readonly<Record<string, string>> = {
  [words.fieldName]: ricardo.name,
  [words.fieldLastName]: ricardo.firstLastname,
  [words.fieldMothersLastName]: ricardo.secondLastname,
  [words.fieldCurp]: ricardo.curp,
};
const MOST_PRESSES = 24;
const BETWEEN_LOOKS = 50;

/** What stands on the screen at one moment. */
interface Sight {
  heading: string;
  /** The names of all buttons. */
  buttons: string[];
  /** The labels of the fields that stand empty. */
  empty: string[];
  /** The words under the open camera, and whether it waits for the shutter; null without one. */
  camera: { caption: string; isReady: boolean } | null;
  /** What the picture shows, in words; null without one. */
  picture: string | null;
}

/** Runs in the page: looks at everything at once, since between two looks the screen may have gone on by itself. */
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

/** In the order in which a person comes to them; at `card` they see what was read of it. */
type Place = PhotoSide | 'card';
const places: readonly Place[] = ['front', 'back', 'card', 'selfie'];
const isBefore = (one: Place, other: Place) => places.indexOf(one) < places.indexOf(other);

const captions: Readonly<Record<string, PhotoSide>> = { [words.front]: 'front', [words.back]: 'back', [words.captionSelfie]: 'selfie' };
const pictures: Readonly<Record<string, PhotoSide>> = { [words.front]: 'front', [words.back]: 'back', [words.selfie]: 'selfie' };
const explanations: Readonly<Record<string, PhotoSide>> = {
  ...{ [words.explainFront]: 'front', [words.explainBack]: 'back', [words.explainSelfie]: 'selfie' },
};
/** The answers that keep a picture. */
const keeping = [words.keepSelfie, words.keepCard, words.keep];
/** The ways on from what was read of the card: where nothing else helps, another photo. */
const onwards = [words.cardKeep, words.cardWritten, words.writeMyself, words.retake];
/** Who does not wait until the card is read presses this; here nobody does before so many milliseconds. */
const IMPATIENT_AFTER = READING / 2;

const first = (names: readonly string[], { buttons }: Sight) => names.find((name) => buttons.includes(name)) ?? null;
/** The picture that the screen asks about. */
const reviewed = (sight: Sight): PhotoSide | null =>
  sight.picture !== null && first(keeping, sight) !== null ? (pictures[sight.picture] ?? null) : null;

function placeOf(sight: Sight): Place | null {
  if (sight.camera) return captions[sight.camera.caption] ?? null;
  return reviewed(sight) ?? explanations[sight.heading] ?? (first(onwards, sight) === null ? null : 'card');
}

/** What a person presses who wants to go on; null where there is nothing to press. */
function pressed(sight: Sight): string | null {
  if (sight.camera) return sight.camera.isReady ? words.shutter : null;
  return first([...keeping, words.openCamera, ...onwards], sight);
}

/** A person who photographs the card and takes the selfie. */
export class AtEnrollment extends AtWidget {
  /** Presses what there is to press until the screen is that one. Every press is chosen by one look at the whole screen. */
  async #goOn(what: string, isThere: (sight: Sight) => boolean, press: (sight: Sight) => string | null): Promise<void> {
    await this.explained(what, this.#walk(isThere, press));
  }

  async #walk(isThere: (sight: Sight) => boolean, press: (sight: Sight) => string | null): Promise<void> {
    let presses = 0;
    for (let end = Date.now() + READING; Date.now() < end && presses < MOST_PRESSES; ) {
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
      // What was to be pressed may have gone by itself while the hand was on its way.
      await this.hand.press(this.button(name), 1, PATIENCE / 5).catch(() => {});
      await this.#untilOther(sight);
      end = Date.now() + READING;
    }
    throw new Error(presses < MOST_PRESSES ? 'Nothing came.' : 'The person is asked for one photo after the other.');
  }

  /** What the card did not tell is asked: the person looks at it and writes it. */
  async #writeWhatIsMissing({ empty }: Sight): Promise<void> {
    for (const [label, text] of Object.entries(onTheCard))
      if (empty.includes(label)) await this.hand.type(this.widget.getByLabel(label, { exact: true }), text);
  }

  #look(): Promise<Sight> {
    return this.widget.evaluate(sightOf);
  }

  async #untilOther(before: Sight): Promise<void> {
    const known = JSON.stringify(before);
    for (const end = Date.now() + PATIENCE / 3; Date.now() < end && JSON.stringify(await this.#look()) === known; )
      await new Promise((later) => setTimeout(later, BETWEEN_LOOKS));
  }

  /** Up to where this photo is explained, or its camera is open already. */
  async toPhoto(side: PhotoSide): Promise<void> {
    await this.expectAt('enroll_full');
    await this.#goOn('Neither camera nor explanation came', (sight) => placeOf(sight) === side && reviewed(sight) === null, pressed);
  }

  /** Up to the question whether this picture is good, or past it: a picture that the guide took goes on by itself. */
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

  /** From the last photo of the card to the selfie: what was read is right. A photo that shows too little is taken again. */
  async confirmCard(): Promise<void> {
    await this.#goOn('Nobody said what was read', (sight) => placeOf(sight) === 'selfie', pressed);
  }

  /** Ends the browser and starts it again with this side's scene before its camera. */
  async filming(side: PhotoSide, reopen: () => Promise<void>): Promise<void> {
    await this.phone.restart(await clips[side]());
    await reopen();
  }

  async waitForShutter(): Promise<void> {
    await this.explained('The camera did not open', this.button(words.shutter).click({ trial: true, timeout: PATIENCE }));
  }
}
