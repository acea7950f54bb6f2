/** Routes for handoffs between devices and for expired links, in a file of their own so that the first screen does not load them. */
export const devicesWire = {
  handOver: { method: 'POST', path: '/v1/session/handoff' },
  comeBack: { method: 'DELETE', path: '/v1/session/handoff' },
  answerContender: { method: 'POST', path: '/v1/session/handoff/contender' },
  sendAgain: { method: 'POST', path: '/v1/session/handoff/again' },
  lostLink: { method: 'GET', path: '/v1/session/link' },
  newLink: { method: 'POST', path: '/v1/session/link' },
  notMe: { method: 'POST', path: '/v1/session/not-me' },
  events: { method: 'GET', path: '/v1/session/events' },
} as const;
