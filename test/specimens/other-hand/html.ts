import QRCode from 'qrcode';

/** HTML whose line breaks, and the indentation after them, are the source's alone: they are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts.map((part) => part.replace(/\n\s*/g, '')) }, ...values);
}

export async function qrCode(text: string, size: number, correction: 'L' | 'M' = 'M'): Promise<string> {
  const address = await QRCode.toDataURL(text, { errorCorrectionLevel: correction, margin: 1, scale: 6 });
  return `<img style="width:${size}px;height:${size}px" src="${address}">`;
}
