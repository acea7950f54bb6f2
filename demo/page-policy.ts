import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Sets the security headers of the bank's pages. `zaguan` is the origin that serves the widget. */
export function pagePolicy(zaguan: string): MiddlewareHandler {
  const bank = {
    // Two origins, ours and Zaguán's. The nonce lets our own tags run, and whatever they import; `lit-html` is the widget's template policy.
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
  // The package comes from here: its workers start from this origin, under the policy that they come with, and run a binary.
  const alone = { scriptSrc: [NONCE, "'self'", "'wasm-unsafe-eval'"], connectSrc: ["'self'"], workerSrc: ["'self'"] };
  const cameras = secureHeaders({ ...bank, contentSecurityPolicy: { ...bank.contentSecurityPolicy, ...alone } });
  const others = secureHeaders(bank);
  return (c, next) => (/^\/(camaras$|zaguan\/)/.test(c.req.path) ? cameras : others)(c, next);
}
