import { orNotFound } from '#platform/base/problem.ts';
import { RecordStore, type StoreScope } from '../../model/record-store.ts';

export const requireTemplate = orNotFound('No document template has this uuid.');

/** Returns the store of the document templates of one tenant in one mode. */
export const templatesOf = (...scope: StoreScope) => new RecordStore('documents.templates', 'uuid', ...scope);
