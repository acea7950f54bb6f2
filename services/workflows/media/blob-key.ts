/** Returns the key of a medium's bytes; the blob store adds the tenant. */
export function blobKey(owner: { livemode: boolean }, uuid: string): string {
  return `workflows/${owner.livemode ? 'live' : 'test'}/${uuid}`;
}
