import { orNotFound } from '#platform/base/problem.ts';
import { implementer, type PeoplePlatform } from '../../model/implementer.ts';
import { documentsOf } from '../model/document-store.ts';
import { openedDocument } from '../model/opened.ts';
import { hashToken } from './hash-token.ts';

/** The form of a document's token: the tenant's shard in hex, then 32 random bytes in base64url. */
const TOKEN = /^doc_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;

/** Reads the document that has a token. Throws `not_found` if no document has it. */
export const openDocument = (platform: PeoplePlatform) =>
  implementer.documents.open.handler(async ({ input: { token }, context: { caller } }) => {
    const { clock, database } = platform;
    const documents = documentsOf(caller, database.query, clock.now());
    const row = TOKEN.test(token) ? await documents.byToken(await hashToken(platform, caller, token)) : null;
    return openedDocument(caller, database.query, requireToken(row), clock.now());
  });

const requireToken = orNotFound('No document has this token.');
