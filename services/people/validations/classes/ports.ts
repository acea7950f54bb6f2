import type { BlacklistEntry } from '#contracts/people/blacklists.ts';
import type { PaperHolder } from '#mexico/holders/paper-holder.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { SendRequest } from '#platform/calls/outbound.ts';
import type { PersonRow } from '../../model/person-store.ts';

export type CurpAnswer =
  | {
      isKnown: true;
      inUse: boolean;
      status: string | null;
      name: string | null;
      first_lastname: string | null;
      second_lastname: string | null;
      birthdate: string | null;
      gender: 'MALE' | 'FEMALE' | null;
    }
  /** `replacedBy`: the registry's message if another CURP has replaced this CURP; else null. */
  | { isKnown: false; replacedBy: string | null };

/** A registry's answer about an RFC. Members are null if only the form of the RFC was checked. */
interface RfcAnswer {
  valid: boolean | null;
  eligible: boolean | null;
}

/** Numbers of a credential, by which a registry finds it. */
export interface CredentialNumbers {
  type: 'C' | 'D' | 'EFGH';
  cic: string | null;
  ocr: string | null;
  elector_key: string | null;
  emission_number: string | null;
}

/** A credential as read: its numbers, and what each side says about its holder. */
export interface PrintedCredential extends CredentialNumbers {
  front: PaperHolder;
  reverse: PaperHolder;
}

/** All members are null if the tenant's own registry lacks the credential. */
interface CredentialAnswer {
  /** False if a table answered that the tenant filled: its answer vouches for nobody. */
  isOfAuthority: boolean;
  /** The elector key in the registry. Null if it tells none. */
  elector_key: string | null;
  valid: boolean | null;
  expired: boolean | null;
  court_order: boolean | null;
  incorrect_data: boolean | null;
}

/** Requests to registries. They throw `provider_not_configured` without a provider, and `unavailable` if the provider does not answer. */
export interface Registries {
  /** `reportSource` receives who was asked, also before a failure: a value of the header `Svc-Source`. */
  curp(caller: Caller, curp: string, reportSource?: (source: string) => void): Promise<CurpAnswer>;
  rfc(caller: Caller, rfc: string): Promise<RfcAnswer>;
  credential(caller: Caller, credential: CredentialNumbers): Promise<CredentialAnswer>;
}

export type PersonIdentity = Pick<PersonRow, 'id' | 'national_id'>;

/** The source of the fields read from a person's newest voter credential. */
export interface CredentialSource {
  /** Returns the fields. Null without a credential; `unread` if too few fields have been read. */
  newestOf(caller: Caller, person: PersonIdentity): Promise<PrintedCredential | 'unread' | null>;
}

/** The source of the newest biometric result of the type LIVENESS. */
export interface LivenessResults {
  /** Returns the newest result, or null. `score` is 0 to 1, null if the vendor sent none. */
  newestOf(caller: Caller, person: PersonIdentity): Promise<{ live: boolean | null; score: number | null } | null>;
}

/** Returns candidates with a similar face for a human to judge, nearest first, or the reason why no search was made. */
export type LookAlikes = (
  caller: Caller,
  personId: string,
  search: { distance: number | null; scope: 'tenant' | 'group' },
) => Promise<{ candidates: readonly { person_id: string; distance: number }[]; compared: number } | { skipped: string }>;

export interface WorkflowMedium {
  uuid: string;
  mime: string;
  /** The size in bytes. */
  size: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** The source of the files of a person's workflows. */
export interface WorkflowMedia {
  /** Returns the files of a collection in the person's newest ended workflow; null if no workflow has ended. */
  newestOf(caller: Caller, personId: string, collection: string): Promise<{ workflow: string; files: readonly WorkflowMedium[] } | null>;
}

/** The other services and records that the classes (types) of validations use. */
export interface ValidationClassPorts {
  registries: Registries;
  credentials: CredentialSource;
  liveness: LivenessResults;
  lookAlikes: LookAlikes;
  media: WorkflowMedia;
  /** Calls a URL of the tenant. Throws `OutboundRefused` for a forbidden URL. */
  sendRequest: SendRequest;
  /** Returns the hosts to which the tenant's settings allow sending files of people. */
  hosts(caller: Caller): Promise<readonly string[]>;
  /** Returns the address for files of validations that name none; null if the tenant's settings have none. */
  documentUrl(caller: Caller): Promise<string | null>;
  /** Returns the entries of a blacklist; none if the list does not exist. */
  entriesOf(caller: Caller, list: string): Promise<readonly BlacklistEntry[]>;
  /** Logs the sending of a person's file, before the file is sent. */
  noteSent(caller: Caller, sent: { person: string; validation: string; medium: string; bytes: Uint8Array; host: string }): Promise<void>;
}
