/** Which registry is meant: each mode has its own. */
export const modeOption = { live: { type: 'boolean', help: 'of live data; where ZAGUAN_KEY is set, its own mode counts' } } as const;
