import { css, html, nothing } from 'lit';
import { CURP_LENGTH, type CurpPartName, type CurpReading, likelyCurp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import type { CurpWords } from '../i18n/curp.i18n.ts';
import type { Language } from '../i18n/words.ts';
import '../ui/curp-field.element.ts';

/** Names the part that cannot belong to a CURP, in words; empty if nothing is wrong. */
function wrongPart(words: CurpWords, { parts, reason }: CurpReading): string {
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

/** Returns why the text cannot be sent; null if the field itself shows the error. */
export function faultOf(words: CurpWords, reading: CurpReading): 'empty' | 'incomplete' | null {
  if (reading.text === '') return 'empty';
  return wrongPart(words, reading) ? null : 'incomplete';
}

export interface CurpInputProps {
  reading: CurpReading;
  value: string;
  today: string;
  /** The reason why the CURP was rejected, in words; empty if it was not. */
  error: string;
  language: Language;
  type: (event: Event) => void;
  /** Replaces the text with the suggested CURP. */
  accept: (suggestion: string) => void;
}

/** Draws the field of a CURP and the facts about its person, as far as it is typed. */
export function renderCurp(words: CurpWords, { reading, value, today, error, language, type, accept }: CurpInputProps) {
  const { text, complete, reason } = reading;
  const suggestion = reason ? likelyCurp(text, today) : null;
  const help = text === '' ? words.curpHelp : complete ? words.complete : words.missing(CURP_LENGTH - text.length);
  return html`<div class="form">
      <zaguan-curp-field
        data-cursor
        .label=${words.curp}
        .help=${help}
        .value=${value}
        .today=${today}
        .error=${error || wrongPart(words, reading)}
        .suggestion=${suggestion ? words.suggestion(suggestion) : ''}
        @input=${type}
        @zaguan-suggestion=${() => accept(suggestion ?? '')}
      ></zaguan-curp-field>
    </div>
    ${renderFacts(words, reading, language)}`;
}

function renderFacts(words: CurpWords, { birthDate, sex, entity }: CurpReading, language: Language) {
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
