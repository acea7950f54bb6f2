import { luisa } from '#src/capture/specimen-person.ts';
import { catalog } from '#steps/catalog.ts';
import { address, personOf } from '../sessions/people.ts';

/** Patterns of personal data that no log line may contain. Each is tried without the line's ids, which are random letters and digits. */
export const patterns: Readonly<Record<string, RegExp>> = {
  CURP: /\b[A-ZÑX]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d\b/i,
  RFC: /\b[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}\b/i,
  'e-mail': /[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}/i,
  phone: /(?<!\d)(\+?52[ -]?)?\d{2}[ -]?\d{4}[ -]?\d{4}(?!\d)/,
  'one-time code': /(?<![\d.:])\d{6}(?![\d.])/,
  'session token': /ses_[\w-]{8,}/,
  'encoded session token': /\bc2VzX[\w-]{8,}/,
  'API key': /sk_(live|test)_/,
  'webhook secret': /whsec_|whpk_/,
  'machine-readable zone': /[A-Z\d]<<[A-Z\d<]/,
};

/** Names, streets and numbers of the tests' fictitious people. */
export const texts: ReadonlySet<string> = new Set(
  [
    ...textsOf(luisa),
    ...textsOf(personOf(0)),
    ...textsOf(address),
    ...Object.values(catalog).flatMap(({ samples }) => [...textsOf(samples.submission), ...textsOf(samples.payload)]),
    ...['Wenceslao', 'Bojórquez', 'Xicoténcatl', 'Yebenes', 'Zarzuela', 'Av. Juárez', 'Ana Ruiz', 'Ana Ríos', 'Puerta azul'],
  ]
    .filter(isSomebodys)
    .map((text) => text.toLowerCase()),
);

const UUID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** Ids and other harmless texts with long runs of digits: request, event and key ids, hashes, times, figures, source positions. */
const IDS = /\b(req|evt)_[\w-]+|\b[0-9a-f]{16,}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|"(milliseconds|pid|bytes|size)":\d+|" {4}at [^"]+"/gi;

/** Returns the leaks in a line: the names of the patterns, or the text itself. */
export function leaksOf(line: string): string[] {
  const bare = line.replace(UUID, 'uuid').replace(IDS, 'id');
  const found = Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(bare) ? [name] : []));
  const lower = bare.toLowerCase();
  for (const text of texts) if (lower.includes(text)) found.push(text);
  return found;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Returns true for a text that identifies a person: long enough, and no id, time, language, picture or word of ours (`WHATSAPP`,
 * `live_check`).
 */
function isSomebodys(text: string): boolean {
  const ours = /^([a-z\d_:-]+|[A-Z_]+|[a-z]{2}-[A-Z]{2}|\d{4}-\d\d.*|[A-Za-z\d+/=]{40,})$/;
  return text.length >= 5 && /[A-ZÁÉÍÓÚÑ\d@]/.test(text) && !ours.test(text);
}
