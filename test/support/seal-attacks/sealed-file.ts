import { PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';

/** An object to write; `body` is the text between `obj` and `endobj`. */
export interface NewObject {
  number: number;
  body: string;
}

export interface UpdateOptions {
  /** `none` leaves the table and trailer out; `stream` writes a cross-reference stream. */
  table?: 'classic' | 'stream' | 'none';
  /** The number of a replaced catalog. */
  root?: number;
  /** Entries of the table with a false offset. */
  pointing?: readonly { number: number; offset: number }[];
}

/** A file that our service sealed, parsed as far as an attacker needs it. */
export interface SealedFile {
  bytes: Buffer;
  /** The gap that holds the signature, from its `<` to after its `>`. */
  gap: { start: number; end: number };
  size: number;
  root: number;
  info: number | null;
  signature: number;
  field: number;
  /** Object numbers of the pages. */
  pages: readonly number[];
  /** Returns the text between `obj` and `endobj`. */
  body(number: number): string;
  /** Returns the offset of the object. */
  offset(number: number): number;
  /** Returns the object number that a page or other dictionary refers to under a name. */
  reference(number: number, name: string): number;
  /** Returns the file with an incremental update appended. */
  update(objects: readonly NewObject[], options?: UpdateOptions): Buffer;
  /** Returns the file with one text replaced by another of the same length, padded with spaces. */
  overwrite(was: string, is: string): Buffer;
}

export async function takeApart(pdf: Uint8Array): Promise<SealedFile> {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { Root, Info } = document.context.trailerInfo;
  const start = text.lastIndexOf('/Contents <') + '/Contents '.length;
  const end = text.indexOf('>', start) + 1;
  const size = Number(/\/Size (\d+)/.exec(text.slice(text.lastIndexOf('trailer')))?.[1]);
  const startxref = Number(/startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1]);
  const root = (Root as PDFRef).objectNumber;
  const info = Info instanceof PDFRef ? Info.objectNumber : null;
  const offset = (number: number) => {
    const at = text.search(new RegExp(`(?<=\n)${number} 0 obj\n`));
    if (at < 0) throw new Error(`There is no object ${number}.`);
    return at;
  };
  const body = (number: number) => {
    const from = text.indexOf('obj', offset(number)) + 'obj'.length;
    return text.slice(from, text.indexOf('endobj', from)).trim();
  };
  const signature = Number(/(\d+) 0 obj(?:(?!endobj)[\s\S])*$/.exec(text.slice(0, start))?.[1]);
  const form = document.catalog.lookup(PDFName.of('AcroForm'), PDFDict);
  const field = Number(/(\d+) 0 R/.exec(String(form.get(PDFName.of('Fields'))))?.[1]);

  const update: SealedFile['update'] = (objects, { table = 'classic', root: newRoot = root, pointing = [] } = {}) => {
    let added = '\n';
    const entries = objects.map(({ number, body }) => {
      const at = bytes.length + added.length;
      added += `${number} 0 obj\n${body}\nendobj\n`;
      return { number, offset: at };
    });
    const all = [...entries, ...pointing];
    const newSize = Math.max(size, ...all.map(({ number }) => number + 1));
    const xref = bytes.length + added.length;
    const trailer = `/Size ${table === 'stream' ? newSize + 1 : newSize} /Root ${newRoot} 0 R /Prev ${startxref}${info ? ` /Info ${info} 0 R` : ''}`;
    if (table === 'classic') {
      const rows = all.map(({ number, offset }) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      added += `xref\n${rows}trailer\n<< ${trailer} >>\n`;
    } else if (table === 'stream') {
      const rows = [...all, { number: newSize, offset: xref }];
      const hex = rows.map(({ offset }) => `01${offset.toString(16).padStart(8, '0')}00`).join('');
      const index = rows.map(({ number }) => `${number} 1`).join(' ');
      added += `${newSize} 0 obj\n<< /Type /XRef /W [1 4 1] /Index [${index}] /Filter /ASCIIHexDecode /Length ${hex.length + 1} ${trailer} >>\nstream\n${hex}>\nendstream\nendobj\n`;
    }
    if (table !== 'none') added += `startxref\n${xref}\n%%EOF\n`;
    return Buffer.concat([bytes, Buffer.from(added, 'latin1')]);
  };

  return {
    ...{ bytes, gap: { start, end }, size, root, info, signature, field, body, offset, update },
    pages: document.getPages().map(({ ref }) => ref.objectNumber),
    reference(number, name) {
      const found = new RegExp(`/${name} \\[?\\s*(\\d+) 0 R`).exec(body(number))?.[1];
      if (!found) throw new Error(`The object ${number} refers to nothing under ${name}.`);
      return Number(found);
    },
    overwrite(was, is) {
      const at = text.lastIndexOf(was);
      if (at < 0 || is.length > was.length) throw new Error(`“${was}” cannot be written over.`);
      const copy = Buffer.from(bytes);
      copy.write(is.padEnd(was.length), at, 'latin1');
      return copy;
    },
  };
}

/** Returns a dictionary with a changed member, or without it if `value` is null. */
export function withMember(body: string, name: string, value: string | null): string {
  const place = placeOf(body, name);
  const without = place ? body.slice(0, place.start) + body.slice(place.end) : body;
  return value === null ? without : without.replace(/^<</, () => `<< /${name} ${value} `);
}

/** Returns the position of the outermost member of this name and its value; null if the dictionary has no such member. */
function placeOf(body: string, name: string): { start: number; end: number } | null {
  const tokens = [...body.matchAll(/<<|>>|\[|\]|<[^<>]*>|\((?:\\.|[^\\)])*\)|\/[^\s/<>[\]()]+|\d+ 0 R|[^\s/<>[\]()]+/g)];
  const step = ({ 0: token }: { 0: string }) => (token === '<<' || token === '[' ? 1 : token === '>>' || token === ']' ? -1 : 0);
  let level = 0;
  let start: number | null = null;
  for (const [at, token] of tokens.entries()) {
    if (start === null && level === 1 && token[0] === `/${name}`) {
      start = token.index;
      continue;
    }
    level += step(token);
    if (start !== null && level === 1) return { start, end: token.index + token[0].length };
    if (level === 0 && at > 0) return null;
  }
  return null;
}

/** Returns the body of a stream object. */
export const streamOf = (content: string, members = '') => `<< ${members} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Returns operators that write `words` large over the page. */
export const lie = (words = 'PAGO 900000') => `q 1 1 1 rg 60 560 400 80 re f 0 0 0 rg BT /Helv 28 Tf 70 590 Td (${words}) Tj ET Q`;
export const HELVETICA = '<< /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
