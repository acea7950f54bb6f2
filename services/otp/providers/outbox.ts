import { type Insertable, type Kysely, sql } from 'kysely';
import type { SentMessage } from '../../../contracts/otp/sent-message.ts';
import { normalizePhone } from '../../../mexico/phone.ts';
import type { Owner, Platform } from '../../platform/ports.ts';
import { linkWords } from '../link-words.ts';
import type { OtpTables } from '../tables.ts';
import { words, writtenLanguage } from '../words.ts';
import type { Carriers } from './carriers.ts';

export interface OutboxMessage extends SentMessage, Owner {}

type Row = OtpTables['otp.outbox'];

/** Keeps messages in a table instead of sending them: for a server without a carrier. The operator reads them. */
export function createOutbox(platform: Platform<OtpTables>): Carriers {
  const keep = async (owner: Owner, message: Omit<Insertable<Row>, 'tenant_id' | 'livemode' | 'sent_at'>) => {
    await platform.database.query
      .insertInto('otp.outbox')
      .values({ ...message, tenant_id: owner.tenantId, livemode: owner.livemode, sent_at: platform.clock.now() })
      .execute();
  };
  const withoutPage = { sender_address: null, subject: null, body_html: null };
  return {
    email: {
      send: (owner, mail) =>
        keep(owner, {
          channel: 'email',
          reference: mail.reference,
          sender_name: mail.from.name,
          sender_address: mail.from.address,
          recipient: mail.to,
          language: mail.language,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
        }),
    },
    sms: {
      send: (owner, { reference, language, company, to, text }) =>
        keep(owner, { ...withoutPage, channel: 'sms', reference, language, sender_name: company, recipient: to, body_text: text }),
    },
    whatsapp: {
      send: (owner, { reference, language, company, to, fill }) => {
        const written = writtenLanguage(language) ?? 'es-MX';
        const text = 'code' in fill ? words[written].whatsapp.code(fill.code) : linkWords[written].whatsapp(company, fill.link);
        return keep(owner, {
          ...withoutPage,
          channel: 'whatsapp',
          reference,
          language,
          sender_name: company,
          recipient: to,
          body_text: text,
        });
      },
    },
  };
}

/** Which messages; all, unless told. */
export interface OutboxFilter {
  tenantId?: string;
  livemode?: boolean;
  /** An e-mail address, or a phone as people write it. */
  to?: string;
}

/** The newest messages, newest first, of all tenants unless the filter names one: for operators only. */
export async function listOutbox(
  db: Kysely<OtpTables>,
  limit: number,
  { tenantId, livemode, to }: OutboxFilter = {},
): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('otp.outbox')
    .selectAll()
    .where((where) =>
      where.and({
        ...(tenantId === undefined ? {} : { tenant_id: tenantId }),
        ...(livemode === undefined ? {} : { livemode }),
      }),
    )
    .$if(to !== undefined, (query) => query.where(sql`lower(recipient)`, '=', normalizePhone(to ?? '') ?? to?.trim().toLowerCase()))
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    tenantId: row.tenant_id,
    livemode: row.livemode,
    channel: row.channel,
    from: { name: row.sender_name, address: row.sender_address },
    to: row.recipient,
    language: row.language,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sentAt: row.sent_at,
  }));
}
