/**
 * A model of a person's speed, for the minutes that the first screen states. It counts words to read, characters to type and presses, at
 * published rates; nobody is timed.
 */

/**
 * Words per minute: the mean of 436 adults in 17 languages who read aloud (Trauzettel-Klosinski and Dietz, "Standardized assessment of
 * reading performance", Investigative Ophthalmology & Visual Science 53(9), 2012). Silent reading is faster.
 */
const WORDS_PER_MINUTE = 184;

/** 36.2 words of five characters per minute, on a phone (Palin et al., "How do people type on mobile devices?", MobileHCI 2019). */
const CHARACTERS_PER_SECOND = (36.2 * 5) / 60;

/** Deciding, pointing, pressing: M, P and K of Card, Moran and Newell, "The keystroke-level model", CACM 23(7), 1980. */
const PRESS_SECONDS = 1.35 + 1.1 + 0.2;

/** Presses to open the mailbox or the messages, then the message, and to return. */
export const PRESSES_FOR_A_CODE = 3;

/** The counted work of a person in one part. */
export interface Work {
  /** Words that appeared on the screens for the first time. */
  words: number;
  characters: number;
  presses: number;
}

/** Seconds of one part of a journey. */
export interface Seconds {
  reading: number;
  hands: number;
  /** Time of the camera, the network and the server during the walk. */
  machine: number;
}

export const secondsOf = ({ words, characters, presses }: Work): Omit<Seconds, 'machine'> => ({
  reading: (words * 60) / WORDS_PER_MINUTE,
  hands: characters / CHARACTERS_PER_SECOND + presses * PRESS_SECONDS,
});

export const inAll = ({ reading, hands, machine }: Seconds): number => reading + hands + machine;
