import { linkWords } from '../words/link-words.ts';
import { oneLine } from '../words/one-line.ts';
import type { CodeLanguage } from '../words/words.ts';
import { withinAlphabet } from './alphabet.ts';
import { fitsOneSms } from './length.ts';

/**
 * The SMS with a link: as much as fits in one message. Who sends it is always said, so that the person knows it from a fraud, and
 * where not even that fits in one, two are paid for and say everything.
 */
export function linkText({ company, link, language }: { company: string; link: string; language: CodeLanguage }): string {
  const { sms } = linkWords[language];
  const name = withinAlphabet(oneLine(company));
  const texts = sms.map((write) => write(name, link));
  return texts.find(fitsOneSms) ?? texts[0]!;
}
