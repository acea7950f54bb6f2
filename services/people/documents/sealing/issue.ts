import { randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { sha256 } from '#platform/base/sha256.ts';
import { commonName, RSA } from './identity.ts';

/** A certificate that the installation issued, and its private key (PKCS #8). */
export interface CertifiedKey {
  certificate: pki.Certificate;
  key: Uint8Array;
}

interface CertificateRequest {
  /** The subject's common name. */
  name: string;
  from: Date;
  until: Date;
  /** The authority that signs the certificate. Null for an authority's own certificate, which is self-signed. */
  issuer: CertifiedKey | null;
}

const KEY = { ...RSA, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) };

/** The first byte of the `KeyUsage` bit string (RFC 5280, 4.2.1.3): certificate and CRL signing; digital signature and non-repudiation. */
const USAGE = { authority: 0b0000_0110, signer: 0b1100_0000 };
const OID = {
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  /** Document signing (RFC 9336). */
  documentSigning: '1.3.6.1.5.5.7.3.36',
  /** E-mail protection. PDF readers (NSS, OpenSSL) require it if a certificate lists any purposes. */
  emailProtection: '1.3.6.1.5.5.7.3.4',
};

/** Creates a key and its certificate: for an authority if `issuer` is null, else for sealing documents. */
export async function issue({ name, from, until, issuer }: CertificateRequest): Promise<CertifiedKey> {
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const key = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  const certificate = new pki.Certificate({ version: 2 });
  // The leading 0x01 keeps the serial number positive, as RFC 5280 requires.
  certificate.serialNumber = new asn1.Integer({ valueHex: Uint8Array.from([0x01, ...randomBytes(15)]).buffer });
  certificate.subject = commonName(name);
  certificate.issuer = issuer?.certificate.subject ?? certificate.subject;
  certificate.notBefore.value = from;
  certificate.notAfter.value = until;
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  certificate.extensions = extensionsOf(certificate, issuer?.certificate ?? null);
  const signingKey = issuer ? await crypto.subtle.importKey('pkcs8', Buffer.from(issuer.key), RSA, false, ['sign']) : pair.privateKey;
  await certificate.sign(signingKey, 'SHA-256');
  return { certificate, key };
}

function extensionsOf(certificate: pki.Certificate, issuer: pki.Certificate | null): pki.Extension[] {
  const extension = (extnID: string, critical: boolean, value: asn1.BaseBlock) =>
    new pki.Extension({ extnID, critical, extnValue: value.toBER() });
  const authority = new pki.AuthorityKeyIdentifier({ keyIdentifier: new asn1.OctetString({ valueHex: keyId(issuer ?? certificate) }) });
  const usage = new asn1.BitString({ valueHex: Uint8Array.of(issuer ? USAGE.signer : USAGE.authority).buffer, unusedBits: issuer ? 6 : 1 });
  const constraints = issuer ? new pki.BasicConstraints({ cA: false }) : new pki.BasicConstraints({ cA: true, pathLenConstraint: 0 });
  return [
    extension(OID.basicConstraints, true, constraints.toSchema()),
    extension(OID.keyUsage, true, usage),
    extension(OID.subjectKey, false, new asn1.OctetString({ valueHex: keyId(certificate) })),
    extension(OID.authorityKey, false, authority.toSchema()),
    ...(issuer
      ? [
          extension(
            OID.extendedKeyUsage,
            false,
            new pki.ExtKeyUsage({ keyPurposes: [OID.documentSigning, OID.emailProtection] }).toSchema(),
          ),
        ]
      : []),
  ];
}

/** Returns the key identifier: the first 160 bits of the SHA-256 of the public key's bits (RFC 7093, method 1). */
function keyId(certificate: pki.Certificate): ArrayBuffer {
  const bits = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return Uint8Array.from(sha256(bits).subarray(0, 20)).buffer;
}
