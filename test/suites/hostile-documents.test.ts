import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractionContract } from '#contracts/extraction/extraction.ts';
import { Random } from '../specimens/random.ts';
import { specimen } from '../specimens/specimen.ts';
import { type Besieged, openBesieged } from '../support/besieged-server.ts';
import { seedOfTheDay, spoiltFiles } from '../support/seed.ts';
import { monsters, photoOfNothing, spoil } from '../support/specimens/hostile-documents.ts';
import { retryWhileBusy } from '../support/while-busy.ts';

/** Tests documents made to stop the server, each sent to a different operation. Their times: `npm run bench -- hostile-documents`. */

/** The number of files that are cut short or changed at random. */
const SPOILT = spoiltFiles(24);

/** Uploads per key: with the hostile samples fewer than the limit per minute. */
const PER_KEY = 40;

const paths = Object.values(extractionContract).map((operation) => operation['~orpc'].route.path!);

let server: Besieged;
let key: string;
beforeAll(async () => {
  server = await openBesieged();
  key = server.keys.test;
});
afterAll(() => server.close());

const send = (bytes: Uint8Array<ArrayBuffer>, at: number) => retryWhileBusy(() => sendOnce(bytes, at));

async function sendOnce(bytes: Uint8Array<ArrayBuffer>, at: number) {
  const body = new FormData();
  body.set('file', new File([bytes], 'x'));
  const response = await fetch(new URL(`/extraction${paths[at % paths.length]}`, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  });
  const answer: { code?: number; detail?: string; message?: string } = await response.json();
  return { status: response.status, answer };
}

describe('a document made to stop the server', () => {
  it('is refused with what is wrong', { timeout: 600_000 }, async () => {
    const wrong = {
      'a page of 14,400 points': 413,
      'a PNG of 100 megapixels': 413,
      '10,000 pages': 413,
      'forms in forms': 422,
      'a picture packed twice': 422,
    };
    const seen: Record<string, number> = {};
    for (const [at, [name, bytes]] of Object.entries(await monsters()).entries()) {
      const { status, answer } = await send(bytes, at);
      seen[name] = status;
      expect(answer.detail, name).toBeTruthy();
    }
    expect(seen).toEqual(wrong);
  });

  it('and was cut short or changed by chance is read or refused, never a fault of the server', {
    timeout: Math.max(120_000, SPOILT * 5_000),
  }, async () => {
    const random = new Random(seedOfTheDay('hostile documents'));
    const good = [(await specimen('csf', 3)).pdf, await photoOfNothing()];
    for (let at = 0; at < SPOILT; at++) {
      if (at > 0 && at % PER_KEY === 0) key = await server.newKey();
      const { status, answer } = await send(spoil(good[at % good.length]!, random), at);
      expect([200, 400, 413, 422], `file ${at}: ${JSON.stringify(answer)}`).toContain(status);
    }
    expect((await fetch(new URL('/health', server.url))).status).toBe(200);
  });
});
