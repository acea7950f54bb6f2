/** Time in which the first device can answer, before a second device that opened its link may request its own, in milliseconds. */
export const ANSWER_MS = 60_000;
