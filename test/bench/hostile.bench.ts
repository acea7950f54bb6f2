import { loadavg } from 'node:os';
import { LIMITS, openTarget } from '../suites/trust/hostile-load.ts';

/**
 * Measures how much hostile input delays other callers: 500 strings one after the other, and 50 pictures and forms at once: `npm run bench
 * -- hostile [strings] [files]`. Each figure is printed next to its limit. A turn of the event loop is measured in processor time,
 * `/health` in wall time.
 */
export async function run([strings = '500', files = '50']: readonly string[]): Promise<void> {
  const target = await openTarget();
  try {
    const texts = await target.strings(Number(strings));
    const uploads = await target.files(Number(files));
    console.table({
      [`of ${texts.strings} strings, those that held the loop over ${LIMITS.turn} ms`]: { figure: texts.over.length, limit: 0 },
      'longest turn of the loop for a string (ms)': { figure: texts.longest, limit: LIMITS.turn },
      [`slowest /health under ${uploads.files} files (ms)`]: { figure: uploads.slowestHealth, limit: LIMITS.health },
      'longest turn of the loop under them (ms)': { figure: uploads.longestTurn, limit: LIMITS.health },
      'memory of the server under them (MB)': { figure: uploads.megabytes, limit: LIMITS.megabytes },
      'memory of the server before them (MB)': { figure: uploads.megabytesBefore, limit: LIMITS.megabytes },
    });
    console.log(`strings: ${texts.strings} spread over ${texts.all}, those of ${texts.members} members of schemas over HTTP`);
    console.log(`answers to the files: ${JSON.stringify(uploads.statuses)}; load of the machine: ${loadavg()[0]!.toFixed(1)}`);
    for (const sentence of [...texts.over, ...texts.strange]) console.log(sentence);
    const met = texts.over.length === 0 && uploads.slowestHealth <= LIMITS.health && uploads.megabytes <= LIMITS.megabytes;
    if (!met || texts.strange.length > 0) process.exitCode = 1;
  } finally {
    await target.close();
  }
}
