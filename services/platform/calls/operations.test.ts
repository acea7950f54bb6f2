import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { operation } from '#contracts/base/service.ts';
import { operationFinder } from './operations.ts';

const find = operationFinder('shop', {
  fill: operation.route({ method: 'POST', path: '/v1/things/{id}/contents', summary: 'Thing: fill' }).input(z.object({})),
});
const scopeOf = (id: string) => find('POST', `/v1/things/${id}/contents`)?.scope;

describe('the scope of an Idempotency-Key', () => {
  it('is one for a parameter, however it is escaped', () => {
    expect(scopeOf('a%40b')).toBe(scopeOf('a@b'));
    expect(scopeOf('a%40c')).not.toBe(scopeOf('a@b'));
  });

  it('takes a parameter that no escape explains as it stands', () => {
    expect(scopeOf('100%')).toBe(JSON.stringify(['POST /shop/v1/things/{id}/contents', '100%']));
  });
});
