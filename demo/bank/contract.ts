/**
 * The contract that the bank's customers sign: a PDF of two pages, written by this file so that the demo needs no PDF library. A real
 * bank would have its own PDF, or a template in Zaguán.
 */

/** Letter size and margin, in points. */
const PAGE = { width: 612, height: 792, margin: 64 };
/** The most characters of a line that fit the column, in Helvetica at 10.5 points. */
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

/** Returns the contract's PDF. `reference` is the application's number, printed on every page. */
export function contractPdf(reference: string): Uint8Array {
  const head = (page: number) => [
    mark(PAGE.margin, 706),
    text('F2', 10, PAGE.margin + 26, 711, 'Banco Aldaba'),
    text('F1', 8, PAGE.margin, 40, `Solicitud ${reference} · Banco Aldaba es ficticio: este contrato es una muestra · página ${page} de 2`),
  ];
  const first = [...head(1), text('F2', 20, PAGE.margin, 650, 'Contrato de cuenta de depósito'), ...column(clauses.slice(0, 5), 606)];
  const second = [
    ...head(2),
    ...column(clauses.slice(5), 650),
    text('F1', 10.5, PAGE.margin, 258, 'Firmo de conformidad, después de leer las dos páginas de este contrato.'),
    `0.6 w ${PAGE.margin} 158 m 304 158 l S`,
    text('F1', 9, PAGE.margin, 143, 'Firma de quien abre la cuenta'),
  ];
  return pdf([first, second]);
}

/** Returns the drawing of the clauses from `top` downwards, in points from the lower edge. */
function column(part: typeof clauses, top: number): string[] {
  let y = top;
  return part.flatMap(([title, body]) => {
    const lines = [text('F2', 11.5, PAGE.margin, y, title)];
    for (const line of wrapText(body)) {
      y -= 17;
      lines.push(text('F1', 10.5, PAGE.margin, y, line));
    }
    y -= 32;
    return lines;
  });
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

/** Draws the bank's logo, a door knocker: a ring under a plate. */
function mark(x: number, y: number): string {
  return `q 0.12 0.36 0.31 RG 2.2 w ${ring(x + 9, y + 7, 7)} S 0.12 0.36 0.31 rg ${ring(x + 9, y + 17, 3)} f Q`;
}

/** Returns the path of a circle, made of four curves. */
function ring(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return (
    `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ` +
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c`
  );
}

function text(font: 'F1' | 'F2', size: number, x: number, y: number, words: string): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

/** Writes the PDF file: catalog, two fonts that every reader has, the pages, and the offset of each object. Text is Latin-1. */
function pdf(pages: readonly (readonly string[])[]): Uint8Array {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((lines, index) => {
      const content = lines.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
