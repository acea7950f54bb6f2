import type { SentMessage } from '../../../contracts/otp/sent-message.ts';
import { normalizePhone } from '../../../mexico/phone.ts';
import { seal, unseal } from '../../platform/data/secret.ts';
import type { Owner, Platform } from '../../platform/ports.ts';
import { createKeyedHash } from '../keyed-hash.ts';
import { linkWords } from '../link-words.ts';
import type { OtpTables } from '../tables.ts';
import { words, writtenLanguage } from '../words.ts';
import type { Carriers } from './carriers.ts';

export interface OutboxMessage extends SentMessage, Owner {}

/** What is sealed of a message: it has a readable code, and the address of a person. */
type Sealed = Omit<SentMessage, 'reference' | 'channel' | 'sentAt'>;

type Parts = Pick<Platform<OtpTables>, 'database' | 'derivedKey'>;

const sealingKey = ({ derivedKey }: Parts) => derivedKey('otp-outbox');
const placeOf = ({ tenantId, livemode }: Owner, reference: string) => `${tenantId}/${livemode}/${reference}`;
const hashOf = (platform: Parts, recipient: string) => createKeyedHash(platform)('outbox', recipient.toLowerCase());

/** Keeps messages in a table instead of sending them: for a server without a carrier. The operator reads them. */
export function createOutbox(platform: Parts & Pick<Platform<OtpTables>, 'clock'>): Carriers {
  const keep = async (owner: Owner, { reference, channel, ...message }: Omit<SentMessage, 'sentAt'>) => {
    const text = Buffer.from(JSON.stringify(message satisfies Sealed));
    await platform.database.query
      .insertInto('otp.outbox')
      .values({
        ...{ reference, channel, tenant_id: owner.tenantId, livemode: owner.livemode },
        recipient_hmac: hashOf(platform, message.to),
        message: seal(sealingKey(platform), text, placeOf(owner, reference)),
        sent_at: platform.clock.now(),
      })
      .execute();
  };
  const withoutPage = { subject: null, html: null };
  return {
    email: {
      send: (owner, { reference, from, to, language, subject, text, html }) =>
        keep(owner, { channel: 'email', reference, from, to, language, subject, text, html }),
    },
    sms: {
      send: (owner, { reference, language, company, to, text }) =>
        keep(owner, { ...withoutPage, channel: 'sms', reference, language, from: { name: company, address: null }, to, text }),
    },
    whatsapp: {
      send: (owner, { reference, language, company, to, fill }) => {
        const written = writtenLanguage(language) ?? 'es-MX';
        const text = 'code' in fill ? words[written].whatsapp.code(fill.code) : linkWords[written].whatsapp(company, fill.link);
        return keep(owner, { ...withoutPage, channel: 'whatsapp', reference, language, from: { name: company, address: null }, to, text });
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
export async function listOutbox(platform: Parts, limit: number, { tenantId, livemode, to }: OutboxFilter = {}): Promise<OutboxMessage[]> {
  const rows = await platform.database.query
    .selectFrom('otp.outbox')
    .selectAll()
    .where((where) =>
      where.and({
        ...(tenantId === undefined ? {} : { tenant_id: tenantId }),
        ...(livemode === undefined ? {} : { livemode }),
        ...(to === undefined ? {} : { recipient_hmac: hashOf(platform, normalizePhone(to) ?? to.trim()) }),
      }),
    )
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ tenant_id, message, reference, channel, sent_at, ...row }) => {
    const owner = { tenantId: tenant_id, livemode: row.livemode };
    const sealed = unseal(sealingKey(platform), message, placeOf(owner, reference));
    return { ...owner, reference, channel, ...(JSON.parse(Buffer.from(sealed).toString()) as Sealed), sentAt: sent_at };
  });
}
