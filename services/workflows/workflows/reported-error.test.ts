import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRig, Person, type Rig } from '#test/support/workflows.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(61));

describe('an error that is sent', () => {
  const sent = {
    fatal: true,
    extra: { document: { page: 2, said: 'Lucía' }, list: [1, 'two'] },
    details: { reason: 'Document not readable (2)', error_id: 12, stack: 'Error: no\n    at read (bank.js:7)' },
  };

  it('comes back to keys as it was, and stays out of webhooks, sessions and the log', async () => {
    const person = await Person.enter(rig, { callback_url: 'https://banco.example/hook' });
    const { uuid } = person.view.workflow;
    const ended = await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { error: sent });
    expect(ended.body.result).toMatchObject({ status: 'failed', error: sent });
    // A client may send the returned error again.
    const again = await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { error: ended.body.result.error });
    expect(again.body.result.error).toEqual(ended.body.result.error);

    await person.read();
    expect(person.view.workflow.error).toEqual({ reason: 'reported', error_id: 3901, fatal: true });
    await rig.bench.jobs.run();
    expect(JSON.parse(rig.bench.outbound.sent.at(-1)!.body).data.error).toEqual({
      fatal: true,
      extra: {},
      details: { reason: 'reported', error_id: 3901, stack: null },
    });
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.at(-1)).toMatchObject({ type: 'workflow.manual', data: { reason: 'reported' } });
    expect(JSON.stringify(log)).not.toContain('Lucía');
  });

  it('is recorded before anybody opened the workflow, too', async () => {
    const { uuid } = (await rig.asPartner('POST', '/v1/workflows', { steps: ['consent'] })).body.result;
    const answer = await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { error: { ...sent, fatal: false } });
    expect(answer.body.result).toMatchObject({ status: 'pristine', error: { ...sent, fatal: false } });
    expect((await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result.error).toEqual({ ...sent, fatal: false });
  });

  it('is a cause of the table with a few numbers, where a session sends it', async () => {
    const person = await Person.enter(rig);
    const path = `/v1/workflows/${person.view.workflow.uuid}`;
    const send = async (error: object) => (await person.call('PATCH', path, { status: 'error', error })).status;
    const details = { reason: 'camera_busy' };
    const figures = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, number) => [`f${number}`, number]));
    for (const error of [
      { details: { reason: 'Document not readable' } },
      { details: {} },
      { details: { ...details, stack: 'at bank.js' } },
      { details, extra: { said: 'Lucía' } },
      { details, extra: figures(21) },
    ]) {
      expect(await send(error), JSON.stringify(error)).toBe(400);
    }
    expect(await send({ details: { ...details, stack: null }, extra: figures(20) })).toBe(200);
  });

  it('has an end: of its reason, its stack and its extra', async () => {
    const { uuid } = (await rig.asPartner('POST', '/v1/workflows', { steps: ['consent'] })).body.result;
    const send = async (error: object) => (await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { error })).status;
    expect(await send({ details: { reason: 'x'.repeat(500), stack: 'x'.repeat(8_192) }, extra: { a: 'x'.repeat(4_088) } })).toBe(200);
    expect(await send({ details: { reason: 'x'.repeat(501) } })).toBe(400);
    expect(await send({ details: { stack: 'x'.repeat(8_193) } })).toBe(400);
    expect(await send({ extra: { a: 'x'.repeat(4_089) } })).toBe(400);
  });
});
