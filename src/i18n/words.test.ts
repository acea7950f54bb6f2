import { describe, expect, it, vi } from 'vitest';
import { defineWords, learn, speaks, wordsIn } from './words.ts';

const spanish = { hello: 'Hola', pages: (count: number) => `${count} páginas` };
const english = { hello: 'Hello', pages: (count: number) => `${count} pages` };

describe('words', () => {
  it('are said in the language asked for, with the operator’s plain texts over them', () => {
    const words = defineWords({ 'es-MX': spanish, en: english });
    expect(speaks('en')).toBe(true);
    expect(wordsIn(words, 'en', { hello: 'Welcome', pages: 'no phrase', unknown: 'x' })).toEqual({ ...english, hello: 'Welcome' });
    expect(wordsIn(words, 'es-MX').pages(2)).toBe('2 páginas');
  });

  it('whose English a build put apart are learnt before they are said, again after a failure, and once', async () => {
    const bring = vi.fn(async () => english);
    bring.mockRejectedValueOnce(new Error('no network'));
    const words = defineWords({ 'es-MX': spanish, en: {} as typeof english }, bring);
    expect([speaks('es-MX'), speaks('en')]).toEqual([true, false]);
    await learn('es-MX');
    expect(bring).not.toHaveBeenCalled();
    await expect(learn('en')).rejects.toThrow('no network');
    expect(speaks('en')).toBe(false);
    await learn('en');
    await learn('en');
    expect(speaks('en')).toBe(true);
    expect(bring).toHaveBeenCalledTimes(2);
    expect(wordsIn(words, 'en').pages(2)).toBe('2 pages');
  });
});
