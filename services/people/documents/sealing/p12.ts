import { createPrivateKey, createPublicKey } from 'node:crypto';
import * as pki from 'pkijs';
import { ConfigError } from '#platform/base/config.ts';
import type { Clock } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { SigningAuthority } from './authority.ts';
import { fingerprintOf, RSA, type SigningIdentity } from './identity.ts';

/** A PKCS #12 file, in which an authority delivers a certificate with its key to an operator, and the file's password. */
export interface P12 {
  bytes: Uint8Array;
  password: string;
}

/** Object identifiers. The file stores keys and certificates in containers that the standard calls bags. */
const OID = {
  rsa: '1.2.840.113549.1.1.1',
  ec: '1.2.840.10045.2.1',
  key: '1.2.840.113549.1.12.10.1.1',
  sealedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
};
const CURVES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};

/**
 * Creates an authority from the operator's certificate. Throws a `ConfigError` that names the wrong variable if the file or password is
 * wrong or the certificate has expired. `identity` throws `unavailable` if the certificate expires later.
 */
export async function createP12Authority(p12: P12, clock: Clock): Promise<SigningAuthority> {
  const identity = await readP12(p12);
  const whyInvalid = () => endOf(identity, clock.now());
  const atStart = whyInvalid();
  if (atStart !== null) throw new ConfigError([`SIGN_P12 contains a certificate that ${atStart}.`]);
  return {
    async identity() {
      const later = whyInvalid();
      if (later !== null) throw new Problem('unavailable', `The certificate to sign with ${later}.`, { retryAfter: 3600 });
      return identity;
    },
    async fingerprints() {
      const [certificate] = identity.chain;
      return new Set(certificate ? [fingerprintOf(certificate)] : []);
    },
  };
}

/** Returns why the certificate can no longer sign; null if it can. A start in the future is accepted: the server's clock may be wrong. */
function endOf({ chain: [certificate] }: SigningIdentity, now: Date): string | null {
  const end = certificate?.notAfter.value;
  return end && end <= now ? `ended on ${end.toISOString().slice(0, 10)}` : null;
}

async function readP12({ bytes, password }: P12): Promise<SigningIdentity> {
  const secret = Uint8Array.from(Buffer.from(password)).buffer;
  const file = parse(bytes);
  await file.parseInternalValues({ password: secret, checkIntegrity: true }).catch((cause: unknown) => {
    throw wrong('SIGN_P12_PASSWORD does not open the file of SIGN_P12, or the file is damaged.', cause);
  });
  const safe = file.parsedValue?.authenticatedSafe;
  if (!safe) throw wrong('SIGN_P12 is not a PKCS #12 file.');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: secret })) }).catch((cause: unknown) => {
    throw wrong(OLD_CIPHER, cause);
  });
  const bags = (safe.parsedValue.safeContents as { value: pki.SafeContents }[]).flatMap(({ value }) => value.safeBags);
  const certificates = bags
    .filter(({ bagId }) => bagId === OID.certificate)
    .map(({ bagValue }) => (bagValue as pki.CertBag).parsedValue as pki.Certificate);
  const key = await keyOf(bags, secret);
  const chain = chainOf(certificates, publicKeyOf(key));
  return { ...key, chain };
}

/** The message for an old cipher: WebCrypto does not support it, but some programs still write it by default. */
const OLD_CIPHER =
  'SIGN_P12 is encrypted with an old cipher. Convert it: openssl pkcs12 -legacy -in old.p12 -nodes | openssl pkcs12 -export -out new.p12.';

function parse(bytes: Uint8Array): pki.PFX {
  try {
    return pki.PFX.fromBER(Uint8Array.from(bytes).buffer);
  } catch (cause) {
    throw wrong('SIGN_P12 is not a PKCS #12 file.', cause);
  }
}

type SigningKey = Pick<SigningIdentity, 'key' | 'algorithm'>;

async function keyOf(bags: readonly pki.SafeBag[], password: ArrayBuffer): Promise<SigningKey> {
  const sealedBag = bags.find(({ bagId }) => bagId === OID.sealedKey)?.bagValue as pki.PKCS8ShroudedKeyBag | undefined;
  const open = bags.find(({ bagId }) => bagId === OID.key)?.bagValue as pki.PrivateKeyInfo | undefined;
  if (sealedBag) {
    // The protected method `parseInternalValues` is the only way to decrypt a single bag.
    const parseValues = Reflect.get(sealedBag, 'parseInternalValues') as (parameters: { password: ArrayBuffer }) => Promise<void>;
    await parseValues.call(sealedBag, { password }).catch((cause: unknown) => {
      throw wrong(OLD_CIPHER, cause);
    });
  }
  const info = sealedBag?.parsedValue ?? open;
  if (!info) throw wrong('SIGN_P12 contains no key.');
  return { key: new Uint8Array(info.toSchema().toBER()), algorithm: algorithmOf(info.privateKeyAlgorithm) };
}

function algorithmOf({ algorithmId, algorithmParams }: pki.AlgorithmIdentifier): SigningIdentity['algorithm'] {
  if (algorithmId === OID.rsa) return RSA;
  const namedCurve = algorithmId === OID.ec ? CURVES[String(algorithmParams?.valueBlock?.toString())] : undefined;
  if (!namedCurve) throw wrong('SIGN_P12 contains a key that is neither RSA nor of the curves P-256, P-384, P-521.');
  return { name: 'ECDSA', namedCurve };
}

/** Returns the public key in DER (SPKI) as hex, the form in which certificates contain it. */
function publicKeyOf({ key }: SigningKey): string {
  const privateKey = createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' });
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('hex');
}

/** Returns the key's certificate, then its chain of issuers as far as the file contains them. Throws if the key has no certificate. */
function chainOf(certificates: readonly pki.Certificate[], publicKey: string): pki.Certificate[] {
  const own = certificates.find(
    ({ subjectPublicKeyInfo }) => Buffer.from(subjectPublicKeyInfo.toSchema().toBER()).toString('hex') === publicKey,
  );
  if (!own) throw wrong('SIGN_P12 contains no certificate of its key.');
  const chain = [own];
  for (;;) {
    const last = chain.at(-1) ?? own;
    const issuer = certificates.find((one) => !chain.includes(one) && one.subject.isEqual(last.issuer));
    if (!issuer) return chain;
    chain.push(issuer);
  }
}

function wrong(sentence: string, cause?: unknown): ConfigError {
  const error = new ConfigError([sentence]);
  error.cause = cause;
  return error;
}
