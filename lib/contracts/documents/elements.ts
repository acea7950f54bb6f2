import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { byUuid, envelope, pathUuid } from '../base/service.ts';
import { MAX_DOCUMENT_PAGES } from './document-limits.ts';
import { elementInput, elementRecord } from './signing.ts';

/** A file in a form. It needs a file name: form parsers read a part without a name as text. */
export const filePart = z.file({ error: 'A file: send it as a part of a form, with a file name (`filename="contract.pdf"`)' });
export const pdfPart = filePart.describe(`A PDF of at most 20 MB and ${MAX_DOCUMENT_PAGES} pages, neither encrypted nor signed.`);
const byElement = z.object({ uuid: pathUuid, element_uuid: pathUuid });
export const deleted = (what: string) => envelope(z.string().meta({ examples: [`${what} deleted`] }));

/** Defines the operations on the elements (places for a signature or text) of documents or templates. `ownerName`: their word in summaries. */
export function elementsOf(base: `/v1/${string}`, ownerName: string, tags: readonly string[]) {
  const elements = operationGroup(`${base}/{uuid}/elements`, tags);
  return {
    list: elements
      .get('', `List ${ownerName} elements`, 'Returns the places that are filled when the document is signed.')
      .input(byUuid)
      .output(envelope(z.array(elementRecord))),
    create: elements.addressed
      .post(
        '',
        `Create ${ownerName} element`,
        'Creates a place that is filled when the document is signed. Every signature element gets the signature. At most 50 elements are permitted.',
        { successStatus: 201 },
      )
      .input(z.object({ params: byUuid, body: elementInput }))
      .output(envelope(elementRecord)),
    delete: elements
      .delete('/{element_uuid}', `Delete ${ownerName} element`, 'Deletes the element, so that its place is not filled.')
      .input(byElement)
      .output(deleted('Element')),
  };
}
