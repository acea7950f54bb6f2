import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { byUuid, envelope, pathUuid } from '../base/service.ts';
import { MOST_DOCUMENT_PAGES } from './document-limits.ts';
import { elementInput, elementRecord } from './signing.ts';

/** The largest PDF accepted, in bytes. */
export const LARGEST_PDF = 20 * 1024 * 1024;

/** A file in a form. It needs a file name: form parsers read a part without a name as text. */
export const filePart = z.file({ error: 'A file: send it as a part of a form, with a file name (`filename="contract.pdf"`)' });
export const pdfPart = filePart.meta({
  description: `A PDF of at most 20 MB and ${MOST_DOCUMENT_PAGES} pages, neither encrypted nor signed.`,
});
const byElement = z.object({ uuid: pathUuid, element_uuid: pathUuid });
export const deleted = (what: string) => envelope(z.string().meta({ examples: [`${what} deleted`] }));

/** Defines the operations on the elements (places for a signature or text) of documents or templates; `of` is the owner's name. */
export function elementsOf(base: `/v1/${string}`, of: string, tags: readonly string[]) {
  const elements = operationGroup(`${base}/{uuid}/elements`, tags);
  return {
    list: elements
      .get('', `List ${of} elements`, 'The places that are filled when it is signed.')
      .input(byUuid)
      .output(envelope(z.array(elementRecord))),
    create: elements.addressed
      .post(
        '',
        `Create ${of} element`,
        'A place that is filled when the document is signed. Every signature element gets the signature; at most 50 in all.',
        { successStatus: 201 },
      )
      .input(z.object({ params: byUuid, body: elementInput }))
      .output(envelope(elementRecord)),
    delete: elements
      .delete('/{element_uuid}', `Delete ${of} element`, 'Nothing is filled in there any more.')
      .input(byElement)
      .output(deleted('Element')),
  };
}
