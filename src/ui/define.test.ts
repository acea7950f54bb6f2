import { expect, test } from 'vitest';
import { define } from './define.ts';

test('where there are no custom elements, nothing is registered and nothing breaks', () => {
  expect('customElements' in globalThis).toBe(false);
  expect(() => define('zaguan-test', class {} as never)).not.toThrow();
});
