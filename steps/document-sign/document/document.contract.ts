import * as z from 'zod/mini';
import { uuid } from '#contracts/base/uuid.ts';
import { SIGNATURE_KINDS, sha256Pattern } from '#contracts/steps/signature.ts';

export const sha256 = z.string().check(z.regex(sha256Pattern));

export const kind = z.enum(SIGNATURE_KINDS);
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
  /**
   * The reason why the person cannot sign: signed elsewhere, not to be signed any longer, deleted, impossible to fill or seal, for
   * others, or not yet, because the person is yet to be recorded. Null if they can.
   */
  closed: z.nullable(z.enum(['signed', 'withdrawn', 'gone', 'unfit', 'others', 'later'])),
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
