import type { Speech } from '../../device/speech.ts';

/** Milliseconds that a sentence must stay on the screen before it is spoken, so that flickering advice is skipped. */
const SETTLE_MS = 300;
/** Milliseconds until an unfollowed instruction is spoken again. */
const AGAIN_MS = 6000;

/** Speaks the screen's sentences, from when the person turns it on until they silence it. */
export class SpokenGuide {
  readonly #speech: Speech;
  #isOn = false;
  #sentence = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(speech: Speech) {
    this.#speech = speech;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** @param sentence The sentence on the screen. It is spoken at once: some browsers speak only in response to a tap. */
  turnOn(sentence: string, language: string): void {
    this.#isOn = true;
    this.#sentence = sentence;
    this.#say(language, true);
  }

  silence(): void {
    this.#isOn = false;
    this.#sentence = '';
    clearTimeout(this.#timer);
    this.#speech.hush();
  }

  /**
   * Notes the sentence that the screen shows, and speaks it soon if it is new.
   * @param waits True if the sentence is an instruction, which is repeated.
   */
  shows(sentence: string, language: string, waits: boolean): void {
    if (!this.#isOn || sentence === this.#sentence) return;
    this.#sentence = sentence;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(language, waits), SETTLE_MS);
  }

  #say(language: string, waits: boolean): void {
    this.#speech.say(this.#sentence, language);
    clearTimeout(this.#timer);
    if (waits) this.#timer = setTimeout(() => this.#say(language, true), AGAIN_MS);
  }
}
