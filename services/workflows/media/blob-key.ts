/** Where a medium's bytes are kept; the tenant is the blob store's own business. */
export function blobKey(owner: { livemode: boolean }, uuid: string): string {
  return `workflows/${owner.livemode ? 'live' : 'test'}/${uuid}`;
}
