import { implementer } from '../../model/implementer.ts';
import { listRecords } from '../../records/read-records.ts';
import { createElement } from '../elements/create-element.ts';
import { deleteElement } from '../elements/delete-element.ts';
import { listElements } from '../elements/list-elements.ts';
import type { DocumentParts } from '../model/parts.ts';
import { templateRecord } from '../model/records.ts';
import { templatesOf } from '../model/templates-store.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { templateHost } from './element-host.ts';
import { getTemplate } from './get-template.ts';

const templates = { storeOf: templatesOf, record: templateRecord, path: 'document-templates' };

/** Returns the operations on document templates and their elements. */
export function templateOperations(parts: DocumentParts) {
  const { platform } = parts;
  const host = templateHost(platform);
  return {
    list: implementer.documentTemplates.list.handler(listRecords(platform, templates)),
    create: createTemplate(parts),
    get: getTemplate(platform),
    delete: deleteTemplate(parts),
    elements: {
      list: implementer.documentTemplates.elements.list.handler(listElements(platform, host)),
      create: implementer.documentTemplates.elements.create.handler(createElement(platform, host)),
      delete: implementer.documentTemplates.elements.delete.handler(deleteElement(platform, host)),
    },
  };
}
