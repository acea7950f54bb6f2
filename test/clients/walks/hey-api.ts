import { createClient as createPeople } from '../generated/hey-api/people/client/client.gen.ts';
import { documentsCreate } from '../generated/hey-api/people/sdk.gen.ts';
import { createClient as createWorkflows } from '../generated/hey-api/workflows/client/client.gen.ts';
import {
  sessionRead,
  sessionStart,
  sessionSubmit,
  sessionUpload,
  workflowsCreate,
  workflowsGet,
  workflowsInitialize,
  workflowsMakeToken,
} from '../generated/hey-api/workflows/sdk.gen.ts';
import { zWorkflow } from '../generated/hey-api/workflows/zod.gen.ts';
import type { Partner, Walked } from './walk.ts';

/** Completes a workflow with uploads with the client of @hey-api/openapi-ts, whose zod schemas check the answers. */
export async function walk({ url, key, contract, certificate }: Partner): Promise<Walked> {
  const people = createPeople({ baseUrl: `${url}/people`, auth: key });
  const client = createWorkflows({ baseUrl: `${url}/workflows`, headers: { 'Svc-Apikey': key } });
  const document = await documentsCreate({ client: people, body: { file: contract, name: 'Contrato' }, throwOnError: true });
  const made = await workflowsCreate({
    client,
    body: { steps: ['tax_certificate'], setup: { tax_certificate: { allow_file: true } } },
    throwOnError: true,
  });
  const { uuid } = made.data.result;
  const token = await workflowsMakeToken({ client, path: { uuid }, throwOnError: true });

  const session = createWorkflows({ baseUrl: `${url}/workflows`, headers: { authorization: `Bearer ${token.data.result.token}` } });
  await workflowsInitialize({ client: session, path: { uuid }, body: {}, throwOnError: true });
  const { current } = (await sessionRead({ client: session, throwOnError: true })).data.result;
  if (!current) throw new Error('No step is open.');
  const path = { uuid: current.uuid };
  const begun = await sessionStart({
    client: session,
    path,
    headers: { 'idempotency-key': 'start' },
    body: { version: current.version },
    throwOnError: true,
  });
  const media = crypto.randomUUID();
  await sessionUpload({
    client: session,
    path: { ...path, media },
    headers: { 'x-media-collection': 'certificate', 'x-media-capture': 'file', ...{ 'content-type': certificate.type } },
    body: certificate,
    throwOnError: true,
  });
  await sessionSubmit({
    client: session,
    path,
    headers: { 'idempotency-key': 'submit' },
    body: { version: begun.data.result.current?.version ?? 0, submission: { media } },
    throwOnError: true,
  });

  const whole = await workflowsGet({ client, path: { uuid }, throwOnError: true });
  const { steps } = zWorkflow.parse(whole.data.result);
  const read = steps.find((step) => step.step === 'tax_certificate');
  const unknown = await workflowsGet({ client, path: { uuid: crypto.randomUUID() } });
  return {
    document: document.data.result.status,
    steps: steps.map(({ status }) => status),
    rfc: read?.payload?.rfc,
    problem: unknown.error?.type,
  };
}
