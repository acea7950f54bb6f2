import { type Random as Numbers, randomFrom } from '../suites/symbols/random.ts';

/** Random choices in a document, decided by a seed. */
export class Random {
  readonly #numbers: Numbers;

  constructor(seed: number) {
    this.#numbers = randomFrom(seed);
  }

  /** Returns a whole number, both bounds included. */
  between(least: number, most: number): number {
    return this.#numbers.whole(least, most);
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)]!;
  }

  /** Returns a number from 0 to below 1. */
  unit(): number {
    return this.#numbers.unit();
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join('');
  }

  letters(count: number): string {
    return Array.from({ length: count }, () => this.of([...'BCDFGHJKLMNPQRSTVWXYZ'])).join('');
  }
}
