import type { FieldProblem } from '#contracts/base/problems.ts';
import type { BlacklistEntry } from '#contracts/people/blacklists.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Ask } from '#platform/calls/outbound.ts';
import type { PersonRow } from '../../model/person-store.ts';

/** A registry's answer about a CURP. */
export type CurpAnswer =
  | {
      known: true;
      inUse: boolean;
      status: string | null;
      name: string | null;
      first_lastname: string | null;
      second_lastname: string | null;
      birthdate: string | null;
      gender: 'MALE' | 'FEMALE' | null;
    }
  /** `replacedBy`: in the registry's words, where another CURP took its place. */
  | { known: false; replacedBy: string | null };

/** A registry's answer about an RFC; null where letters and digits alone were judged. */
export interface RfcAnswer {
  valid: boolean | null;
  eligible: boolean | null;
}

/** The fields printed on a voter credential. */
export interface PrintedCredential {
  type: 'C' | 'D' | 'EFGH';
  cic: string | null;
  ocr: string | null;
  elector_key: string | null;
  emission_number: string | null;
}

export interface CredentialAnswer {
  valid: boolean;
  expired: boolean;
  court_order: boolean;
  incorrect_data: boolean;
}

/** Asks registries. Throws `provider_not_configured` where there is nobody to ask, `unavailable` where nobody answers. */
export interface Registries {
  curp(caller: Caller, curp: string): Promise<CurpAnswer>;
  rfc(caller: Caller, rfc: string): Promise<RfcAnswer>;
  credential(caller: Caller, credential: PrintedCredential): Promise<CredentialAnswer>;
}

export type PersonIdentity = Pick<PersonRow, 'id' | 'national_id'>;

/** The voter credential of a person: what was read of the newest one. */
export interface CredentialSource {
  /** Null for none; `unread` for pictures that nobody has read yet. */
  newestOf(caller: Caller, person: PersonIdentity): Promise<PrintedCredential | 'unread' | null>;
}

/** The newest biometric result of the kind LIVENESS. */
export interface LivenessResults {
  /** `score` is 0 to 1, null where the vendor gave none. */
  newestOf(caller: Caller, person: PersonIdentity): Promise<{ live: boolean | null; score: number | null } | null>;
}

/** Candidates for a human to look at, nearest first, or why nobody was looked for. */
export type LookAlikes = (
  caller: Caller,
  personId: string,
  search: { distance: number | null; scope: 'tenant' | 'group' },
) => Promise<{ candidates: readonly { person_id: string; distance: number }[]; compared: number } | { skipped: string }>;

export interface WorkflowMedium {
  uuid: string;
  mime: string;
  /** Bytes. */
  size: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** The files of a person's workflows. */
export interface WorkflowMedia {
  /** Reads the files of that collection in the person's newest ended workflow; null where none has ended. */
  newestOf(caller: Caller, personId: string, collection: string): Promise<{ workflow: string; files: readonly WorkflowMedium[] } | null>;
}

/** The expressions of `success_if`. */
export interface Expressions {
  /** Returns the fault of an expression; null where it can be evaluated. */
  faultOf(expression: string): Pick<FieldProblem, 'code' | 'message'> | null;
  /** Throws where it comes to no yes or no. */
  holds(expression: string, values: { status: number; body: unknown }): boolean;
}

export interface ClassPorts {
  registries: Registries;
  credentials: CredentialSource;
  liveness: LivenessResults;
  lookAlikes: LookAlikes;
  media: WorkflowMedia;
  /** Calls an address that the tenant gave. Throws `OutboundRefused` for one that is not called. */
  ask: Ask;
  expressions: Expressions;
  /** Hosts that files of people may be sent to, by the tenant's setting. */
  hosts(caller: Caller): Promise<readonly string[]>;
  /** The entries of a list; none where it is not there. */
  entriesOf(caller: Caller, list: string): Promise<readonly BlacklistEntry[]>;
  /** Records in the person's log that a file left, before it does. */
  noteSent(caller: Caller, sent: { person: string; validation: string; medium: string; bytes: Uint8Array; host: string }): Promise<void>;
}
