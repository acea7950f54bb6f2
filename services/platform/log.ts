import { join } from 'node:path';
import pino from 'pino';
import type { Log } from './base/ports.ts';

/**
 * Creates a log with one JSON line per entry, on standard output or in a file. Callers pass ids, numbers and route templates, never
 * paths, addresses or tokens.
 */
export function createLog(level: string, file: string | null = null): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    // Additional protection, in case a whole request is logged.
    redact: { paths: ['authorization', '*.authorization', '*["svc-apikey"]', 'token', '*.token'], remove: true },
  };
  const own = pino.destination({ dest: file ?? 1, sync: file === null });
  // `npm test` checks all lines of all its processes at its end, of every level.
  const folder = process.env.ZAGUAN_TEST_LOGS;
  if (!folder) return pino(options, own);
  const copy = pino.destination({ dest: join(folder, `${process.pid}.log`), sync: true, mkdir: true });
  return pino({ ...options, level: 'debug' }, pino.multistream([copyOf(level, own), copyOf('debug', copy)]));
}

function copyOf(level: string, stream: pino.DestinationStream): pino.StreamEntry {
  return { level: level as pino.Level, stream };
}

/** Returns true for an SQLSTATE: five characters, of which one at least is a digit, unlike codes of Node such as EPIPE. */
const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);

/** Returns an error's fields for the log. A database error has no message, since the message can contain a row's values. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const fromDatabase = typeof code === 'string' && isSqlState(code);
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    name: error.name,
    ...(code ? { code } : {}),
    ...(fromDatabase ? {} : { message: error.message }),
    frames,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
