import { createCipheriv, createHash, randomBytes } from 'node:crypto';

export interface PdfPage {
  /** Points. */
  width: number;
  height: number;
  /** PDF operators; `text` and `blocks` make them. */
  content: string;
  /** Further resources of the page, as `/XObject << /X0 6 0 R >>`. */
  resources?: string;
}

/**
 * Makes a PDF of these pages with Helvetica as `/F1`; with a password it is encrypted with AES-256. Objects of `more` are numbered from 4
 * + twice the number of pages.
 */
export function makePdf(pages: readonly PdfPage[], options: { password?: string; more?: readonly string[] } = {}): Uint8Array<ArrayBuffer> {
  const lock = options.password === undefined ? null : lockWith(options.password);
  const first = 4;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ width, height, content, resources = '' }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> >>`,
      stream(lock ? lock.seal(Buffer.from(content, 'latin1')) : Buffer.from(content, 'latin1')),
    ]),
    ...(options.more ?? []),
    ...(lock ? [lock.dictionary] : []),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const id = '<00112233445566778899aabbccddeeff>';
  const locked = lock ? `/Encrypt ${objects.length} 0 R /ID [${id} ${id}] ` : '';
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${locked}>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'));
}

/** Returns a stream object; `entries` are added to the length in its dictionary. */
export const stream = (bytes: Buffer, entries = '') =>
  `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;

/** Returns a line of text; its foot is `y` points above the bottom of the page. */
export function text(words: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${words.replaceAll(/[\\()]/g, '\\$&')}) Tj ET\n`;
}

/** Draws a code's dark squares, with the upper left corner at `x`, `y`. */
export function blocks(modules: readonly (readonly boolean[])[], { x, y, size }: { x: number; y: number; size: number }): string {
  const side = size / modules.length;
  const squares = modules.flatMap((row, down) =>
    row.flatMap((dark, right) => (dark ? [`${x + right * side} ${y - (down + 1) * side} ${side} ${side} re`] : [])),
  );
  return `${squares.join('\n')}\nf\n`;
}

/** Encrypts with AES-256 as Acrobat 9 did (revision 5): the simplest scheme with a key of that length. */
function lockWith(password: string) {
  const key = randomBytes(32);
  const hash = (salt: Uint8Array, rest: Uint8Array = new Uint8Array()) =>
    createHash('sha256').update(password).update(salt).update(rest).digest();
  const cipher = (secret: Buffer, bytes: Buffer) => {
    const aes = createCipheriv('aes-256-cbc', secret, Buffer.alloc(16)).setAutoPadding(false);
    return Buffer.concat([aes.update(bytes), aes.final()]);
  };
  const entry = (rest?: Uint8Array) => {
    const [check, salt] = [randomBytes(8), randomBytes(8)];
    return { proof: Buffer.concat([hash(check, rest), check, salt]), key: cipher(hash(salt, rest), key) };
  };
  const user = entry();
  const owner = entry(user.proof);
  const permissions = Buffer.concat([Buffer.from([0xfc, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), Buffer.from('Tadb'), randomBytes(4)]);
  const aes = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const sealed = Buffer.concat([aes.update(permissions), aes.final()]);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /U ${hex(user.proof)} /UE ${hex(user.key)} /O ${hex(owner.proof)} /OE ${hex(owner.key)} /Perms ${hex(sealed)} /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>`,
    seal(bytes: Buffer): Buffer {
      const start = randomBytes(16);
      const aes = createCipheriv('aes-256-cbc', key, start);
      return Buffer.concat([start, aes.update(bytes), aes.final()]);
    },
  };
}
