import { type EntityCode, entities } from '../entities.ts';

/** A postal code: five digits, including a leading zero. */
export const postalCodePattern = /^\d{5}$/;

/** Returns the entity of a postal code's first two digits, for prefilling only. Null if fewer digits, or not assigned. */
export function entityOfPostalCode(code: string): EntityCode | null {
  if (!/^\d{2}/.test(code)) return null;
  const start = Number(code.slice(0, 2));
  return entities.find(({ postal: [first, last] }) => start >= first && start <= last)?.code ?? null;
}
