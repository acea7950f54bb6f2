import { Problem } from '../problem.ts';

/** Bytes that may be in memory at once: of all owners together, and of one. */
export interface RoomSize {
  bytes: number;
  each: number;
  /** How long one waits for its turn, in milliseconds. */
  patienceMs: number;
}

/** Room for large bodies. Nobody's fills it for the others, and whoever finds none waits for it, in the order of coming. */
export interface Room {
  /** Runs the work while so many bytes are kept free for it. Throws `unavailable` when its turn does not come in time. */
  within<Value>(owner: string, bytes: number, work: () => Promise<Value>): Promise<Value>;
}

interface Guest {
  owner: string;
  bytes: number;
  enter(): void;
}

export function createRoom({ bytes: whole, each, patienceMs }: RoomSize): Room {
  const inside = new Set<Guest>();
  let waiting: Guest[] = [];

  const taken = (guests: Iterable<Guest>) => [...guests].reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = ({ owner, bytes }: Guest) =>
    taken(inside) + bytes <= whole && taken([...inside].filter((guest) => guest.owner === owner)) + bytes <= each;

  const letIn = () => {
    for (const guest of waiting) {
      if (!fits(guest)) continue;
      waiting = waiting.filter((other) => other !== guest);
      inside.add(guest);
      guest.enter();
    }
  };

  return {
    async within(owner, bytes, work) {
      const guest: Guest = { owner, bytes: Math.min(bytes, each), enter: () => {} };
      await new Promise<void>((resolve, reject) => {
        const patience = setTimeout(() => {
          waiting = waiting.filter((other) => other !== guest);
          reject(new Problem('unavailable', 'Too many large files are coming in now; send it again in a moment.', { retryAfter: 5 }));
        }, patienceMs);
        guest.enter = () => {
          clearTimeout(patience);
          resolve();
        };
        waiting.push(guest);
        letIn();
      });
      try {
        return await work();
      } finally {
        inside.delete(guest);
        letIn();
      }
    },
  };
}
