/** An address that mail can be sent to: one @, no spaces, a domain with an ending of letters. Lengths are `EMAIL_LENGTH` and `hasShortParts`. */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,24}$/;
export const EMAIL_LENGTH = 254;
/** Characters before the @, and between two dots of the domain. */
const [NAME_LENGTH, LABEL_LENGTH] = [64, 63];

/** Whether its parts are as short as mail servers and domains have them. */
export function hasShortParts(email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  return name.length <= NAME_LENGTH && domain.split('.').every((label) => label.length <= LABEL_LENGTH);
}

/** Trimmed, without spaces inside, the domain in lower case. The part before the @ keeps its case. */
export function normalizeEmail(input: string): string {
  const text = input.replace(/\s/g, '').replace(/^mailto:/i, '');
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at) + text.slice(at).toLowerCase();
}

/** `ending` is a domain without its last part. */
export type EmailTrouble = 'empty' | 'noAt' | 'ending' | 'shape';

/** What keeps a text from being an address; null when nothing does. */
export function emailTrouble(input: string): EmailTrouble | null {
  const email = normalizeEmail(input);
  if (email === '') return 'empty';
  if (!email.includes('@')) return 'noAt';
  if (email.length <= EMAIL_LENGTH && hasShortParts(email) && emailPattern.test(email)) return null;
  return /@[^.@]+\.?$/.test(email) ? 'ending' : 'shape';
}

/** Where most people in Mexico have their mail. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.mx',
  'icloud.com',
  'live.com.mx',
  'live.com',
  'outlook.es',
  'hotmail.es',
  'prodigy.net.mx',
  'msn.com',
];
/** Real domains that look like a slip of one of the above. */
const real = new Set([
  ...providers,
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'me.com',
  'hotmail.fr',
  'yahoo.es',
  'aol.com',
  'live.mx',
  'uol.com',
  'hotmail.co',
  'outlook.fr',
]);

/** Edits from one word to another; a swap of neighbours is one (optimal string alignment). */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/**
 * The address that was probably meant: a slip in a well-known domain, a comma for a dot, a missing ending.
 * A question to put to the person, never a correction; null when the address looks meant.
 */
export function likelyEmail(input: string): string | null {
  const email = normalizeEmail(input).replaceAll(',', '.');
  const at = email.indexOf('@');
  if (at < 1 || email.indexOf('@', at + 1) >= 0) return null;
  const [name, domain] = [
    email.slice(0, at),
    email
      .slice(at + 1)
      .replace(/\.{1,9}$/, '')
      .replace(/\.{2,}/g, '.'),
  ];
  const offer = (likelyDomain: string) => {
    const address = `${name}@${likelyDomain}`;
    if (emailTrouble(address) !== null || address === normalizeEmail(input)) return null;
    return real.has(likelyDomain) ? address : (likelyEmail(address) ?? address);
  };
  if (domain === '' || real.has(domain)) return offer(domain);
  if (!domain.includes('.')) {
    const near = providers.find((provider) => distance(domain, provider.split('.')[0] ?? '') <= 1);
    return offer(near ?? (domain.length > 4 && domain.endsWith('com') ? domain.replace(/com$/, '.com') : `${domain}.com`));
  }
  const ending = domain.match(/\.(con|cmo|ocm|comm|cim|vom|xom|coml)$/);
  if (ending) return offer(`${domain.slice(0, ending.index)}.com`);
  const near = providers
    .map((provider) => ({ provider, edits: distance(domain, provider) }))
    .sort((one, other) => one.edits - other.edits)[0];
  return offer(near && near.edits <= (near.provider.length >= 9 ? 2 : 1) ? near.provider : domain);
}
