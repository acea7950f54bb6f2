import { z } from 'zod';
import { fieldSource } from '#kinds/base/members.ts';
import { type Flag, type OperationSpec, unlessEmpty } from '#kinds/base/operation.ts';
import { kindDeclarations, type PaperKind } from '#kinds/kinds.ts';
import { LARGEST_PDF } from '../base/file-limits.ts';
import { atMost } from '../base/limits.ts';
import { queryFlag } from '../base/query-flag.ts';
import { addressedOperation, answers } from '../base/service.ts';

const question = (description: string) => queryFlag.default(false).describe(description);

const flags: Readonly<Record<Flag, ReturnType<typeof question>>> = {
  validate_curp: question('True to ask the registry for the CURP.'),
  validate_rfc: question('True to ask the registry for the RFC.'),
  validate_nss: question('True to ask the registry for the social security number.'),
};
const explain = question('Ours: true to add `sources`, the places where the values were read.');

const password = unlessEmpty(z.string().check(atMost(200))).meta({
  title: 'Password',
  description: 'The password of a locked PDF. It is neither stored nor logged.',
});

const sources = z
  .record(z.string(), fieldSource)
  .nullable()
  .describe('Ours: the place where each value was read, by its path in `data`. Null unless `explain` is true.');

const specimen = z.boolean().describe('Ours: true if the print says that the document is a specimen, such as `MUESTRA` or `SIN VALOR`.');

/** Refusals of a file that the published interface does not name, by code, each with its reason. */
const fileRefusals = {
  type_unknown: 'the file is of a kind that is not read',
  ...{ empty: 'the file is empty', unreadable: 'the file is damaged', too_large: 'the file is too large' },
  ...{ too_many_pages: 'the file has too many pages, or too many that are scans', page_too_large: 'a page is too large' },
  ...{ missing: 'the PDF is locked and `password` was not sent', wrong: '`password` does not open the PDF' },
  illegible: 'nothing can be read',
  too_little: 'too little can be read',
  other_kind: 'the file seems to be another kind of document',
};

/** Builds the contract of the operation that reads one kind of document. Path and accepted file types follow from the kind. */
export function kindContract<Data extends z.ZodType, Flags extends Flag, More extends z.ZodRawShape, Extra extends z.ZodRawShape>(
  kind: PaperKind,
  spec: OperationSpec<Data, Flags, More, Extra>,
) {
  const questions = Object.fromEntries((spec.flags ?? []).map((name) => [name, flags[name]])) as Pick<typeof flags, Flags>;
  const takesPictures = kindDeclarations[kind].accepts === 'pictures and PDFs';
  const file = z
    .file({ error: 'A file: send it as a part of a form, with a file name (`filename="constancia.pdf"`)' })
    .describe(takesPictures ? 'A JPEG, PNG or WebP of at most 10 MB, or a PDF of at most 20 MB.' : 'A PDF of at most 20 MB.');
  return addressedOperation
    .route({
      method: 'POST',
      path: `/v1/extract/${kind.replaceAll('_', '-')}`,
      summary: spec.summary,
      description: spec.description,
      tags: ['Extraction', ...(spec.ours ? ['Ours'] : [])],
      ...(spec.description400 ? answers({ 400: spec.description400 }) : {}),
    })
    .meta({
      form: { largestFile: LARGEST_PDF, part: 'file', anyCase: true },
      envelope: 'message',
      refuses: fileRefusals,
    })
    .input(
      z.object({
        query: z.object({ ...questions, explain }).prefault({} as never),
        body: z.object({ file, password, ...(spec.form ?? ({} as More)) }),
      }),
    )
    .output(z.object({ message: z.string(), ...(spec.extraFields ?? ({} as Extra)), data: spec.data, specimen, sources }));
}

/** The member `data` of an operation's answer. */
export type AnswerData<Contract extends { readonly '~orpc': { readonly outputSchema?: z.ZodType<{ data: unknown }> | undefined } }> =
  z.output<NonNullable<Contract['~orpc']['outputSchema']>>['data'];
