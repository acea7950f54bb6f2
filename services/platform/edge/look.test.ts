import { describe, expect, it } from 'vitest';
import { createLook } from './look.ts';

function looking(check: () => Promise<unknown>) {
  let now = 0;
  let looks = 0;
  const counted = () => {
    looks++;
    return check();
  };
  const look = createLook({ check: counted, clock: { now: () => new Date(now) } });
  return { look, looks: () => looks, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('the look at the database', () => {
  it('serves whoever asks within a second, and no later', async () => {
    const { look, looks, pass } = looking(async () => {});
    await Promise.all([look(), look()]);
    pass(999);
    await look();
    expect(looks()).toBe(1);
    pass(1);
    await look();
    expect(looks()).toBe(2);
  });

  it('asks anew after a failure', async () => {
    let isDown = true;
    const { look } = looking(async () => {
      if (isDown) throw new Error('The database is down.');
    });
    await expect(look()).rejects.toThrow('down');
    isDown = false;
    await expect(look()).resolves.toBeUndefined();
  });
});
