/** Returns the credential of an `Authorization: Bearer` header; null if there is none. */
export const bearerIn = (authorization: string | null | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
