import { z } from 'zod';
import { fieldSource } from '#kinds/base/members.ts';
import { type Flag, type OperationSpec, unlessEmpty } from '#kinds/base/operation.ts';
import { kindDeclarations, type PaperKind } from '#kinds/kinds.ts';
import { atMost } from '../base/limits.ts';
import { queryFlag } from '../base/query-flag.ts';
import { addressedOperation, answers } from '../base/service.ts';

/** The largest PDF accepted, in bytes. */
export const LARGEST_PDF = 20 * 1024 * 1024;
export const LARGEST_PICTURE = 10 * 1024 * 1024;

const question = (description: string) => queryFlag.default(false).meta({ description });

const flags: Readonly<Record<Flag, ReturnType<typeof question>>> = {
  validate_curp: question('Asks the registry for the CURP.'),
  validate_rfc: question('Asks the registry for the RFC.'),
  validate_nss: question('Asks the registry for the social security number.'),
};
const explain = question('Ours: adds `sources`, which say where each value was read.');

const password = unlessEmpty(z.string().check(atMost(200))).meta({
  title: 'Password',
  description: 'Opens a PDF that is locked. It is neither kept nor logged.',
});

const sources = z
  .record(z.string(), fieldSource)
  .nullable()
  .meta({ description: 'Ours: where each value was read, by its path in `data`; null unless `explain` asks for it.' });

/** Builds the contract of the operation that reads one kind of document. Path and accepted file types follow from the kind. */
export function kindContract<Data extends z.ZodType, Flags extends Flag, More extends z.ZodRawShape, Extra extends z.ZodRawShape>(
  kind: PaperKind,
  spec: OperationSpec<Data, Flags, More, Extra>,
) {
  const questions = Object.fromEntries((spec.flags ?? []).map((name) => [name, flags[name]])) as Pick<typeof flags, Flags>;
  const takesPictures = kindDeclarations[kind].accepts === 'pictures and PDFs';
  const file = z.file({ error: 'A file: send it as a part of a form, with a file name (`filename="constancia.pdf"`)' }).meta({
    description: takesPictures ? 'A JPEG, PNG or WebP of at most 10 MB, or a PDF of at most 20 MB.' : 'A PDF of at most 20 MB.',
  });
  return addressedOperation
    .route({
      method: 'POST',
      path: `/v1/extract/${kind.replaceAll('_', '-')}`,
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
        query: z.object({ ...questions, explain }).prefault({} as never),
        body: z.object({ file, password, ...(spec.form ?? ({} as More)) }),
      }),
    )
    .output(z.object({ message: z.string(), ...(spec.extraFields ?? ({} as Extra)), data: spec.data, sources }));
}

/** The member `data` of an operation's answer. */
export type AnswerData<Contract extends { readonly '~orpc': { readonly outputSchema?: z.ZodType<{ data: unknown }> | undefined } }> =
  z.output<NonNullable<Contract['~orpc']['outputSchema']>>['data'];
