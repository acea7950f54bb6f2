import { expect, it } from 'vitest';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { codesPort } from './codes.ts';

const REFUSED = [{ path: 'email', code: 'refused', message: 'It reaches nobody.' }];

it.each([
  [
    'an address that refuses messages for good, to be corrected',
    new Problem('code_not_sent', 'No.', { errors: REFUSED }),
    'invalid_body',
    'email',
  ],
  ['a carrier that does not answer', new Problem('code_not_sent', 'No.'), 'code_not_sent', undefined],
])('a step is told of %s', async (_what, problem, key, field) => {
  const failing = () => ({ sendEmail: () => Promise.reject(problem) });
  const codes = codesPort(failing as never, systemCaller({ tenantId: 't', livemode: true }, 'test'), null);
  const words = { from_key: false, expires_in: '10m', company: 'Banco', language: 'es-MX', step: 's' } as const;
  await expect(codes.send({ ...words, type: 'EMAIL', to: 'ana@correo.example' })).rejects.toMatchObject({ problem: key, field });
});
