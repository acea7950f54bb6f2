import type { StepFileReader } from '#src/machine/step-state.ts';
import type { SignDocument } from './document/document.contract.ts';

const paragraphs = [
  '1. Banco Aldaba abre una cuenta de depósito a nombre de quien firma este contrato, sin comisión por apertura y sin saldo mínimo.',
  '2. El dinero está disponible todos los días del año. Las transferencias a otros bancos no tienen costo.',
  '3. Quien firma puede terminar este contrato cuando quiera, sin explicar por qué y sin costo alguno.',
];

export const fakeDocument: SignDocument = {
  name: 'Contrato de cuenta',
  sha256: 'a'.repeat(64),
  pages: [
    { width: 612, height: 792 },
    { width: 612, height: 792 },
    { width: 612, height: 792 },
  ],
  signer: 'Luisa Pérez Gómez',
  closed: null,
  asks: [],
  filled: true,
  given: null,
};

/** A document that asks its signer for two texts. */
export const askingDocument: SignDocument = {
  ...fakeDocument,
  asks: [
    { uuid: '4f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e01', name: 'Beneficiaria o beneficiario', required: true, value: '' },
    { uuid: '4f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e02', name: 'Parentesco', required: false, value: '' },
  ],
  filled: false,
};

/** Makes the step's files in the browser. Files that match `lost` fail; files that match `silent` never arrive. */
export function fakeFiles(
  options: { document?: Partial<SignDocument>; lost?: RegExp; silent?: RegExp; requests?: string[]; text?: (page: number) => string } = {},
): StepFileReader {
  const document = { ...fakeDocument, ...options.document };
  return async (name) => {
    options.requests?.push(name);
    if (options.lost?.test(name)) throw new Error(`${name} is lost`);
    if (options.silent?.test(name)) return new Promise(() => {});
    if (name === 'document') return new Blob([JSON.stringify(document)], { type: 'application/json' });
    const [kind, number] = name.split('-') as [string, string];
    const text = options.text ?? ((page: number) => `Contrato de cuenta, página ${page}\n\n${paragraphs.join('\n\n')}`);
    if (kind === 'text') return new Blob([text(Number(number))], { type: 'text/plain' });
    return drawPage(Number(number), kind === 'near' ? 2200 : 1100);
  };
}

/** Draws a page of a contract in the aspect ratio of Letter paper. */
function drawPage(page: number, width: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: Math.round((width * 792) / 612) });
  const context = canvas.getContext('2d')!;
  context.scale(width / 612, width / 612);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 612, 792);
  context.fillStyle = '#22262f';
  context.font = '600 20px sans-serif';
  context.fillText('Contrato de cuenta de depósito', 56, 78);
  context.font = '12px sans-serif';
  context.fillText(`Banco Aldaba · documento de muestra · ${page}`, 56, 100);
  let y = 140;
  for (let round = 0; round < 5; round++) {
    for (const paragraph of paragraphs) {
      for (const line of paragraph.match(/.{1,82}(\s|$)/g) ?? []) {
        if (y < 740) context.fillText(line.trim(), 56, y);
        y += 17;
      }
      y += 10;
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob!), 'image/png');
  });
}
