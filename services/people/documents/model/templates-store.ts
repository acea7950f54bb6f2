import { type RecordRow, RecordStore, type StoreScope } from '../../model/record-store.ts';

export type DocumentTemplateRow = RecordRow<'documents.templates'>;

/** Returns the store of the document templates of one tenant in one mode. */
export const templatesOf = (...scope: StoreScope) => new RecordStore('documents.templates', 'uuid', ...scope);
