import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../base/config.ts';
import { holdsDatabase } from './new-folder.ts';

/** Derives a key per use from the master secret; no key can be derived from a different key. */
type DeriveKey = (use: string) => Uint8Array;

/** Returns the function that derives keys from this secret (HKDF). */
export function derivedKeys(secret: string): DeriveKey {
  return (use) => new Uint8Array(hkdfSync('sha256', secret, 'zaguan', use, 32));
}

/** Files of an embedded server's secrets. To replace the secret, an operator renames the first file to the second. */
export const secretFile = (dataFolder: string) => join(dataFolder, 'secret');
export const previousSecretFile = (dataFolder: string) => join(dataFolder, 'secret.previous');

/** Reads a secret. Null if the file is missing or empty. */
export function readSecret(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
}

/** Reads an embedded server's secret, or creates it if there is no database yet. Throws `ConfigError` if a database's secret is lost. */
export function readOrMakeSecret(dataFolder: string): string {
  const file = secretFile(dataFolder);
  const secret = readSecret(file);
  if (secret !== null) return secret;
  const isNeeded = readSecret(previousSecretFile(dataFolder)) === null && holdsDatabase(join(dataFolder, 'database'));
  if (isNeeded) throw new ConfigError([lostSecret(file)]);
  return makeSecret(file);
}

/** Returns the message for a lost secret's file, with advice. */
export const lostSecret = (file: string) =>
  `${file} is ${existsSync(file) ? 'empty' : 'missing'}, and the data beside it cannot be read without it. Put it back from your copy, or give the secret as ZAGUAN_SECRET.`;

function makeSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  // Deletes an empty file, left by a process that was killed before it wrote the secret.
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

/** Encrypts with AES-256-GCM (iv, ciphertext, tag); sealed bytes moved to a place with a different `context` do not decrypt. */
export function seal(key: Uint8Array, bytes: Uint8Array, context: string): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts sealed bytes. Throws if they were changed, or sealed with a different key or context. */
export function unseal(key: Uint8Array, sealedBytes: Uint8Array, context: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(sealedBytes.buffer, sealedBytes.byteOffset, sealedBytes.byteLength);
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('Sealed bytes are too short to be whole.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const plaintext = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  // `final` checks the tag; in GCM mode it returns no bytes.
  decipher.final();
  return plaintext;
}
