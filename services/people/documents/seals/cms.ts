import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import * as pki from 'pkijs';
import type { FoundSeal } from './messages.ts';
import { nameForPeople } from './name-for-people.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
/** Maximum number of certificates of a signature that are read: its own and the chain of issuers. */
const MAX_CERTIFICATES = 12;

/** The content of a CMS signature (RFC 5652), independent of the file that contains it. */
export interface Signature extends Pick<FoundSeal, 'certificate' | 'genuine'> {
  hash: string;
  /** The stated digest of the covered bytes, in hex. */
  digest: string;
}

/** Reads a signature with one signer and signed attributes; null for anything else. Zeros may follow the signature. */
export function readSignature(der: Buffer): Signature | null {
  const signed = parse(der);
  const signer = signed?.signerInfos.length === 1 ? signed.signerInfos[0] : undefined;
  const statements = signer?.signedAttrs?.attributes.filter(({ type }) => type === MESSAGE_DIGEST) ?? [];
  const value = statements.length === 1 && statements[0]?.values.length === 1 ? statements[0].values[0] : null;
  const hash = HASHES[signer?.digestAlgorithm.algorithmId ?? ''];
  if (!signed || !signer?.signedAttrs || !hash || !value?.valueBlock?.valueHexView) return null;
  const { signedAttrs, signature } = signer;
  const certificates = (signed.certificates ?? []).slice(0, MAX_CERTIFICATES).flatMap((one) => read(one) ?? []);
  const isOf = (certificate: X509Certificate) =>
    isMadeBy(certificate, { hash, bytes: new Uint8Array(signedAttrs.encodedValue), signature: signature.valueBlock.valueHexView });
  const maker = certificates.find(isOf);
  const signerCertificate = maker ?? certificates[0];
  return {
    hash,
    digest: Buffer.from(value.valueBlock.valueHexView).toString('hex'),
    certificate: signerCertificate
      ? {
          subject: nameForPeople(signerCertificate.subject),
          issuer: nameForPeople(signerCertificate.issuer),
          sha256: signerCertificate.fingerprint256.replaceAll(':', '').toLowerCase(),
        }
      : null,
    genuine: maker !== undefined,
  };
}

function parse(der: Buffer): pki.SignedData | null {
  try {
    const content = pki.ContentInfo.fromBER(Uint8Array.from(der).buffer);
    return content.contentType === SIGNED_DATA ? new pki.SignedData({ schema: content.content }) : null;
  } catch {
    return null;
  }
}

function read(certificate: pki.CertificateSetItem): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(certificate.toSchema().toBER()));
  } catch {
    return null;
  }
}

function isMadeBy(certificate: X509Certificate, { hash, bytes, signature }: { hash: string; bytes: Uint8Array; signature: Uint8Array }) {
  try {
    const key = createPublicKey({ key: certificate.publicKey.export({ format: 'der', type: 'spki' }), format: 'der', type: 'spki' });
    return verify(hash, bytes, key, signature);
  } catch {
    return false;
  }
}
