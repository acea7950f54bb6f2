import type { StepContract } from '#contracts/steps/step.ts';
import type { AnyStepHandler } from '#steps/base/step.server.ts';

export type StepCatalog = Readonly<Record<string, StepContract>>;

export type ServedSteps = ReturnType<typeof serveSteps>;

/** Joins contracts and handlers. Throws if a step lacks its contract or handler. */
export function serveSteps(catalog: StepCatalog, handlers: Readonly<Record<string, AnyStepHandler>>) {
  for (const key of new Set([...Object.keys(catalog), ...Object.keys(handlers)])) {
    if (!Object.hasOwn(catalog, key)) throw new Error(`The step ${key} has a handler and no contract; add it to steps/catalog.ts.`);
    if (!Object.hasOwn(handlers, key)) throw new Error(`The step ${key} has a contract and no handler; add it to steps/handlers.ts.`);
  }
  const memberOf = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | null =>
    Object.hasOwn(table, key) ? (table[key] ?? null) : null;
  const orThrow = <Value>(value: Value | null, key: string): Value => {
    if (value === null) throw new Error(`The step ${key} is not served by this build.`);
    return value;
  };
  return {
    contracts: Object.values(catalog),
    find: (key: string) => memberOf(catalog, key),
    /** Returns the contract. Throws if this build does not have the step. */
    contract: (key: string) => orThrow(memberOf(catalog, key), key),
    handler: (key: string) => orThrow(memberOf(handlers, key), key),
  };
}

/** Returns `name` or `name:custom_id`. */
export function reference(step: { step: string; custom_id: string }): string {
  return step.custom_id === '' ? step.step : `${step.step}:${step.custom_id}`;
}

export function takesMedia({ media }: Pick<StepContract, 'media'>): boolean {
  return Object.keys(media).length > 0;
}
