import { plainText } from '#mexico/plain-text.ts';

/** Names of a person; for a company only `name`. */
export interface RegistryNames {
  name: string;
  first_last_name?: string | undefined;
  second_last_name?: string | undefined;
}

/** Joins names and date of birth or incorporation into a search key. */
export function personKey({ name, first_last_name = '', second_last_name = '' }: RegistryNames, date: string): string {
  return [first_last_name, second_last_name, name, date].map(plainText).join('|');
}
