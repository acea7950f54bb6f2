/** The bank's side of Zaguán's API: four calls, made from the server, because only the server may hold the key. */
export interface ZaguanApi {
  createDocument(document: DocumentRequest): Promise<Document>;
  createWorkflow(request: WorkflowRequest): Promise<Workflow>;
  findWorkflow(reference: string): Promise<Workflow | null>;
  createToken(workflow: string, request: TokenRequest): Promise<Token>;
}

/** A PDF to be signed, and where. */
export interface DocumentRequest {
  name: string;
  pdf: Uint8Array;
  /** `box` is `[x, y, width, height]` in points from the upper left corner of the page; pages count from 1. */
  signature: { page: number; box: readonly [number, number, number, number] };
}

export interface Document {
  uuid: string;
  /** For the setup of the step `document_sign`. Shown this once. */
  token: string;
}

export interface WorkflowRequest {
  steps: readonly string[];
  external_reference_id: string;
  callback_url: string;
  /** Minutes that each token lives. */
  expires_in: number;
  /** What each step is told, by its name. */
  setup: Readonly<Record<string, object>>;
  /** `customization_uuid` names the words, colours and logo that the person sees. */
  metadata: { customization_uuid?: string };
}

export interface Workflow {
  uuid: string;
  status: WorkflowStatus;
}

export type WorkflowStatus = 'pristine' | 'working' | 'error' | 'success' | 'failed' | 'people_error' | 'rules_failed' | 'skipped';

export interface TokenRequest {
  /** Where the hosted page sends the person at the end. */
  redirect_url?: string;
  generate_qr?: boolean;
}

export interface Token {
  token: string;
  /** Null when it never expires. */
  expiration: string | null;
  /** The hosted page that this token opens. */
  url: string;
  /** `data:image/png;base64,…`, when asked for. */
  qr_code?: string | null;
}

/** An answer other than 2xx. `message` is written for developers, `problem` is the reason to branch on. */
export class ZaguanError extends Error {
  readonly status: number;
  readonly problem: string;
  readonly requestId: string | undefined;

  constructor(status: number, body: { type?: string; detail?: string; request_id?: string }) {
    super(body.detail ?? `Zaguán answered ${status}`);
    this.name = 'ZaguanError';
    this.status = status;
    this.problem = body.type?.split(':').at(-1) ?? 'unknown';
    this.requestId = body.request_id;
  }
}

export function connectZaguan(apiUrl: string, apiKey: string): ZaguanApi {
  async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const form = body instanceof FormData;
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        'svc-apikey': apiKey,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
        ...(body ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
      // As long as Zaguán itself works on a request: the first document after a start takes seconds.
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new ZaguanError(response.status, (await response.json().catch(() => ({}))) as object);
    return (await response.json()) as Answer;
  }

  return {
    async createDocument({ name, pdf, signature }) {
      const form = new FormData();
      form.set('name', name);
      form.set('file', new File([Uint8Array.from(pdf)], `${name}.pdf`, { type: 'application/pdf' }));
      const { result } = await call<{ result: Document }>('POST', '/people/v1/documents', form);
      await call('POST', `/people/v1/documents/${result.uuid}/elements`, { kind: 'signature', name: 'Firma', ...signature });
      return result;
    },
    async createWorkflow(request) {
      return (await call<{ result: Workflow }>('POST', '/workflows/v1/workflows', request)).result;
    },
    async findWorkflow(reference) {
      const path = `/workflows/v1/workflows/by-external-reference/${encodeURIComponent(reference)}`;
      return (await call<{ result: { data: Workflow[] } }>('GET', path)).result.data[0] ?? null;
    },
    async createToken(workflow, request) {
      return (await call<{ result: Token }>('POST', `/workflows/v1/workflows/${workflow}/token`, request)).result;
    },
  };
}
