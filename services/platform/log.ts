import pino from 'pino';
import type { Log } from './ports.ts';

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
  return pino(options, pino.destination({ dest: file ?? 1, sync: file === null }));
}

/** A database's message can hold a row's values, so of its errors only the code and the frames are kept. */
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
