import createClient from 'openapi-fetch';
import type { paths as People } from '../generated/people.ts';
import type { paths as Workflows } from '../generated/workflows.ts';
import type { Partner, Walked } from './walk.ts';

/** Completes a workflow with uploads with the types of openapi-typescript. */
export async function walk({ url, key, contract, certificate }: Partner): Promise<Walked> {
  const people = createClient<People>({ baseUrl: `${url}/people`, headers: { 'Svc-Apikey': key } });
  const workflows = createClient<Workflows>({ baseUrl: `${url}/workflows`, headers: { 'Svc-Apikey': key } });
  const asForm = (body: object) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, value as File);
    return form;
  };
  const document = await people.POST('/v1/documents', {
    // These types declare a file as a string.
    body: { file: contract as unknown as string, name: 'Contrato' },
    bodySerializer: asForm,
  });
  if (!document.data) throw new Error(document.error.error);
  const made = await workflows.POST('/v1/workflows', {
    body: { steps: ['tax_certificate'], setup: { tax_certificate: { allow_file: true } } },
  });
  if (!made.data) throw new Error(made.error.error);
  const { uuid } = made.data.result;
  const token = await workflows.GET('/v1/workflows/{uuid}/token', { params: { path: { uuid } } });
  if (!token.data) throw new Error(token.error.error);

  const authorization = `Bearer ${token.data.result.token}`;
  const session = createClient<Workflows>({ baseUrl: `${url}/workflows`, headers: { authorization } });
  await session.POST('/v1/workflows/{uuid}/initialize', { params: { path: { uuid } }, body: {} });
  const open = await session.GET('/v1/session');
  const current = open.data?.result.current;
  if (!current) throw new Error('No step is open.');
  const path = { uuid: current.uuid };
  const begun = await session.POST('/v1/session/steps/{uuid}/start', {
    params: { path, header: { 'idempotency-key': 'start' } },
    body: { version: current.version },
  });
  const media = crypto.randomUUID();
  await session.PUT('/v1/session/steps/{uuid}/media/{media}', {
    params: { path: { ...path, media }, header: { 'x-media-collection': 'certificate', 'x-media-capture': 'file' } },
    headers: { 'content-type': certificate.type },
    body: certificate as unknown as string,
    bodySerializer: () => certificate,
  });
  const submitted = await session.POST('/v1/session/steps/{uuid}/submit', {
    params: { path, header: { 'idempotency-key': 'submit' } },
    body: { version: begun.data?.result.current?.version ?? 0, submission: { media } },
  });
  if (!submitted.data) throw new Error(submitted.error.error);

  const whole = await workflows.GET('/v1/workflows/{uuid}', { params: { path: { uuid } } });
  const steps = whole.data?.result.steps ?? [];
  const read = steps.find((step) => step.step === 'tax_certificate');
  const unknown = await workflows.GET('/v1/workflows/{uuid}', { params: { path: { uuid: crypto.randomUUID() } } });
  return {
    document: document.data.result.status,
    steps: steps.map(({ status }) => status),
    rfc: read?.payload?.rfc,
    problem: unknown.error?.type,
  };
}
