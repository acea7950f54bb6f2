import type { Speech } from './speech.ts';

/** Records sentences instead of speaking them. */
export class FakeSpeech implements Speech {
  readonly sentences: string[] = [];
  hushes = 0;
  readonly #languages: readonly string[];
  constructor(...languages: string[]) {
    this.#languages = languages;
  }
  speaks(language: string): boolean {
    return this.#languages.includes(language);
  }
  say(sentence: string): void {
    this.sentences.push(sentence);
  }
  hush(): void {
    this.hushes++;
  }
  watch(): () => void {
    return () => undefined;
  }
}

/** Installs voices in the page's browser. The result records their sentences; `remove` uninstalls them. */
export function installVoices(...languages: string[]): FakeSpeech & { remove(): void } {
  const fake = new FakeSpeech(...languages);
  const synthesis = {
    getVoices: () => languages.map((lang) => ({ lang, localService: true })),
    speak: ({ text }: { text: string }) => fake.say(text),
    cancel: () => fake.hush(),
  };
  const before = (['speechSynthesis', 'SpeechSynthesisUtterance'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const utterance = class {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: utterance, configurable: true });
  const remove = () => {
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  };
  return Object.assign(fake, { remove });
}
