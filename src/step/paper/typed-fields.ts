/** Texts that the person writes in place of what was read; a field that is here is open. */
export type FieldTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What the person wrote at an earlier visit, as they wrote it. */
export function typedBefore<Field extends string>(
  corrections: Readonly<Record<Field, string | null>> | undefined,
  asPrinted: (field: Field, text: string) => string,
): FieldTexts<Field> {
  const texts = Object.entries<string | null>(corrections ?? {}).filter((entry): entry is [Field, string] => entry[1] !== null);
  return Object.fromEntries(texts.map(([field, text]) => [field, asPrinted(field, text)])) as FieldTexts<Field>;
}

/** What they wrote, as it is sent, where it says something else than what was read. */
export function correctionsOf<Field extends string>(
  entries: FieldTexts<Field>,
  read: Readonly<Record<Field, string | null>> | undefined,
  asSent: (field: Field, text: string) => string,
): FieldTexts<Field> {
  const pairs = (Object.entries(entries) as [Field, string][]).map(([field, text]) => [field, asSent(field, text)] as const);
  return Object.fromEntries(pairs.filter(([field, text]) => text !== (read?.[field] ?? ''))) as FieldTexts<Field>;
}
