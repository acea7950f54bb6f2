import type { ColumnType, Generated, Selectable } from 'kysely';
import type { SaidClaims, Voucher } from '#contracts/base/claims.ts';
import type { FindingCode } from '#contracts/base/findings.ts';
import type { StepStatus, WorkflowStatus } from '#contracts/session/session.ts';
import type { CaptureSource, ConsentKind } from '#contracts/steps/step.ts';
import type { DeviceMetadata, WorkflowDecision } from '#contracts/workflows/records.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import type { EngineError, PersonState } from '../engine/state.ts';
import type { PersonAttachment } from '../ports/people.ts';

/** A column that is read as a value and written as JSON text. */
type WorkflowJsonColumn<Value> = ColumnType<Value, string, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
/** A column that no code writes yet. */
type SelectOnlyColumn<Value> = ColumnType<Value | null, never, never>;

interface WorkflowOwnerColumns {
  tenant_id: string;
  livemode: boolean;
}

/** The result of sending a link. */
export interface LinkDelivery {
  /** Keyed hash of channel and address. */
  id: string;
  channel: StepOtpType;
  /** The masked address. */
  to: string;
  taken: boolean;
  /** Time from which the address may receive another link, in ISO 8601. */
  again_at: string;
}

/** A rule as it was when its workflow was created. */
export interface WorkflowRule {
  uuid: string;
  name: string;
  expression: string;
  message: string;
}

/** A rule that was not true. `fault` is the reason if it could not be evaluated, else null. */
export interface FailedRule extends Pick<WorkflowRule, 'uuid' | 'name' | 'message'> {
  fault: 'too_large' | 'not_boolean' | 'failed' | null;
}

/** The columns that all tables of named definitions share. */
export interface DefinitionsTable extends WorkflowOwnerColumns {
  uuid: string;
  name: string;
  members: WorkflowJsonColumn<unknown>;
  created_at: Date;
  updated_at: Date;
}

export interface WorkflowsTable extends WorkflowOwnerColumns {
  uuid: string;
  status: WorkflowStatus;
  person: PersonState;
  person_tries: Generated<number>;
  /** Number of submissions that added facts about the person. */
  facts: Generated<number>;
  people_uuid: string | null;
  /** True if the API key that created the workflow named its person. */
  people_given: boolean;
  /** The trusted source that confirms (vouches for) the person's data; null if none does. */
  vouched_by: Voucher | null;
  /** True if the person's record had this name before the workflow wrote to it. */
  name_agreed: Generated<boolean>;
  /** Masked addresses whose codes confirm the person's data. */
  vouching: NullableJson<string[]>;
  /** Answer of a registry about the captured card. */
  card_answer: NullableJson<NonNullable<PersonAttachment['card_answer']>>;
  claims: NullableJson<SaidClaims>;
  /** Time since which claims (unconfirmed data about a recorded person) wait for an API key. */
  claims_at: Date | null;
  claims_accepted: NullableJson<string[]>;
  claims_warned_at: Date | null;
  /** Time since which the workflow waits for an operator: to review the current step, or to decide on findings. */
  waiting_since: Date | null;
  /** Time of an operator's approval of the findings. */
  approved_at: Date | null;
  /** Time of the last change that sessions may notice, if later changes are hidden from them; null: `updated_at`. */
  shown_at: Date | null;
  responsible_uuid: string | null;
  entity_uuid: string | null;
  external_reference_id: string | null;
  callback_url: string | null;
  callback_at: Date | null;
  disable_geolocation: boolean;
  geolocation: Generated<boolean>;
  expires_in: number;
  template_binding_uuid: string | null;
  document_uuid: string | null;
  skip_steps: NullableJson<Record<string, string>>;
  rule_set_uuid: string | null;
  rules: NullableJson<readonly WorkflowRule[]>;
  rules_passed: boolean | null;
  /** Findings of the submissions that count. Null if there are none. */
  attention: Generated<FindingCode[] | null>;
  /** An operator's last decision on the findings. */
  decision: NullableJson<WorkflowDecision>;
  failed_rules: NullableJson<readonly FailedRule[]>;
  metadata: NullableJson<Record<string, unknown>>;
  internal_metadata: NullableJson<DeviceMetadata>;
  error: NullableJson<EngineError>;
  started_at: Date | null;
  finished_at: Date | null;
  media_removed_at: Date | null;
  /** Id of the token of the second device on which the person continues; null if they continue on the first. */
  handoff_token: string | null;
  send_email: Generated<boolean>;
  user_email: string | null;
  /** Reserved for the data key of the workflow's media, encrypted with the tenant's key. */
  wrapped_key: SelectOnlyColumn<Uint8Array>;
  created_at: Date;
  updated_at: Date;
}

export interface StepsTable extends WorkflowOwnerColumns {
  uuid: string;
  workflow_uuid: string;
  position: number;
  step: string;
  custom_id: string;
  status: StepStatus;
  version: number;
  /** Failures of the step itself since its last success. */
  faults: number;
  /** Compressed by `pack.ts`, like `payload` and `facts`. */
  setup: Uint8Array;
  payload: Uint8Array | null;
  /** Facts about the person from the submission. */
  facts: Uint8Array | null;
  /** Findings of the submission. Null if there are none. */
  findings: Generated<FindingCode[] | null>;
  /** True if one of the findings waits for a human's decision. */
  needs_decision: Generated<boolean>;
  memory: WorkflowJsonColumn<Record<string, unknown>>;
  coordinates: NullableJson<[string, string][]>;
  error: NullableJson<EngineError>;
  started_at: Date | null;
  finished_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface ConsentsTable extends WorkflowOwnerColumns {
  workflow_uuid: string;
  number: number;
  step_uuid: string;
  key: string;
  kind: ConsentKind;
  accepted: boolean;
  /** True if the text said that a portrait may be kept. */
  portrait: boolean;
  text_sha256: Uint8Array;
  language: string;
  version: string;
  token_id: string | null;
  ip: string | null;
  user_agent: string | null;
  recorded_at: Date;
}

export interface MediaTable extends WorkflowOwnerColumns {
  uuid: string;
  workflow_uuid: string;
  step_uuid: string;
  collection: string;
  mime: string;
  size: number;
  sha256: Uint8Array;
  stored_sha256: Uint8Array;
  capture: CaptureSource;
  stored_at: Date | null;
  discarded_at: Date | null;
  created_at: Date;
}

export interface TokensTable extends WorkflowOwnerColumns {
  id: string;
  workflow_uuid: string;
  hash: Uint8Array;
  redirect_url: string | null;
  custom_domain: string | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  /** Id of the token whose session created this token, for a second device; null if not for a second device. */
  made_by: string | null;
  opened_at: Date | null;
  delivery: NullableJson<LinkDelivery>;
  created_at: Date;
  used_at: Date | null;
  /** Time from which the token's age counts. */
  counted_from: Date;
  /** Keyed hash of the device that uses the token. */
  device_hash: Uint8Array | null;
  /** Keyed hash of an additional device that opened the link at `contested_at`. */
  contender_hash: Uint8Array | null;
  contested_at: Date | null;
  /** Keyed hash of the device that the person left for the additional one. */
  left_hash: Uint8Array | null;
  /** Time when the person returned to the device that created this link. */
  returned_at: Date | null;
}

export interface TemplateBindingsTable extends Omit<DefinitionsTable, 'members'> {
  template_uuid: string;
  text_bindings: WorkflowJsonColumn<Record<string, { steps: string[]; template: string }>>;
  sign_bindings: WorkflowJsonColumn<string[]>;
}

export interface CopiesTable extends WorkflowOwnerColumns {
  uuid: string;
  workflow_uuid: string;
  step_uuid: string;
  /** The e-mail address that the copy is mailed to. Null until it is determined. */
  address: string | null;
  status: 'due' | 'sent' | 'refused' | 'failed';
  tries: Generated<number>;
  /** Number of codes that the copy's page has sent. */
  codes: Generated<number>;
  expires_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface WorkflowTables {
  'workflows.workflows': WorkflowsTable;
  'workflows.steps': StepsTable;
  'workflows.consents': ConsentsTable;
  'workflows.media': MediaTable;
  'workflows.tokens': TokensTable;
  'workflows.template_bindings': TemplateBindingsTable;
  'workflows.rules': DefinitionsTable;
  'workflows.rule_sets': DefinitionsTable;
  'workflows.templates': DefinitionsTable;
  'workflows.customizations': DefinitionsTable;
  'workflows.copies': CopiesTable;
}

export type WorkflowRow = Selectable<WorkflowsTable>;
export type TokenRow = Selectable<TokensTable>;
