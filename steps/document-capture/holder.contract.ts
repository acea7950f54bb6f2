import type { FieldWord } from '#kinds/base/field-words.ts';
import type { PaperKind } from '#kinds/kinds.ts';
import { isCorrection, NO_HOLDER, type ReadHolder } from '#mexico/holders/paper-holder.ts';
import { CARD_NAMES } from '#mexico/letters.ts';
import { fieldsOf, isOfHousehold } from './kinds.contract.ts';

const NAMES: readonly FieldWord[] = ['lastnames', 'holder', 'name', 'firstLastname', 'secondLastname'];
const IDS: readonly FieldWord[] = ['curp', 'electorKey', 'rfc'];
const OF_IDENTITY: readonly FieldWord[] = [...NAMES, ...IDS, 'birthDate'];

interface DocumentReading {
  kind: PaperKind | null;
  data: object;
  corrections: Readonly<Record<string, string | null>>;
}

/** Returns the holder of a document by the meaning of its fields. */
export function holderOfDocument({ kind, data, corrections }: DocumentReading, isSeen: boolean): ReadHolder {
  const pathsOf = (words: readonly FieldWord[]) =>
    words.flatMap((word) => fieldsOf(kind).flatMap(([path, own]) => (own === word ? [path] : [])));
  const textOf = (...words: readonly FieldWord[]) =>
    pathsOf(words)
      .flatMap((path) => textAt(data, path) ?? [])
      .join(' ') || null;
  const name = textOf(...NAMES);
  return {
    ...NO_HOLDER,
    ...{ curp: textOf('curp'), elector_key: textOf('electorKey'), rfc: textOf('rfc'), birthdate: textOf('birthDate'), name },
    // The machine-readable zone, whose surnames are one field, cuts names.
    is_name_cut: pathsOf(['lastnames']).length > 0 && (name?.length ?? 0) >= CARD_NAMES - 2,
    tells: isOfHousehold(kind) ? 'household' : pathsOf(IDS).length > 0 ? 'id' : 'name',
    isSeen,
    isCorrected: pathsOf(OF_IDENTITY).some((path) => isCorrection(textAt(data, path), corrections[path])),
  };
}

/** Returns the text at a path of the read data; null if there is none. */
export function textAt(data: object | null, path: string): string | null {
  const value = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], data);
  return typeof value === 'string' ? value : null;
}
