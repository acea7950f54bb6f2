import { expect, test } from 'vitest';
import { whyNoFile, wordsOf } from './named-files.ts';

test('files are named by the words before the first option', () => {
  const args = ['node', 'vitest', 'run', '--configLoader', 'native'];
  expect(wordsOf([...args, 'otp', 'curp', '-t', 'expires'])).toEqual(['otp', 'curp']);
  expect(wordsOf([...args, '--project', 'postgres*'])).toEqual([]);
  expect(wordsOf(args)).toEqual([]);
});

test('words that no path has are refused with a sentence, and no others', () => {
  const files = ['services/otp/otp.test.ts', 'lib/mexico/curp.test.ts'];
  expect(whyNoFile(['nosuchfile', 'nor-this'], files)).toBe('No test file has “nosuchfile” or “nor-this” in its path.');
  for (const words of [[], ['otp'], ['nosuchfile', 'curp'], ['./mexico/curp.test.ts'], ['lib/mexico/curp.test.ts:12'], ['/tmp/x']])
    expect(whyNoFile(words, files), words.join()).toBeNull();
});
