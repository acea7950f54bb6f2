import { type BlacklistMatch, matchesOf } from '../../blacklists/matching.ts';
import { conclude, type ValidationClass } from './class.ts';

/** The class that searches the tenant's blacklists for the person or the address. */
export const blacklistClass: ValidationClass<'blacklist'> = {
  className: 'BlacklistValidation',
  models: ['person', 'address'],
  reads: { person: ['national_id', 'tax_id', 'name', 'first_lastname', 'second_lastname'], contacts: true, address: true },
  async faults({ lists }, { knowsLists }) {
    const areThere = await knowsLists(lists);
    return areThere ? [] : [{ path: 'lists', code: 'unknown', message: 'One of these is not a blacklist of yours.' }];
  },
  async judge({ caller, config, subject }, { entriesOf }) {
    const matches: BlacklistMatch[] = [];
    // Lists are loaded one at a time, because all together may be very large.
    for (const list of config.lists) matches.push(...(await matchesOf(subject, await entriesOf(caller, list), config.threshold)));
    const kinds = [...new Set(matches.map(({ kind }) => kind))].sort();
    const best = matches.reduce((most, { similarity }) => Math.max(most, similarity), 0);
    const content = { matches: matches.length, kinds, similarity: Math.round(100 * best) / 100 };
    return conclude(kinds.length > 0 ? ['listed'] : [], content);
  },
};
