import { expect, it } from 'vitest';
import { createDocument } from '#platform/edge/openapi.ts';
import { workflows } from '../service.ts';

it('documents the calls of a browser, with what each refuses', async () => {
  const { paths } = await createDocument(workflows, { publicUrl: 'https://zaguan.example', build: 'test' });
  expect(paths).toHaveProperty(['/v1/session']);
  const refusals = { responses: { 409: {}, 422: { description: expect.any(String) } } };
  expect(paths!['/v1/session/steps/{uuid}/media/{media}']).toMatchObject({ put: refusals });
  expect(paths!['/v1/session/steps/{uuid}/actions/{action}']).toMatchObject({ post: refusals });
  expect(paths!['/v1/session/handoff']).toMatchObject({
    post: { responses: { 409: { description: expect.stringContaining('five live tokens') } } },
  });
});
