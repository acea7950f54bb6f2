import type { Signing } from '#contracts/documents/signing.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { Turns } from '#platform/base/turns.ts';
import { personOf } from './model/people-port.ts';
import { signersOf } from './model/signers-store.ts';
import { type DocumentRow, documentsOf } from './model/store.ts';
import type { DocumentTransaction } from './model/tables.ts';
import { type Acts, placesOf, type SigningParts, textsOf } from './sealing/act.ts';
import { createSignTogether } from './sign-together.ts';

/**
 * Signs documents. The signed file is stored first, and one transaction then records it: a process that dies between leaves an open
 * document and a file without a name. Two requests at once take turns, in this process and at the document's row. The first one that
 * records has signed. The other one gets its answer, or 409. A document that has signers is signed by each of them (`sign-together.ts`).
 */
export function createSign(parts: SigningParts, acts: Acts, turns: Turns) {
  const { platform, files, time, people } = parts;
  const { clock, database, events } = platform;
  const together = createSignTogether(parts, acts);

  const alone = async (caller: Caller, document: DocumentRow, signing: Signing) => {
    const { uuid } = document;
    const act = await acts.read(caller, document, signing, {
      texts: (elements) => textsOf(elements, signing),
      places: (elements) => placesOf(elements, signing),
    });
    const { signedAt } = act.of;
    const file = await acts.seal(caller, document, [act], signedAt);
    const signed_file_uuid = await files.write(caller, file.pdf);
    const signature_file_uuid = signing.store_sign ? await files.write(caller, act.picture) : null;
    return async (trx: DocumentTransaction) => {
      const documents = documentsOf(caller, trx, clock.now());
      const earlier = answerOf(await documents.lock(uuid), signing);
      // Another replica was first. The files of this one have no name, so they are swept.
      if (earlier) return earlier;
      if ((await signersOf(caller, trx, clock.now()).ofDocument(uuid)).length > 0)
        throw new Problem('conflict', 'The document got signers meanwhile; ask again.');
      const people_uuid = await personOf(people, trx, caller, signing);
      await files.keep(trx, caller, signature_file_uuid ? [signed_file_uuid, signature_file_uuid] : [signed_file_uuid]);
      const row = await documents.update(uuid, {
        people_uuid,
        workflow_uuid: signing.evidence.workflow_uuid,
        signing_uuid: signing.signing_uuid,
        signed_file_uuid,
        signature_file_uuid,
        signed_sha256: file.sha256,
        sealed_sha256: file.coveredSha256,
        signed_at: signedAt,
        timestamped: time !== null,
        signature_kind: signing.signature.kind,
        consent_sha256: signing.evidence.consent.text_sha256,
        consent_language: signing.evidence.language,
      });
      const data = { document: uuid, shown_sha256: row.sha256, signed_sha256: file.sha256, timestamped: time !== null };
      await events.append(trx, caller, { kind: 'workflow', id: signing.evidence.workflow_uuid }, { type: 'document.signed', data });
      return answerWith(row);
    };
  };

  return (context: CallContext, uuid: string, signing: Signing) => {
    const { caller } = context;
    return turns.take(`${caller.tenantId} ${uuid}`, () =>
      platform.onceAfter(context, async () => {
        const document = await documentsOf(caller, database.query, clock.now()).get(uuid);
        const signers = document ? await signersOf(caller, database.query, clock.now()).ofDocument(uuid) : [];
        if (document && signers.length > 0) return together(caller, document, signers, signing);
        const answer = answerOf(document, signing);
        if (answer) return async () => answer;
        return alone(caller, document!, signing);
      }),
    );
  };
}

/** Answers with what was signed, whatever the request says: it may repeat a lost one after the person went back and changed something. */
function answerWith(row: DocumentRow) {
  const { uuid, signed_sha256, signed_at, timestamped, signature_file_uuid, signature_kind: kind, consent_sha256, consent_language } = row;
  if (!signed_sha256 || !signed_at || timestamped === null || !kind || !consent_sha256 || !consent_language)
    throw new Error(`The document ${uuid} is not signed.`);
  const result = {
    ...{ uuid, sealed: true, sha256: signed_sha256, signed_at: signed_at.toISOString(), timestamped },
    kind,
    consent: { text_sha256: consent_sha256, language: consent_language },
    signature_kept: signature_file_uuid !== null,
  };
  return { success: true as const, result };
}

/** Returns the answer that this act of signing had before; null when the document may be signed. Throws when it may not. */
function answerOf(document: DocumentRow | null, signing: Signing): ReturnType<typeof answerWith> | null {
  if (!document) throw new Problem('not_found', 'No document has this uuid.');
  if (document.signing_uuid === signing.signing_uuid) return answerWith(document);
  if (document.signing_uuid) throw new Problem('conflict', 'This document is signed already.');
  if (document.sha256 !== signing.sha256) throw new Problem('conflict', 'This is not the document that was shown.');
  return null;
}
