import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractionContract } from '../../services/extraction/contract.ts';
import { Random } from '../specimens/random.ts';
import { specimen } from '../specimens/specimen.ts';
import { type Besieged, openBesieged } from '../support/besieged-server.ts';
import { seedOfTheDay } from '../support/seed.ts';
import { monsters, photoOfNothing, spoil } from '../support/specimens/hostile-documents.ts';

/** Documents made to stop whoever reads them, each to another operation of a whole server. How long they take is `npm run bench -- hostile-documents`. */

/** Fewer than one tenant may send in a minute, with the monsters. */
const SPOILT = 24;

const paths = Object.values(extractionContract).map((operation) => operation['~orpc'].route.path!);

let server: Besieged;
beforeAll(async () => {
  server = await openBesieged();
});
afterAll(() => server.close());

async function send(bytes: Uint8Array<ArrayBuffer>, at: number) {
  const body = new FormData();
  body.set('file', new File([bytes], 'x'));
  const response = await fetch(new URL(`/extraction${paths[at % paths.length]}`, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${server.keys.test}` },
    body,
  });
  const answer: { code?: number; detail?: string; message?: string } = await response.json();
  return { status: response.status, answer };
}

describe('a document made to stop the server', () => {
  it('is refused with what is wrong', async () => {
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

  it('and was cut short or changed by chance is read or refused, never a fault of the server', async () => {
    const random = new Random(seedOfTheDay('hostile documents'));
    const good = [(await specimen('csf', 3)).pdf, await photoOfNothing()];
    for (let at = 0; at < SPOILT; at++) {
      const { status, answer } = await send(spoil(good[at % good.length]!, random), at);
      expect([200, 400, 413, 422], `file ${at}: ${JSON.stringify(answer)}`).toContain(status);
    }
    expect((await fetch(new URL('/health', server.url))).status).toBe(200);
  });
});
