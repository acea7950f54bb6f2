import type { SealChange, SealReason, Verification } from '#contracts/documents/verification.ts';
import { sealReasons } from '#contracts/documents/verification.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { implementer } from '../../model/implementer.ts';
import { type DocumentRow, documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { documentSignerRecord } from '../model/records.ts';
import { invitedOf, type SignerRow, signersOf, soleSignerOf } from '../model/signer-store.ts';
import { bytesOf } from '../model/uploaded-file.ts';
import { compareAppearance } from '../sealing/appearance.ts';
import type { FileClaims, FoundSeal } from '../seals/messages.ts';
import { endingsOf } from './endings.ts';

/** A file, the seals read from it, and the signed document that it matches. */
interface FileFindings {
  sha256: string;
  bytes: Uint8Array;
  claims: FileClaims;
  /** The seal that is judged, as `chooseSeal` chooses it. Null if the file has no seal. */
  seal: (FoundSeal & { issuedHere: boolean }) | null;
  row: DocumentRow | null;
  /** Length in bytes of the recorded sealed file with which this file begins. Null if the file begins with no recorded file. */
  bytesOfRecord: number | null;
  /** Length in bytes that an intact seal of this installation covers. Null if the file has no such seal. */
  bytesOfSeal: number | null;
}

const NOTHING_READ: FileClaims = { isPdf: true, seals: [], ids: [] };

/** Judges whether a file is a signed document, unchanged since its seal. */
export const verifyDocument = (parts: DocumentParts) => {
  const verify = createVerify(parts);
  return implementer.documents.verify.handler(async ({ input: { file }, context: { caller } }) => {
    return { success: true, result: await verify(caller, await bytesOf(file)) };
  });
};

/** Only a file with the recorded hash and an intact seal is valid: a change may be hidden from a PDF reader, but never from the hash. */
function createVerify({ platform, files, sealReader, sealers }: DocumentParts) {
  const { clock, database, pdfs } = platform;

  const find = async (caller: Caller, bytes: Uint8Array): Promise<FileFindings> => {
    const { lengths, fileHash: hash } = endingsOf(bytes);
    const read = await sealReader.claims(caller, bytes);
    const claims = read ?? NOTHING_READ;
    const digests = claims.seals.flatMap(({ digest }) => digest ?? []);
    const by = { signed: [...lengths.keys()], sealDigests: digests, uuids: claims.ids };
    const rows = await documentsOf(caller, database.query, clock.now()).claimed(by);
    const beginning = ({ signed_sha256 }: DocumentRow) => lengths.get(signed_sha256 ?? '') ?? 0;
    // The row whose sealed file is the longest beginning of this file; of equal rows, the one with a matching seal.
    const strength = (row: DocumentRow) => beginning(row) + (digests.includes(row.sealed_sha256 ?? '') ? 0.5 : 0);
    const row = rows.toSorted((one, other) => strength(other) - strength(one))[0] ?? null;
    // This installation's own files are quick to read, so the failure is the reader's load, not the file.
    if (!read && row?.signed_sha256 === hash) throw new Problem('unavailable', 'The seal cannot be read now.', { retryAfter: 30 });
    const seal = chooseSeal(claims.seals, await sealers());
    const bytesOfRecord = (row && beginning(row)) || null;
    const bytesOfSeal = seal?.issuedHere && seal.intact ? seal.sealedBytes : null;
    return { sha256: hash, bytes, claims, seal, row, bytesOfRecord, bytesOfSeal };
  };

  /** Returns the sealed file from which this file was made: a stored file or a beginning of this file. Null if neither exists. */
  const originalOf = async (caller: Caller, { bytes, row, bytesOfRecord, bytesOfSeal }: FileFindings): Promise<Uint8Array | null> => {
    if (bytesOfRecord === null && row?.signed_file_uuid) return files.read(caller, row.signed_file_uuid);
    const length = bytesOfRecord ?? bytesOfSeal;
    return length === null ? null : bytes.subarray(0, length);
  };

  const compare = async (caller: Caller, findings: FileFindings): Promise<Pick<Verification, 'changes' | 'pages_compared'>> => {
    const original = await originalOf(caller, findings);
    if (!original) return { changes: [], pages_compared: null };
    const { bytes } = findings;
    const inside = await sealReader.changes(caller, { original, bytes });
    // Pages with changed objects are rendered and compared first.
    const first = (inside ?? []).flatMap(({ page }) => page ?? []);
    const { changes, comparedPages } = await compareAppearance(pdfs, caller, { original, bytes, first });
    const digits = findings.bytesOfSeal === bytes.length ? [DIGITS_OF_SEAL] : [];
    const all = [changeOfBytes(original, bytes), ...digits, ...(inside ?? [UNREADABLE_CHANGE]), ...changes];
    const details = new Set<string>();
    return { changes: all.filter(({ detail }) => !details.has(detail) && details.add(detail)), pages_compared: comparedPages };
  };

  return async (caller: Caller, bytes: Uint8Array): Promise<Verification> => {
    const findings = await find(caller, bytes);
    const reason = reasonOf(findings);
    const verdict = verdictOf(reason);
    const signers = findings.row ? await signersOf(caller, database.query, clock.now()).ofDocument(findings.row.uuid) : [];
    const sentences = [DETAILS[reason], ...(findings.row ? warningsOf(findings.row, signers) : [])];
    return {
      verdict,
      reason,
      detail: sentences.join(' '),
      sha256: findings.sha256,
      document: findings.row && documentOf(findings.row, signers),
      seal: findings.seal && sealOf(findings.seal, bytes),
      ...(verdict === 'changed' ? await compare(caller, findings) : { changes: [], pages_compared: null }),
    };
  };
}

/** Chooses the seal to judge: this installation's before foreign seals, then intact before broken, then later before earlier. */
function chooseSeal(seals: readonly FoundSeal[], sealers: ReadonlySet<string>): FileFindings['seal'] {
  const all = seals.map((seal) => ({ ...seal, issuedHere: seal.genuine && sealers.has(seal.certificate?.sha256 ?? '') }));
  const rank = ({ issuedHere, intact }: (typeof all)[number]) => (issuedHere ? 2 : 0) + (intact ? 1 : 0);
  return all.toReversed().toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

function reasonOf({ sha256: hash, bytes, claims, seal, row, bytesOfRecord, bytesOfSeal }: FileFindings): SealReason {
  const coversFile = seal?.intact === true && seal.sealedBytes === bytes.length;
  if (row?.signed_sha256 === hash) return coversFile ? 'as_sealed' : 'sealed_bytes_differ';
  if ((bytesOfRecord ?? bytesOfSeal ?? bytes.length) < bytes.length) return 'added_after_seal';
  if (row) return seal ? 'sealed_bytes_differ' : 'seal_missing';
  if (seal?.issuedHere) return coversFile ? 'not_on_record' : 'sealed_bytes_differ';
  if (seal) return 'seal_of_another';
  return claims.isPdf ? 'no_seal' : 'not_a_pdf';
}

function verdictOf(reason: SealReason): Verification['verdict'] {
  const verdicts = Object.entries(sealReasons) as [Verification['verdict'], readonly SealReason[]][];
  const entry = verdicts.find(([, reasons]) => reasons.includes(reason));
  if (!entry) throw new Error(`The reason ${reason} belongs to no verdict.`);
  return entry[0];
}

const DETAILS: Readonly<Record<SealReason, string>> = {
  as_sealed: 'The file is identical to the signed document, and its seal is valid.',
  added_after_seal: 'The file contains the signed document, and something was added after it.',
  sealed_bytes_differ: 'The file comes from a signed document, and differs from the sealed one.',
  seal_missing: 'The file states that it is a signed document, but has no seal that can be read.',
  not_on_record:
    'The seal is valid and from this installation, but no signed document here is this file: it was deleted, or is not yours in this mode.',
  seal_of_another: 'The file has a seal of somebody else, who is not known here.',
  no_seal: 'The file has no seal that can be read, and is not a document of yours.',
  not_a_pdf: 'The file is not a PDF.',
};

/** Returns the warnings about a recorded document: test data, no verified person, a deleted workflow. */
function warningsOf({ livemode, workflow_deleted_at }: DocumentRow, signers: readonly SignerRow[]): string[] {
  const test = livemode ? [] : ['It was made with a test key: test data, without value.'];
  if (signers.some(({ person_id }) => person_id !== null)) return test;
  const nobody =
    'Nobody vouches for its signer: it belongs to no person of yours, because its workflow named none or their claims were not accepted.';
  return [...test, nobody, ...(workflow_deleted_at ? ['The workflow in which it was signed was deleted.'] : [])];
}

const UNREADABLE_CHANGE: SealChange = {
  what: 'unreadable',
  page: null,
  detail: 'The file’s objects cannot be compared with those that were sealed.',
};

/** The change of the seal's own digits, which the seal does not cover. */
const DIGITS_OF_SEAL: SealChange = {
  what: 'seal',
  page: null,
  detail: 'The digits of the seal, or the bytes after them, were changed; all that the seal covers is as it was sealed.',
};

function changeOfBytes(original: Uint8Array, bytes: Uint8Array): SealChange {
  const differs = firstDifference(original, bytes);
  const what = differs < 0 ? 'bytes_added' : 'bytes_differ';
  const detail =
    differs < 0
      ? `${bytes.length - original.length} bytes were added after the ${original.length} sealed ones.`
      : `The bytes differ from those that were sealed, first at byte ${differs}; the sealed file has ${original.length}, this one ${bytes.length}.`;
  return { what, page: null, detail };
}

/** The bytes compared at once. Byte by byte, a file of 20 MB would block the server's other requests. */
const PIECE = 64 * 1024;

/** Returns the first offset where `other` differs from `one` or ends too early; -1 if `other` begins with all of `one`. */
function firstDifference(one: Uint8Array, other: Uint8Array): number {
  for (let at = 0; at < one.length; at += PIECE) {
    const piece = one.subarray(at, at + PIECE);
    if (Buffer.compare(piece, other.subarray(at, at + piece.length)) === 0) continue;
    return at + piece.findIndex((byte, inside) => byte !== other[at + inside]);
  }
  return -1;
}

function documentOf(row: DocumentRow, signers: readonly SignerRow[]): NonNullable<Verification['document']> {
  const { uuid, name, signed_sha256, signed_at, timestamped } = row;
  const sole = soleSignerOf(signers);
  if (!signed_sha256 || !signed_at) throw new Error(`The document ${uuid} is not signed.`);
  return {
    ...{ uuid, name, people_uuid: sole?.person_id ?? null, workflow_uuid: sole?.workflow_uuid ?? null },
    ...{ signed_sha256, signed_at: signed_at.toISOString(), timestamped: timestamped === true },
    signers: invitedOf(signers).map((signer) => {
      const { id, person_id, workflow_uuid, signed_at } = documentSignerRecord(signer);
      return { id, person_id, workflow_uuid, signed_at };
    }),
  };
}

function sealOf(
  { certificate, issuedHere, intact, sealedBytes }: NonNullable<FileFindings['seal']>,
  bytes: Uint8Array,
): Verification['seal'] {
  if (!certificate) return null;
  return {
    subject: certificate.subject,
    issuer: certificate.issuer,
    certificate_sha256: certificate.sha256,
    issued_here: issuedHere,
    intact,
    sealed_bytes: sealedBytes,
    whole: sealedBytes === bytes.length,
  };
}
