import type { Caller, Platform } from '../platform/ports.ts';
import { invalidMember } from '../platform/problem.ts';
import { elementsOf } from './elements-store.ts';
import type { DocumentFiles } from './files.ts';
import { type Draft, store } from './intake.ts';
import type { PdfWriter } from './pdf/writer.ts';
import type { DocumentTables } from './tables.ts';
import { templatesOf } from './templates-store.ts';

interface Wanted {
  template_uuid: string;
  /** Texts by the template's element; an element that gets one is not the document's any more. */
  values: Readonly<Record<string, string>>;
  name: string | null;
}

interface Parts {
  platform: Platform<DocumentTables>;
  files: DocumentFiles;
  writer: PdfWriter;
}

/** A document with the texts that are known already, so that its signer reads them; the template's other elements become its own. */
export async function fromTemplate(
  { platform, files, writer }: Parts,
  caller: Caller,
  { template_uuid, values, name }: Wanted,
): Promise<Draft> {
  const { clock, database } = platform;
  const template = await templatesOf(caller, database.query, clock.now()).get(template_uuid);
  if (!template) throw invalidMember('template_uuid', 'unknown', 'No document template has this uuid.');
  const elements = await elementsOf(caller, database.query, { template_uuid: template.uuid }).list();
  const given = new Map(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  for (const uuid of given.keys()) {
    const known = elements.some((element) => element.uuid === uuid && element.kind === 'text');
    if (!known) throw invalidMember(`values.${uuid}`, 'unknown', 'The template has no text element of this uuid.');
  }
  const texts = elements.flatMap(({ uuid, page, x, y, width, height }) => {
    const value = given.get(uuid);
    return value === undefined ? [] : [{ path: `values.${uuid}`, page, box: [x, y, width, height] as const, value }];
  });
  const { pdf } = await writer.fill(caller, await files.read(caller, template.file_uuid), texts);
  const left = elements.filter(({ uuid }) => !given.has(uuid));
  return {
    ...(await store(files, caller, pdf, template.pages)),
    name: name ?? template.name,
    template_uuid: template.uuid,
    elements: left.map(({ uuid, page, x, y, width, height, kind, name, required, ask_signer }) => ({
      ...{ page, x, y, width, height, kind, name, required, ask_signer },
      template_element_uuid: uuid,
    })),
  };
}
