/** Says sentences aloud, beside no screen reader and only where the person asked for it. */
export interface Speech {
  /** Whether a voice of this device speaks the language. Some browsers know it only after a while, and `watch` tells. */
  speaks(language: string): boolean;
  /** What is being said is cut off. */
  say(sentence: string, language: string): void;
  hush(): void;
  /** Tells when voices came, until the function that it returns is called. */
  watch(listener: () => void): () => void;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Spanish as it is spoken here goes before that of the neighbours, and that before any other. */
const nearest: Readonly<Record<string, readonly string[]>> = { es: ['es-mx', 'es-419', 'es-us'], en: ['en-us'] };

/**
 * The voice for a language; null where the device has none of its own. Voices that are not the device's send what they say to somebody's
 * server.
 */
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
    // Safari's has no listeners before version 17; its voices are there at once.
    synthesis?.addEventListener?.('voiceschanged', listener);
    return () => synthesis?.removeEventListener?.('voiceschanged', listener);
  }
}

/** The one of this page. It touches nothing until it is asked. */
export const speech: Speech = new BrowserSpeech();
