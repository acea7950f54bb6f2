import { z } from 'zod';

/** Form flags that make an operation query a registry. */
export type Flag = 'validate_curp' | 'validate_rfc' | 'validate_nss';

/** The parts of an extraction operation that differ by kind; `lib/contracts/extraction/` builds the API contract from them. */
export interface OperationSpec<Data extends z.ZodType, Flags extends Flag, More extends z.ZodRawShape, Extra extends z.ZodRawShape> {
  /** Name in the reference: the one that the published interface has for the operation, else our own. */
  summary: string;
  description: string;
  /** True if the operation is our addition: the published interface, which `spec/` copies, lacks it. */
  ours: boolean;
  data: Data;
  flags?: readonly Flags[];
  /** Form fields in addition to file and password. */
  form?: More;
  /** Members of the answer in addition to message and data. */
  extraFields?: Extra;
  /** Description of status 400, for an operation that answers 400 instead of 422. */
  description400?: string;
}

export const defineOperation = <
  Data extends z.ZodType,
  Flags extends Flag = never,
  More extends z.ZodRawShape = Record<never, never>,
  Extra extends z.ZodRawShape = Record<never, never>,
>(
  spec: OperationSpec<Data, Flags, More, Extra>,
) => spec;

/** Type of the `data` that an operation returns. */
export type DataOf<Operation extends { data: z.ZodType }> = z.output<Operation['data']>;

/** Makes a form field optional; the empty text that a form sends for an empty field becomes null. */
export const unlessEmpty = <Member extends z.ZodType>(member: Member) =>
  z.preprocess((value) => (value === '' ? null : value), member.nullable()).optional();
