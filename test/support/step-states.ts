const problem = (key: string, retryAfter: number | null = null) => ({ problem: { key, retryAfter, field: null } });

/** The states that the shell can set on any step. */
export const sharedStates: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  fresh: {},
  sending: { busy: true },
  'offline while sending': { busy: true, offline: true },
  offline: { offline: true },
  'refused by the server': problem('invalid_body'),
  'asked to wait': problem('rate_limited', 90),
  'failed on our side': problem('unavailable'),
  'without location': { geolocationAllowed: false },
};
