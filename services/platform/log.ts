import { join } from 'node:path';
import pino from 'pino';
import type { Log } from './base/ports.ts';

/** One JSON line per entry, on standard output or in a file. Callers pass ids, figures and route templates; a path, an address or a token is never a field. */
export function createLog(level: string, file: string | null = null): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: describeError },
    // A second line of defence, should a request ever be logged whole.
    redact: { paths: ['authorization', '*.authorization', '*["svc-apikey"]', 'token', '*.token'], remove: true },
  };
  const own = pino.destination({ dest: file ?? 1, sync: file === null });
  // `npm test` reads every line of every process of its run at its end, also those that nobody asked to see.
  const folder = process.env.ZAGUAN_TEST_LOGS;
  if (!folder) return pino(options, own);
  const copy = pino.destination({ dest: join(folder, `${process.pid}.log`), sync: true, mkdir: true });
  return pino({ ...options, level: 'debug' }, pino.multistream([copyOf(level, own), copyOf('debug', copy)]));
}

function copyOf(level: string, stream: pino.DestinationStream): pino.StreamEntry {
  return { level: level as pino.Level, stream };
}

/** Describes an error; a database's only by code and frames, since its message can hold a row's values. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const fromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    name: error.name,
    ...(code ? { code } : {}),
    ...(fromDatabase ? {} : { message: error.message }),
    frames,
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
