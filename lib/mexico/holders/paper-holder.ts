import { plainText } from '../plain-text.ts';

/** The holder as a paper or a registry describes them. Null: it does not say, or was not read. */
export interface PaperHolder {
  curp: string | null;
  elector_key: string | null;
  /** The whole name. */
  name: string | null;
  /** True if the paper cuts long names, and this one is as long. */
  is_name_cut: boolean;
  /** ISO date. */
  birthdate: string | null;
  gender: 'MALE' | 'FEMALE' | null;
}

export const NO_HOLDER: PaperHolder = {
  ...{ curp: null, elector_key: null, name: null, is_name_cut: false, birthdate: null, gender: null },
};

/** The holder of a paper that a step's answer has, as the server read it, and what the person did with the reading. */
export interface ReadHolder extends PaperHolder {
  rfc: string | null;
  /**
   * By what the paper tells whose it is: an id that it prints (CURP, elector key, RFC), or the name. `household`: it may be in the name of
   * somebody with whom the person lives, so it need not tell.
   */
  tells: 'id' | 'name' | 'household';
  /** True if the person saw what was read. */
  isSeen: boolean;
  /** True if the person corrected what tells whose the paper is. */
  isCorrected: boolean;
}

/** Returns whether a correction changes what was read. To add what was not read changes nothing, nor do accents and Ñ. */
export const isCorrection = (read: string | null | undefined, correction: string | null | undefined): boolean =>
  Boolean(read) && correction != null && plainText(correction) !== plainText(read!);
