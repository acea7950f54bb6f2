import { pageAnswer } from '#platform/calls/page-answer.ts';
import { implementer, type PeoplePlatform } from '../../model/implementer.ts';
import { documentsOf } from '../model/document-store.ts';
import { documentRecord } from '../model/records.ts';
import { signersOf } from '../model/signer-store.ts';

export const listDocuments = ({ clock, config, database }: PeoplePlatform) =>
  implementer.documents.list.handler(async ({ input, context: { caller } }) => {
    const page = await documentsOf(caller, database.query, clock.now()).list(input);
    const signers = await signersOf(caller, database.query, clock.now()).ofDocuments(page.rows.map(({ uuid }) => uuid));
    const signersByDocument = Map.groupBy(signers, ({ document_uuid }) => document_uuid);
    const address = `${config.publicUrl}/people/v1/documents`;
    const answer = pageAnswer(page, input, { address, record: (row) => documentRecord(row, signersByDocument.get(row.uuid)) });
    return { success: true, result: answer };
  });
