import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY_MS, HOUR_MS } from '#platform/base/durations.ts';
import type { Clock, Database } from '#platform/base/ports.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import type { PeopleDatabase, PeopleTables } from '../../model/tables.ts';
import { derOf, RSA, readCertificate, type SigningIdentity } from './identity.ts';
import { type CertifiedKey, issue } from './issue.ts';

type SigningKeyRow = Selectable<PeopleTables['documents.signing_keys']>;

/** The source of the key that seals documents: the operator's, or a key of the installation, which its first start creates. */
export interface SigningAuthority {
  identity(): Promise<SigningIdentity>;
  /** Returns the SHA-256, in hex, of every certificate that has sealed documents, expired certificates included. */
  fingerprints(): Promise<ReadonlySet<string>>;
}

/** Days for which the authority's own certificate is valid: ten years. */
const AUTHORITY_DAYS = 3653;
/** Days for which the certificate that seals documents is valid: two years. */
const SIGNER_DAYS = 730;
/** A certificate gets a successor this many days before its end, so that the certificate of a fresh signature stays valid for a while. */
const SUCCESSOR_DAYS = 90;
/** The time by which a certificate's start is backdated, because a verifier's clock may be behind. */
const BACKDATED_MS = HOUR_MS;

/**
 * The installation's own certificate authority, which issues the certificate that seals documents. The database stores both certificates,
 * so that replicas agree, and their keys, encrypted with the installation's secret. Each gets a successor before it expires.
 */
export class OwnAuthority implements SigningAuthority {
  readonly #clock: Clock;
  readonly #database: Database<PeopleTables>;
  readonly #sealer: ReturnType<PeoplePlatform['keys']['sealer']>;
  #current: { identity: SigningIdentity; until: Date } | null = null;

  constructor({ clock, database, keys }: PeoplePlatform) {
    this.#clock = clock;
    this.#database = database;
    this.#sealer = keys.sealer('document-signing-keys', {
      ...{ table: 'documents.signing_keys', key: ['uuid'], column: 'sealed_key' },
      context: ({ uuid }) => contextOf(uuid),
    });
  }

  async identity(): Promise<SigningIdentity> {
    if (this.#current && this.#current.until > this.#inDays(SUCCESSOR_DAYS)) return this.#current.identity;
    const { query } = this.#database;
    let signer = await this.#newest(query, 'signer');
    if (!signer) {
      await this.#createSuccessor();
      signer = await this.#newest(query, 'signer');
    }
    if (!signer) throw new Error('No signing certificate could be made.');
    const issuer = await keyRows(query).where('uuid', '=', signer.issuer_uuid).executeTakeFirstOrThrow();
    const { certificate, key } = await this.#unseal(signer);
    const identity = { key, algorithm: RSA, chain: [certificate, readCertificate(issuer.certificate)] };
    this.#current = { identity, until: signer.valid_until };
    return identity;
  }

  async fingerprints(): Promise<ReadonlySet<string>> {
    const signers = await keyRows(this.#database.query).where('issuer_uuid', 'is not', null).execute();
    return new Set(signers.map(({ certificate }) => sha256(certificate).toString('hex')));
  }

  /** Creates new keys outside the transaction, because that needs a second or two. If another replica was faster, its keys are used. */
  async #createSuccessor(): Promise<void> {
    const authority = await this.#newest(this.#database.query, 'authority');
    const issuer = authority ? await this.#unseal(authority) : await this.#issue(AUTHORITY_DAYS, null);
    const issuerRow = authority ?? (await this.#rowOf(issuer, null));
    const signerRow = await this.#rowOf(await this.#issue(SIGNER_DAYS, issuer), issuerRow.uuid);
    await this.#database.transaction(async (trx) => {
      await this.#database.turn(trx, 'zaguan.documents.signing-keys');
      if (await this.#newest(trx, 'signer')) return;
      await trx
        .insertInto('documents.signing_keys')
        .values(authority ? [signerRow] : [issuerRow, signerRow])
        .execute();
    });
  }

  async #newest(db: PeopleDatabase, kind: 'authority' | 'signer'): Promise<SigningKeyRow | undefined> {
    return keyRows(db)
      .where('issuer_uuid', kind === 'authority' ? 'is' : 'is not', null)
      .where('valid_until', '>', this.#inDays(kind === 'authority' ? SIGNER_DAYS + SUCCESSOR_DAYS : SUCCESSOR_DAYS))
      .orderBy('valid_until', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  #issue(days: number, issuer: CertifiedKey | null): Promise<CertifiedKey> {
    const number = randomUUID().slice(0, 8);
    const name = issuer ? `Zaguán, sello de firma electrónica ${number}` : `Zaguán, autoridad de esta instalación ${number}`;
    return issue({ name, from: new Date(this.#clock.now().getTime() - BACKDATED_MS), until: this.#inDays(days), issuer });
  }

  async #rowOf({ certificate, key }: CertifiedKey, issuer_uuid: string | null): Promise<SigningKeyRow> {
    const uuid = randomUUID();
    return {
      ...{ uuid, issuer_uuid, certificate: derOf(certificate), sealed_key: await this.#sealer.seal(key, contextOf(uuid)) },
      ...{ valid_until: certificate.notAfter.value, created_at: this.#clock.now() },
    };
  }

  async #unseal({ uuid, certificate, sealed_key }: SigningKeyRow): Promise<CertifiedKey> {
    return { certificate: readCertificate(certificate), key: await this.#sealer.unseal(sealed_key, contextOf(uuid)) };
  }

  #inDays(days: number): Date {
    return new Date(this.#clock.now().getTime() + days * DAY_MS);
  }
}

const contextOf = (uuid: unknown) => `documents.signing_keys ${uuid}`;

const keyRows = (db: PeopleDatabase) => db.selectFrom('documents.signing_keys').selectAll();
