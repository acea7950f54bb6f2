import { linkWords } from '../words/link-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { withinAlphabet } from './alphabet.ts';
import { fitsOneSms } from './length.ts';

/**
 * Writes the SMS with a link: the longest text that fits in one message, or the full text in two messages if none fits. Each names the
 * company.
 */
export function linkText({ company, link, language }: { company: string; link: string; language: CodeLanguage }): string {
  const { sms } = linkWords[language];
  const name = withinAlphabet(oneLine(company));
  const texts = sms.map((write) => write(name, link));
  return texts.find(fitsOneSms) ?? texts[0]!;
}
