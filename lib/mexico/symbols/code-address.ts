const MAX_CHARACTERS = 4000;
// Excludes user, port and backslash, which can disguise the host.
const SHAPE = /^https:\/\/([a-z0-9.-]+)(\/[^?#\\\s]*)?(?:\?([^#\r\n\t]*))?$/i;

/**
 * Splits the untrusted URL of a QR code, a plain https URL. Null for other texts. Reads `&amp;` as `&`, and an `&` without `name=` as a
 * character of a company's RFC.
 */
export function parseCodeAddress(text: string) {
  if (text.length > MAX_CHARACTERS) return null;
  const [, host, path = '/', query = ''] = SHAPE.exec(text.trim()) ?? [];
  if (host === undefined) return null;
  const pairs = partsOf(query).map((pair) => [pair.split('=', 1)[0]!, pair.slice(pair.indexOf('=') + 1)] as const);
  return {
    host: host.toLowerCase(),
    path,
    /** Returns a query parameter, `%XX` decoded; `+` stays a plus (base64). Null if absent, repeated or malformed. */
    query(name: string): string | null {
      const matches = pairs.filter(([key]) => key === name);
      // Null for a repeated name, because programs disagree on its value.
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
