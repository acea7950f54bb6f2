/** A row in which columns of bytes are hexadecimal text. */
export type InHex<Row, Column extends keyof Row> = Omit<Row, Column> & Record<Column, string>;

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export const bytesOf = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
