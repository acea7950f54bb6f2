/** What of JSON Schema the contracts use, and the documents that are made of them. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  patternProperties?: Record<string, Schema>;
  contentMediaType?: string;
  /** The mark of a member that holds what its kind says, as contracts write it. */
  ofKind?: 'kind' | 'setup' | 'submission' | 'payload';
  /** What the published interface lacks, or where it differs: a sentence that the reference shows. */
  'x-zaguan-ours'?: string;
}
