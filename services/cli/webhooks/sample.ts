import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type EventType, events } from '#contracts/events.ts';

type EventSchema = z.core.JSONSchema.BaseSchema;

const TEXTS: Readonly<Record<string, () => string>> = {
  uuid: randomUUID,
  'date-time': () => new Date().toISOString(),
  date: () => new Date().toISOString().slice(0, 10),
};

/** Returns a fictitious body that matches the event's contract. */
export function sampleEvent(type: EventType, id: string): object {
  const { body, bare } = events[type];
  const schema = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as EventSchema;
  const sample = sampleOf(schema, schema.$defs ?? {}, type.split('.').at(-1)!) as object;
  return body.parse(bare ? sample : { ...sample, id, type }) as object;
}

/** Returns the value that the event's name contains, else `success`, else the first value. */
function choose(values: readonly unknown[], word: string): unknown {
  return [word, 'success'].find((value) => values.includes(value)) ?? values[0];
}

function sampleOf(schema: EventSchema, definitions: Readonly<Record<string, unknown>>, word: string): unknown {
  const inner = (one: unknown) => sampleOf(one as EventSchema, definitions, word);
  if (schema.$ref) return inner(definitions[schema.$ref.split('/').at(-1)!]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return choose(schema.enum, word);
  const options = (schema.anyOf ?? schema.oneOf) as EventSchema[] | undefined;
  if (options) return options.some(({ type }) => type === 'null') ? null : inner(options[0]);
  if (Array.isArray(schema.type)) return null;
  switch (schema.type) {
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
      return Object.fromEntries(members.map(([name, member]) => [name, inner(member)]));
    }
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    default:
      return TEXTS[schema.format ?? '']?.() ?? 'sample';
  }
}
