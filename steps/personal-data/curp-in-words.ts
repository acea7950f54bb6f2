import { html, nothing } from 'lit';
import type { CurpPartName, CurpReading } from '../../mexico/curp.ts';
import { entityName } from '../../mexico/entities.ts';
import type { Language } from '../../src/i18n/words.ts';
import type { PersonalDataWords } from './personal-data.i18n.ts';

/** Where what was typed so far cannot be a CURP, and what stands there; empty where nothing is wrong. */
export function wrongPart(words: PersonalDataWords, { parts, reason }: CurpReading): string {
  if (reason === 'future') return words.wrongFuture;
  if (reason === 'check') return words.wrongCheck;
  const sentences: Record<CurpPartName, string> = {
    letters: words.wrongLetters,
    birth: words.wrongBirth,
    sex: words.wrongSex,
    entity: words.wrongEntity,
    consonants: words.wrongConsonants,
    ending: words.wrongEnding,
  };
  const wrong = parts.find((part) => part.state === 'wrong');
  return wrong ? sentences[wrong.name] : '';
}

/** What the CURP says of its person, as far as it is typed. */
export function renderFacts(words: PersonalDataWords, { birthDate, sex, entity }: CurpReading, language: Language) {
  const born = birthDate && new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(birthDate));
  const sexes = { M: words.female, H: words.male, X: words.nonBinary };
  return html`<div class="facts">
    <p class="small strong">${words.read}</p>
    <dl>
      <dt>${words.born}</dt>
      <dd>${born ?? nothing}</dd>
      <dt>${words.sex}</dt>
      <dd>${sex ? sexes[sex] : nothing}</dd>
      <dt>${words.entity}</dt>
      <dd>${entity ? (entityName(entity) ?? words.abroad) : nothing}</dd>
    </dl>
  </div>`;
}
