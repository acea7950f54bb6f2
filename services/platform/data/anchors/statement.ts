import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../base/parse-json.ts';
import { ed25519PublicKey, publicBytes } from '../keys/ed25519.ts';

/** The first line (JSON) of an anchor file; the second line is its signature. The tenant's log heads lie in a heads file beside it. */
const statement = z.object({
  format: z.literal('zaguan-anchor-1'),
  tenant: z.uuid(),
  at: z.iso.datetime(),
  /** The anchor covers logs that grew since this time; null: all logs. */
  since: z.iso.datetime().nullable(),
  /** Hex SHA-256 of the tenant's previous anchor file; null if there was none. */
  previous: z.string().nullable(),
  /** The number of lines of the heads file. */
  heads: z.int(),
  /** Hex SHA-256 of the heads file. */
  heads_sha256: z.string(),
  public_key: z.string().regex(/^zalog_[A-Za-z0-9+/]{43}=$/),
});
export type AnchorStatement = z.output<typeof statement>;

const KEY_PREFIX = 'zalog_';
const SIGNATURE_PREFIX = 'v1a,';

export const publicKeyText = (key: KeyObject): string => `${KEY_PREFIX}${publicBytes(key).toString('base64')}`;

/** Returns the text of an anchor file: the statement as one line of JSON, and the line of its signature. */
export function signedText(anchor: AnchorStatement, key: KeyObject): string {
  const line = JSON.stringify(statement.parse(anchor));
  return `${line}\n${SIGNATURE_PREFIX}${sign(null, Buffer.from(line), key).toString('base64')}\n`;
}

/** Parses an anchor file. Null if the text is no anchor, or its signature does not match its public key. */
export function readSignedText(text: string): AnchorStatement | null {
  const [line = '', signature = ''] = text.split('\n');
  const result = statement.safeParse(parseJson(line));
  if (!result.success) return null;
  const key = ed25519PublicKey(Buffer.from(result.data.public_key.slice(KEY_PREFIX.length), 'base64'));
  const bytes = Buffer.from(signature.slice(SIGNATURE_PREFIX.length), 'base64');
  return signature.startsWith(SIGNATURE_PREFIX) && verify(null, Buffer.from(line), key, bytes) ? result.data : null;
}

export interface AnchoredHead {
  kind: string;
  id: string;
  number: number;
  hash: string;
}

export const headLine = ({ kind, id, number, hash }: AnchoredHead): string => `${kind} ${id} ${number} ${hash}\n`;

export function readHeadLine(line: string): AnchoredHead {
  const [kind = '', id = '', number = '', hash = ''] = line.split(' ');
  return { kind, id, number: Number(number), hash };
}

export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
