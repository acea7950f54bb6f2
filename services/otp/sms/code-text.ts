import { invalidRequest } from '../model/invalid-request.ts';
import { oneLine } from '../words/one-line.ts';
import { type CodeLanguage, words } from '../words/words.ts';
import { fitsOneSms, smsLength } from './length.ts';

export interface CodeText {
  minutes: number;
  company: string;
  /** How the person is greeted; null for no greeting. */
  userName: string | null;
  language: CodeLanguage;
}

/**
 * Returns the SMS of a code as a function of its digits. Validity and warning are left out if they would make it two messages. Throws
 * ERR002 if not even the code with company and name fits in one.
 */
export function codeText({ minutes, company, userName, language }: CodeText): (code: string) => string {
  const say = words[language].sms;
  const name = userName && oneLine(userName);
  const essential = (code: string) => say.code(code, oneLine(company), name || null);
  const versions = [[say.validity(minutes), say.warning], [say.validity(minutes)], []];
  for (const rest of versions) {
    const write = (code: string) => [essential(code), ...rest].join(' ');
    if (fitsOneSms(write('000000'))) return write;
  }
  const { used, most } = smsLength(essential('000000'));
  const message = `With this company and user_name the SMS has ${used} characters; ${most} is the most${
    most === 70 ? ', since one of them is outside the GSM alphabet' : ''
  }.`;
  throw invalidRequest('ERR002', 'metadata', 'message_too_long', message);
}
