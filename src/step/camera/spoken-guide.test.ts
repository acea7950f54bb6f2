import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSpeech } from '../../device/speech.fake.ts';
import { SpokenGuide } from './spoken-guide.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const guide = () => {
  const speech = new FakeSpeech('es-MX');
  const spoken = new SpokenGuide(speech);
  return { speech, spoken, shows: (sentence: string, waits = true) => spoken.shows(sentence, 'es-MX', waits) };
};

test('says nothing until it is asked to, then what stands on the screen', () => {
  const { speech, spoken, shows } = guide();
  shows('Gira a tu izquierda');
  vi.advanceTimersByTime(10_000);
  expect(speech.sentences).toEqual([]);
  spoken.turnOn('Gira a tu izquierda', 'es-MX');
  expect(speech.sentences).toEqual(['Gira a tu izquierda']);
});

test('leaves out what flickers, and says again what nobody followed yet', () => {
  const { speech, spoken, shows } = guide();
  spoken.turnOn('uno', 'es-MX');
  for (const sentence of ['dos', 'tres', 'dos', 'tres']) {
    shows(sentence);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(200);
  expect(speech.sentences).toEqual(['uno', 'tres']);
  shows('tres');
  vi.advanceTimersByTime(6000);
  expect(speech.sentences).toEqual(['uno', 'tres', 'tres']);
});

test('says once what asks for nothing, and nothing after it was silenced', () => {
  const { speech, spoken, shows } = guide();
  spoken.turnOn('uno', 'es-MX');
  shows('Vamos otra vez', false);
  vi.advanceTimersByTime(20_000);
  expect(speech.sentences).toEqual(['uno', 'Vamos otra vez']);
  shows('dos');
  spoken.silence();
  shows('tres');
  vi.advanceTimersByTime(20_000);
  expect([speech.sentences.length, speech.hushes, spoken.isOn]).toEqual([2, 1, false]);
});
