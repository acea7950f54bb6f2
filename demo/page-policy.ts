import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Sets the security headers of the bank's pages. `zaguan` is the origin that serves the widget. */
export function pagePolicy(zaguan: string): MiddlewareHandler {
  const bank = {
    // Allows two origins, the bank's and Zaguán's. The nonce allows the bank's script tags and their imports; `lit-html` and `zaguan`
    // are the widget's Trusted Types policies.
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, zaguan],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', zaguan],
      mediaSrc: ['blob:'],
      connectSrc: ["'self'", zaguan],
      workerSrc: ['blob:'],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['lit-html', 'zaguan'],
    },
    permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [] },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
  } satisfies Parameters<typeof secureHeaders>[0];
  // Pages with the npm package, which the bank serves itself: its workers start from this origin, with the policy of their own
  // response, and run WebAssembly.
  const alone = { scriptSrc: [NONCE, "'self'", "'wasm-unsafe-eval'"], connectSrc: ["'self'"], workerSrc: ["'self'"] };
  const cameras = secureHeaders({ ...bank, contentSecurityPolicy: { ...bank.contentSecurityPolicy, ...alone } });
  const others = secureHeaders(bank);
  return (c, next) => (/^\/(camaras$|zaguan\/)/.test(c.req.path) ? cameras : others)(c, next);
}
