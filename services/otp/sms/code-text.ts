import { Problem } from '#platform/base/problem.ts';
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
 * The SMS with a code, as a function of its six digits. What the caller asked for is always in it; how long the code is good for and
 * the warning stay out where they would make a second message of it.
 *
 * @throws Problem ERR002 where not even the code with company and name fits in one message.
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
  throw new Problem('invalid_body', message, {
    status: 400,
    publicCode: 'ERR002',
    errors: [{ path: 'metadata', code: 'message_too_long', message }],
  });
}
