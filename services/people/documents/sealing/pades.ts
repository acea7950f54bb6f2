import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { PreparedPdf } from '../pdf/writer.ts';
import type { SigningIdentity } from './identity.ts';
import type { TimeAuthority } from './timestamp.ts';

/** Object identifiers of CMS (RFC 5652), ESS (RFC 5035) and time stamps (RFC 3161, appendix A). */
const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
};

interface SealedPdf {
  pdf: Uint8Array;
  /** SHA-256, in hex, of the bytes that the seal covers: all but its gap. The signature contains this hash. */
  coveredSha256: string;
}

/**
 * Signs a PDF that has a gap for the signature: PAdES B-B (ETSI EN 319 142-1), or B-T with a time authority. The signature covers every
 * byte but its gap. Throws `unavailable` if the time authority returns no valid time stamp; then nothing is signed.
 */
export async function signPdf(unsignedPdf: PreparedPdf, identity: SigningIdentity, time: TimeAuthority | null): Promise<SealedPdf> {
  const file = Buffer.from(unsignedPdf.pdf);
  const { start, end } = gapIn(file, unsignedPdf.marker);
  const coveredBytes = Buffer.concat([file.subarray(0, start), file.subarray(end)]);
  const signature = await signatureOver(coveredBytes, identity, time);
  const hex = Buffer.from(signature).toString('hex');
  // A time stamp larger than before (a new certificate of the authority, for example) needs a larger gap; the next try has it.
  if (hex.length > end - start - 2) throw new Problem('unavailable', 'The signature had too little room; nothing was signed. Try again.');
  file.write(hex.padEnd(end - start - 2, '0'), start + 1, 'latin1');
  return { pdf: file, coveredSha256: sha256(coveredBytes).toString('hex') };
}

/** The spare bytes for signatures of an elliptic curve, whose length varies. */
const SPARE_BYTES = 16;
/** The spare bytes for a time stamp, whose length varies, and for the attribute around it. */
const TIME_STAMP_SPARE_BYTES = 128;

/** Returns the size of the gap, in bytes, for a signature of this identity: as small as possible, because no signature covers its gap. */
export async function signatureSize(identity: SigningIdentity, time: TimeAuthority | null): Promise<number> {
  const trial = await signatureOver(new Uint8Array(), identity, null);
  return trial.length + SPARE_BYTES + (time ? (await time.size()) + TIME_STAMP_SPARE_BYTES : 0);
}

/** Returns the gap, from its `<` to behind its `>`, and writes the range of all other bytes into the file. Throws if there is no gap. */
function gapIn(file: Buffer, marker: string): { start: number; end: number } {
  const start = file.indexOf(`<${marker}`, 0, 'latin1');
  const end = file.indexOf('>', start) + 1;
  const range = file.lastIndexOf('/ByteRange', start);
  const [open, close] = [file.indexOf('[', range), file.indexOf(']', range)];
  if (start < 0 || range < 0 || !(range < open && open < close && close < start)) throw new Error('The file has no gap for a signature.');
  const numbers = `0 ${start} ${end} ${file.length - end}`;
  file.write(numbers.padEnd(close - open - 1), open + 1, 'latin1');
  return { start, end };
}

/** Returns a CMS signature in DER over these bytes. Throws `unavailable` if the time authority fails. */
export async function signatureOver(
  coveredBytes: Uint8Array,
  { key, algorithm, chain }: SigningIdentity,
  time: TimeAuthority | null,
): Promise<Uint8Array> {
  const [certificate] = chain;
  if (!certificate) throw new Error('There is no certificate to sign with.');
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const attributes = [
    attribute(OID.contentType, new asn1.ObjectIdentifier({ value: OID.data })),
    attribute(OID.messageDigest, octets(sha256(coveredBytes))),
    attribute(OID.signingCertificateV2, essCertificate(certificate)),
  ];
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [...chain],
    signerInfos: [signer],
  });
  await signed.sign(
    await crypto.subtle.importKey('pkcs8', Buffer.from(key), algorithm, false, ['sign']),
    0,
    'SHA-256',
    buffer(coveredBytes),
  );
  if (time) {
    const token = await time.stamp(new Uint8Array(signer.signature.valueBlock.valueHexView));
    signer.unsignedAttrs = new pki.SignedAndUnsignedAttributes({ type: 1, attributes: [attribute(OID.timeStampToken, token.toSchema())] });
  }
  const content = new pki.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

/** Returns the signed attribute that fixes the certificate: no other certificate of the key can replace it. Its default hash is SHA-256. */
function essCertificate(certificate: pki.Certificate): asn1.Sequence {
  const hash = octets(sha256(new Uint8Array(certificate.toSchema().toBER())));
  const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
  return sequence(sequence(sequence(hash)));
}

const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: buffer(bytes) });
const buffer = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer;
