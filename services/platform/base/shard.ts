/** Returns the last four hex digits of a tenant's uuid, which ids of keys and tokens begin with, to route by later. */
export function shardOf(tenantId: string): string {
  return tenantId.slice(-4).toLowerCase();
}
