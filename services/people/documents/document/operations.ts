import { implementer } from '../../model/implementer.ts';
import { createElement } from '../elements/create-element.ts';
import { deleteElement } from '../elements/delete-element.ts';
import { listElements } from '../elements/list-elements.ts';
import type { DocumentParts } from '../model/parts.ts';
import { recordDecision } from '../signing/record-decision.ts';
import { signDocument } from '../signing/sign-document.ts';
import { fillDocument } from '../templates/fill-document.ts';
import { createDocument } from './create-document.ts';
import { createDocumentFromTemplate } from './create-document-from-template.ts';
import { deleteDocument } from './delete-document.ts';
import { drawPage } from './draw-page.ts';
import { documentHost } from './element-host.ts';
import { findSigner } from './find-signer.ts';
import { forgetWorkflow } from './forget-workflow.ts';
import { getCertificates } from './get-certificates.ts';
import { getDocument } from './get-document.ts';
import { listDocuments } from './list-documents.ts';
import { openDocument } from './open-document.ts';
import { readPageText } from './read-page-text.ts';
import { readSignature } from './read-signature.ts';
import { readSignedFile } from './read-signed-file.ts';
import { verifyDocument } from './verify-document.ts';

export function documentOperations(parts: DocumentParts) {
  const { platform } = parts;
  const host = documentHost(platform);
  return {
    list: listDocuments(platform),
    create: createDocument(parts),
    createFromTemplate: createDocumentFromTemplate(parts),
    open: openDocument(platform),
    verify: verifyDocument(parts),
    certificates: getCertificates(parts),
    get: getDocument(platform),
    delete: deleteDocument(parts),
    page: drawPage(parts),
    pageText: readPageText(parts),
    fill: fillDocument(parts),
    sign: signDocument(parts),
    signed: readSignedFile(parts),
    signature: readSignature(parts),
    elements: {
      list: implementer.documents.elements.list.handler(listElements(platform, host)),
      create: implementer.documents.elements.create.handler(createElement(platform, host)),
      delete: implementer.documents.elements.delete.handler(deleteElement(platform, host)),
    },
    internal: { signer: findSigner(platform), workflowDeleted: forgetWorkflow(parts), workflowDecided: recordDecision(parts) },
  };
}
