import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Platform } from '#platform/base/ports.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { DocumentTables } from '../model/tables.ts';
import { derOf, RSA, readCertificate, type SigningIdentity } from './identity.ts';
import { type CertifiedKey, issue } from './issue.ts';

type SigningKeyRow = Selectable<DocumentTables['documents.signing_keys']>;

/** Holds the key that signs: the operator's where there is one, else that of the installation, which its first start creates. */
export interface SigningAuthority {
  identity(): Promise<SigningIdentity>;
  /** SHA-256, in hex, of every certificate that has signed, also of those that ended. */
  fingerprints(): Promise<ReadonlySet<string>>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AUTHORITY_DAYS = 3653;
const SIGNER_DAYS = 730;
/** A certificate gets a successor so many days before it ends, so that whoever opens a fresh signature finds it valid. */
const SUCCESSOR_DAYS = 90;
/** Clocks of those who check may be behind ours. */
const BACKDATED_MS = HOUR_MS;

/**
 * A small certificate authority of the installation. It issues a certificate that signs documents. Both stand in the database, so that
 * replicas agree, and their keys are sealed with the installation's secret. Each gets a successor before it ends.
 */
export function createOwnAuthority(platform: Platform<DocumentTables>): SigningAuthority {
  const { clock, database, keys } = platform;
  let current: { identity: SigningIdentity; until: Date } | null = null;

  const soon = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  const contextOf = (uuid: unknown) => `documents.signing_keys ${uuid}`;
  const sealer = keys.sealer('document-signing-keys', {
    ...{ table: 'documents.signing_keys', key: ['uuid'], column: 'sealed_key' },
    context: ({ uuid }) => contextOf(uuid),
  });
  const unsealKey = async ({ uuid, certificate, sealed_key }: SigningKeyRow): Promise<CertifiedKey> => ({
    certificate: readCertificate(certificate),
    key: await sealer.unseal(sealed_key, contextOf(uuid)),
  });

  const newest = (db: typeof database.query, kind: 'authority' | 'signer') =>
    db
      .selectFrom('documents.signing_keys')
      .selectAll()
      .where('issuer_uuid', kind === 'authority' ? 'is' : 'is not', null)
      .where('valid_until', '>', soon(kind === 'authority' ? SIGNER_DAYS + SUCCESSOR_DAYS : SUCCESSOR_DAYS))
      .orderBy('valid_until', 'desc')
      .limit(1)
      .executeTakeFirst();

  const issuerOf = async (signer: SigningKeyRow) =>
    database.query.selectFrom('documents.signing_keys').selectAll().where('uuid', '=', signer.issuer_uuid).executeTakeFirstOrThrow();

  const issueFor = async (days: number, issuer: CertifiedKey | null): Promise<{ certifiedKey: CertifiedKey; until: Date }> => {
    const [from, until] = [new Date(clock.now().getTime() - BACKDATED_MS), soon(days)];
    const number = randomUUID().slice(0, 8);
    const name = issuer ? `Zaguán, sello de firma electrónica ${number}` : `Zaguán, autoridad de esta instalación ${number}`;
    return { certifiedKey: await issue({ name, from, until, issuer }), until };
  };

  const rowOf = async (
    { certifiedKey: issued, until }: { certifiedKey: CertifiedKey; until: Date },
    issuer: string | null,
  ): Promise<SigningKeyRow> => {
    const uuid = randomUUID();
    return {
      uuid,
      issuer_uuid: issuer,
      certificate: derOf(issued.certificate),
      sealed_key: await sealer.seal(issued.key, contextOf(uuid)),
      valid_until: until,
      created_at: clock.now(),
    };
  };

  /** Creates the keys outside the transaction, for that takes a second or two. Where another replica was faster, its keys are used. */
  const createSuccessor = async (): Promise<void> => {
    const authority = await newest(database.query, 'authority');
    const issuer = authority ? await unsealKey(authority) : (await issueFor(AUTHORITY_DAYS, null)).certifiedKey;
    const issuerRow = authority ?? (await rowOf({ certifiedKey: issuer, until: issuer.certificate.notAfter.value }, null));
    const signerRow = await rowOf(await issueFor(SIGNER_DAYS, issuer), issuerRow.uuid);
    await database.transaction(async (trx) => {
      await database.turn(trx, 'zaguan.documents.signing-keys');
      if (await newest(trx, 'signer')) return;
      await trx
        .insertInto('documents.signing_keys')
        .values(authority ? [signerRow] : [issuerRow, signerRow])
        .execute();
    });
  };

  return {
    async identity() {
      if (current && current.until > soon(SUCCESSOR_DAYS)) return current.identity;
      let signer = await newest(database.query, 'signer');
      if (!signer) {
        await createSuccessor();
        signer = await newest(database.query, 'signer');
      }
      if (!signer) throw new Error('No signing certificate could be made.');
      const { certificate, key } = await unsealKey(signer);
      const chain = [certificate, readCertificate((await issuerOf(signer)).certificate)];
      current = { identity: { key, algorithm: RSA, chain }, until: signer.valid_until };
      return current.identity;
    },
    async fingerprints() {
      const signers = database.query.selectFrom('documents.signing_keys').select('certificate').where('issuer_uuid', 'is not', null);
      return new Set((await signers.execute()).map(({ certificate }) => sha256(certificate).toString('hex')));
    },
  };
}
