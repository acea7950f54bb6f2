/** The part of JSON Schema that contracts and documents use. */
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
  /** Marks a member that names the kind of a step or whose schema depends on the kind. */
  ofKind?: 'kind' | 'setup' | 'submission' | 'payload';
  /** Name of the example, where it must name steps. */
  stepExample?: string;
  /** States what the published interface lacks, or how it differs. */
  'x-zaguan-ours'?: string;
}
