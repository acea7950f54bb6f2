import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';

/** Checks the OpenAPI documents with the two linters that partners use. */

/**
 * Accepted remarks: the server's URL is this machine's, literal path segments come before `{id}`, number ranges are mixed, and there is no
 * contact.
 */
const KNOWN: ReadonlySet<string> = new Set([
  'no-server-example.com',
  'no-ambiguous-paths',
  'no-mixed-number-range-constraints',
  'info-contact',
]);

describe.each([...documents])('%s', (name, document) => {
  const text = JSON.stringify(document);

  it('has nothing for Redocly to complain of', async () => {
    const found = await lintDocument({
      document: makeDocumentFromString(text, `${name}.json`),
      config: await createConfig({ extends: ['recommended'] }),
      externalRefResolver: new BaseResolver(),
    });
    expect(
      found.filter(({ ruleId }) => !KNOWN.has(ruleId)).map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('has nothing for Spectral to complain of', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'recommended']] });
    const found = await spectral.run(new Document(text, parsers.Json, `${name}.json`));
    expect(found.filter(({ code }) => !KNOWN.has(String(code))).map(({ code, message, path }) => [code, message, path.join('/')])).toEqual(
      [],
    );
  });
});
