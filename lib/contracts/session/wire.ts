/**
 * Methods, paths (relative to `/workflows`) and headers of the session API, without schemas because the first screen loads this file.
 * `{name}` is replaced with the percent-encoded parameter.
 */
export const sessionWire = {
  read: { method: 'GET', path: '/v1/session' },
  initialize: { method: 'POST', path: '/v1/workflows/{uuid}/initialize' },
  start: { method: 'POST', path: '/v1/session/steps/{uuid}/start' },
  upload: { method: 'PUT', path: '/v1/session/steps/{uuid}/media/{media}' },
  action: { method: 'POST', path: '/v1/session/steps/{uuid}/actions/{action}' },
  file: { method: 'GET', path: '/v1/session/steps/{uuid}/files/{name}' },
  submit: { method: 'POST', path: '/v1/session/steps/{uuid}/submit' },
  withdraw: { method: 'POST', path: '/v1/session/steps/{uuid}/withdraw' },
  back: { method: 'POST', path: '/v1/session/steps/{uuid}/back' },
  error: { method: 'POST', path: '/v1/session/steps/{uuid}/error' },
} as const;

/** Header with a random secret of the browser, which distinguishes two devices with the same link. */
export const DEVICE_HEADER = 'zaguan-device';

/** Headers of a media upload; the body is the bytes. */
export const mediaHeaders = {
  collection: 'x-media-collection',
  sha256: 'x-media-sha256',
  capture: 'x-media-capture',
} as const;

export const IDEMPOTENCY_HEADER = 'idempotency-key';
