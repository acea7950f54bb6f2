/** Returns the last four hex digits of a tenant's uuid. Ids of keys and tokens begin with them, for routing by tenant in future. */
export function shardOf(tenantId: string): string {
  return tenantId.slice(-4).toLowerCase();
}
