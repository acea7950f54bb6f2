import type { frontMembers, reverseMembers } from '#mexico/printed-credential.ts';
import type { Caller } from '#platform/base/ports.ts';

/** Printed fields. A field is null if it was not read reliably. */
type CredentialFields<Members extends readonly string[]> = Readonly<Record<Members[number], string | null>>;

export interface CredentialPicture {
  bytes: Uint8Array;
  mime: string;
}

/** Reads the pictures of a credential. Null if a picture is unreadable. Throws `unavailable` if the extraction service does not answer. */
export interface CredentialReader {
  front(caller: Caller, picture: CredentialPicture): Promise<CredentialFields<typeof frontMembers> | null>;
  reverse(caller: Caller, picture: CredentialPicture): Promise<CredentialFields<typeof reverseMembers> | null>;
}
