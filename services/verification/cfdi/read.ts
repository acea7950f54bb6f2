import { fileTypeOf } from '#contracts/base/file-type.ts';
import { type CfdiCode, parseCfdiCode } from '#mexico/symbols/cfdi-code.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { VerificationTables } from '../model/tables.ts';
import { type InvoicePrint, printedIn } from './printed.ts';

/** QR code and print of an invoice's PDF. */
export interface ReadInvoice {
  code: CfdiCode;
  printed: InvoicePrint;
}

/** Number of pages whose print is read: the parties are on the first, the stamp may be on the second. */
const PRINTED_PAGES = 2;

/** Makes the function that reads an invoice. Throws 422 for a file that is no PDF, unreadable, locked, or has no invoice's QR code. */
export function createReadInvoice({ pdfs, symbolFiles }: Pick<Platform<VerificationTables>, 'pdfs' | 'symbolFiles'>) {
  return async (owner: Owner, document: File): Promise<ReadInvoice> => {
    const bytes = new Uint8Array(await document.arrayBuffer());
    if (fileTypeOf(bytes) !== 'pdf') throw unreadable('not_pdf', 'This is no PDF.');
    const codesOf = (symbols: readonly { payload: string }[]) => symbols.flatMap(({ payload }) => parseCfdiCode(payload) ?? []);
    const symbols = await symbolFiles.read(
      owner,
      { bytes, mime: 'application/pdf' },
      { formats: ['QRCode'], enough: (matches) => codesOf(matches).length > 0 },
    );
    const [code] = codesOf(symbols);
    if (!code) throw unreadable('no_code', 'No page of it shows the code of an invoice.');
    return { code, printed: printedIn(await textOf(owner, bytes), code) };
  };

  async function textOf(owner: Owner, bytes: Uint8Array): Promise<string> {
    const texts: string[] = [];
    for (let page = 0; page < PRINTED_PAGES; page++) {
      // Text is optional: a scan has no text, a short invoice no second page.
      texts.push(await pdfs.text(owner, bytes, page).catch((error: unknown) => withoutText(error)));
    }
    return texts.join('\n');
  }
}

function withoutText(error: unknown): string {
  if (error instanceof Problem && (error.key === 'not_found' || error.key === 'document_unreadable')) return '';
  throw error;
}

function unreadable(code: string, message: string): Problem {
  return new Problem('document_unreadable', message, { errors: [{ path: 'document', code, message }] });
}
