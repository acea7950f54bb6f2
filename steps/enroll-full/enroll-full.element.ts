import { type Actor, createActor } from 'xstate';
import type { CaptureContext, captureMachine } from '../../src/capture/capture.machine.ts';
import type { Box, Size } from '../../src/capture/guide.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import type { CaptureSubject } from '../../src/step/capture-screens.ts';
import { CaptureStepElement } from '../../src/step/capture-step.ts';
import { pictureReviewStyles } from '../../src/step/picture-review.styles.ts';
import { define } from '../../src/ui/define.ts';
import { type EnrollFullSetup, type Side, sides } from './enroll-full.contract.ts';
import { type EnrollFullWords, enrollFullWords } from './enroll-full.i18n.ts';
import { type Accepted, enrollFullMachine, type Input } from './enroll-full.machine.ts';
import { enrollFullStyles } from './enroll-full.styles.ts';
import { renderReady } from './ready.ts';
import { renderReview } from './review.ts';
import { picturesOf, subjectOf } from './subjects.ts';
import { troubleInWords } from './troubles.ts';

interface Draft {
  accepted: Accepted;
}

/**
 * @summary Photos of both sides of the INE and a selfie: captured, reviewed, received. It reads nothing and claims nothing.
 * @event zaguan-step-draft - `{accepted: {front?, back?, selfie?}}`, uuids of the pictures that the person said yes to.
 * @event zaguan-step-submit - `{submission: {front, back, selfie}}`
 */
export class EnrollFullElement extends CaptureStepElement<typeof enrollFullMachine, EnrollFullSetup, Draft> {
  static override styles = [...CaptureStepElement.styles, pictureReviewStyles, enrollFullStyles];

  get #words(): EnrollFullWords {
    return wordsIn(enrollFullWords, this.language, this.texts);
  }

  protected override begin(capture: typeof captureMachine): Actor<typeof enrollFullMachine> {
    const machine = enrollFullMachine.provide({
      actors: { capture },
      actions: {
        releaseCamera: () => this.releaseCamera(),
        keepDraft: ({ context }) => this.emit('zaguan-step-draft', { draft: { accepted: context.accepted } satisfies Draft }),
        discardPicture: ({ context }) => this.discard(context.captured[context.side]),
        submit: ({ context: { accepted } }) => this.emit('zaguan-step-submit', { submission: accepted }),
      },
    });
    return createActor(machine, { input: this.#input() });
  }

  /** Where the person was: the pictures that they said yes to, and those that still wait for a review. */
  #input(): Input {
    const captured: Accepted = {};
    const accepted: Accepted = {};
    for (const side of sides) {
      const media = this.media.filter(({ collection }) => collection === side);
      const choice = media.find(({ uuid }) => uuid === this.draft?.accepted[side]);
      const latest = choice ?? media.at(-1);
      if (latest) captured[side] = latest.uuid;
      if (choice) accepted[side] = choice.uuid;
    }
    // A step that is open again has no draft, and the server has all three: the person said yes to them then.
    const submittedBefore = this.draft === null && sides.every((side) => this.medium(captured[side])?.status === 'stored');
    return { captured, accepted: submittedBefore ? captured : accepted };
  }

  protected override subject({ notice }: CaptureContext): CaptureSubject {
    return subjectOf(this.snapshot.context.side, {
      words: this.#words,
      company: this.companyName,
      mediaDays: this.mediaDays,
      allowFile: this.setup.allow_file,
      notice,
    });
  }

  /** What surrounds a card shows where its edges are; a face wants more air. */
  protected override get margin(): number {
    return this.snapshot.context.side === 'selfie' ? 0.3 : 0.15;
  }

  protected override async specimen(guide: Box, screen: Size) {
    const { specimenOf } = await import('./specimens/specimens.ts');
    return specimenOf(this.snapshot.context.side, guide, screen);
  }

  #renderReview() {
    const words = this.#words;
    const { side, captured, picture } = this.snapshot.context;
    const fromFile = picture?.manner === 'file';
    return renderReview(words, {
      side,
      preview: this.preview(captured[side]),
      advice: picture?.advice ? words[picture.advice] : null,
      fromFile,
      keep: () => this.send({ type: 'picture.keep' }),
      again: fromFile ? () => this.chooseFile(picturesOf(side), this.send) : () => this.send({ type: 'picture.retake' }),
    });
  }

  #renderReady() {
    const { accepted } = this.snapshot.context;
    const withPreview = (side: Side) => {
      const medium = this.medium(accepted[side]);
      return medium && { ...medium, preview: this.preview(medium.uuid) };
    };
    return renderReady(this.#words, {
      owner: this,
      media: { front: withPreview('front'), back: withPreview('back'), selfie: withPreview('selfie') },
      sending: this.busy || this.snapshot.matches({ ready: 'sent' }),
      problem: this.problem && troubleInWords(this.#words, this.problem, this.language),
      redo: (side) => this.send({ type: 'side.redo', side }),
      send: (event) => {
        event.preventDefault();
        this.send({ type: 'submission.send' });
      },
    });
  }

  protected override renderStep() {
    return this.snapshot.matches('review') ? this.#renderReview() : this.#renderReady();
  }
}

export const tag = 'zaguan-step-enroll-full';
define(tag, EnrollFullElement);
