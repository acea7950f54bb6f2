import { faultOfAddress } from '#platform/calls/outbound.ts';
import { conclude, type ValidationClass } from './class.ts';
import { expressionFaults, judgeAnswer } from './success-if.ts';

/**
 * The class that requests a verdict from a server of the tenant. Only ids are sent: in the body, or in the query for GET. A repeated run
 * uses the same `Idempotency-Key`.
 */
export const externalClass: ValidationClass<'external'> = {
  className: 'ExternalValidation',
  models: ['person', 'address'],
  reads: {
    person: ['national_id', 'name', 'first_lastname', 'second_lastname', 'birthdate', 'gender', 'tax_id'],
    contacts: false,
    address: true,
  },
  faults({ url, success_if }, { allowLoopback }) {
    const fault = faultOfAddress('url', url, { allowLoopback });
    return [...(fault ? [fault] : []), ...expressionFaults(success_if)];
  },
  async judge({ id, validation, caller, config, headers, subject: { person, address } }, { sendRequest }) {
    const ids = { result_id: id, validation_id: validation, person_id: person.id, address_id: address?.id ?? null };
    const message = { ...ids, livemode: caller.livemode };
    const isGet = config.method === 'GET';
    const answer = await sendRequest({
      url: isGet ? withQuery(config.url, message) : config.url,
      method: config.method,
      headers: { ...headers, 'idempotency-key': id, ...(isGet ? {} : { 'content-type': 'application/json' }) },
      body: isGet ? null : JSON.stringify(message),
      timeoutMs: config.timeout_ms,
    });
    const verdict = judgeAnswer(answer, config.success_if);
    return conclude(verdict === 'passes' ? [] : [verdict], { http_status: answer.status });
  },
};

function withQuery(url: string, members: Readonly<Record<string, unknown>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(members)) if (value !== null) address.searchParams.set(name, String(value));
  return address.href;
}
