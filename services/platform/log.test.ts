import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-log-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('tells of a database’s error its code, and of any other its words', async () => {
  const file = join(folder, 'log');
  // This log writes asynchronously, so the test reads until both lines are there.
  const log = createLog('info', file);
  const ofDatabase = Object.assign(new Error('Key (national_id)=(PEGL890909MJCRMS08) already exists.'), { code: '23505' });
  log.error({ error: new Error('it failed', { cause: ofDatabase }) }, 'first');
  log.error({ error: Object.assign(new Error('nobody listens'), { code: 'EPIPE' }) }, 'second');
  const lines = await vi.waitFor(() => {
    const written = readFileSync(file, 'utf8').trim().split('\n');
    expect(written).toHaveLength(2);
    return written;
  });
  const errors = lines.map((line) => JSON.parse(line).error);
  expect(errors).toMatchObject([
    { message: 'it failed', cause: { code: '23505' } },
    { code: 'EPIPE', message: 'nobody listens' },
  ]);
  expect(lines.join()).not.toContain('PEGL');
});
