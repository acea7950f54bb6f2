import * as z from 'zod/mini';
import { uuid } from '#contracts/base/uuid.ts';

export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The kinds of signature. `applied`: the person's signature of an earlier document of the same workflow. */
export const kind = z.enum(['drawn', 'typed', 'applied']);
export type SignatureKind = z.output<typeof kind>;

/** A text that the person is asked to write. */
const ask = z.object({
  uuid,
  /** Its label, in the operator's words. */
  name: z.string(),
  required: z.boolean(),
  /** The text that the person wrote before; empty for none. */
  value: z.string(),
});

/** The file `document`: a description of the document that the person reads and signs. */
export const signDocument = z.object({
  name: z.string(),
  sha256,
  /** The size of each page, in points. */
  pages: z.readonly(z.array(z.object({ width: z.number(), height: z.number() }))),
  /** The signer's name if the server knows it; null: the person types the name. */
  signer: z.nullable(z.string()),
  /** The reason why the person cannot sign: signed elsewhere, deleted, impossible to fill or seal, or for others. Null if they can. */
  closed: z.nullable(z.enum(['signed', 'gone', 'unfit', 'others'])),
  /** The texts that the person writes before reading; the pages then contain them. */
  asks: z.readonly(z.array(ask)),
  /** True if every required text is written. */
  filled: z.boolean(),
  /** The name of the earlier document whose signature may be applied to this one; null for none. */
  given: z.nullable(z.string()),
});
export type SignDocument = z.output<typeof signDocument>;

export const trouble = z.object({ uuid, code: z.enum(['required', 'too_long', 'unsupported_character']) });
export type TextTrouble = z.output<typeof trouble>;
