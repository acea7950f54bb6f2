/** Content-Security-Policy of the operator's pages: allows this server's style sheet and script only, and mails in a frame. */
export const PAGE_CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Returns the security headers of a page; `policy` is its Content-Security-Policy. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
  };
}
