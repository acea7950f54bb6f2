import { documentName, LONGEST_NAME } from '#contracts/documents/signing.ts';

export async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Returns the document name of an uploaded file, with slashes replaced by spaces; `documento.pdf` if the name is not allowed. */
export function nameOf({ name }: File): string {
  const result = documentName.safeParse(name.replaceAll(/[/\\]/g, ' ').slice(0, LONGEST_NAME));
  return result.success ? result.data : 'documento.pdf';
}
