import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { implementer } from '../../model/implementer.ts';
import { elementsOf } from '../model/elements-store.ts';
import { type DocumentDraft, storePdf } from '../model/intake.ts';
import type { DocumentParts } from '../model/parts.ts';
import { templatesOf } from '../model/templates-store.ts';
import { issueDocument } from './issue-document.ts';

interface TemplateRequest {
  template_uuid: string;
  /** Texts by uuid of the template's elements. An element with a text is written into the file and does not become an element. */
  values: Readonly<Record<string, string>>;
  name: string | null;
}

export const createDocumentFromTemplate = (parts: DocumentParts) =>
  implementer.documents.createFromTemplate.handler(({ input: { params, body }, context }) =>
    parts.platform.onceAfter(context, async () => {
      const request = { template_uuid: params.uuid, values: body.values ?? {}, name: body.name ?? null };
      const draft = await draftOf(parts, context.caller, request);
      return (trx) => issueDocument(parts, trx, context.caller, draft);
    }),
  );

/** Drafts a document from a template: texts are written into the file, and the template's other elements are copied to the document. */
async function draftOf(
  { platform, files, writer }: DocumentParts,
  caller: Caller,
  { template_uuid, values, name }: TemplateRequest,
): Promise<DocumentDraft> {
  const { clock, database } = platform;
  const template = await templatesOf(caller, database.query, clock.now()).get(template_uuid);
  if (!template) throw new Problem('not_found', 'The document template does not exist.');
  const elements = await elementsOf(caller, database.query, { template_uuid: template.uuid }).list();
  const valueByElement = new Map(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  for (const uuid of valueByElement.keys()) {
    const isText = elements.some((element) => element.uuid === uuid && element.kind === 'text');
    if (!isText) throw invalidMember(`values.${uuid}`, 'unknown', 'The template has no text element with this uuid.');
  }
  const texts = elements.flatMap(({ uuid, page, x, y, width, height }) => {
    const value = valueByElement.get(uuid);
    return value === undefined ? [] : [{ path: `values.${uuid}`, page, box: [x, y, width, height] as const, value }];
  });
  const { pdf } = await writer.fill(caller, await files.read(caller, template.file_uuid), texts);
  const rest = elements.filter(({ uuid }) => !valueByElement.has(uuid));
  return {
    ...(await storePdf(files, caller, pdf, template.pages)),
    name: name ?? template.name,
    template_uuid: template.uuid,
    elements: rest.map(({ uuid, page, x, y, width, height, kind, name, required, ask_signer }) => ({
      ...{ page, x, y, width, height, kind, name, required, ask_signer },
      template_element_uuid: uuid,
    })),
  };
}
