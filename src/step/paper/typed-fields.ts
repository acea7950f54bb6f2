/** The person's corrections, by field; a field with an entry is open for typing. */
export type FieldTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Returns the corrections of an earlier submission, formatted as papers print them. */
export function typedBefore<Field extends string>(
  corrections: Readonly<Record<Field, string | null>> | undefined,
  asPrinted: (field: Field, text: string) => string,
): FieldTexts<Field> {
  const texts = Object.entries<string | null>(corrections ?? {}).filter((entry): entry is [Field, string] => entry[1] !== null);
  return Object.fromEntries(texts.map(([field, text]) => [field, asPrinted(field, text)])) as FieldTexts<Field>;
}

/** Returns the entries, formatted for the submission, that differ from the server's reading. */
export function correctionsOf<Field extends string>(
  entries: FieldTexts<Field>,
  read: Readonly<Record<Field, string | null>> | undefined,
  asSent: (field: Field, text: string) => string,
): FieldTexts<Field> {
  const pairs = (Object.entries(entries) as [Field, string][]).map(([field, text]) => [field, asSent(field, text)] as const);
  return Object.fromEntries(pairs.filter(([field, text]) => text !== (read?.[field] ?? ''))) as FieldTexts<Field>;
}
