import { z } from 'zod';
import { addressedOperation, byUuid, envelope, operation, pathUuid } from '../base/service.ts';
import { MOST_DOCUMENT_PAGES } from './document-limits.ts';
import { elementInput, elementRecord } from './signing.ts';

/** Bytes of an uploaded PDF. */
export const LARGEST_PDF = 20 * 1024 * 1024;

/** A file part. Without a file name, form readers take it as text. */
export const filePart = z.file({ error: 'A file: send it as a part of a form, with a file name (`filename="contract.pdf"`)' });
export const pdfPart = filePart.meta({
  description: `A PDF of at most 20 MB and ${MOST_DOCUMENT_PAGES} pages, neither encrypted nor signed.`,
});
const byElement = z.object({ uuid: pathUuid, element_uuid: pathUuid });
export const deleted = (what: string) => envelope(z.string().meta({ examples: [`${what} deleted`] }));

export const elementsOf = (base: `/${string}`, of: string, tags: { tags: string[] }) => ({
  list: operation
    .route({
      method: 'GET',
      path: `${base}/{uuid}/elements`,
      summary: `List ${of} elements`,
      description: 'The places that are filled when it is signed.',
      ...tags,
    })
    .input(byUuid)
    .output(envelope(z.array(elementRecord))),
  create: addressedOperation
    .route({
      method: 'POST',
      path: `${base}/{uuid}/elements`,
      summary: `Create ${of} element`,
      description: 'A place that is filled when the document is signed. Every signature element gets the signature; at most 50 in all.',
      successStatus: 201,
      ...tags,
    })
    .input(z.object({ params: byUuid, body: elementInput }))
    .output(envelope(elementRecord)),
  delete: operation
    .route({
      method: 'DELETE',
      path: `${base}/{uuid}/elements/{element_uuid}`,
      summary: `Delete ${of} element`,
      description: 'Nothing is filled in there any more.',
      ...tags,
    })
    .input(byElement)
    .output(deleted('Element')),
});
