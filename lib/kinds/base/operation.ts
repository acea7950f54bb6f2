import { z } from 'zod';

/** Pages of the longest PDF that is read. */
export const MOST_PAGES = 30;

/** Registries that an operation can be told to ask. */
export type Flag = 'validate_curp' | 'validate_rfc' | 'validate_nss';

/** The parts of an extraction operation that differ from kind to kind; `lib/contracts/extraction/` makes its contract from them. */
export interface OperationSpec<Data extends z.ZodType, Flags extends Flag, More extends z.ZodRawShape, Beside extends z.ZodRawShape> {
  /** The published name. */
  summary: string;
  description: string;
  /** True where the published interface lacks the operation. */
  ours?: boolean;
  data: Data;
  flags?: readonly Flags[];
  /** Members of the form besides file and password. */
  form?: More;
  /** Members of the answer besides message and data. */
  beside?: Beside;
  /** Description of status 400, for an operation that answers it instead of 422. */
  unusable?: string;
}

export const defineOperation = <
  Data extends z.ZodType,
  Flags extends Flag = never,
  More extends z.ZodRawShape = Record<never, never>,
  Beside extends z.ZodRawShape = Record<never, never>,
>(
  spec: OperationSpec<Data, Flags, More, Beside>,
) => spec;

/** The data that an operation answers. */
export type DataOf<Operation extends { data: z.ZodType }> = z.output<Operation['data']>;

/** An optional member of a form; the empty text that a form sends for an empty field counts as null. */
export const unlessEmpty = <Member extends z.ZodType>(member: Member) =>
  z.preprocess((value) => (value === '' ? null : value), member.nullable()).optional();
