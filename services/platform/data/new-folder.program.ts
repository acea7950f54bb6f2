import { PGlite } from '@electric-sql/pglite';

// A program that creates a database in a folder. Reports a failure to its parent process, and ends when the parent ends.

process.on('disconnect', () => process.exit(1));
try {
  await (await PGlite.create({ dataDir: process.argv[2]! })).close();
  process.exit(0);
} catch (failure) {
  const { message, errno = null } = failure as { message: string; errno?: number };
  process.send!({ message, errno }, undefined, undefined, () => process.exit(1));
}
