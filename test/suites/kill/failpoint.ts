import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/**
 * A point between “written” and “committed” where a server kills itself (SIGKILL). It is implemented by patching the database driver and
 * the file system, so that the product has no code for it.
 */
export interface Failpoint {
  /** A pattern of a statement with its text values, or with `file` of the path that a finished file gets. */
  like: string;
  at: 'before it' | 'after it' | 'before its commit' | 'after its commit';
  file?: true;
  /** The number of the matching statement or file; 1 by default. */
  nth?: number;
}

/** Kills the process; the promise never resolves, so that nothing more is sent. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

/** Installs the failpoint. Called once by a test server, before it opens anything. */
export function arm({ like, at, file, nth = 1 }: Failpoint): void {
  const pattern = new RegExp(like, 's');
  let seen = 0;
  const isIt = (text: string) => pattern.test(text) && ++seen === nth;
  if (file) armFiles(isIt, at);
  else armStatements(isIt, at);
}

function armFiles(isIt: (text: string) => boolean, at: Failpoint['at']): void {
  const { rename } = fs.promises;
  fs.promises.rename = async (from, to) => {
    const hit = isIt(String(to));
    if (hit && at === 'before it') return die();
    await rename(from, to);
    if (hit) return die();
  };
  syncBuiltinESMExports();
}

type Query = (this: pg.Client, statement: string | { text?: string; values?: unknown[] }, values?: unknown[]) => Promise<unknown>;

function armStatements(isIt: (text: string) => boolean, at: Failpoint['at']): void {
  /** Connections whose transaction contains a matching statement. */
  const open = new WeakSet<pg.Client>();
  const query = pg.Client.prototype.query as unknown as Query;
  const watched: Query = async function (statement, values) {
    const { text = '', values: own } = typeof statement === 'string' ? { text: statement, values } : statement;
    if (/^\s*(begin|start transaction|rollback)/i.test(text)) open.delete(this);
    const hit = isIt([text, ...(own ?? values ?? []).filter((value) => typeof value === 'string')].join('\n'));
    const commits = open.has(this) && /^\s*commit/i.test(text);
    if ((hit && at === 'before it') || (commits && at === 'before its commit')) return die();
    if (hit) open.add(this);
    const answer = await query.call(this, statement, values);
    if ((hit && at === 'after it') || (commits && at === 'after its commit')) return die();
    return answer;
  };
  pg.Client.prototype.query = watched as unknown as typeof pg.Client.prototype.query;
}
