import type { z } from 'zod';
import type { contactData } from '#contracts/people/contacts.ts';
import type { ContactRow } from '../model/contact-store.ts';

export function contactRecord(row: ContactRow): z.output<typeof contactData> {
  return {
    id: row.id,
    person_id: row.person_id,
    email: row.email,
    phone: row.phone,
    email_confirmation: row.email_confirmation,
    sms_confirmation: row.sms_confirmation,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
