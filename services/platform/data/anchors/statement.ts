import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { ed25519PublicKey, publicBytes } from '../keys/ed25519.ts';

/** What an anchor says. It stands on the first line of its file, as JSON; the second line is the signature over the first. */
const statement = z.object({
  format: z.literal('zaguan-anchor-1'),
  tenant: z.uuid(),
  at: z.iso.datetime(),
  /** Heads of logs that grew since; null for all logs. */
  since: z.iso.datetime().nullable(),
  /** SHA-256 of the tenant's anchor before, in hex, where its file was there. */
  previous: z.string().nullable(),
  heads: z.int(),
  /** SHA-256 of the file with the heads, in hex. */
  heads_sha256: z.string(),
  public_key: z.string().regex(/^zalog_[A-Za-z0-9+/]{43}=$/),
});
export type AnchorStatement = z.output<typeof statement>;

const KEY_PREFIX = 'zalog_';
const SIGNATURE_PREFIX = 'v1a,';

export const publicKeyText = (key: KeyObject): string => `${KEY_PREFIX}${publicBytes(key).toString('base64')}`;

/** The text of an anchor's file. */
export function signedText(of: AnchorStatement, key: KeyObject): string {
  const line = JSON.stringify(statement.parse(of));
  return `${line}\n${SIGNATURE_PREFIX}${sign(null, Buffer.from(line), key).toString('base64')}\n`;
}

/** Null for a text that is no anchor, or whose signature is not of the key that it names. */
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
  /** In hex. */
  hash: string;
}

export const headLine = ({ kind, id, number, hash }: AnchoredHead): string => `${kind} ${id} ${number} ${hash}\n`;

export function readHeadLine(line: string): AnchoredHead {
  const [kind = '', id = '', number = '', hash = ''] = line.split(' ');
  return { kind, id, number: Number(number), hash };
}

/** In hex. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
