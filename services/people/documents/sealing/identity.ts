import type { webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { sha256 } from '#platform/base/sha256.ts';

/** A private key and its certificate chain: the signer's certificate first, the root last. */
export interface SigningIdentity {
  /** The private key in PKCS #8. */
  key: Uint8Array;
  algorithm: webcrypto.RsaHashedImportParams | webcrypto.EcKeyImportParams;
  chain: readonly pki.Certificate[];
}

export const RSA: webcrypto.RsaHashedImportParams = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

export function readCertificate(der: Uint8Array): pki.Certificate {
  return pki.Certificate.fromBER(Uint8Array.from(der).buffer);
}

export function derOf(certificate: pki.Certificate): Uint8Array {
  return new Uint8Array(certificate.toSchema().toBER());
}

export function pemOf(certificate: pki.Certificate): string {
  const lines =
    Buffer.from(derOf(certificate))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** Returns a readable name: the common name, else all parts of the name. */
export function nameOf(name: pki.RelativeDistinguishedNames): string {
  const parts = name.typesAndValues.map(({ type, value }) => ({ type, text: String(value.valueBlock.value) }));
  return parts.find(({ type }) => type === COMMON_NAME)?.text ?? parts.map(({ text }) => text).join(', ');
}

export function fingerprintOf(certificate: pki.Certificate): string {
  return sha256(derOf(certificate)).toString('hex');
}

const COMMON_NAME = '2.5.4.3';

export function commonName(value: string): pki.RelativeDistinguishedNames {
  const typesAndValues = [new pki.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1.Utf8String({ value }) })];
  return new pki.RelativeDistinguishedNames({ typesAndValues });
}
