/**
 * Where the session API's calls go and what their headers are called: the part of `session.ts` that the widget's first
 * screen carries, without the schemas. Paths are relative to the service's base (`/workflows`); `{name}` in a path is
 * replaced, percent-encoded, by the parameter of that name.
 */
export declare const sessionWire: {
    readonly read: {
        readonly method: 'GET';
        readonly path: '/v1/session';
    };
    readonly initialize: {
        readonly method: 'POST';
        readonly path: '/v1/workflows/{uuid}/initialize';
    };
    readonly start: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/start';
    };
    readonly upload: {
        readonly method: 'PUT';
        readonly path: '/v1/session/steps/{uuid}/media/{media}';
    };
    readonly action: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/actions/{action}';
    };
    readonly file: {
        readonly method: 'GET';
        readonly path: '/v1/session/steps/{uuid}/files/{name}';
    };
    readonly submit: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/submit';
    };
    readonly withdraw: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/withdraw';
    };
    readonly back: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/back';
    };
    readonly error: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/error';
    };
};
/** A random secret of the browser, by which two devices with one link are told apart. */
export declare const DEVICE_HEADER = "zaguan-device";
/** Headers of a media upload; the body is the bytes. */
export declare const mediaHeaders: {
    readonly collection: 'x-media-collection';
    readonly sha256: 'x-media-sha256';
    readonly capture: 'x-media-capture';
};
export declare const IDEMPOTENCY_HEADER = "idempotency-key";
