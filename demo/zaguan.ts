/** The bank's side of Zaguán's API: three calls, made from the server, because only the server may hold the key. */
export interface ZaguanApi {
  createWorkflow(request: WorkflowRequest): Promise<Workflow>;
  findWorkflow(reference: string): Promise<Workflow | null>;
  createToken(workflow: string, request: TokenRequest): Promise<Token>;
}

export interface WorkflowRequest {
  steps: readonly string[];
  external_reference_id: string;
  callback_url: string;
  /** Minutes that each token lives. */
  expires_in: number;
  /** What each step is told, by its name. */
  setup: Readonly<Record<string, object>>;
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
    const response = await fetch(`${apiUrl}/workflows/v1${path}`, {
      method,
      headers: {
        'svc-apikey': apiKey,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new ZaguanError(response.status, (await response.json().catch(() => ({}))) as object);
    return (await response.json()) as Answer;
  }

  return {
    async createWorkflow(request) {
      return (await call<{ result: Workflow }>('POST', '/workflows', request)).result;
    },
    async findWorkflow(reference) {
      const path = `/workflows/by-external-reference/${encodeURIComponent(reference)}`;
      return (await call<{ result: { data: Workflow[] } }>('GET', path)).result.data[0] ?? null;
    },
    async createToken(workflow, request) {
      return (await call<{ result: Token }>('POST', `/workflows/${workflow}/token`, request)).result;
    },
  };
}
