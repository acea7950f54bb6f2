export const rowsAnswer = (rows: number) => ({ success: true as const, result: { rows } });

/** Returns the log of the registry's changes: the tenant's own. */
export const logOf = ({ tenantId: id }: { tenantId: string }) => ({ kind: 'tenant', id }) as const;
