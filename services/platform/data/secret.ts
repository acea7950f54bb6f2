import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** One key per use, derived from the master secret: losing one says nothing of the others. */
type DeriveKey = (use: string) => Uint8Array;

export function derivedKeys(secret: string): DeriveKey {
  return (use) => new Uint8Array(hkdfSync('sha256', secret, 'zaguan', use, 32));
}

/** Of an embedded server: the file that was `secret` until an operator gave it this name. */
export const previousSecretFile = (dataFolder: string) => join(dataFolder, 'secret.previous');

/** The secret before, of an embedded server. */
export function readPreviousSecret(dataFolder: string): string | null {
  const file = previousSecretFile(dataFolder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** The secret of an embedded server: made where there is none, readable by its owner only. */
export function readOrMakeSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('base64url');
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

/** AES-256-GCM: iv, ciphertext, tag. `context` is authenticated, so that sealed bytes cannot be moved to another place. */
export function seal(key: Uint8Array, bytes: Uint8Array, context: string): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the bytes are not whole, were changed, or were sealed with another key or context. */
export function unseal(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('Sealed bytes are too short to be whole.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  // It checks the tag; in this mode no bytes are left for it.
  decipher.final();
  return opened;
}
