import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FRAMES } from '#contracts/steps/liveness-frames.ts';
import { catalog } from '#steps/catalog.ts';
import { handlers } from '#steps/handlers.ts';

/** Class: a setup that says nothing asks for the challenge. Only a template that says `none` takes a still face for a person. */

const filming = Object.values(catalog).filter(({ media }) => FRAMES in media);
const guide = await readFile(new URL('../../../docs/steps.md', import.meta.url), 'utf8');

it('has steps that film a face, each of which asks the server', () => {
  expect(filming.length).toBeGreaterThan(0);
  for (const { key } of filming)
    expect(Object.keys(handlers[key]?.actions ?? {}), key).toEqual(expect.arrayContaining(['challenge', 'prove']));
});

it('is a step that films a face wherever one takes a selfie', () => {
  expect(Object.values(catalog).filter(({ media }) => 'selfie' in media)).toEqual(filming);
});

describe.each(filming)('$key', (contract) => {
  const setupOf = (setup: object) => z.parse(contract.setup, setup);

  it('asks for the challenge unless its setup says that none is asked', () => {
    expect(setupOf({})).toMatchObject({ liveness: 'challenge' });
    expect(contract.browserSetup(setupOf({}), {} as never, {})).toMatchObject({ liveness: 'challenge' });
    expect(contract.collects(setupOf({}))).toContain(FRAMES);
    expect(contract.collects(setupOf({ liveness: 'none' }))).not.toContain(FRAMES);
  });

  it('shows a challenge that was passed as its sample', () => {
    expect(contract.samples.payload).toMatchObject({ liveness: { challenge: 'passed' } });
  });

  it('stands so in the documentation', () => {
    const section = guide.split(/^## /m).find((text) => text.startsWith(`${contract.key}\n`));
    expect(section).toMatch(/^\| `liveness` \| `challenge` by default:.*`none`/m);
  });
});
