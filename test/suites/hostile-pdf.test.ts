import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_PDF } from '#contracts/base/file-limits.ts';
import type { Pdfs } from '#platform/base/file-readers.ts';
import { Problem } from '#platform/base/problem.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs, MAX_PDF_PAGES } from '#platform/foreign-files/pdf.ts';
import { type Answer, type Besieged, openBesieged, SESSION } from '../support/besieged-server.ts';
import { childProcesses } from '../support/child-processes.ts';
import { seedOfTheDay, spoiltFiles } from '../support/seed.ts';
import { certificatePdf, specimenTax } from '../support/specimens/certificate.ts';
import { makePdf, type PdfPage, stream, text } from '../support/specimens/pdf.ts';
import { retryWhileBusy } from '../support/while-busy.ts';

/** Tests PDFs made to stop the server: each is refused with its code or read correctly, quickly and with little memory. */

const CHANGED = spoiltFiles(60);
const TENANT = { tenantId: 'banco-jacaranda' };
const LETTER = { width: 612, height: 792 };
const page = (words: string, size = LETTER): PdfPage => ({ ...size, content: text(words, { x: 40, y: 40, size: 18 }) });

const budget = new WorkerBudget();
const pdfs = createPdfs(budget);
afterAll(() => budget.close());

/** Returns the highest memory peak of the child processes, in MB. */
function peakOfChildren(): number {
  const peaks = childProcesses().map((pid) => {
    try {
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return Math.max(0, ...peaks);
}

/** Runs `work` and measures its duration, the peak memory of a worker, and the longest time this process was blocked. */
async function watched<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer | Problem; seconds: number; memory: number; deaf: number }> {
  let [memory, deaf, heard] = [0, 0, performance.now()];
  const look = setInterval(() => {
    deaf = Math.max(deaf, performance.now() - heard);
    heard = performance.now();
    memory = Math.max(memory, peakOfChildren());
  }, 20);
  const begin = performance.now();
  try {
    const answer = await work().catch((error: unknown) => {
      if (error instanceof Problem) return error;
      throw error;
    });
    return { answer, seconds: (performance.now() - begin) / 1000, memory: Math.max(memory, peakOfChildren()), deaf };
  } finally {
    clearInterval(look);
  }
}

/** A worker has a minute even on a machine that gives it no processor, and its start has half of one. */
const LIMITS = { seconds: 100, memory: 1000 };

/** A file that takes too much work. On a busy machine the reader gives up before it knows. */
const givenUp = { key: expect.stringMatching(/^(document_unreadable|unavailable)$/) };

function expectBounded(run: { seconds: number; memory: number }): void {
  expect(run.seconds).toBeLessThan(LIMITS.seconds);
  expect(run.memory).toBeLessThan(LIMITS.memory);
}

describe('a PDF made to stop the server', () => {
  it('with a page larger than a sheet of A0 is refused', async () => {
    for (const size of [
      { width: 14_400, height: 14_400 },
      { width: 612, height: 3_401 },
    ]) {
      const run = await watched(() => pdfs.inspect(TENANT, makePdf([page('carta'), page('grande', size)]), { maxPages: 2 }));
      expectBounded(run);
      expect(run.answer).toMatchObject({ key: 'document_too_large', status: 413, message: expect.stringContaining('Page 2') });
    }
    const poster = makePdf([page('cartel', { width: 2384, height: 3370 })]);
    expect((await pdfs.inspect(TENANT, poster, { maxPages: 1 })).pages).toEqual([{ width: 2384, height: 3370 }]);
  });

  it('with a page of 14,400 points is drawn small', async () => {
    const giant = makePdf([page('grande', { width: 14_400, height: 14_400 })]);
    const run = await watched(() => pdfs.render(TENANT, giant, 0, { width: 50_000 }));
    expectBounded(run);
    const { width, height, png } = run.answer as Awaited<ReturnType<Pdfs['render']>>;
    expect(width * height).toBeLessThanOrEqual(12_000_000);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const sliver = await pdfs.gray(TENANT, makePdf([page('delgada', { width: 14_400, height: 1 })]), 0, { width: 1_000_000 });
    expect([sliver.width, sliver.height]).toEqual([8000, 1]);
  });

  it('with 10,000 pages is refused before they are looked at', async () => {
    const long = makePdf(Array.from({ length: 10_000 }, (_, at) => page(String(at))));
    const run = await watched(() => pdfs.inspect(TENANT, long, { maxPages: MAX_PDF_PAGES }));
    expectBounded(run);
    expect(run.answer).toMatchObject({ key: 'document_too_large', status: 413, message: expect.stringContaining('10000 pages') });
    expect(await pdfs.text(TENANT, long, 9_999)).toBe('9999');
  });

  it('that is longer than 20 MB is refused unread', async () => {
    await expect(pdfs.inspect(TENANT, new Uint8Array(LARGEST_PDF + 1), { maxPages: 1 })).rejects.toMatchObject({ status: 413 });
  });

  it('that claims a million pages, or that holds itself, ends', async () => {
    const good = Buffer.from(makePdf([page('una')])).toString('latin1');
    const claims = Uint8Array.from(Buffer.from(good.replace('/Count 1 ', '/Count 1000000 '), 'latin1'));
    const holds = Uint8Array.from(Buffer.from(good.replace('/Kids [4 0 R]', '/Kids [2 0 R]'), 'latin1'));
    for (const bytes of [claims, holds]) {
      const run = await watched(() => pdfs.inspect(TENANT, bytes, { maxPages: MAX_PDF_PAGES }));
      expectBounded(run);
      if (run.answer instanceof Problem) expect([413, 422]).toContain(run.answer.status);
      else expect(run.answer.pages).toEqual([LETTER]);
    }
  });

  it('whose drawing never ends is given up', async () => {
    const run = await watched(() => pdfs.render(TENANT, endless(), 0, { width: 2000 }));
    expectBounded(run);
    if (run.answer instanceof Problem) expect(run.answer).toMatchObject(givenUp);
  });

  it('whose stream unpacks to gigabytes is given up', async () => {
    const packed = bomb();
    const run = await watched(() => pdfs.render(TENANT, packed, 0, { width: 800 }));
    expectBounded(run);
    if (run.answer instanceof Problem) expect(run.answer).toMatchObject(givenUp);
  });

  it('locked with a password says so, and opens with it', async () => {
    const locked = makePdf([page('secreto')], { password: 'abrete' });
    const options = { maxPages: MAX_PDF_PAGES };
    await expect(pdfs.inspect(TENANT, locked, options)).rejects.toMatchObject({ key: 'password_required', status: 422 });
    await expect(pdfs.inspect(TENANT, locked, { ...options, password: 'otra' })).rejects.toMatchObject({ key: 'password_wrong' });
    expect((await pdfs.inspect(TENANT, locked, { ...options, password: 'abrete' })).pages).toEqual([LETTER]);
    expect(await pdfs.text(TENANT, locked, 0, { password: 'abrete' })).toBe('secreto');
  });

  it('that is empty, cut short, or no PDF is refused or read as far as it goes', async () => {
    const good = makePdf([page('uno'), page('dos')]);
    const cut = [0, 1, 8, 100, good.length >> 1, good.length - 40].map((length) => good.slice(0, length));
    for (const bytes of [...cut, new TextEncoder().encode('%PDF-1.7\n%%EOF'), new Uint8Array(5000).fill(0x41)]) {
      const run = await watched(() => pdfs.inspect(TENANT, bytes, { maxPages: MAX_PDF_PAGES }));
      expectBounded(run);
      if (run.answer instanceof Problem) expect(run.answer).toMatchObject({ key: 'document_unreadable', status: 422 });
      else expect(run.answer.pages.length).toBeLessThanOrEqual(2);
    }
  });

  it(`changed by chance in ${CHANGED} ways is refused or read`, { timeout: Math.max(240_000, CHANGED * 4_000) }, async () => {
    const first = seedOfTheDay('hostile PDF') * 1_000;
    const good = makePdf([page('uno'), page('dos'), page('tres')]);
    const outcomes = { read: 0, refused: 0 };
    const run = await watched(async () => {
      for (let seed = first; seed < first + CHANGED; seed++) {
        const bytes = mutated(good, seed);
        const begin = performance.now();
        const answer = await pdfs
          .inspect(TENANT, bytes, { maxPages: MAX_PDF_PAGES })
          .then(async ({ pages }) => {
            expect(pages.length).toBeLessThanOrEqual(MAX_PDF_PAGES);
            const { width, height } = await pdfs.render(TENANT, bytes, 0, { width: 400 });
            expect(width * height).toBeLessThanOrEqual(12_000_000);
            expect((await pdfs.text(TENANT, bytes, 0)).length).toBeLessThanOrEqual(200_000);
          })
          .catch((error: unknown) => error);
        if (answer === undefined) outcomes.read++;
        else {
          outcomes.refused++;
          expect(answer, `seed ${seed}`).toBeInstanceOf(Problem);
          expect([413, 422, 503], `seed ${seed}`).toContain((answer as Problem).status);
        }
        expect((performance.now() - begin) / 1000, `seed ${seed}`).toBeLessThan(LIMITS.seconds);
      }
    });
    expect(run.memory).toBeLessThan(LIMITS.memory);
    // At least a tenth each must be read and refused: otherwise the mutations are too weak or too strong.
    expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(CHANGED / 10);
  });
});

describe('a hostile PDF in a session', () => {
  let server: Besieged;
  beforeAll(async () => {
    server = await openBesieged();
  });
  afterAll(() => server.close());

  it('is answered with what is wrong, and everybody else is served meanwhile', async () => {
    const [attacker, person] = [await server.enter(['tax_certificate']), await server.enter(['tax_certificate'])];
    const read = async (visitor: typeof person, bytes: Uint8Array) => {
      const { current } = await visitor.view();
      const medium = randomUUID();
      const described = { 'content-type': 'application/pdf', 'x-media-collection': 'certificate', 'x-media-capture': 'file' };
      const path = `${SESSION}/steps/${current.uuid}`;
      const upload = await visitor.call('PUT', `${path}/media/${medium}`, bytes, described);
      expect(upload.status).toBe(200);
      return visitor.call('POST', `${path}/actions/read`, { input: { media: medium } }, { 'idempotency-key': randomUUID() });
    };
    for (const visitor of [attacker, person]) await visitor.post('start');
    expect((await read(attacker, makePdf([page('x')], { password: 'x' }))).body.result.trouble).toBe('locked');
    expect((await read(attacker, makePdf(Array.from({ length: 31 }, () => page('x'))))).body.result.trouble).toBe('too_large');
    expect((await read(attacker, Uint8Array.from(Buffer.from('%PDF-1.7 and nothing else')))).body.result.trouble).toBe('unreadable');

    let ended = false;
    const endlessly = watched(() => read(attacker, endless())).finally(() => {
      ended = true;
    });
    // A busy server asks the person's own read to come again, as the widget does.
    const own = await retryWhileBusy(() => read(person, certificatePdf()));
    expect(own.body.result).toMatchObject({ certificate: specimenTax, trouble: null });
    const waits: number[] = [];
    while (!ended) {
      const began = performance.now();
      expect((await fetch(new URL('/health', server.url))).status).toBe(200);
      waits.push(performance.now() - began);
    }
    const run = await endlessly;
    const { status, body } = run.answer as Answer;
    if (status !== 503) expect(body.result).toMatchObject({ certificate: null, trouble: 'unreadable' });
    expect(run.memory).toBeLessThan(LIMITS.memory);
    expect(Math.max(...waits)).toBeLessThan((run.seconds * 1000) / 2);
  });
});

describe('beside a hostile PDF', () => {
  it('the server hears everybody, and another PDF is read', async () => {
    const good = makePdf([page('bien')]);
    const run = await watched(async () => {
      const hostile = pdfs.render(TENANT, endless(), 0, { width: 2000 }).catch((error: unknown) => error);
      const first = await Promise.race([hostile.then(() => 'hostile'), pdfs.text(TENANT, good, 0)]);
      await hostile;
      return first;
    });
    expect(run.answer).toBe('bien');
    // The file takes seven seconds or more; the limit of half allows for a busy machine.
    expect(run.deaf).toBeLessThan((run.seconds * 1000) / 2);
  });

  it('more that wait than may are told to come again', async () => {
    const waiting = Array.from({ length: 60 }, () => pdfs.text(TENANT, makePdf([page('fila')]), 0).catch((error: unknown) => error));
    const answers = await Promise.all(waiting);
    const refused = answers.filter((answer) => answer instanceof Problem);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ key: 'unavailable', status: 503, retryAfter: expect.any(Number) });
    expect(answers.filter((answer) => answer === 'fila').length).toBe(60 - refused.length);
  });

  it('a worker killed in the middle is replaced, and its file is read all the same', async () => {
    await pdfs.text(TENANT, makePdf([page('antes')]), 0);
    const slow = makePdf(Array.from({ length: 3000 }, (_, at) => page(String(at))));
    const answer = pdfs.inspect(TENANT, slow, { maxPages: 5000 });
    const workers = childProcesses();
    expect(workers).not.toHaveLength(0);
    for (const pid of workers) process.kill(pid, 'SIGKILL');
    expect((await answer).pages).toHaveLength(3000);
    expect(await pdfs.text(TENANT, makePdf([page('después')]), 0)).toBe('después');
  });

  it('a reader that is closed leaves no process and nobody waiting', async () => {
    const workers = new WorkerBudget();
    const own = createPdfs(workers);
    const under = own.text(TENANT, makePdf([page('x')]), 0).catch((error: unknown) => error);
    workers.close();
    expect(await under).toMatchObject({ key: 'unavailable' });
    await expect(own.text(TENANT, makePdf([page('x')]), 0)).rejects.toMatchObject({ key: 'unavailable' });
  });
});

/** Returns a PDF of nested forms, thirty deep, each of which draws the next twice. */
function endless(): Uint8Array {
  const [depth, first] = [30, 6];
  const forms = Array.from({ length: depth }, (_, at) => {
    const inner = at + 1 < depth ? `/X${at + 1} Do /X${at + 1} Do` : '0 0 m 600 700 l 10 780 300 5 600 400 c S';
    const resources = `/Resources << /XObject << /X${at + 1} ${first + at + 1} 0 R >> >>`;
    return stream(Buffer.from(inner), `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`);
  });
  return makePdf([{ ...LETTER, content: '/X0 Do', resources: `/XObject << /X0 ${first} 0 R >>` }], { more: forms });
}

/** Returns a PDF with a picture of 600 MB, compressed twice to a few kilobytes. */
function bomb(): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(600_000_000), { level: 9 }), { level: 9 });
  const picture = stream(
    packed,
    '/Type /XObject /Subtype /Image /Width 30000 /Height 20000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter [/FlateDecode /FlateDecode]',
  );
  return makePdf([{ ...LETTER, content: '612 0 0 792 0 0 cm /X0 Do', resources: '/XObject << /X0 6 0 R >>' }], { more: [picture] });
}

/** Returns a small random generator (mulberry32), so that a failing seed can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a file with bytes changed, numbers enlarged, and parts doubled, deleted or moved. */
function mutated(good: Uint8Array, seed: number): Uint8Array {
  const next = random(seed);
  const at = (length: number) => Math.floor(next() * length);
  let file = Buffer.from(good).toString('latin1');
  for (let round = 0; round < 1 + at(6); round++) {
    const [from, length] = [at(file.length), at(60)];
    const part = file.slice(from, from + length);
    const changes = [
      () => file.slice(0, from) + String.fromCharCode(at(256)) + file.slice(from + 1),
      () => file.slice(0, from) + file.slice(from + length),
      () => file.slice(0, from) + part.repeat(1 + at(200)) + file.slice(from),
      () => file.slice(0, from) + file.slice(from).replace(/\d+/, String(at(2) ? 2 ** 31 - at(3) : -at(99_999))),
      () => file.slice(0, from) + file.slice(from).replace(/(\d+) 0 R/, `${1 + at(12)} 0 R`),
      () => file.slice(0, from) + file.slice(from).replace(/\/[A-Z]\w+/, ['/Kids', '/Length', '/JBIG2Decode', '/Pattern', '/Type'][at(5)]!),
    ];
    file = changes[at(changes.length)]!();
  }
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
