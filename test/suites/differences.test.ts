import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differencesPage, operationDifferences } from '#tools/generate/differences.ts';
import { operations } from '../support/operations.ts';

/** `docs/differences.md` tells every refusal that the published interface does not name. */

const root = new URL('../../', import.meta.url).pathname;
const page = readFileSync(`${root}docs/differences.md`, 'utf8');

it('the page is what `npm run differences` writes', async () => {
  expect(await differencesPage(page)).toBe(page);
});

/** Statuses that the page names for every operation. */
const EVERYWHERE = ['401', '403', '404', '409', '413', '415', '429', '500', '503'];
/** The status of a bad body, and others that part 7 of the published interface lists, by service. */
const LISTED: Readonly<Record<keyof typeof operations, readonly string[]>> = {
  ...{ people: ['422'], workflows: ['400'], otp: ['400'], extraction: ['422'] },
  verification: ['422'],
};
/** Operations whose own list has more. */
const LISTED_TOO: Readonly<Record<string, readonly string[]>> = {
  ...{ 'Obtain CURP information': ['400'], 'Obtain CURP from personal data': ['400'], 'Validate a voter credential': ['400'] },
  'Extract credit report': ['400'],
};

it('a status that an operation declares beyond its published list is in the operation’s row', async () => {
  const untold = (await operationDifferences()).flatMap(({ summary, sentences, statuses }) => {
    const service = (Object.keys(operations) as (keyof typeof operations)[]).find((name) => operations[name].includes(summary as never));
    const listed = [...EVERYWHERE, ...(service ? LISTED[service] : []), ...(LISTED_TOO[summary] ?? [])];
    return Object.keys(statuses).flatMap((status) =>
      listed.includes(status) || sentences.includes(status) ? [] : [`${summary}: ${status}`],
    );
  });
  expect(untold).toEqual([]);
});

/** Codes of members that do not have the form which the reference gives for them. */
const OF_FORM =
  /^(unknown|unknown_member|required|custom|invalid\w*|too_(big|small|long|deep|many_members)|forbidden_name|not_storable|digits|one_of)$/;
/** Codes that only operations of ours, sessions or settings answer. */
const OF_OURS = new Set([
  ...['not_a_text', 'outside', 'fixed', 'not_yours', 'not_asked', 'unsupported_character', 'not_our_page', 'in'],
  ...['media_missing', 'low_contrast', 'unknown_word', 'no_record'],
]);
/** Where a refusal's code is written. */
const CODE =
  /(?:invalidMember|invalidAt)\(\s*[^,]+,\s*'([a-z_]+)'|invalidRequest\(\s*'ERR\d+',\s*[^,]+,\s*'([a-z_]+)'|\bcode: '([a-z_]+)'|fault\('([a-z_]+)'|refusal\(\s*'\w+',\s*'([a-z_]+)'/g;

it('every code of a refusal is on the page, unless it is one of form or of an operation that is ours', () => {
  const files = globSync(['services/{people,workflows,otp,verification,extraction}/**/*.ts', 'steps/**/*.server.ts'], { cwd: root });
  const codes = files
    .filter((file) => !/\.(test|fake)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(CODE)].map((match) => match.slice(1).find(Boolean)!));
  expect(codes.length).toBeGreaterThan(60);
  const untold = [...new Set(codes)].filter((code) => !OF_FORM.test(code) && !OF_OURS.has(code) && !page.includes(`\`${code}\``));
  expect(untold.sort()).toEqual([]);
});
