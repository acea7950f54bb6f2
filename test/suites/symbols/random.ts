/** Pseudo-random numbers from a seed, so that pictures are the same on every machine. */
export interface Random {
  /** Returns a number from 0 to 1. */
  unit(): number;
  between(low: number, high: number): number;
  /** Returns an integer; both ends included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Returns a normally distributed number: mean 0, deviation 1. */
  normal(): number;
}

/** Returns a mulberry32 generator: short, and uniform enough for pictures. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
  };
}
