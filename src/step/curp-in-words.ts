import { css, html, nothing } from 'lit';
import type { CurpPartName, CurpReading } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import type { CurpWords } from '../i18n/curp.i18n.ts';
import type { Language } from '../i18n/words.ts';

/** Where what was typed so far cannot be a CURP, and what stands there; empty where nothing is wrong. */
export function wrongPart(words: CurpWords, { parts, reason }: CurpReading): string {
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
export function renderFacts(words: CurpWords, { birthDate, sex, entity }: CurpReading, language: Language) {
  const born = birthDate && new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(birthDate));
  const sexes = { M: words.female, H: words.male, X: words.nonBinary };
  return html`<div class="facts ${birthDate ? '' : 'unread'}">
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

/** For `renderFacts`. */
export const curpFactsStyles = css`
  .facts {
    min-height: 146px;
    margin-top: var(--zaguan-space-4);
    padding: var(--zaguan-space-4);
    border-radius: var(--zaguan-radius);
    background: var(--zaguan-accent-soft);
  }
  .unread {
    visibility: hidden;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px var(--zaguan-space-5);
    margin-top: var(--zaguan-space-2);
  }
  dt {
    color: var(--zaguan-muted);
  }
  dd {
    min-height: 24px;
    font-weight: var(--zaguan-weight-label);
    text-align: end;
  }
`;
