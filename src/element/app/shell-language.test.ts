import { afterEach, describe, expect, it } from 'vitest';
import { defineWords, learn } from '../../i18n/words.ts';
import { Tongue } from './tongue.ts';

/** Words whose English comes when it is let, or fails. */
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
/** Whatever a test left unlearnt would stand in the next one's way. */
afterEach(() => learn('en'));

const opened = () => {
  const told: (string | null)[] = [];
  const tongue = new Tongue(
    (part) => part(),
    () => told.push(tongue.spoken),
  );
  return { tongue, told };
};

describe('the tongue of the shell', () => {
  it('says nothing before the words of the first language are here', async () => {
    const words = apart();
    const { tongue, told } = opened();
    tongue.want('en');
    tongue.want('en');
    expect(tongue.spoken).toBeNull();
    words.come();
    await expect.poll(() => told).toHaveLength(1);
    tongue.want('en');
    expect(tongue.spoken).toBe('en');
  });

  it('goes on in the language before while another’s words are on their way', async () => {
    const words = apart();
    const { tongue, told } = opened();
    tongue.want('es-MX');
    tongue.want('en');
    expect(tongue.spoken).toBe('es-MX');
    words.come();
    await expect.poll(() => told).toHaveLength(1);
    tongue.want('en');
    expect(tongue.spoken).toBe('en');
  });

  it('speaks Spanish where the words cannot be had, and tries again when it is asked anew', async () => {
    const words = apart();
    const { tongue, told } = opened();
    tongue.want('en');
    words.fail();
    await expect.poll(() => told).toEqual(['es-MX']);
    tongue.want('en');
    await expect.poll(() => told).toHaveLength(2);
    tongue.want('en');
    expect(tongue.spoken).toBe('en');
  });
});
