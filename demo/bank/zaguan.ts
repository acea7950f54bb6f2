// A separate project imports this `from 'zaguan/client'`.
import { createZaguan, type Services } from '#client/zaguan.ts';

/** The calls of the bank to Zaguán's API, made from the bank's server, because only the server may have the key. */
export interface ZaguanApi {
  createDocument(document: DocumentRequest): Promise<Pick<CreatedDocument, 'uuid' | 'token'>>;
  createWorkflow(request: WorkflowRequest): Promise<Workflow>;
  findWorkflow(reference: string): Promise<Workflow | null>;
  createToken(workflow: string, request: TokenOptions): Promise<Token>;
  /** Returns the workflows that wait for the bank's decision, the newest first: the longest waiting `MAX_REVIEWS` of the newest `MAX_WAITING`. */
  findReviews(): Promise<readonly Review[]>;
  /** Sends the bank's decision. `version` is the review's `updated_at`: if the workflow changed since then, Zaguán refuses with 409. */
  decide(workflow: string, decision: Decision, version: string): Promise<void>;
}

/** A PDF to be signed, and the place of the signature. */
export interface DocumentRequest {
  name: string;
  pdf: Uint8Array;
  /** `box` is `[x, y, width, height]` in points from the upper left corner of the page; pages count from 1. */
  signature: { page: number; box: readonly [number, number, number, number] };
}

/** A workflow that waits for a decision, with its pictures. */
export interface Review extends Pick<ListedWorkflow, 'uuid' | 'external_reference_id' | 'attention' | 'waiting_since' | 'updated_at'> {
  pictures: readonly Picture[];
}

type WorkflowOperations = Services['workflows'];
type ResultOf<Operation extends (...input: never[]) => unknown> =
  Awaited<ReturnType<Operation>> extends { result: infer Result } ? Result : never;

/** A created document. Its `token` is for the setup of the step `document_sign`, and Zaguán returns it only once. */
type CreatedDocument = ResultOf<Services['people']['documents']['create']>;
export type Workflow = Pick<ResultOf<WorkflowOperations['create']>, 'uuid' | 'status' | 'waiting_since'>;
type ListedWorkflow = ResultOf<WorkflowOperations['list']>['data'][number];
/** `url` is a signed address, valid for five minutes. */
type Picture = Pick<ResultOf<WorkflowOperations['getStepMedia']>[number], 'collection' | 'mime' | 'url'>;
export type Decision = Parameters<WorkflowOperations['decide']>[0]['body']['decision'];
export type ApplicationStatus = Workflow['status'];
export type WorkflowRequest = Parameters<WorkflowOperations['create']>[0];
export type TokenOptions = NonNullable<Parameters<WorkflowOperations['createToken']>[0]['body']>;
/** A session token. `url` is the hosted page with the token; `qr_code` is `data:image/png;base64,…` if `generate_qr` was set. */
export type Token = Pick<ResultOf<WorkflowOperations['createToken']>, 'token' | 'expiration' | 'url' | 'qr_code'>;

/** Workflows that are looked through, and those that the desk shows: the longest waiting. */
const [MAX_WAITING, MAX_REVIEWS] = [100, 10];

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
    async findReviews() {
      const { result } = await workflows.list({ review: 'waiting', per_page: MAX_WAITING });
      const ofFindings = result.data.filter(({ steps }) => steps.every(({ finished_at }) => finished_at !== null)).slice(-MAX_REVIEWS);
      const picturesOf = async ({ steps }: ListedWorkflow) => {
        const media = await Promise.all(steps.map(({ uuid }) => workflows.getStepMedia({ uuid })));
        return media
          .flatMap((answer) => answer.result)
          .filter(({ collection, mime }) => mime.startsWith('image/') && collection !== 'liveness');
      };
      return Promise.all(ofFindings.map(async (workflow) => ({ ...workflow, pictures: await picturesOf(workflow) })));
    },
    async decide(workflow, decision, version) {
      await workflows.decide({ params: { uuid: workflow }, body: { decision, seen: version } });
    },
  };
}
