import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';

/** Checks the OpenAPI documents with the two linters that partners use. */

/**
 * The only exceptions from a rule (`no-ambiguous-paths`): these published paths beside `/people/{id}/…` and `/workflows/{uuid}/…`. No id is
 * `by-national-id` or `by-external-reference`, since ids are UUIDs. Redocly compares paths without the form of their variables.
 */
const EXCEPTIONS = ['/v1/people/by-national-id/{national_id}', '/v1/workflows/by-external-reference/{externalReferenceId}'];

describe.each([...documents])('%s', (name, document) => {
  // As a server in production says it: the linters warn of a server on this machine.
  const text = JSON.stringify({ ...document, servers: [{ url: `https://bank.example/${name}` }] });

  it('has nothing for Redocly to complain of', async () => {
    const found = await lintDocument({
      document: makeDocumentFromString(text, `${name}.json`),
      config: await createConfig({ extends: ['recommended'] }),
      externalRefResolver: new BaseResolver(),
    });
    const isException = ({ ruleId, message }: (typeof found)[number]) =>
      ruleId === 'no-ambiguous-paths' && EXCEPTIONS.some((path) => message.includes(`\`${path}\``));
    expect(
      found.filter((one) => !isException(one)).map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('has nothing for Spectral to complain of', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'recommended']] });
    const found = await spectral.run(new Document(text, parsers.Json, `${name}.json`));
    expect(found.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
  });
});
