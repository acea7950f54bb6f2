import type { DescribedField, FieldCatalog } from '#contracts/people/dynamic-fields.ts';

/** A dynamic descriptor, with the entries of the catalogs that its fields choose from. */
export interface Descriptor {
  id: string;
  name: string;
  description: string;
  fields: readonly DescribedField[];
  catalogs: Readonly<Partial<Record<FieldCatalog, readonly { id: number; name: string }[]>>>;
}

/** The tenant's dynamic descriptors. */
export interface DescriptorsPort {
  /** By id or by key, as the descriptor is now; null where the tenant has none. Throws the StepFailure `unavailable`. */
  get(which: string): Promise<Descriptor | null>;
}
