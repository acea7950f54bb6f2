/** Returns the headers of a webhook that was signed at this time (https://www.standardwebhooks.com). */
export const signatureHeaders = (id: string, at: Date, signature: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': signature,
});
