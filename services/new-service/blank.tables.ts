/** The SQL is in `migrations/`. */
export interface BlankTables {
  'blank.entries': { tenant_id: string; livemode: boolean; uuid: string; text: string; created_at: Date };
}
