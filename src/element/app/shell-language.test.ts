import { afterEach, describe, expect, it } from 'vitest';
import { defineWords, learn } from '../../i18n/words.ts';
import { ShellLanguage } from './shell-language.ts';

/** Defines words whose English loads when `come` is called, or fails with `fail`; a second try succeeds. */
function apart() {
  const { promise, resolve, reject } = Promise.withResolvers<{ hello: string }>();
  let first = true;
  defineWords({ 'es-MX': { hello: 'Hola' }, en: { hello: '' } }, () => {
    if (!first) return Promise.resolve({ hello: 'Hello' });
    first = false;
    return promise;
  });
  return { come: () => resolve({ hello: 'Hello' }), fail: () => reject(new Error('no network')) };
}
/** Loads the words that a test left unloaded, since they would affect the next test. */
afterEach(() => learn('en'));

const begin = () => {
  const changes: (string | null)[] = [];
  const language = new ShellLanguage(
    () => null,
    (part) => part(),
    () => changes.push(language.active),
  );
  return { language, changes };
};

describe('the language of the shell', () => {
  it('is none before the words of the first one are here', async () => {
    const words = apart();
    const { language, changes } = begin();
    language.pageChoice = 'en';
    language.update();
    language.update();
    expect([language.active, language.current]).toEqual([null, 'en']);
    words.come();
    await expect.poll(() => changes).toHaveLength(1);
    language.update();
    expect(language.active).toBe('en');
  });

  it('stays the one before while another’s words are on their way', async () => {
    const words = apart();
    const { language, changes } = begin();
    language.update();
    language.pageChoice = 'en';
    language.update();
    expect(language.active).toBe('es-MX');
    words.come();
    await expect.poll(() => changes).toHaveLength(1);
    language.update();
    expect(language.active).toBe('en');
  });

  it('is Spanish where the words cannot be had, which is tried again when something changes', async () => {
    const words = apart();
    const { language, changes } = begin();
    language.pageChoice = 'en';
    language.update();
    words.fail();
    await expect.poll(() => changes).toEqual(['es-MX']);
    language.update();
    await expect.poll(() => changes).toHaveLength(2);
    language.update();
    expect(language.active).toBe('en');
  });

  it('is the person’s before the page’s', () => {
    const { language, changes } = begin();
    language.update();
    language.switch();
    language.pageChoice = 'es-MX';
    language.update();
    expect([language.current, changes.length]).toEqual(['en', 1]);
  });
});
