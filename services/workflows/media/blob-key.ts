/** Returns the key of a medium's bytes in the blob store, which adds the tenant. */
export function blobKey(owner: { livemode: boolean }, uuid: string): string {
  return `workflows/${owner.livemode ? 'live' : 'test'}/${uuid}`;
}
