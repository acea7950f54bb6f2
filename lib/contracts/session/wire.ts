/**
 * Where the session API's calls go and what their headers are called: the part of `session.ts` that the widget's first
 * screen carries, without the schemas. Paths are relative to the service's base (`/workflows`); `{name}` in a path is
 * replaced, percent-encoded, by the parameter of that name.
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

/** A random secret of the browser, by which two devices with one link are told apart. */
export const DEVICE_HEADER = 'zaguan-device';

/** Headers of a media upload; the body is the bytes. */
export const mediaHeaders = {
  collection: 'x-media-collection',
  sha256: 'x-media-sha256',
  capture: 'x-media-capture',
} as const;

export const IDEMPOTENCY_HEADER = 'idempotency-key';
