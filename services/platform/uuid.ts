const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is no uuid is nobody's id, and the database would refuse to compare it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
