import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindDeclarations, paperKinds } from '#kinds/kinds.ts';
import { documentCapture } from '#steps/document-capture/document-capture.contract.ts';
import { collectionOf } from '#steps/document-capture/kinds.contract.ts';
import { kindLists } from '#tools/generate/kinds.ts';

const root = join(import.meta.dirname, '../..');

test.each([...kindLists(Object.keys(kindDeclarations))])('%s is what the kinds say', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8') === text, 'Run npm run kinds').toBe(true);
});

test.each(paperKinds)('%s is taken with the biometric consent where it shows a face, and only there', (kind) => {
  const { consent, shows } = documentCapture.media[collectionOf(kind)]!;
  expect([consent === 'biometric', shows.includes('face')]).toEqual(Array(2).fill(kindDeclarations[kind].hasFace));
});
