import { randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { Exchange } from '#platform/calls/outbound.ts';
import { nameOf } from './identity.ts';

/** A time stamp authority, which certifies that a hash existed at a time (RFC 3161). */
export interface TimeAuthority {
  /** The authority's host, for display. */
  name: string;
  /** Returns a time stamp of these bytes. The authority receives only their SHA-256. Throws `unavailable` without a valid time stamp. */
  stamp(bytes: Uint8Array): Promise<pki.ContentInfo>;
  /** Returns the size, in bytes, of the largest time stamp so far. Requests a time stamp if there is none yet. Throws like `stamp`. */
  size(): Promise<number>;
}

const OID = {
  sha256: '2.16.840.1.101.3.4.2.1',
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
};
/** The statuses `granted` and `grantedWithMods` (RFC 3161, 2.4.2). */
const GRANTED_STATUSES = new Set([0, 1]);

/** Creates the client of the time stamp authority at this URL. */
export function createTimeAuthority(url: string, exchange: Exchange): TimeAuthority {
  let largest = 0;
  const stamp: TimeAuthority['stamp'] = async (bytes) => {
    // The leading 0x01 keeps the number positive.
    const nonce = new asn1.Integer({ valueHex: Uint8Array.from([0x01, ...randomBytes(15)]).buffer });
    const imprint = new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: OID.sha256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(sha256(bytes)).buffer }),
    });
    const request = new pki.TimeStampReq({ version: 1, messageImprint: imprint, nonce, certReq: true });
    try {
      const answer = await exchange(url, new Uint8Array(request.toSchema().toBER()), { 'content-type': 'application/timestamp-query' });
      if (answer.status !== 200) throw new Error(`The time stamp authority answered ${answer.status}.`);
      const token = await readToken(answer.body, bytes, nonce);
      largest = Math.max(largest, token.toSchema().toBER().byteLength);
      return token;
    } catch (cause) {
      throw new Problem('unavailable', 'The time stamp authority gave no time stamp; nothing was signed. Try again.', {
        retryAfter: 30,
        cause,
      });
    }
  };
  return {
    name: new URL(url).host,
    stamp,
    async size() {
      if (largest === 0) await stamp(new Uint8Array(1));
      return largest;
    },
  };
}

/** Creates a function that returns the bytes of a time stamp, for data other than documents. */
export const stampToken =
  ({ stamp }: Pick<TimeAuthority, 'stamp'>) =>
  async (bytes: Uint8Array): Promise<Uint8Array> =>
    new Uint8Array((await stamp(bytes)).toSchema().toBER());

/**
 * Returns the time in a token and the name on its certificate; null if the token is no valid time stamp of these bytes. The certificate's
 * chain is not checked, so the name is a claim: anybody can issue such a certificate.
 */
export async function readStamp(token: Uint8Array, data: Uint8Array): Promise<{ at: Date; by: string } | null> {
  try {
    const { info, certificate } = await verifyToken(pki.ContentInfo.fromBER(Uint8Array.from(token).buffer), data);
    return { at: info.genTime, by: nameOf(certificate.subject) };
  } catch {
    return null;
  }
}

/** Returns the token of an answer. Throws unless the token was granted for these bytes and this nonce, by a certificate for time stamps. */
async function readToken(answer: Uint8Array, data: Uint8Array, nonce: asn1.Integer): Promise<pki.ContentInfo> {
  const { status, timeStampToken: token } = pki.TimeStampResp.fromBER(Uint8Array.from(answer).buffer);
  if (!GRANTED_STATUSES.has(status.status) || !token) throw new Error('The time stamp was not granted.');
  const { info } = await verifyToken(token, data);
  if (!info.nonce?.isEqual(nonce)) throw new Error('The time stamp belongs to another request.');
  return token;
}

/** Returns a token's content and certificate. Throws unless the token is of these bytes and signed by a certificate for time stamps. */
async function verifyToken(token: pki.ContentInfo, data: Uint8Array): Promise<{ info: pki.TSTInfo; certificate: pki.Certificate }> {
  if (token.contentType !== OID.signedData) throw new Error('The token contains no signed data.');
  const signed = new pki.SignedData({ schema: token.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (signed.encapContentInfo.eContentType !== OID.tstInfo || !content) throw new Error('The token contains no time stamp.');
  const info = pki.TSTInfo.fromBER(content);
  // `verify` also compares the hash in the token with the bytes.
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data: Uint8Array.from(data).buffer,
    extendedMode: true,
    checkChain: false,
  });
  if (!signatureVerified) throw new Error('The signature of the time stamp is not valid.');
  if (!signerCertificate || !mayStamp(signerCertificate)) throw new Error('The certificate is not for time stamps.');
  return { info, certificate: signerCertificate };
}

function mayStamp({ extensions = [] }: pki.Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === OID.extendedKeyUsage)?.parsedValue;
  return usage instanceof pki.ExtKeyUsage && usage.keyPurposes.includes(OID.timeStamping);
}
