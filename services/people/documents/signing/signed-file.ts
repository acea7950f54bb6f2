import type { Caller } from '#platform/base/ports.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { DocumentRow } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { type ActOfSigning, evidenceOf, knowledgeOf } from '../pdf/evidence.ts';
import type { PreparedPdf } from '../pdf/writer.ts';
import { fingerprintOf, nameOf, type SigningIdentity } from '../sealing/identity.ts';
import { signatureSize, signPdf } from '../sealing/pades.ts';
import type { TimeAuthority } from '../sealing/timestamp.ts';
import type { Act } from './act.ts';

/** Maximum number of characters of the signature's reason. */
const LONGEST_REASON = 500;

/** A sealed file that is stored, but not recorded yet. */
export interface SignedFile {
  uuid: string;
  sha256: string;
  coveredSha256: string;
  signedAt: Date;
}

/** Seals the document with these acts, and stores the file. Throws `unavailable` if the time authority does not answer. */
export async function makeSignedFile(
  parts: DocumentParts,
  caller: Caller,
  document: DocumentRow,
  { acts, signedAt }: { acts: readonly Act[]; signedAt: Date },
): Promise<SignedFile> {
  const identity = await (await parts.authority()).identity();
  const preparedPdf = await prepare(parts, caller, document, acts, { identity, signedAt });
  const { pdf, coveredSha256 } = await signPdf(preparedPdf, identity, parts.time);
  return { uuid: await parts.files.write(caller, pdf), sha256: sha256(pdf).toString('hex'), coveredSha256, signedAt };
}

/** Prepares the file without sealing or storing it, so that a problem that would prevent the later seal is thrown now. */
export async function tryPreparing(parts: DocumentParts, caller: Caller, document: DocumentRow, act: Act): Promise<void> {
  const identity = await (await parts.authority()).identity();
  await prepare(parts, caller, document, [act], { identity, signedAt: act.of.signedAt });
}

async function prepare(
  { files, writer, time }: DocumentParts,
  caller: Caller,
  document: DocumentRow,
  acts: readonly Act[],
  { identity, signedAt }: { identity: SigningIdentity; signedAt: Date },
): Promise<PreparedPdf> {
  const seal = sealOf(identity, time);
  return writer.prepare(caller, await files.read(caller, document.file_uuid), {
    texts: acts.flatMap(({ texts }) => texts),
    acts: acts.map(({ of, picture, places }) => ({ png: picture, places, evidence: evidenceOf(of, seal, document) })),
    exact: acts.flatMap(({ of }) => exactName(of)),
    reason: reasonOf(acts),
    signatureSize: await signatureSize(identity, time),
    signedAt,
    uuid: document.uuid,
  });
}

const isDeclared = ({ signing, sentBy }: ActOfSigning) => knowledgeOf(signing, sentBy).name.by === 'signer';

/** Returns the signer's name as an exact text if only this unverified name identifies the signer: no letter of it may be lost. */
function exactName(act: ActOfSigning) {
  const { name, national_id, people_uuid } = act.signing.signer;
  return isDeclared(act) && !national_id && !people_uuid ? [{ path: 'signer.name', value: name }] : [];
}

function reasonOf(acts: readonly Act[]): string {
  const names = acts.map(({ of }) => `${of.signing.signer.name}${isDeclared(of) ? ' (nombre declarado por quien firmó)' : ''}`);
  return `Firma electrónica de ${names.join(', ')}`.slice(0, LONGEST_REASON).toWellFormed();
}

function sealOf({ chain: [certificate] }: SigningIdentity, time: TimeAuthority | null) {
  if (!certificate) throw new Error('There is no certificate to sign with.');
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    fingerprint: fingerprintOf(certificate),
    timeAuthority: time?.name ?? null,
  };
}
