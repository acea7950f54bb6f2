import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { ed25519PublicKey, publicBytes } from '../keys/ed25519.ts';

/** The first line (JSON) of an anchor file, which lists a tenant's log heads by their hash. The second line is its signature. */
const statement = z.object({
  format: z.literal('zaguan-anchor-1'),
  tenant: z.uuid(),
  at: z.iso.datetime(),
  /** The anchor covers logs that grew since this time; null: all logs. */
  since: z.iso.datetime().nullable(),
  /** Hex SHA-256 of the tenant's previous anchor file; null if there was none. */
  previous: z.string().nullable(),
  heads: z.int(),
  heads_sha256: z.string(),
  public_key: z.string().regex(/^zalog_[A-Za-z0-9+/]{43}=$/),
});
export type AnchorStatement = z.output<typeof statement>;

const KEY_PREFIX = 'zalog_';
const SIGNATURE_PREFIX = 'v1a,';

export const publicKeyText = (key: KeyObject): string => `${KEY_PREFIX}${publicBytes(key).toString('base64')}`;

/** Returns the text of an anchor file: the statement as one line of JSON, and the line of its signature. */
export function signedText(of: AnchorStatement, key: KeyObject): string {
  const line = JSON.stringify(statement.parse(of));
  return `${line}\n${SIGNATURE_PREFIX}${sign(null, Buffer.from(line), key).toString('base64')}\n`;
}

/** Parses an anchor file. Null if the text is no anchor, or its signature does not match its public key. */
export function readSignedText(text: string): AnchorStatement | null {
  const [line = '', signature = ''] = text.split('\n');
  const result = statement.safeParse(parse(line));
  if (!result.success) return null;
  const key = ed25519PublicKey(Buffer.from(result.data.public_key.slice(KEY_PREFIX.length), 'base64'));
  const bytes = Buffer.from(signature.slice(SIGNATURE_PREFIX.length), 'base64');
  return signature.startsWith(SIGNATURE_PREFIX) && verify(null, Buffer.from(line), key, bytes) ? result.data : null;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
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
