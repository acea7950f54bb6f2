/**
 * Where a tenant's rows lie: the last four hex digits of its uuid, which are random in versions 4 and 7. They stand at the front of the ids in
 * API keys, of session tokens and of documents' tokens. So a directory of tenants (later) can tell the database before anything is looked up.
 */
export function shardOf(tenantId: string): string {
  return tenantId.slice(-4).toLowerCase();
}
