/** The headers of a signed call, by https://www.standardwebhooks.com. `at` is the moment that was signed. */
export const signatureHeaders = (id: string, at: Date, signature: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': signature,
});
