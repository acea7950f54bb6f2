import { type RecordRow, RecordStore, type StoreScope } from './record-store.ts';

export type GroupRow = RecordRow<'people.groups'>;

/** Returns the store of people groups of one tenant in one mode. */
export const groupsOf = (...scope: StoreScope) => new RecordStore('people.groups', 'id', ...scope);
