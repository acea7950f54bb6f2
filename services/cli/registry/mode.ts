export const modeOption = { live: { type: 'boolean', help: 'of live data; where ZAGUAN_KEY is set, its own mode counts' } } as const;
