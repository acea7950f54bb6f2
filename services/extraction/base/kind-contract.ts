import { z } from 'zod';
import { atMost } from '#contracts/base/limits.ts';
import { queryFlag } from '#contracts/base/query-flag.ts';
import { addressedOperation, answers } from '#contracts/base/service.ts';
import { origins } from '#papers/kinds/findings.ts';

/** Bytes of the largest file: a PDF. */
export const LARGEST_PDF = 20 * 1024 * 1024;
export const LARGEST_PICTURE = 10 * 1024 * 1024;
/** Pages of the longest PDF. */
export const MOST_PAGES = 30;

/** What may be asked of registries beside reading. */
export type Flag = 'validate_curp' | 'validate_rfc' | 'validate_nss';

const question = (description: string) => queryFlag.default(false).meta({ description });

const flags: Readonly<Record<Flag, ReturnType<typeof question>>> = {
  validate_curp: question('Asks the registry for the CURP.'),
  validate_rfc: question('Asks the registry for the RFC.'),
  validate_nss: question('Asks the registry for the social security number.'),
};

/** A member of a form that may be left out, and that a form sends empty where nobody filled it in. */
export const unlessEmpty = <Member extends z.ZodType>(member: Member) =>
  z.preprocess((value) => (value === '' ? null : value), member.nullable()).optional();

const password = unlessEmpty(z.string().check(atMost(200))).meta({
  title: 'Password',
  description: 'Opens a PDF that is locked. It is neither kept nor logged.',
});

const source = z
  .object({
    origin: z.enum(origins),
    confidence: z.number().meta({ description: '0 to 1.' }),
    page: z.int().nullable().meta({ description: 'From 1.' }),
    box: z.array(z.number()).length(4).nullable().meta({ description: 'Left, top, right, bottom as shares of the upright page, 0 to 1.' }),
  })
  .meta({ id: 'FieldSource' });

interface Spec<Data extends z.ZodType, Flags extends Flag, More extends z.ZodRawShape, Beside extends z.ZodRawShape> {
  /** Below `/v1/extract/`. */
  path: string;
  /** The published name. */
  summary: string;
  description: string;
  /** Whether the published interface lacks it. */
  ours?: boolean;
  data: Data;
  flags?: readonly Flags[];
  /** Members of the form beside file and password. */
  form?: More;
  /** Members of the answer beside message and data. */
  beside?: Beside;
  /** Why a file may be refused with 400, where it is. */
  unusable?: string;
  accepts: 'pictures and PDFs' | 'PDFs';
}

/** The operation of a kind, by what is its own. */
export function kindContract<
  Data extends z.ZodType,
  Flags extends Flag = never,
  More extends z.ZodRawShape = Record<never, never>,
  Beside extends z.ZodRawShape = Record<never, never>,
>(spec: Spec<Data, Flags, More, Beside>) {
  const questions = Object.fromEntries((spec.flags ?? []).map((name) => [name, flags[name]])) as Pick<typeof flags, Flags>;
  const file = z.file({ error: 'A file: send it as a part of a form, with a file name (`filename="constancia.pdf"`)' }).meta({
    description: spec.accepts === 'PDFs' ? 'A PDF of at most 20 MB.' : 'A JPEG, PNG or WebP of at most 10 MB, or a PDF of at most 20 MB.',
  });
  return addressedOperation
    .route({
      method: 'POST',
      path: `/v1/extract/${spec.path}`,
      summary: spec.summary,
      description: spec.description,
      tags: ['Extraction', ...(spec.ours ? ['Ours'] : [])],
      ...(spec.unusable ? answers({ 400: spec.unusable }) : {}),
    })
    .meta({
      form: { largestFile: LARGEST_PDF, part: 'file' },
      envelope: 'message',
    })
    .input(
      z.object({
        query: z.object({ ...questions, explain: explain }).prefault({} as never),
        body: z.object({ file, password, ...(spec.form ?? ({} as More)) }),
      }),
    )
    .output(
      z.object({
        message: z.string(),
        ...(spec.beside ?? ({} as Beside)),
        data: spec.data,
        sources: z
          .record(z.string(), source)
          .nullable()
          .meta({ description: 'Ours: where each value was read, by its path in `data`; null unless `explain` asks for it.' }),
      }),
    );
}

const explain = question('Ours: adds `sources`, which say where each value was read.');
