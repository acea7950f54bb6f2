import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../base/config.ts';
import { holdsDatabase } from './new-folder.ts';

/** Derives one key per use from the master secret; none tells anything of another. */
type DeriveKey = (use: string) => Uint8Array;

export function derivedKeys(secret: string): DeriveKey {
  return (use) => new Uint8Array(hkdfSync('sha256', secret, 'zaguan', use, 32));
}

/** Files of an embedded server's secrets; an operator renames the first to the second to change it. */
export const secretFile = (dataFolder: string) => join(dataFolder, 'secret');
export const previousSecretFile = (dataFolder: string) => join(dataFolder, 'secret.previous');

/** Reads a secret; null without a file, or from an empty one. */
export function readSecret(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
}

/** Reads an embedded server's secret, or makes one where no data need another. Throws `ConfigError` where a database's secret is gone. */
export function readOrMakeSecret(dataFolder: string): string {
  const file = secretFile(dataFolder);
  const secret = readSecret(file);
  if (secret !== null) return secret;
  const isNeeded = readSecret(previousSecretFile(dataFolder)) === null && holdsDatabase(join(dataFolder, 'database'));
  if (isNeeded) throw new ConfigError([lostSecret(file)]);
  return makeSecret(file);
}

/** Says that a secret's file is gone, and the cure. */
export const lostSecret = (file: string) =>
  `${file} is ${existsSync(file) ? 'empty' : 'missing'}, and the data beside it cannot be read without it. Put it back from your copy, or give the secret as ZAGUAN_SECRET.`;

function makeSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  // An empty one: whoever made it was killed before it was written.
  rmSync(file, { force: true });
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${secret}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return secret;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals with AES-256-GCM (iv, ciphertext, tag); `context` keeps sealed bytes from being moved. */
export function seal(key: Uint8Array, bytes: Uint8Array, context: string): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Opens sealed bytes; throws where they were changed, or sealed with another key or context. */
export function unseal(key: Uint8Array, sealedBytes: Uint8Array, context: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sealedBytes.buffer, sealedBytes.byteOffset, sealedBytes.byteLength);
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('Sealed bytes are too short to be whole.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const plaintext = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  // It checks the tag; in this mode no bytes are left for it.
  decipher.final();
  return plaintext;
}
