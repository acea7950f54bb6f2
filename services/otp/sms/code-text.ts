import { invalidRequest } from '../model/invalid-request.ts';
import { oneLine } from '../words/one-line.ts';
import { type CodeLanguage, words } from '../words/words.ts';
import { withinAlphabet } from './alphabet.ts';
import { fitsOneSms, smsLength } from './length.ts';

export interface CodeText {
  minutes: number;
  company: string;
  /** The name in the greeting; null for no greeting. */
  userName: string | null;
  language: CodeLanguage;
}

/**
 * Returns a function that writes the SMS with a code. Leaves out the validity and the warning if they would make it two messages. Throws
 * ERR002 if even the code with company and name does not fit in one message.
 */
export function codeText({ minutes, company, userName, language }: CodeText): (code: string) => string {
  const say = words[language].sms;
  const name = userName && withinAlphabet(oneLine(userName));
  const essential = (code: string) => say.code(code, withinAlphabet(oneLine(company)), name || null);
  const versions = [[say.validity(minutes), say.warning], [say.validity(minutes)], []];
  for (const rest of versions) {
    const write = (code: string) => [essential(code), ...rest].join(' ');
    if (fitsOneSms(write('000000'))) return write;
  }
  const { length, most } = smsLength(essential('000000'));
  const message = `With this company and user_name the SMS has ${length} characters; ${most} is the most.`;
  throw invalidRequest('ERR002', 'metadata', 'message_too_long', message);
}
