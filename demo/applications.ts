import { createHash } from 'node:crypto';
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

const STEPS = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];
const TOKEN_MINUTES = 60;
/** A token handed to a page should outlive the page's first minutes. */
const TOKEN_MARGIN = 5 * 60_000;

export class Applications {
  readonly #zaguan: ZaguanApi;
  readonly #urls: { callback: string; account: string };
  readonly #opening = new Map<string, Promise<Application>>();
  readonly #known = new Map<string, Application>();
  readonly #tokens = new Map<string, Token>();
  readonly #notices = new Map<string, Notice[]>();
  readonly #watchers = new Map<string, Set<(application: Application) => void>>();

  constructor(zaguan: ZaguanApi, urls: { callback: string; account: string }) {
    this.#zaguan = zaguan;
    this.#urls = urls;
  }

  /** The session's application, as it stands; null when none was opened. Survives a restart: Zaguán remembers it. */
  async find(session: string): Promise<Application | null> {
    const reference = referenceOf(session);
    const known = this.#known.get(reference);
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
    const workflow = await this.#zaguan.createWorkflow({
      steps: STEPS,
      external_reference_id: reference,
      callback_url: this.#urls.callback,
      expires_in: TOKEN_MINUTES,
    });
    return this.#keep(reference, workflow);
  }

  #keep(reference: string, workflow: { uuid: string; status: WorkflowStatus }): Application {
    const application = { reference, workflow: workflow.uuid, status: workflow.status, notices: this.#notices.get(reference) ?? [] };
    this.#known.set(reference, application);
    return application;
  }

  /** The live token of a use, so that a reload goes on with the one it had; a new one when it is about to expire. */
  async token(application: Application, use: TokenUse): Promise<Token> {
    const held = this.#tokens.get(`${application.reference} ${use}`);
    const lives = held && (held.expiration === null || Date.parse(held.expiration) - Date.now() > TOKEN_MARGIN);
    return lives ? held : this.renewToken(application, use);
  }

  async renewToken(application: Application, use: TokenUse): Promise<Token> {
    const request = use === 'phone' ? { redirect_url: this.#urls.account, generate_qr: true } : {};
    const token = await this.#zaguan.createToken(application.workflow, request);
    this.#tokens.set(`${application.reference} ${use}`, token);
    return token;
  }

  /** Takes a verified webhook. Deliveries repeat and may arrive in any order: an id counts once, an ending stays. */
  receive(reference: string, status: WorkflowStatus, notice: Notice): void {
    const notices = this.#notices.get(reference) ?? [];
    if (notices.some(({ id }) => id === notice.id)) return;
    this.#notices.set(reference, [...notices, notice]);
    const known = this.#known.get(reference);
    if (!known) return;
    const application = { ...known, status: hasEnded(known.status) ? known.status : status, notices: [...notices, notice] };
    this.#known.set(reference, application);
    for (const watcher of this.#watchers.get(reference) ?? []) watcher(application);
  }

  /** Calls back after every webhook for this application; answers with what stops it. */
  watch(application: Application, watcher: (application: Application) => void): () => void {
    const watchers = this.#watchers.get(application.reference) ?? new Set();
    this.#watchers.set(application.reference, watchers.add(watcher));
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
