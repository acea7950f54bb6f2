import { withoutMarks } from '#mexico/letters.ts';
import type { CfdiCode } from '#mexico/symbols/cfdi-code.ts';

/** Facts that only the print of an invoice has, not its QR code; null if not found. */
export interface InvoicePrint {
  name_issuer: string | null;
  name_recipient: string | null;
  expedition_date: string | null;
  certification_date: string | null;
  pac: string | null;
  voucher_effect: string | null;
}

const LONGEST_TEXT = 40_000;
const LONGEST_NAME = 300;

/** Kinds of invoice by their code. */
const effects: Readonly<Record<string, string>> = { I: 'Ingreso', E: 'Egreso', T: 'Traslado', N: 'Nómina', P: 'Pago' };
const DATE = /(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})/;
const RFC = /\b[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}\b/;

/** Labels that the tax authority (SAT) and common programs print, in lower case without accents. `pac`: the certifier of the invoice. */
const labels = {
  name_issuer: ['nombre emisor', 'nombre del emisor', 'razon social emisor'],
  name_recipient: ['nombre receptor', 'nombre del receptor', 'razon social receptor'],
  expedition_date: ['codigo postal, fecha y hora de emision', 'fecha y hora de emision', 'fecha de emision', 'fecha de expedicion'],
  certification_date: ['fecha y hora de certificacion', 'fecha de certificacion', 'fecha de timbrado'],
  pac: ['rfc del proveedor de certificacion', 'rfc proveedor de certificacion', 'rfc pac', 'rfc prov certif'],
  voucher_effect: ['efecto de comprobante', 'efecto del comprobante', 'tipo de comprobante'],
} as const satisfies Record<keyof InvoicePrint, readonly string[]>;

/** Reads the values after or below labels. The SAT does not confirm them. */
export function printedIn(text: string, code: Pick<CfdiCode, 'issuer_rfc' | 'recipient_rfc'>): InvoicePrint {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim())
    .map((line) => ({ line, low: plain(line) }));
  const after = (member: keyof InvoicePrint) => valueAfter(lines, labels[member]);
  // An RFC equal to that of issuer or recipient stands at another label.
  const pac = RFC.exec(after('pac') ?? '')?.[0] ?? null;
  return {
    name_issuer: nameIn(after('name_issuer')),
    name_recipient: nameIn(after('name_recipient')),
    expedition_date: dateIn(after('expedition_date')),
    certification_date: dateIn(after('certification_date')),
    pac: pac === code.issuer_rfc || pac === code.recipient_rfc ? null : pac,
    voucher_effect: effectIn(after('voucher_effect')),
  };
}

const plain = (text: string) => withoutMarks(text.toLowerCase());

const knownLabels = Object.values(labels).flat();

interface PrintLine {
  line: string;
  /** The line in lower case without accents, for labels. */
  low: string;
}

/** Returns the text after the first label, up to the next label, or else the line below; null if both are empty. */
function valueAfter(lines: readonly PrintLine[], labelTexts: readonly string[]): string | null {
  for (const label of labelTexts) {
    for (const [at, { line, low }] of lines.entries()) {
      const start = low.indexOf(label);
      if (start < 0) continue;
      const rest = line.slice(start + label.length).replace(/^[\s:.]{1,10}/, '');
      const value = untilLabel(rest === '' ? (lines[at + 1]?.line ?? '') : rest);
      if (value !== '') return value;
    }
  }
  return null;
}

/** Cuts a text at the next label, because columns are side by side. */
function untilLabel(text: string): string {
  const low = plain(text);
  const ends = [...knownLabels, 'rfc ', 'folio', 'regimen', 'codigo postal', 'uso cfdi', 'lugar de'].map((label) => low.indexOf(label));
  const end = Math.min(text.length, ...ends.filter((at) => at >= 0));
  return text.slice(0, end).trim();
}

const nameIn = (text: string | null) => (text && text.length <= LONGEST_NAME ? text : null);

function dateIn(text: string | null): string | null {
  const [, day, time] = DATE.exec(text ?? '') ?? [];
  return day && time ? `${day}T${time}` : null;
}

function effectIn(text: string | null): string | null {
  const word = plain(text ?? '');
  const effectName = Object.values(effects).find((effect) => word.includes(plain(effect)));
  return effectName ?? effects[(text ?? '').slice(0, 1)] ?? null;
}
