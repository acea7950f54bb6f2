import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import { localText } from '../connect/local-files.ts';
import { CommandFailure } from '../terminal/command.ts';
import { webStream } from './tar.ts';

// Backups are encrypted with age (https://age-encryption.org/v1) in pieces of 64 kB; the program `age` can also open them.

const FIRST_LINE = 'age-encryption.org/v1\n';
const SHORTEST_PASSPHRASE = 12;

/** Command options that encrypt or decrypt a backup. */
export interface SealingOptions {
  /** Public keys `age1…` for which the backup is encrypted. */
  to?: readonly string[] | undefined;
  /** Path of a file with keys `AGE-SECRET-KEY-1…`. */
  identity?: string | undefined;
  'passphrase-file'?: string | undefined;
}

/** Returns an encrypter for the public keys or the passphrase. Null if the options have neither. */
export async function encrypterOf(options: SealingOptions): Promise<Encrypter | null> {
  const passphrase = await passphraseOf(options);
  const recipients = options.to ?? [];
  if (recipients.length > 0 && passphrase !== null)
    throw new CommandFailure('A backup is encrypted for public keys or with a passphrase, not both.');
  if (recipients.length === 0 && passphrase === null) return null;
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new CommandFailure(`"${recipient}" is not a public key of age (age1…).`);
    }
  }
  if (passphrase !== null) encrypter.setPassphrase(passphrase);
  return encrypter;
}

/** Opens a backup as a stream. With a key or passphrase, throws `CommandFailure` for an unencrypted backup, which may be forged. */
export async function openBackup(file: string, options: SealingOptions): Promise<ReadableStream<Uint8Array>> {
  const streamFile = () => webStream(createReadStream(file));
  const passphrase = await passphraseOf(options);
  const hasSeal = await isSealed(file);
  if (options.identity === undefined && passphrase === null) {
    if (hasSeal) throw new CommandFailure('The backup is encrypted: add --identity with the file of its key, or --passphrase-file.');
    return streamFile();
  }
  if (!hasSeal) {
    throw new CommandFailure(
      `${file} is not encrypted, so anybody may have made it. If it is yours, restore it without --identity, --passphrase-file and BACKUP_PASSPHRASE.`,
    );
  }
  const decrypter = new Decrypter();
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  if (options.identity !== undefined) {
    const lines = (await localText(options.identity)).split('\n').map((line) => line.trim());
    const keys = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
    if (keys.length === 0) throw new CommandFailure(`The file ${options.identity} has no key (AGE-SECRET-KEY-…).`);
    for (const key of keys) decrypter.addIdentity(key);
  }
  try {
    return await decrypter.decrypt(streamFile());
  } catch {
    throw new CommandFailure('This key or passphrase does not open the backup.');
  }
}

const isSealed = async (file: string): Promise<boolean> =>
  (await text(createReadStream(file, { end: FIRST_LINE.length - 1 }))) === FIRST_LINE;

async function passphraseOf({ 'passphrase-file': file }: SealingOptions): Promise<string | null> {
  const passphrase = file === undefined ? (process.env.BACKUP_PASSPHRASE ?? '') : (await localText(file)).replace(/\r?\n$/, '');
  if (file === undefined && passphrase === '') return null;
  if (passphrase.length < SHORTEST_PASSPHRASE) throw new CommandFailure(`A passphrase has at least ${SHORTEST_PASSPHRASE} characters.`);
  return passphrase;
}
