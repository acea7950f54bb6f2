import { ZaguanError } from './zaguan-error.ts';

/** This machine itself, as `URL` writes it. Other names are not looked up: they may lead anywhere. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether nobody between here and there reads what is sent, such as a key. */
export function keepsSecrets(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/**
 * An address of Zaguán without its last slash. Throws for one that is none, and for one where the key would be read on its way; `setting`
 * is what it was given as.
 */
export function baseOf(url: string, setting: string): string {
  const cure = 'Set it to an address such as https://onboarding.bank.example.';
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new ZaguanError(`${setting} is ${JSON.stringify(url)}. ${cure}`, { problem: 'no_address' });
  const { username, password, search, hash } = new URL(url);
  // It may hold a password, so it is not repeated.
  if (username || password || search || hash)
    throw new ZaguanError(`${setting} has more than a host and a path. ${cure}`, { problem: 'no_address' });
  if (!keepsSecrets(url))
    throw new ZaguanError(
      `${setting} is ${JSON.stringify(url)}: by http anybody on the way reads the key, so it was not sent. Set it to https://…; http is for this machine alone (localhost, 127.0.0.1, [::1]).`,
      { problem: 'plain_http' },
    );
  return url.replace(/\/$/, '');
}
