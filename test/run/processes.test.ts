import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runProgram } from './processes.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a program that is stopped takes with it what it started, whoever of them ignores the signal', async () => {
  const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send('ready');`;
  const starts = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.once('message', () => console.log(child.pid));
  `;
  const clock = new AbortController();
  let pid = 0;
  const hear = (text: string) => {
    pid = Number(text);
    clock.abort();
  };
  const { stopped } = await runProgram([process.execPath, '-e', starts], hear, { until: clock.signal });
  expect([stopped, pid > 0]).toEqual([true, true]);
  // The system needs a moment to end the process.
  for (let tries = 0; isAlive(pid) && tries < 500; tries++) await pause(10);
  expect(isAlive(pid)).toBe(false);
});

test('a program has the niceness that is asked of it, and so has what it starts', async () => {
  const says = `console.log(require('node:child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' }))`;
  // It waits a moment, so that the priority is set before it starts anything.
  let said = '';
  await runProgram([process.execPath, '-e', `setTimeout(() => ${says}, 200)`], (text) => (said += text), { niceness: 7 });
  expect(said.trim()).toBe('7');
});
