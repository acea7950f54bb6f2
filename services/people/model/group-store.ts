import { type RecordRow, RecordStore, type StoreScope } from './record-store.ts';

export type GroupRow = RecordRow<'people.groups'>;

export const groupsOf = (...scope: StoreScope) => new RecordStore('people.groups', 'id', ...scope);
