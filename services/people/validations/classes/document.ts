import { LARGEST_PDF } from '#contracts/base/file-limits.ts';
import type { ValidationConfig } from '#contracts/people/validation-classes.ts';
import { nullIfNotFound } from '#platform/base/problem.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import { conclude, skip, type ValidationClass } from './class.ts';
import type { WorkflowMedium } from './ports.ts';
import { expressionFaults, judgeAnswer } from './success-if.ts';

/** Maximum number of files of one collection that count as a document. */
const MAX_FILES = 10;

/**
 * The class that sends each file of a collection of the person's newest ended workflow to a server of the tenant, one request per file.
 * Without a `url` the server is that of the setting `validations.document_url`.
 * The setting `validations.hosts` must contain the host at that time, and the file's hash is logged before. A file of a repeated run is
 * sent with the same `Idempotency-Key`.
 */
export const documentClass: ValidationClass<'document'> = {
  className: 'DocumentValidation',
  models: ['person'],
  reads: { person: [], contacts: false, address: false, files: true },
  async faults({ url, success_if }, { allowLoopback, hosts }) {
    const fault = url === null ? null : faultOfAddress('url', url, { allowLoopback });
    const message = 'The setting validations.hosts does not contain this host; files of people are sent only to its hosts.';
    const hostFaults = fault || url === null || isListed(url, await hosts()) ? [] : [{ path: 'url', code: 'host_not_listed', message }];
    return [...(fault ? [fault] : []), ...hostFaults, ...expressionFaults(success_if)];
  },
  async judge(run, { media, sendRequest, hosts, documentUrl, noteSent }) {
    const { caller, config, headers, subject, validation } = run;
    const person = subject.person.id;
    const url = config.url ?? (await documentUrl(caller));
    if (url === null) return skip('no_provider');
    if (!isListed(url, await hosts(caller))) return skip('host_not_listed');
    const newest = await media.newestOf(caller, person, config.collection);
    if (newest === null) return skip('no_ended_workflow');
    const files = newest.files.filter(({ size }) => size <= LARGEST_PDF).slice(0, MAX_FILES);
    if (files.length === 0) return skip('media_gone');
    const reasons = new Set<string>();
    const statuses: number[] = [];
    for (const file of files) {
      const bytes = await file.read().catch(nullIfNotFound);
      if (bytes === null) return skip('media_gone');
      await noteSent(caller, { person, validation, medium: file.uuid, bytes, host: new URL(url).host });
      const request = await bodyOf(config, file, bytes);
      const answer = await sendRequest({
        url,
        method: 'POST',
        headers: { ...headers, 'content-type': request.type, 'idempotency-key': `${run.id}.${file.uuid}` },
        body: request.body,
        timeoutMs: config.timeout_ms,
      });
      const verdict = judgeAnswer(answer, config.success_if);
      statuses.push(answer.status);
      if (verdict !== 'passes') reasons.add(verdict);
    }
    const left_out = newest.files.length - files.length;
    return conclude([...reasons], { workflow_uuid: newest.workflow, files: files.length, left_out, http_statuses: statuses });
  },
};

const isListed = (url: string, hosts: readonly string[]) => hosts.includes(new URL(url).host);

async function bodyOf(
  { type, file_field_name, body }: ValidationConfig<'document'>,
  { uuid, mime }: WorkflowMedium,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ type: string; body: Uint8Array | string }> {
  if (type === 'base64') {
    const fields = Object.fromEntries(body.map(({ name, value }) => [name, value]));
    const file = { [file_field_name]: Buffer.from(bytes).toString('base64') };
    return { type: 'application/json', body: JSON.stringify({ ...fields, ...file }) };
  }
  const form = new FormData();
  for (const { name, value } of body) form.append(name, value);
  form.append(file_field_name, new File([bytes], uuid, { type: mime }));
  const response = new Response(form);
  return { type: response.headers.get('content-type')!, body: new Uint8Array(await response.arrayBuffer()) };
}
