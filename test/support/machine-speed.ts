import { processorTime } from './processor-time.ts';

/** Processor milliseconds of `sample` on the machine on which the limits of the tests were set. */
const SAMPLE_MS = 25;
/** Attempts, of which the quickest counts: the first ones run code that is not yet compiled. */
const ATTEMPTS = 8;

/** Work of the kind that the tests time: objects, texts and JSON. */
function sample(): number {
  const rows = Array.from({ length: 4_000 }, (_, id) => ({
    id,
    name: `persona ${id}`,
    parts: [id, id * 2, id % 7],
    isThird: id % 3 === 0,
  }));
  let characters = 0;
  for (let round = 0; round < 10; round++) {
    const copies = JSON.parse(JSON.stringify(rows)) as typeof rows;
    for (const { name, isThird } of copies) if (isThird) characters += name.toUpperCase().normalize('NFD').length;
  }
  return characters;
}

let factor: number | null = null;

/** Returns a limit of time for this machine: more milliseconds if its processor is slower than the one on which the limit was set. */
export function onThisMachine(milliseconds: number): number {
  factor ??= Math.max(1, Math.min(...Array.from({ length: ATTEMPTS }, () => processorTime(sample).milliseconds)) / SAMPLE_MS);
  return milliseconds * factor;
}
