import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A letter page, in points. */
const PAGE = { width: 612, height: 792, margin: 72 };

const clauses = [
  'CONTRATO DE APERTURA DE CUENTA (ejemplo sin validez)',
  'Primera. Banco Jacaranda, institución que no existe, abre a la persona titular una cuenta de depósito en pesos.',
  'Segunda. La cuenta no cobra comisión por apertura ni pide saldo mínimo. El rendimiento se paga cada mes.',
  'Tercera. La persona titular puede cancelar la cuenta cuando quiera, sin costo y sin dar razones.',
  'Cuarta. El banco avisa de cualquier cambio con treinta días de anticipación por el medio que la persona eligió.',
  'Quinta. Para lo no previsto aplican las leyes de México y los tribunales de la Ciudad de México.',
];

/** Makes a fictitious contract; `mark` and the page number make the text of every page unique. */
export async function contractPdf({ pages = 2, mark = 'A' }: { pages?: number; mark?: string } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    let y = PAGE.height - PAGE.margin;
    for (const clause of clauses) {
      page.drawText(clause, { x: PAGE.margin, y, size: 11, font, maxWidth: PAGE.width - 2 * PAGE.margin, lineHeight: 15 });
      y -= 48;
    }
    page.drawText(`Folio ${mark} · hoja ${number} de ${pages}`, { x: PAGE.margin, y: PAGE.margin / 2, size: 9, font });
  }
  return document.save();
}
