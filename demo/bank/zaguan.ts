// A separate project imports this `from 'zaguan/client'`.
import { createZaguan, type Services } from '#client/zaguan.ts';

/** The calls of the bank to Zaguán's API, made from the bank's server, because only the server may have the key. */
export interface ZaguanApi {
  createDocument(document: DocumentRequest): Promise<Pick<CreatedDocument, 'uuid' | 'token'>>;
  createWorkflow(request: WorkflowRequest): Promise<Workflow>;
  findWorkflow(reference: string): Promise<Workflow | null>;
  createToken(workflow: string, request: TokenOptions): Promise<Token>;
}

/** A PDF to be signed, and the place of the signature. */
export interface DocumentRequest {
  name: string;
  pdf: Uint8Array;
  /** `box` is `[x, y, width, height]` in points from the upper left corner of the page; pages count from 1. */
  signature: { page: number; box: readonly [number, number, number, number] };
}

type WorkflowOperations = Services['workflows'];
type ResultOf<Operation extends (...input: never[]) => unknown> =
  Awaited<ReturnType<Operation>> extends { result: infer Result } ? Result : never;

/** A created document. Its `token` is for the setup of the step `document_sign`, and Zaguán returns it only once. */
type CreatedDocument = ResultOf<Services['people']['documents']['create']>;
export type Workflow = Pick<ResultOf<WorkflowOperations['create']>, 'uuid' | 'status'>;
export type ApplicationStatus = Workflow['status'];
export type WorkflowRequest = Parameters<WorkflowOperations['create']>[0];
export type TokenOptions = NonNullable<Parameters<WorkflowOperations['createToken']>[0]['body']>;
/** A session token. `url` is the hosted page with the token; `qr_code` is `data:image/png;base64,…` if `generate_qr` was set. */
export type Token = Pick<ResultOf<WorkflowOperations['createToken']>, 'token' | 'expiration' | 'url' | 'qr_code'>;

export function connectZaguan(url: string, key: string): ZaguanApi {
  const { people, workflows } = createZaguan({ url, key });
  return {
    async createDocument({ name, pdf, signature: { page, box } }) {
      const file = new File([Uint8Array.from(pdf)], `${name}.pdf`, { type: 'application/pdf' });
      const { result } = await people.documents.create({ name, file });
      const place = { kind: 'signature' as const, name: 'Firma', page, box: [...box] as [number, number, number, number] };
      await people.documents.elements.create({ params: { uuid: result.uuid }, body: place });
      return result;
    },
    async createWorkflow(request) {
      return (await workflows.create(request)).result;
    },
    async findWorkflow(reference) {
      const answer = await workflows.findByExternalReference({ params: { externalReferenceId: reference }, query: {} });
      return answer.result.data[0] ?? null;
    },
    async createToken(workflow, request) {
      return (await workflows.createToken({ params: { uuid: workflow }, body: request })).result;
    },
  };
}
