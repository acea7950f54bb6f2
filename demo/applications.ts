import { createHash } from 'node:crypto';
import { contractName, contractPdf, signaturePlace } from './contract.ts';
import type { Token, WorkflowStatus, ZaguanApi } from './zaguan.ts';

/** A customer's request for an account. The bank's session finds it again; Zaguán keeps it under `reference`. */
export interface Application {
  /** The number that the customer sees, and the workflow's `external_reference_id`. */
  reference: string;
  workflow: string;
  status: WorkflowStatus;
  /** Webhooks received, oldest first. */
  notices: readonly Notice[];
}

/** A webhook whose signature was right. */
export interface Notice {
  id: string;
  type: string;
  receivedAt: string;
  body: unknown;
}

/** The token in the bank's own page, or the one behind the QR code, which comes back to the bank at the end. */
export type TokenUse = 'page' | 'phone';

const STEPS = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full', 'document_sign'];
const TOKEN_MINUTES = 60;
/** A token handed to a page should outlive the page's first minutes. */
const TOKEN_MARGIN = 5 * 60_000;
/** So many are kept at hand; one that nobody asked for in a long time is found again through Zaguán. */
const MOST_AT_HAND = 1_000;

export interface ApplicationsOptions {
  /** Where webhooks come in, and where the hosted page sends the person at the end. */
  urls: { callback: string; account: string };
  /** Asks for drawn specimens in place of the camera: for tests, and for test keys only. */
  specimens?: boolean;
}

/** What is at hand of one application. */
interface Kept {
  application: Application | null;
  tokens: Map<TokenUse, Token>;
  notices: readonly Notice[];
  watchers: Set<(application: Application) => void>;
}

export class Applications {
  readonly #zaguan: ZaguanApi;
  readonly #urls: ApplicationsOptions['urls'];
  readonly #setup: Readonly<Record<string, object>>;
  readonly #opening = new Map<string, Promise<Application>>();
  /** By reference; who was asked for last stands last. */
  readonly #kept = new Map<string, Kept>();

  constructor(zaguan: ZaguanApi, { urls, specimens }: ApplicationsOptions) {
    this.#zaguan = zaguan;
    this.#urls = urls;
    this.#setup = specimens ? { enroll_full: { capture: 'fixture' } } : {};
  }

  #at(reference: string): Kept {
    const kept = this.#kept.get(reference) ?? { application: null, tokens: new Map(), notices: [], watchers: new Set() };
    this.#kept.delete(reference);
    this.#kept.set(reference, kept);
    if (this.#kept.size > MOST_AT_HAND) this.#forgetOldest();
    return kept;
  }

  #forgetOldest(): void {
    for (const [reference, { watchers }] of this.#kept) {
      if (watchers.size > 0) continue;
      this.#kept.delete(reference);
      return;
    }
  }

  /** The session's application, as it stands; null when none was opened. Survives a restart: Zaguán remembers it. */
  async find(session: string): Promise<Application | null> {
    const reference = referenceOf(session);
    const known = this.#kept.get(reference)?.application;
    if (known) return known;
    const workflow = await this.#zaguan.findWorkflow(reference);
    return workflow ? this.#keep(reference, workflow) : null;
  }

  /** The session's application, opened now if there is none; two clicks open one. */
  open(session: string): Promise<Application> {
    const reference = referenceOf(session);
    const opening = this.#opening.get(reference) ?? this.#open(session, reference).finally(() => this.#opening.delete(reference));
    this.#opening.set(reference, opening);
    return opening;
  }

  async #open(session: string, reference: string): Promise<Application> {
    const found = await this.find(session);
    if (found) return found;
    const contract = { name: contractName, pdf: contractPdf(reference), signature: signaturePlace };
    const { token } = await this.#zaguan.createDocument(contract);
    const workflow = await this.#zaguan.createWorkflow({
      steps: STEPS,
      setup: { ...this.#setup, document_sign: { token } },
      external_reference_id: reference,
      callback_url: this.#urls.callback,
      expires_in: TOKEN_MINUTES,
    });
    return this.#keep(reference, workflow);
  }

  #keep(reference: string, workflow: { uuid: string; status: WorkflowStatus }): Application {
    const kept = this.#at(reference);
    kept.application = { reference, workflow: workflow.uuid, status: workflow.status, notices: kept.notices };
    return kept.application;
  }

  /** The live token of a use, so that a reload goes on with the one it had; a new one when it is about to expire. */
  async token(application: Application, use: TokenUse): Promise<Token> {
    const held = this.#at(application.reference).tokens.get(use);
    const lives = held && (held.expiration === null || Date.parse(held.expiration) - Date.now() > TOKEN_MARGIN);
    return lives ? held : this.renewToken(application, use);
  }

  async renewToken(application: Application, use: TokenUse): Promise<Token> {
    const request = use === 'phone' ? { redirect_url: this.#urls.account, generate_qr: true } : {};
    const token = await this.#zaguan.createToken(application.workflow, request);
    this.#at(application.reference).tokens.set(use, token);
    return token;
  }

  /** Takes a verified webhook. Deliveries repeat and may arrive in any order: an id counts once, an ending stays. */
  receive(reference: string, status: WorkflowStatus, notice: Notice): void {
    const kept = this.#at(reference);
    if (kept.notices.some(({ id }) => id === notice.id)) return;
    kept.notices = [...kept.notices, notice];
    const known = kept.application;
    if (!known) return;
    const application = { ...known, status: hasEnded(known.status) ? known.status : status, notices: kept.notices };
    kept.application = application;
    for (const watcher of kept.watchers) watcher(application);
  }

  /** Calls back after every webhook for this application; answers with what stops it. */
  watch(application: Application, watcher: (application: Application) => void): () => void {
    const { watchers } = this.#at(application.reference);
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  }
}

export function hasEnded(status: WorkflowStatus): boolean {
  return status === 'success' || status === 'failed' || status === 'rules_failed' || status === 'skipped';
}

/** Made from the session so that nothing must be stored, hashed so that it gives no session away. */
function referenceOf(session: string): string {
  return `ALD-${createHash('sha256').update(session).digest('hex').slice(0, 12).toUpperCase()}`;
}
