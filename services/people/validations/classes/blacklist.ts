import { type BlacklistMatch, matchesOf } from '../../blacklists/matching.ts';
import { conclude, type ValidationClass } from './class.ts';

/** Looks for the person, or the address, on the tenant's lists. */
export const blacklistClass: ValidationClass<'blacklist'> = {
  className: 'BlacklistValidation',
  models: ['person', 'address'],
  reads: { person: ['national_id', 'tax_id', 'name', 'first_lastname', 'second_lastname'], contacts: true, address: true },
  async faults({ lists }, { knowsLists }) {
    const areThere = await knowsLists(lists);
    return areThere ? [] : [{ path: 'lists', code: 'unknown', message: 'One of these is no blacklist of yours.' }];
  },
  async judge({ caller, config, subject }, { entriesOf }) {
    const matches: BlacklistMatch[] = [];
    // One list at a time: all of them together may be larger than a request.
    for (const list of config.lists) matches.push(...(await matchesOf(subject, await entriesOf(caller, list), config.threshold)));
    const kinds = [...new Set(matches.map(({ kind }) => kind))].sort();
    const best = matches.reduce((most, { similarity }) => Math.max(most, similarity), 0);
    const content = { matches: matches.length, kinds, similarity: Math.round(100 * best) / 100 };
    return conclude(kinds.length > 0 ? ['listed'] : [], content);
  },
};
