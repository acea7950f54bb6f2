import type { SentMessage } from '#contracts/otp/sent-message.ts';
import { normalizePhone } from '#mexico/phone.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { Platform } from '#platform/base/ports.ts';
import { createKeyedHash } from '../model/keyed-hash.ts';
import type { OtpTables } from '../model/tables.ts';
import { linkWords } from '../words/link-words.ts';
import { words, writtenLanguage } from '../words/words.ts';
import type { Carriers } from './carriers.ts';

export interface OutboxMessage extends SentMessage, Owner {}

/** The encrypted part of a message, since it contains a readable code and a person's address. */
type MessageContent = Omit<SentMessage, 'reference' | 'channel' | 'sentAt'>;

type OutboxParts = Pick<Platform<OtpTables>, 'database' | 'keys'>;

const sealerOf = ({ keys }: OutboxParts) => keys.sealer('otp-outbox');
const placeOf = ({ tenantId, livemode }: Owner, reference: string) => `${tenantId}/${livemode}/${reference}`;
const hashOf = async (platform: OutboxParts, recipient: string) => (await createKeyedHash(platform))('outbox', recipient.toLowerCase());

/** Returns carriers that store messages for the operator instead of sending them, on a server without a carrier. */
export function createOutbox(platform: OutboxParts & Pick<Platform<OtpTables>, 'clock'>): Carriers {
  const sealer = sealerOf(platform);
  const keep = async (owner: Owner, { reference, channel, ...message }: Omit<SentMessage, 'sentAt'>) => {
    const text = Buffer.from(JSON.stringify(message satisfies MessageContent));
    await platform.database.query
      .insertInto('otp.outbox')
      .values({
        ...{ reference, channel, tenant_id: owner.tenantId, livemode: owner.livemode },
        recipient_hmac: await hashOf(platform, message.to),
        message: await sealer.seal(text, placeOf(owner, reference)),
        sent_at: platform.clock.now(),
      })
      // A repeated message has the same reference and is stored once.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const withoutMailParts = { subject: null, html: null };
  return {
    email: {
      send: (owner, { reference, from, to, language, subject, text, html, attachment }) =>
        keep(owner, {
          ...{ channel: 'email', reference, from, to, language, subject, text, html },
          ...(attachment && { attachment: { name: attachment.name, size: attachment.bytes.byteLength } }),
        }),
    },
    sms: {
      send: (owner, { reference, language, company, to, text }) =>
        keep(owner, { ...withoutMailParts, channel: 'sms', reference, language, from: { name: company, address: null }, to, text }),
    },
    whatsapp: {
      send: (owner, { reference, language, company, to, fill }) => {
        const textLanguage = writtenLanguage(language) ?? 'es-MX';
        const text = 'code' in fill ? words[textLanguage].whatsapp.code(fill.code) : linkWords[textLanguage].whatsapp(company, fill.link);
        return keep(owner, {
          ...withoutMailParts,
          channel: 'whatsapp',
          reference,
          language,
          from: { name: company, address: null },
          to,
          text,
        });
      },
    },
  };
}

export interface OutboxFilter {
  tenantId?: string;
  livemode?: boolean;
  /** An e-mail address, or a phone number in any spelling. */
  to?: string;
}

/** Lists the newest messages, of all tenants or one, for operators. */
export async function listOutbox(
  platform: OutboxParts,
  limit: number,
  { tenantId, livemode, to }: OutboxFilter = {},
): Promise<OutboxMessage[]> {
  const sealer = sealerOf(platform);
  const recipient = to === undefined ? null : await hashOf(platform, normalizePhone(to) ?? to.trim());
  const rows = await platform.database.query
    .selectFrom('otp.outbox')
    .selectAll()
    .where((where) =>
      where.and({
        ...(tenantId === undefined ? {} : { tenant_id: tenantId }),
        ...(livemode === undefined ? {} : { livemode }),
        ...(recipient === null ? {} : { recipient_hmac: recipient }),
      }),
    )
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async ({ tenant_id, message, reference, channel, sent_at, ...row }) => {
      const owner = { tenantId: tenant_id, livemode: row.livemode };
      const text = Buffer.from(await sealer.unseal(message, placeOf(owner, reference))).toString();
      return { ...owner, reference, channel, ...(JSON.parse(text) as MessageContent), sentAt: sent_at };
    }),
  );
}
