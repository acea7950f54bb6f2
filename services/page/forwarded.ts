/** Headers that only proxies and delivery networks add: a request from this machine that has such a header comes from another client. */
const NAMES = new Set([
  ...['forwarded', 'via', 'client-ip', 'true-client-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-real-ip', 'x-real-port'],
  ...['x-original-for', 'x-original-forwarded-for', 'x-original-host', 'x-original-proto', 'x-original-url', 'x-rewrite-url'],
  ...['x-host', 'x-proxyuser-ip', 'x-remote-ip', 'x-remote-addr', 'x-scheme', 'x-url-scheme', 'front-end-https', 'cdn-loop'],
  ...['wl-proxy-client-ip', 'proxy-client-ip', 'do-connecting-ip', 'x-cloud-trace-context', 'x-request-start', 'ngrok-trace-id'],
]);
/** Header prefixes of Cloudflare, Envoy, Amazon, Azure, Google, Fastly, Akamai, Vercel, Fly, Netlify, Heroku, Tailscale and others. */
const PREFIXES = [
  ...['x-forwarded', 'cf-', 'x-envoy-', 'x-amz', 'x-azure-', 'x-arr-', 'x-appengine-', 'x-goog-', 'x-gfe-', 'fastly-'],
  ...['x-akamai-', 'akamai-', 'x-vercel-', 'fly-', 'x-nf-', 'x-heroku-', 'tailscale-', 'x-sucuri-', 'incap-', 'x-varnish', 'x-ms-'],
];

/** Returns true if a proxy or delivery network added a header to the request. */
export function cameThroughProxy(headers: Headers): boolean {
  return [...headers.keys()].some((name) => NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix)));
}
