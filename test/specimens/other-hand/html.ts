import QRCode from 'qrcode';

/** Returns HTML without the template's line breaks and indentation. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts.map((part) => part.replace(/\n\s*/g, '')) }, ...values);
}

export async function qrCode(text: string, size: number, correction: 'L' | 'M' = 'M'): Promise<string> {
  const address = await QRCode.toDataURL(text, { errorCorrectionLevel: correction, margin: 1, scale: 6 });
  return `<img style="width:${size}px;height:${size}px" src="${address}">`;
}
