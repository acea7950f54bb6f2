import { isDatabaseGone } from './data/database-gone.ts';

/** Names of errors whose message is written for the operator. */
const SENTENCES: ReadonlySet<string> = new Set([
  'ConfigError',
  'DataFolderInUse',
  'PortTaken',
  'AddressUnusable',
  'FaceModelUnusable',
  'Problem',
]);

/** SQLSTATEs with which a server refuses: wrong user or password, unknown database, no right to create tables. */
const DATABASE_REFUSES = /^(28\w{3}|3D000|42501)$/;

const FILE_TROUBLES: Readonly<Record<string, string>> = {
  ENOSPC: 'cannot be written: no space is left there. Make room, or choose another place.',
  EDQUOT: 'cannot be written: the quota of this user is used up. Make room, or choose another place.',
  EROFS: 'cannot be written: its file system is read-only. Choose another place.',
  EACCES: 'is closed to this user. Change its owner or mode, or choose another place.',
  EPERM: 'is closed to this user. Change its owner or mode, or choose another place.',
  EEXIST: 'is a file where a folder is needed. Choose another place.',
  ENOTDIR: 'leads through a file as if it were a folder. Choose another place.',
  EISDIR: 'is a folder where a file is needed.',
  ENOENT: 'is not there, and cannot be made. Look at its folder, or choose another place.',
};

/** Returns a sentence with the reason and the cure of a failed start. Null for a bug, whose stack must be shown. */
export function explainStartupError(failure: unknown): string | null {
  if (!(failure instanceof Error)) return null;
  if (SENTENCES.has(failure.name)) return failure.message;
  const { code = '', path } = failure as NodeJS.ErrnoException;
  const why = failure.message || code;
  if (path !== undefined && code in FILE_TROUBLES) return `${path} ${FILE_TROUBLES[code]}`;
  if (isDatabaseGone(failure)) return `The database of DATABASE_URL cannot be reached: ${why}. Is it running, and is the address right?`;
  if (DATABASE_REFUSES.test(code)) return `The database of DATABASE_URL refuses: ${why}. Look at its user, password and name.`;
  return null;
}
