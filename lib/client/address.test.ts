import { afterEach, describe, expect, it, vi } from 'vitest';
import { createZaguan, ZaguanError } from './zaguan.ts';

afterEach(() => vi.restoreAllMocks());

const made = (url: string) => {
  try {
    return createZaguan({ url, key: 'sk_live_secret', retries: 0 });
  } catch (error) {
    return error;
  }
};

describe('the address of Zaguán', () => {
  it.each([
    'http://onboarding.bank.example',
    'HTTP://onboarding.bank.example',
    'http://10.0.0.7:8080',
    'http://zaguan:8080',
    'http://127.bank.example',
    'http://localhost.bank.example',
    'http://[2001:db8::1]',
  ])('%s gets no key, and the error names the option and the cure', (url) => {
    const error = made(url);
    expect(error).toBeInstanceOf(ZaguanError);
    expect(error).toMatchObject({
      status: 0,
      problem: 'plain_http',
      message: expect.stringMatching(/option url .* is ".*Set it to https/),
    });
    expect((error as Error).message).not.toContain('sk_live_secret');
  });

  it.each(['', 'onboarding.bank.example', 'localhost:8080', 'ftp://bank.example', undefined as never])('%j is none', (url) => {
    expect(made(url)).toMatchObject({ problem: 'no_address', message: expect.stringContaining('The option url') });
  });

  it.each([
    'https://user:hunter2@bank.example',
    'http://localhost@bank.example',
    'https://bank.example/?tenant=1',
    'https://bank.example/#v1',
  ])('%s has more than an address, and is not repeated', (url) => {
    const error = made(url);
    expect(error).toMatchObject({ problem: 'no_address', message: expect.stringContaining('more than a host and a path') });
    expect((error as Error).message).not.toContain('hunter2');
  });

  it.each(['https://onboarding.bank.example/', 'http://localhost:8080', 'http://127.1:8080', 'http://[::1]:8080'])(
    '%s is asked',
    async (url) => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ result: [] }));
      await (made(url) as ReturnType<typeof createZaguan>).workflows.list();
      expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/[^/]\/workflows\/v1\/workflows$/), expect.anything());
    },
  );
});

describe('the key', () => {
  it.each(['sk_live_secret\r\nx: y', 'sk_live_secret☃', `sk_live_${'x'.repeat(500)}`])('%j is none, and is not repeated', (key) => {
    expect(() => createZaguan({ url: 'https://onboarding.bank.example', key })).toThrow(/^The option key of createZaguan is no API key/);
  });

  it('may come from a file, with the end of its line', () => {
    expect(createZaguan({ url: 'https://onboarding.bank.example', key: 'sk_live_secret\n' })).toHaveProperty('workflows');
  });
});

describe('what is answered', () => {
  const answered = (answer: () => Promise<Response>) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    return createZaguan({ url: 'https://onboarding.bank.example', key: 'sk_live_x', retries: 0 })
      .workflows.list()
      .catch((error) => error);
  };

  it('by nobody in time is told in words', async () => {
    const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    expect((await answered(() => Promise.reject(late))).message).toBe(`Zaguán gave no answer: ${late.message}`);
  });

  it('by another program in a form of its own is told by its status', async () => {
    const error = await answered(async () => Response.json({ error: { message: 'no route' }, errors: 'none' }, { status: 404 }));
    expect(error).toMatchObject({ message: 'Zaguán answered with 404.', problem: 'unknown', errors: [] });
  });
});
