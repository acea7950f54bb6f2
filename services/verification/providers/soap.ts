/** Minimal XML for answers of the tax authority (SAT), without a parser: no document types, no custom entities. */

const LONGEST_TEXT = 300;

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the text (may be empty) of the only element with this name and any prefix; null if absent, repeated, nested or too long. */
export function textOfElement(xml: string, name: string): string | null {
  const starts = [...xml.matchAll(new RegExp(`<(?:[A-Za-z]\\w{0,20}:)?${name}(?=[\\s/>])`, 'g'))];
  const [start] = starts;
  if (!start || starts.length > 1) return null;
  const tagEnd = xml.indexOf('>', start.index);
  if (tagEnd < 0) return null;
  if (xml[tagEnd - 1] === '/') return '';
  const closed = xml.indexOf('<', tagEnd);
  const text = xml.slice(tagEnd + 1, closed).trim();
  const tag = start[0].slice(1);
  if (closed < 0 || text.length > LONGEST_TEXT || !xml.startsWith(`</${tag}>`, closed)) return null;
  return text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity]!);
}
