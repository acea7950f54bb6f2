/** The calls of a journey that has more than one device: in a file of its own, so that the first screen carries none of them. */
export const devicesWire = {
  handOver: { method: 'POST', path: '/v1/session/handoff' },
  comeBack: { method: 'DELETE', path: '/v1/session/handoff' },
  answerContender: { method: 'POST', path: '/v1/session/handoff/contender' },
  sendAgain: { method: 'POST', path: '/v1/session/handoff/again' },
  notMe: { method: 'POST', path: '/v1/session/not-me' },
  events: { method: 'GET', path: '/v1/session/events' },
} as const;
