/** Speaks sentences, for people without a screen reader and only if they turned it on. */
export interface Speech {
  /** Returns whether a voice of this device speaks the language. Some browsers load voices late, which `watch` reports. */
  speaks(language: string): boolean;
  /** Speaks a sentence and cuts off the present one. */
  say(sentence: string, language: string): void;
  hush(): void;
  /** Calls the listener when voices are loaded. Returns a function that stops it. */
  watch(listener: () => void): () => void;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Preferred variants of each language, best first: Mexican Spanish, then that of the neighbours. */
const nearest: Readonly<Record<string, readonly string[]>> = { es: ['es-mx', 'es-419', 'es-us'], en: ['en-us'] };

/** Returns the device's own voice for a language, or null. Other voices send the text to a server, so they are not used. */
export function voiceFor<One extends Voice>(voices: readonly One[], language: string): One | null {
  const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-');
  const [base = ''] = language.toLowerCase().split('-');
  const own = voices.filter((voice) => voice.localService && tagOf(voice).split('-')[0] === base);
  for (const tag of [language.toLowerCase(), ...(nearest[base] ?? [])]) {
    const match = own.find((voice) => tagOf(voice) === tag);
    if (match) return match;
  }
  return own[0] ?? null;
}

class BrowserSpeech implements Speech {
  get #synthesis(): SpeechSynthesis | undefined {
    return globalThis.speechSynthesis;
  }

  #voice(language: string): SpeechSynthesisVoice | null {
    return voiceFor(this.#synthesis?.getVoices() ?? [], language);
  }

  speaks(language: string): boolean {
    return this.#voice(language) !== null;
  }

  say(sentence: string, language: string): void {
    const voice = this.#voice(language);
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice.lang });
    this.hush();
    this.#synthesis?.speak(utterance);
  }

  hush(): void {
    this.#synthesis?.cancel();
  }

  watch(listener: () => void): () => void {
    const synthesis = this.#synthesis;
    // Before version 17, Safari has no such listeners; its voices are available at once.
    synthesis?.addEventListener?.('voiceschanged', listener);
    return () => synthesis?.removeEventListener?.('voiceschanged', listener);
  }
}

/** The page's speech. It touches nothing before its first use. */
export const speech: Speech = new BrowserSpeech();
