/**
 * How fast a person is, for the minutes that the first screen states. A model, not a person with a watch: it counts what there is to read,
 * to write and to press, at rates that others measured.
 */

/**
 * Words in a minute: the mean of 436 adults in 17 languages who read aloud (Trauzettel-Klosinski and Dietz, "Standardized assessment of
 * reading performance", Investigative Ophthalmology & Visual Science 53(9), 2012). In silence people are faster.
 */
const WORDS_PER_MINUTE = 184;

/** 36.2 words of five characters in a minute, on a phone (Palin et al., "How do people type on mobile devices?", MobileHCI 2019). */
const CHARACTERS_PER_SECOND = (36.2 * 5) / 60;

/** To make up one's mind, to point, to press: M, P and K of Card, Moran and Newell, "The keystroke-level model", CACM 23(7), 1980. */
const PRESS_SECONDS = 1.35 + 1.1 + 0.2;

/** To the mailbox or the messages, to what came, and back. */
export const PRESSES_FOR_A_CODE = 3;

/** What a person does, once they have it in sight. */
export interface Work {
  /** Of whatever stood on the screens and had not stood on one before. */
  words: number;
  characters: number;
  presses: number;
}

/** Seconds of one part of a journey. */
export interface Seconds {
  reading: number;
  hands: number;
  /** What the camera, the network and the server took while the journey was walked. */
  machine: number;
}

export const secondsOf = ({ words, characters, presses }: Work): Omit<Seconds, 'machine'> => ({
  reading: (words * 60) / WORDS_PER_MINUTE,
  hands: characters / CHARACTERS_PER_SECOND + presses * PRESS_SECONDS,
});

export const inAll = ({ reading, hands, machine }: Seconds): number => reading + hands + machine;
