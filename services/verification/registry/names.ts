import { plainText } from '#mexico/plain-text.ts';

/** Names of a person, or of a company as `name` alone. */
export interface RegistryNames {
  name: string;
  first_last_name?: string | undefined;
  second_last_name?: string | undefined;
}

/** One text for who has these names and was born, or incorporated, that day. */
export function personKey({ name, first_last_name = '', second_last_name = '' }: RegistryNames, date: string): string {
  return [first_last_name, second_last_name, name, date].map(plainText).join('|');
}
