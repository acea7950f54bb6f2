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
    'http://localhost@bank.example',
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

  it.each(['https://onboarding.bank.example/', 'http://localhost:8080', 'http://127.1:8080', 'http://[::1]:8080'])(
    '%s is asked',
    async (url) => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ result: [] }));
      await (made(url) as ReturnType<typeof createZaguan>).workflows.list();
      expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/[^/]\/workflows\/v1\/workflows$/), expect.anything());
    },
  );
});
