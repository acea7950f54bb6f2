/** `npm run fuzz` tries 20 000 inputs of each operation, the suite 200. The same seed makes the same inputs; a failure says which it was. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
export const SLOWEST_MS = 2_000;
