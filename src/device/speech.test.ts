import { expect, test } from 'vitest';
import { voiceFor } from './speech.ts';

const voices = (...names: string[]) => names.map((name) => ({ lang: name.replace('*', ''), localService: !name.endsWith('*') }));

test.each([
  ['es-MX', ['en-US', 'es-ES', 'es-MX'], 'es-MX'],
  ['es-MX', ['es_ES', 'es_US'], 'es_US'],
  ['es-MX', ['es-ES', 'es-419'], 'es-419'],
  ['es-MX', ['fr-FR', 'es-ES'], 'es-ES'],
  ['en', ['es-MX', 'en-GB', 'en-US'], 'en-US'],
])('speaks %s with one of %j as %s', (language, names, voice) => {
  expect(voiceFor(voices(...names), language)?.lang).toBe(voice);
});

test('is silent rather than speak with another language’s voice, or through somebody’s server', () => {
  expect(voiceFor(voices('en-US', 'est-EE'), 'es-MX')).toBeNull();
  expect(voiceFor(voices('es-MX*'), 'es-MX')).toBeNull();
  expect(voiceFor([], 'es-MX')).toBeNull();
});
