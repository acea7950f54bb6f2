import { orNotFound } from '#platform/base/problem.ts';
import { RecordStore, type StoreScope } from './record-store.ts';

export const requireGroup = orNotFound('No people group has this id.');

export const groupsOf = (...scope: StoreScope) => new RecordStore('people.groups', 'id', ...scope);
