import { z } from 'zod';

type ZodIssue = Parameters<NonNullable<z.core.$ZodConfig['localeError']>>[0];

const KINDS: Readonly<Record<string, string>> = {
  ...{ string: 'a text', number: 'a number', int: 'a whole number', bigint: 'a whole number', boolean: 'true or false' },
  ...{ array: 'a list', object: 'an object', record: 'an object', map: 'an object', date: 'a date', file: 'a file', null: 'null' },
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address, like ana@example.com',
  url: 'an address, like https://bank.example/path',
  uuid: 'a UUID, like 5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09',
  guid: 'a UUID, like 5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09',
  datetime: 'a time, like 2026-11-24T18:00:00Z',
  date: 'a day, like 2026-11-24',
  base64: 'base64',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', set: 'entries', map: 'members', file: 'bytes' };

/** Maximum number of permitted values that a sentence lists. */
const MAX_CHOICES = 40;

/** Returns a sentence on how to correct a member, for schemas without their own sentence (`error`). */
function plainSentence(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue);
    case 'invalid_format':
      return issue.format in FORMATS ? `Send ${FORMATS[issue.format]}` : 'It does not have the form that the reference gives for it';
    case 'too_big':
      return sizeSentence(issue.origin, issue.maximum, issue.inclusive ?? true, 'At most', 'Less than');
    case 'too_small':
      return sizeSentence(issue.origin, issue.minimum, issue.inclusive ?? true, 'At least', 'More than');
    case 'invalid_value':
      return choiceSentence(issue.values);
    case 'unrecognized_keys':
      return 'There is no such member';
    case 'not_multiple_of':
      return `Send a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return 'A name in it is not one that it takes';
    case 'invalid_union':
      return 'It has none of the forms that the reference gives for it';
    default:
      return 'It does not fit what the reference says of it';
  }
}

function typeSentence({ expected, input }: Extract<ZodIssue, { code: 'invalid_type' }>): string {
  const kind = KINDS[expected];
  // A query with the same number twice is parsed as a list, which converts to NaN.
  if (Number.isNaN(input)) return `Send ${kind ?? 'a number'}, once`;
  if (input === undefined) return kind ? `It is missing: send ${kind}` : 'It is missing';
  return kind ? `Send ${kind}` : 'It is of another kind than the reference says';
}

function sizeSentence(origin: string, size: number | bigint, inclusive: boolean, within: string, beyond: string): string {
  if (within === 'At least' && inclusive && size === 1 && origin in UNITS) return 'It is empty';
  return [inclusive ? within : beyond, size, UNITS[origin]].filter((part) => part !== undefined).join(' ');
}

function choiceSentence(values: readonly unknown[]): string {
  const [only, ...more] = values;
  if (more.length === 0) return `Send ${JSON.stringify(only)}`;
  const rest = values.length > MAX_CHOICES ? ', …' : '';
  return `Send one of ${values.slice(0, MAX_CHOICES).map(String).join(', ')}${rest}`;
}

// Importing this file sets the sentences for zod. zod/mini has no messages of its own.
z.config({ localeError: plainSentence });
