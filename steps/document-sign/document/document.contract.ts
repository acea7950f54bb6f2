import * as z from 'zod/mini';
import { uuid } from '#contracts/base/uuid.ts';

export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `applied`: the signature that the person gave to an earlier document of the same workflow. */
export const kind = z.enum(['drawn', 'typed', 'applied']);
export type SignatureKind = z.output<typeof kind>;

/** A text that the person is asked for. */
const ask = z.object({
  uuid,
  /** Its label, in the operator's words. */
  name: z.string(),
  required: z.boolean(),
  /** What the person wrote before; empty where they wrote nothing. */
  value: z.string(),
});

/** The file `document`: what the person reads before they sign. */
export const signDocument = z.object({
  name: z.string(),
  sha256,
  /** The size of each page, in points. */
  pages: z.readonly(z.array(z.object({ width: z.number(), height: z.number() }))),
  /** Who signs, as far as the server knows; null asks for the name. */
  signer: z.nullable(z.string()),
  /** Why the person cannot sign: it is signed elsewhere, it is gone, it cannot be filled or sealed, or it waits for others. Null where they may. */
  closed: z.nullable(z.enum(['signed', 'gone', 'unfit', 'others'])),
  /** The texts that the person writes before they read. The pages show them then. */
  asks: z.readonly(z.array(ask)),
  /** Whether every required text is written. */
  filled: z.boolean(),
  /** The name of the earlier document whose signature may be applied to this one; null for none. */
  given: z.nullable(z.string()),
});
export type SignDocument = z.output<typeof signDocument>;

export const trouble = z.object({ uuid, code: z.enum(['required', 'too_long', 'unsupported_character']) });
export type TextTrouble = z.output<typeof trouble>;
