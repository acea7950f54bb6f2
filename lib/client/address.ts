import { ZaguanError } from './zaguan-error.ts';

/** Host names of this machine, as `URL` normalizes them. Any other name may resolve to another machine. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns true if a connection to the address cannot expose a key: https, or http to this machine. */
export function keepsSecrets(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Returns the address without its last slash. Throws if it is invalid or would expose the key; `setting` is its name in the message. */
export function baseOf(url: string, setting: string): string {
  const cure = 'Set it to an address such as https://onboarding.bank.example.';
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new ZaguanError(`${setting} is ${JSON.stringify(url)}. ${cure}`, { problem: 'no_address' });
  const { username, password, search, hash } = new URL(url);
  // The message does not repeat the address, which may contain a password.
  if (username || password || search || hash)
    throw new ZaguanError(`${setting} has more than a host and a path. ${cure}`, { problem: 'no_address' });
  if (!keepsSecrets(url))
    throw new ZaguanError(
      `${setting} is ${JSON.stringify(url)}: by http anybody on the way reads the key, so it was not sent. Set it to https://…; http is for this machine alone (localhost, 127.0.0.1, [::1]).`,
      { problem: 'plain_http' },
    );
  return url.replace(/\/$/, '');
}
