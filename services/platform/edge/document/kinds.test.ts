import type { OpenAPI } from '@orpc/contract';
import { expect, it } from 'vitest';
import { typeKinds } from './kinds.ts';

it('puts examples in their places, and refuses a place whose example nobody has', () => {
  const documentWith = (stepExample: string) => ({ components: { schemas: { Text: { type: 'string', stepExample } } } });
  const document = documentWith('greeting');
  typeKinds(document as unknown as OpenAPI.Document, {}, { greeting: 'hola' });
  expect(document.components.schemas.Text).toEqual({ type: 'string', examples: ['hola'] });
  for (const name of ['greetings', 'toString'])
    expect(() => typeKinds(documentWith(name) as unknown as OpenAPI.Document, {}, { greeting: 'hola' })).toThrow(name);
});
