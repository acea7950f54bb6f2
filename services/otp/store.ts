import { type Kysely, sql, type Transaction } from 'kysely';
import type { OtpType } from '#contracts/otp/message.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { KeyedHash } from './model/keyed-hash.ts';
import type { OtpTables } from './model/tables.ts';

/** The recipient of a code: the person's id in the caller's system, and the channel. */
export interface Recipient {
  user: string;
  type: OtpType;
}

interface CodeToCheck extends Recipient {
  code: string;
}

/** The text whose HMAC is stored for a test destination with the outcome `wrong`: no typed code equals it. */
const NO_CODE = '';

interface NewCode extends Recipient {
  reference: string;
  /** Null if no typed code may match. */
  code: string | null;
  destinationHmac: Uint8Array;
  createdAt: Date;
  expiresAt: Date;
}

/** Returns the queries for the codes of one tenant in one mode. The person's id is stored as a hash, since it may be an address. */
export function codesOf(owner: Owner, db: Kysely<OtpTables> | Transaction<OtpTables>, hash: KeyedHash) {
  const ownerColumns = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const hmacOf = (user: string) => hash('code-user', owner.tenantId, String(owner.livemode), user);
  const recipientColumns = ({ user, type }: Recipient) => ({ ...ownerColumns, user_hmac: hmacOf(user), type });

  const codeHmac = ({ type, user }: Recipient, code: string) => hash('code', owner.tenantId, String(owner.livemode), type, user, code);
  const codes = (recipient: Recipient) => db.selectFrom('otp.codes').where((where) => where.and(recipientColumns(recipient)));

  const updateNotVoided = (recipient: Recipient) =>
    db
      .updateTable('otp.codes')
      .where((where) => where.and(recipientColumns(recipient)))
      .where('voided_at', 'is', null);

  const updateOpen = (recipient: Recipient) => updateNotVoided(recipient).where('validated_at', 'is', null);

  return {
    /** Locks this recipient's codes until the transaction ends. */
    async lock({ type, user }: Recipient): Promise<void> {
      const name = `otp/${owner.tenantId}/${owner.livemode}/${type}/${hmacOf(user).toString('base64url')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
    },

    /**
     * Stores this code and voids the recipient's other open codes, except the newest one that went to the same destination: a message may
     * arrive after the message that was to replace it. A code that went elsewhere proves nothing about this destination. To be called
     * after `lock`.
     */
    async add(code: NewCode): Promise<void> {
      const newest = codes(code)
        .select('reference')
        .where('destination_hmac', '=', code.destinationHmac)
        .where('voided_at', 'is', null)
        .where('validated_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1);
      await updateOpen(code).where('reference', 'not in', newest).set({ voided_at: code.createdAt }).execute();
      await db
        .insertInto('otp.codes')
        .values({
          ...recipientColumns(code),
          ...{ reference: code.reference, code_hmac: codeHmac(code, code.code ?? NO_CODE), destination_hmac: code.destinationHmac },
          ...{ wrong_codes: 0, created_at: code.createdAt, expires_at: code.expiresAt, validated_at: null, voided_at: null },
        })
        .execute();
    },

    /** Marks the open code as used if the typed code matches. A single statement, so that only one of several concurrent callers gets true. */
    async spend(input: CodeToCheck, now: Date): Promise<boolean> {
      const result = await updateOpen(input)
        .where('code_hmac', '=', codeHmac(input, input.code))
        .where('expires_at', '>', now)
        .set({ validated_at: now })
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Finds the newest code that equals the typed one, used or expired, but not voided. Null if there is none. */
    async find(input: CodeToCheck): Promise<{ validatedAt: Date | null } | null> {
      const row = await codes(input)
        .select('validated_at')
        .where('code_hmac', '=', codeHmac(input, input.code))
        .where('voided_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? { validatedAt: row.validated_at } : null;
    },

    /** Counts a wrong try on all of this recipient's codes, including used and expired ones, and voids those that reach the limit. */
    async countWrong(recipient: Recipient, most: number, now: Date): Promise<void> {
      await updateNotVoided(recipient)
        .set((set) => ({
          wrong_codes: set('wrong_codes', '+', 1),
          voided_at: sql<Date | null>`case when wrong_codes + 1 >= ${most} then ${now}::timestamptz end`,
        }))
        .execute();
    },
  };
}
