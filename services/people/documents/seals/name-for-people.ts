const COMMON_NAME = /(?:^|\n)CN=([^\n]*)/;
/** Maximum number of characters of a name. */
const LONGEST_NAME = 200;

/** Returns a certificate's readable name: the common name, else the whole name, without control characters. */
export function nameForPeople(name = ''): string {
  const label = COMMON_NAME.exec(name)?.[1] ?? name.replaceAll('\n', ', ');
  return decodeEscapes(label)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .slice(0, LONGEST_NAME);
}

/** Decodes the RFC 4514 escapes that Node leaves in a name: a backslash before a comma, and bytes as two hex digits each. */
const decodeEscapes = (text: string): string =>
  text.replaceAll(/(?:\\[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('\\', ''), 'hex').toString()).replaceAll(/\\(.)/g, '$1');
