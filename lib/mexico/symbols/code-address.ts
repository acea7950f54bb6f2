/** Parts of an untrusted address in a code. */
export interface CodeAddress {
  /** Lower case. */
  host: string;
  path: string;
  /** Returns a parameter with `%XX` decoded; `+` stays a plus (base64). */
  query(name: string): string | null;
}

const LONGEST = 4000;
// No user, port or backslash, which can disguise the host.
const SHAPE = /^https:\/\/([a-z0-9.-]+)(\/[^?#\\\s]*)?(?:\?([^#\r\n\t]*))?$/i;

/** Parses a plain https address, else null. Takes `&amp;` for `&`, and an `&` without `name=` for a letter of a company's key. */
export function parseCodeAddress(text: string): CodeAddress | null {
  if (text.length > LONGEST) return null;
  const [, host, path = '/', query = ''] = SHAPE.exec(text.trim()) ?? [];
  if (host === undefined) return null;
  const pairs = partsOf(query).map((pair) => [pair.split('=', 1)[0]!, pair.slice(pair.indexOf('=') + 1)] as const);
  return {
    host: host.toLowerCase(),
    path,
    query(name) {
      const matches = pairs.filter(([key]) => key === name);
      // Readers disagree on repeated names.
      return matches.length === 1 ? decode(matches[0]![1].replaceAll('&amp;', '&')) : null;
    },
  };
}

function partsOf(query: string): string[] {
  const parts: string[] = [];
  for (const text of query.split('&')) {
    const part = parts.length > 0 && text.startsWith('amp;') ? text.slice('amp;'.length) : text;
    if (parts.length === 0 || /^[a-z]\w*=/i.test(part)) parts.push(part);
    else parts[parts.length - 1] += `&${text}`;
  }
  return parts;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
