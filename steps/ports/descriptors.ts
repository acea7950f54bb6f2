import type { DynamicForm } from '#contracts/people/dynamic-fields.ts';

/** A dynamic descriptor (the fields of a tenant's form), with the entries of the catalogs that its fields choose from. */
export interface Descriptor extends DynamicForm {
  id: string;
}

/** The tenant's dynamic descriptors. */
export interface DescriptorsPort {
  /** Returns the current descriptor with this id or key; null if the tenant has none. Throws StepFailure `unavailable`. */
  get(which: string): Promise<Descriptor | null>;
}
