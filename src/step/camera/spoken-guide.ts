import type { Speech } from '../../device/speech.ts';

/** A sentence is said once it has stood so many milliseconds: what flickers is not said. */
const SETTLE_MS = 300;
/** An instruction that nobody followed yet is said again. */
const AGAIN_MS = 6000;

/** Says aloud what the screen shows, from when the person asks for it until they silence it. */
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

  /** @param sentence what the screen shows now; it is said at once, as some browsers speak only where a finger asked. */
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

  /** `waits`: it is an instruction that the person is to follow. */
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
