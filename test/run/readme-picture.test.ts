import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screensInPicture } from './readme-picture.ts';

test('README.md describes each screen of its picture, in the order of the picture', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const text = readme.split('](docs/screens.webp)')[0]!.split('![').at(-1)!;
  const [count, screens] = text.split(' screens on a phone: ');
  expect(screens!.split(/, (?:and )?/)).toEqual([...screensInPicture.values()]);
  expect(['Three', 'Four', 'Five', 'Six'].indexOf(count!) + 3).toBe(screensInPicture.size);
});
