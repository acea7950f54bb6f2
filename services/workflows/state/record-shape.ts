import * as z from 'zod/mini';
import { ANY_VALUE, shapeOf, type ValueShape } from '#platform/expressions/outlook.ts';

/** The members of a JSON schema that this file reads. */
interface RecordJsonSchema {
  type?: string;
  properties?: Readonly<Record<string, RecordJsonSchema>>;
  additionalProperties?: unknown;
  anyOf?: readonly RecordJsonSchema[];
  oneOf?: readonly RecordJsonSchema[];
}

const KINDS = { string: 'string', number: 'number', integer: 'number', boolean: 'bool', array: 'list', null: 'null' } as const;

const shapes = new WeakMap<z.ZodMiniType, ValueShape>();

/** Returns the shape of a step's record from its schema. It includes null, for a skipped step. */
export function recordShape(schema: z.ZodMiniType): ValueShape {
  const before = shapes.get(schema);
  if (before) return before;
  const shape = union([shapeIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as RecordJsonSchema), shapeOf('null')]);
  shapes.set(schema, shape);
  return shape;
}

function shapeIn({ type, properties, additionalProperties, anyOf, oneOf }: RecordJsonSchema): ValueShape {
  const branches = anyOf ?? oneOf;
  if (branches) return union(branches.map(shapeIn));
  if (type === 'object')
    return { kinds: shapeOf('map').kinds, members: additionalProperties === false ? membersIn(properties ?? {}) : null };
  return type !== undefined && Object.hasOwn(KINDS, type) ? shapeOf(KINDS[type as keyof typeof KINDS]) : ANY_VALUE;
}

const membersIn = (properties: Readonly<Record<string, RecordJsonSchema>>) =>
  new Map(Object.entries(properties).map(([name, schema]) => [name, shapeIn(schema)]));

function union(shapes: readonly ValueShape[]): ValueShape {
  if (shapes.some(({ kinds }) => kinds === null)) return ANY_VALUE;
  const maps = shapes.filter(({ kinds }) => kinds?.has('map'));
  const names = new Set(maps.flatMap(({ members }) => [...(members?.keys() ?? [])]));
  const all = (name: string) => union(maps.flatMap(({ members }) => members?.get(name) ?? []));
  return {
    kinds: new Set(shapes.flatMap(({ kinds }) => [...(kinds ?? [])])),
    members:
      maps.length === 0 || maps.some(({ members }) => members === null) ? null : new Map([...names].map((name) => [name, all(name)])),
  };
}
