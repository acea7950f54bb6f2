import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** The contract that the bank's customers sign: a PDF of two pages. A real bank would have its own PDF, or a template in Zaguán. */

/** Letter size and margin, in points. */
const PAGE = { width: 612, height: 792, margin: 64 };
/** Maximum number of characters in a line that fit the column, in Helvetica at 10.5 points. */
const LINE = 96;

const clauses: readonly [title: string, text: string][] = [
  [
    '1. Tu cuenta',
    'Banco Aldaba abre una cuenta de depósito en pesos a nombre de quien firma este contrato. La cuenta no tiene comisión por apertura, ni mensual, ni saldo mínimo.',
  ],
  [
    '2. Tu dinero',
    'Puedes disponer de tu dinero todos los días del año, a cualquier hora. Las transferencias a otros bancos por SPEI no tienen costo. Los retiros en los cajeros de Banco Aldaba tampoco.',
  ],
  [
    '3. Tu tarjeta',
    'Te enviamos una tarjeta sin números impresos al domicilio que nos diste. La puedes apagar y encender desde la banca en línea. Si la pierdes, apágala y pide otra: la reposición no cuesta.',
  ],
  [
    '4. Seguridad',
    'Nunca te pediremos tu contraseña ni tus códigos por teléfono, correo o mensaje. Si alguien lo hace en nuestro nombre, no los des y avísanos.',
  ],
  [
    '5. Tus datos',
    'Usamos tus datos para abrir y operar tu cuenta y para cumplir la ley. El aviso de privacidad dice cuáles son, con quién los compartimos y cómo ejercer tus derechos.',
  ],
  [
    '6. Cambios',
    'Si cambiamos algo de este contrato, te avisamos con 30 días de anticipación. Si no estás de acuerdo, puedes terminarlo sin costo antes de que el cambio empiece.',
  ],
  [
    '7. Cómo terminar',
    'Puedes terminar este contrato cuando quieras, sin decir por qué y sin costo. Te entregamos tu saldo el mismo día por transferencia a la cuenta que nos digas.',
  ],
  ['8. Dudas y quejas', 'Escríbenos a ayuda@aldaba.example o llámanos. Respondemos cada queja por escrito en un plazo de 10 días hábiles.'],
];

/** Place of the customer's signature: `[x, y, width, height]` in points from the upper left corner of the page. */
export const signaturePlace = { page: 2, box: [64, 560, 240, 72] as const };

export const contractName = 'Contrato de cuenta Aldaba';

const GREEN = rgb(0.12, 0.36, 0.31);

/** Returns the contract's PDF. `reference` is the application's number, printed on every page. */
export async function contractPdf(reference: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setLanguage('es-MX');
  const [font, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  const x = PAGE.margin;
  const addPage = (number: number) => {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    // The bank's logo, a door knocker: a ring under a plate.
    page.drawCircle({ x: x + 9, y: 713, size: 7, borderColor: GREEN, borderWidth: 2.2 });
    page.drawCircle({ x: x + 9, y: 723, size: 3, color: GREEN });
    page.drawText('Banco Aldaba', { x: x + 26, y: 711, size: 10, font: bold });
    const foot = `Solicitud ${reference} · Banco Aldaba es ficticio: este contrato es una muestra · página ${number} de 2`;
    page.drawText(foot, { x, y: 40, size: 8, font });
    return page;
  };
  const [first, second] = [addPage(1), addPage(2)];
  first.drawText('Contrato de cuenta de depósito', { x, y: 650, size: 20, font: bold });
  drawClauses(first, clauses.slice(0, 5), 606, font, bold);
  drawClauses(second, clauses.slice(5), 650, font, bold);
  second.drawText('Firmo de conformidad, después de leer las dos páginas de este contrato.', { x, y: 258, size: 10.5, font });
  second.drawLine({ start: { x, y: 158 }, end: { x: 304, y: 158 }, thickness: 0.6 });
  second.drawText('Firma de quien abre la cuenta', { x, y: 143, size: 9, font });
  return await pdf.save();
}

/** Draws clauses from `top` downwards, in points from the lower edge. */
function drawClauses(page: PDFPage, part: typeof clauses, top: number, font: PDFFont, bold: PDFFont): void {
  let y = top;
  for (const [title, body] of part) {
    page.drawText(title, { x: PAGE.margin, y, size: 11.5, font: bold });
    for (const line of wrapText(body)) {
      y -= 17;
      page.drawText(line, { x: PAGE.margin, y, size: 10.5, font });
    }
    y -= 32;
  }
}

function wrapText(body: string): string[] {
  const lines: string[] = [];
  for (const word of body.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
