/** The pattern of an address: one @, no spaces, a top-level domain of letters. `EMAIL_LENGTH` and `hasShortParts` limit lengths. */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,24}$/;
export const EMAIL_LENGTH = 254;
/** Maximum number of characters before the @, and between two dots of the domain. */
const [NAME_LENGTH, LABEL_LENGTH] = [64, 63];

/** Returns whether the parts of an address keep the length limits of mail servers and domains. */
export function hasShortParts(email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  return name.length <= NAME_LENGTH && domain.split('.').every((label) => label.length <= LABEL_LENGTH);
}

/** Removes spaces and a `mailto:`, and converts the domain to lower case. The part before the @ keeps its case. */
export function normalizeEmail(input: string): string {
  const text = input.replace(/\s/g, '').replace(/^mailto:/i, '');
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at) + text.slice(at).toLowerCase();
}

/** The reasons why a text is no address. `ending`: the domain lacks its last part. */
export type EmailTrouble = 'empty' | 'noAt' | 'ending' | 'shape';

/** Returns the reason why a text is no address; null if it is an address. */
export function emailTrouble(input: string): EmailTrouble | null {
  const email = normalizeEmail(input);
  if (email === '') return 'empty';
  if (!email.includes('@')) return 'noAt';
  if (email.length <= EMAIL_LENGTH && hasShortParts(email) && emailPattern.test(email)) return null;
  return /@[^.@]+\.?$/.test(email) ? 'ending' : 'shape';
}

/** The most common mail providers in Mexico. */
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
/** Real domains that look like a typing error in a common provider's domain. */
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

/** Counts the edits between two words. A swap of neighbouring letters counts as one edit (optimal string alignment). */
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
 * Suggests the address that was probably meant: for a typing error in a well-known domain, a comma for a dot, or a missing ending.
 * The person is asked about it; it is never applied silently. Null if the address looks right.
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
  // Returns the address with this domain, corrected once more if the domain is unknown; null if there is nothing to suggest.
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
