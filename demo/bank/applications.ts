import { createHash } from 'node:crypto';
import { contractName, contractPdf, signaturePlace } from './contract.ts';
import type { ApplicationStatus, Decision, Review, Token, Workflow, ZaguanApi } from './zaguan.ts';

/** A customer's request for an account. Its `reference` is derived from the bank's session, and Zaguán stores the workflow under it. */
export interface Application {
  /** The application's number, shown to the customer, and the workflow's `external_reference_id`. */
  reference: string;
  workflow: string;
  status: ApplicationStatus;
  /** True while the bank has to decide on what Zaguán found. */
  isReviewed: boolean;
  /** Webhooks received, oldest first. */
  notices: readonly WebhookNotice[];
}

/** A webhook whose signature was valid. */
export interface WebhookNotice {
  id: string;
  type: string;
  receivedAt: string;
  body: unknown;
}

/** Use of a token: in the bank's own page, or in the QR code for a phone, whose hosted page leads back to the bank at the end. */
export type TokenUse = 'page' | 'phone';

const STEPS = ['acceptance', 'verify_email', 'enroll_full', 'personal_data', 'personal_address', 'document_sign'];
const TOKEN_MINUTES = 60;
/** Milliseconds that a token must still be valid to be given to a page; otherwise the page gets a new token. */
const TOKEN_MARGIN_MS = 5 * 60_000;
/** Maximum number of applications in memory. An application that was dropped is found again through Zaguán. */
const MAX_ENTRIES = 1_000;

export interface ApplicationsOptions {
  /** URLs of the bank: `callback` receives webhooks; the hosted page leads to `account` at the end. */
  urls: { callback: string; account: string };
  /** Uses drawn specimens instead of the camera: for tests, and with test keys only. */
  specimens?: boolean;
  /** Uuid of the customization in Zaguán (the bank's words, colour and logo); null for Zaguán's own look. */
  customization?: string | null;
  /** Uuid of the rule set in Zaguán that an application must meet; null for none. */
  ruleSet?: string | null;
}

/** This process's memory of one application. */
interface ApplicationEntry {
  application: Application | null;
  tokens: Map<TokenUse, Token>;
  notices: readonly WebhookNotice[];
  watchers: Set<(application: Application) => void>;
}

/** Opens and finds the customers' applications, issues their tokens, and records their webhooks. */
export class Applications {
  readonly #zaguan: ZaguanApi;
  readonly #urls: ApplicationsOptions['urls'];
  readonly #setup: Readonly<Record<string, object>>;
  readonly #metadata: { customization_uuid?: string };
  readonly #rules: { rule_set_uuid?: string };
  readonly #opening = new Map<string, Promise<Application>>();
  /** Entries by reference, the least recently used first. */
  readonly #entries = new Map<string, ApplicationEntry>();

  constructor(zaguan: ZaguanApi, { urls, specimens, customization, ruleSet }: ApplicationsOptions) {
    this.#zaguan = zaguan;
    this.#urls = urls;
    this.#setup = specimens ? { enroll_full: { capture: 'fixture' } } : {};
    this.#rules = ruleSet ? { rule_set_uuid: ruleSet } : {};
    this.#metadata = customization ? { customization_uuid: customization } : {};
  }

  /** Returns the entry of a reference, which becomes the most recently used; creates it if there is none. */
  #entryOf(reference: string): ApplicationEntry {
    const entry = this.#entries.get(reference) ?? { application: null, tokens: new Map(), notices: [], watchers: new Set() };
    this.#entries.delete(reference);
    this.#entries.set(reference, entry);
    if (this.#entries.size > MAX_ENTRIES) this.#forgetOldest();
    return entry;
  }

  #forgetOldest(): void {
    for (const [reference, { watchers }] of this.#entries) {
      if (watchers.size > 0) continue;
      this.#entries.delete(reference);
      return;
    }
  }

  /** Returns the session's application; null if none was opened. After a restart it is read from Zaguán. */
  async find(session: string): Promise<Application | null> {
    const reference = referenceOf(session);
    const application = this.#entries.get(reference)?.application;
    if (application) return application;
    const workflow = await this.#zaguan.findWorkflow(reference);
    return workflow ? this.#record(reference, workflow) : null;
  }

  /** Returns the session's application; opens an application if there is none. Simultaneous calls open only one. */
  open(session: string): Promise<Application> {
    const reference = referenceOf(session);
    const opening = this.#opening.get(reference) ?? this.#open(session, reference).finally(() => this.#opening.delete(reference));
    this.#opening.set(reference, opening);
    return opening;
  }

  async #open(session: string, reference: string): Promise<Application> {
    const existing = await this.find(session);
    if (existing) return existing;
    const contract = { name: contractName, pdf: await contractPdf(reference), signature: signaturePlace };
    const { token } = await this.#zaguan.createDocument(contract);
    const workflow = await this.#zaguan.createWorkflow({
      steps: STEPS,
      setup: { ...this.#setup, document_sign: { token } },
      external_reference_id: reference,
      callback_url: this.#urls.callback,
      expires_in: TOKEN_MINUTES,
      metadata: this.#metadata,
      ...this.#rules,
    });
    return this.#record(reference, workflow);
  }

  #record(reference: string, workflow: Workflow): Application {
    const entry = this.#entryOf(reference);
    const { uuid, status, waiting_since } = workflow;
    entry.application = { reference, workflow: uuid, status, isReviewed: waiting_since !== null, notices: entry.notices };
    return entry.application;
  }

  /** Returns the stored token of a use, so that a reload continues with it; a new token if it expires within `TOKEN_MARGIN_MS`. */
  async token(application: Application, use: TokenUse): Promise<Token> {
    const token = this.#entryOf(application.reference).tokens.get(use);
    const isValid = token && (token.expiration === null || Date.parse(token.expiration) - Date.now() > TOKEN_MARGIN_MS);
    return isValid ? token : this.renewToken(application, use);
  }

  /** Creates a new token and stores it in place of the old one. */
  async renewToken(application: Application, use: TokenUse): Promise<Token> {
    const request = use === 'phone' ? { redirect_url: this.#urls.account, generate_qr: true } : {};
    const token = await this.#zaguan.createToken(application.workflow, request);
    this.#entryOf(application.reference).tokens.set(use, token);
    return token;
  }

  /** Records a verified webhook. Deliveries repeat and may arrive in any order: an id counts once, and a final status stays. */
  receive(reference: string, status: ApplicationStatus, notice: WebhookNotice): void {
    const entry = this.#entryOf(reference);
    if (entry.notices.some(({ id }) => id === notice.id)) return;
    entry.notices = [...entry.notices, notice];
    const before = entry.application;
    if (!before) return;
    const isOver = hasEnded(before.status);
    const isReviewed = !isOver && !hasEnded(status) && (notice.type === 'workflow.review_waiting' || before.isReviewed);
    const application = { ...before, status: isOver ? before.status : status, isReviewed, notices: entry.notices };
    entry.application = application;
    for (const watcher of entry.watchers) watcher(application);
  }

  /** Returns the applications of all customers that wait for the bank's decision. */
  reviews(): Promise<readonly Review[]> {
    return this.#zaguan.findReviews();
  }

  /** Sends the decision on the application as it was at `version`, its `updated_at`; the webhook about it then changes the customer's page. */
  decide(workflow: string, decision: Decision, version: string): Promise<void> {
    return this.#zaguan.decide(workflow, decision, version);
  }

  /** Calls `watcher` after every webhook for this application. Returns a function that stops the calls. */
  watch(application: Application, watcher: (application: Application) => void): () => void {
    const { watchers } = this.#entryOf(application.reference);
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  }
}

/** Returns true for a final status of a workflow. */
export function hasEnded(status: ApplicationStatus): boolean {
  return status === 'success' || status === 'failed' || status === 'rules_failed' || status === 'skipped';
}

/** Derives the reference, `ALD-` (Aldaba) and a hash, from the session: nothing must be stored, and it does not reveal the session. */
function referenceOf(session: string): string {
  return `ALD-${createHash('sha256').update(session).digest('hex').slice(0, 12).toUpperCase()}`;
}
