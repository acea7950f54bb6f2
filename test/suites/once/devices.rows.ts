import { expect } from 'vitest';
import { allowancePort } from '#services/workflows/step-context/allowance.ts';
import { LIVE_TOKENS } from '#services/workflows/tokens/tokens.ts';
import { Person, tokenIn } from '../../support/workflows.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';
import { accepted, asPersonAt, enter, notified, readOf, told, uuidOf, type WorkflowsRig } from './workflows-rig.ts';

const secondDevice = 'services/workflows/links/second-device.ts';
const delivery = 'services/workflows/links/deliver-link.ts';
const HANDOFF = '/v1/session/handoff';

async function linkOf(person: Person): Promise<string> {
  return (await accepted(person.call('POST', HANDOFF))).body.result.url;
}

/** Returns a person at the other device, with the link open. */
async function guestAt(rig: WorkflowsRig, url: string, device: string): Promise<Person> {
  const token = tokenIn(url);
  const guest = new Person(rig, token, (await rig.send(token, 'GET', '/v1/session', undefined, { 'zaguan-device': device })).body.result);
  guest.device = device;
  return guest;
}

async function opening(rig: WorkflowsRig, urls: readonly string[]): Promise<number> {
  const answers = await Promise.all(urls.map((url) => rig.send(tokenIn(url), 'GET', '/v1/session')));
  return answers.filter(({ status }) => status === 200).length;
}

/** Returns a person who proved an address. */
async function proven(rig: WorkflowsRig, body: object = {}): Promise<Person> {
  const person = await enter(rig, { steps: ['code', 'note'], setup: { code: { email: 'diana@ejemplo.mx' } }, ...body });
  await person.start();
  await person.post('actions/send', { input: {} });
  await person.submit({ code: String(rig.outside.sends) });
  await person.read();
  rig.outside.links.length = 0;
  return person;
}

/** Returns the log entries about issued and revoked tokens, in order. */
async function tokenEntries({ bench }: WorkflowsRig, person: Person) {
  const entries = await bench.entriesOf(bench.tenant.id, { kind: 'workflow', id: uuidOf(person) });
  return entries.filter(({ type }) => type === 'token.issued' || type === 'token.revoked');
}

const sentLinks = (rig: WorkflowsRig) => rig.outside.links.map(({ link }) => link);

/** Rows about links and the devices that hold them. */
export const deviceRows: readonly Row<WorkflowsRig>[] = [
  {
    name: 'links to another device that open',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/links/hand-over.ts',
        text: 'const handoff = await makeHandoff(unit, await lockWorkflow(unit, workflow), token);',
        without: `const handoff = await makeHandoff(unit, ${readOf('workflow')}, token);`,
      },
    ],
    async round(rig) {
      const desk = await enter(rig);
      return {
        operations: asPersonAt(rig, CONTENDERS, desk, 'POST', HANDOFF),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          const urls = outcomes.map(
            (outcome) => (outcome as PromiseFulfilledResult<{ body: { result: { url: string } } }>).value.body.result.url,
          );
          expect(await opening(rig, urls)).toBe(1);
        },
      };
    },
  },
  {
    name: 'links to another device, sent to the person, of which one is dead and leads',
    limit: 0,
    guards: [
      {
        file: delivery,
        text: 'await lockWorkflow(unit, workflow);\n      await replace(',
        without: 'await replace(',
      },
      {
        file: delivery,
        text: 'make(unit, await lockWorkflow(unit, workflow))',
        without: `make(unit, ${readOf('workflow')})`,
      },
    ],
    async round(rig) {
      const desk = await proven(rig);
      const { id } = desk.view.handoff.sending?.destinations[0] ?? (await sendingOf(desk));
      return {
        operations: asPersonAt(rig, 4, desk, 'POST', HANDOFF, { to: id }),
        paused: [0],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBeGreaterThan(0);
          expect((await desk.read()).handoff.away).toBe('sent');
          expect(await opening(rig, sentLinks(rig))).toBe(1);
        },
      };
    },
  },
  {
    name: 'devices that a link opens at',
    limit: 1,
    guards: [{ file: 'services/workflows/tokens/note-device.ts', text: 'await store.workflows.lock(workflow);', without: '' }],
    async round(rig) {
      const token = tokenIn(await linkOf(await enter(rig)));
      return {
        operations: times(
          CONTENDERS,
          (at) => () => accepted(rig.send(token, 'GET', '/v1/session', undefined, { 'zaguan-device': `device-${at}` }, rig.processes[at])),
        ),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(1),
      };
    },
  },
  {
    name: 'answers about a second device',
    limit: 1,
    guards: [
      {
        file: secondDevice,
        text: '(await lockWorkflow(unit, workflow)).workflow;',
        without: `(${readOf('workflow')}).workflow;`,
      },
    ],
    async round(rig) {
      const desk = await enter(rig);
      const url = await linkOf(desk);
      await guestAt(rig, url, 'phone');
      await guestAt(rig, url, 'tablet');
      return {
        operations: asPersonAt(rig, CONTENDERS, desk, 'POST', `${HANDOFF}/contender`, { mine: true }),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          expect(await told(rig, uuidOf(desk), 'handoff.answered')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that the person comes back to a device',
    limit: 1,
    guards: [
      {
        file: secondDevice,
        text: 'const { workflow: row, state } = await lockWorkflow(unit, workflow);',
        without: `const { workflow: row, state } = ${readOf('workflow')};`,
      },
    ],
    async round(rig) {
      const desk = await enter(rig);
      await linkOf(desk);
      return {
        operations: asPersonAt(rig, CONTENDERS, desk, 'DELETE', HANDOFF),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await told(rig, uuidOf(desk), 'handoff.returned')).toBe(1);
        },
      };
    },
  },
  {
    name: 'times that a link is disowned',
    limit: 1,
    guards: [
      {
        file: secondDevice,
        text: 'const snapshot = await lockWorkflow(unit, workflow);',
        without: `const snapshot = ${readOf('workflow')};`,
      },
    ],
    async round(rig) {
      const desk = await enter(rig);
      return {
        operations: asPersonAt(rig, CONTENDERS, desk, 'POST', '/v1/session/not-me'),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(1);
          expect(await notified(rig, uuidOf(desk), 'workflow.link_disowned')).toBe(1);
        },
      };
    },
  },
  {
    name: 'requests that wait for each other for ever where a link is disowned while another is made',
    limit: 0,
    guards: [
      {
        file: secondDevice,
        text: 'const snapshot = await lockWorkflow(unit, workflow);',
        without: `const snapshot = ${readOf('workflow')};`,
      },
    ],
    async round(rig) {
      const desk = await enter(rig);
      const phone = await guestAt(rig, await linkOf(desk), 'phone');
      const device = { 'zaguan-device': 'phone' };
      const disown = () => accepted(rig.send(phone.token, 'POST', '/v1/session/not-me', undefined, device, rig.processes[0]));
      return {
        operations: [disown, ...asPersonAt(rig, 2, desk, 'POST', HANDOFF).slice(1)],
        paused: [0],
        holds(outcomes) {
          const keys = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.key : null));
          for (const key of keys) expect([null, 'token_revoked']).toContain(key);
        },
      };
    },
  },
  {
    name: 'links in the place of one that has expired, and tokens that live beside them',
    limit: 1,
    guards: [
      {
        file: delivery,
        text: 'make(unit, await lockWorkflow(unit, workflow))',
        without: `make(unit, ${readOf('workflow')})`,
      },
      {
        file: delivery,
        text: 'await lockWorkflow(unit, workflow);\n      await replace(',
        without: 'await replace(',
      },
    ],
    async round(rig) {
      const person = await proven(rig, { expires_in: 60 });
      rig.bench.clock.advance(3601);
      const before = (await tokenEntries(rig, person)).length;
      for (let at = 0; at < LIVE_TOKENS - 1; at++) await rig.issue(uuidOf(person));
      const { id } = (await accepted(person.call('GET', '/v1/session/link'))).body.result.destinations[0];
      return {
        operations: asPersonAt(rig, 2, person, 'POST', '/v1/session/link', { to: id }),
        // The later request must wait until the first message may be repeated.
        paused: [],
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(2);
          expect(await opening(rig, sentLinks(rig))).toBe(1);
          let living = 0;
          for (const { type, data } of (await tokenEntries(rig, person)).slice(before)) {
            living += type === 'token.issued' ? 1 : -Number(data.tokens);
            expect(living).toBeLessThanOrEqual(LIVE_TOKENS);
          }
        },
      };
    },
  },
  {
    name: 'attempts of a step’s allowance',
    limit: 5,
    guards: [
      {
        file: 'services/workflows/model/step-rows.ts',
        text: ".select('memory').forUpdate()",
        without: ".select('memory')",
      },
    ],
    async round(rig) {
      const { steps } = await rig.create();
      const port = allowancePort(rig.bench.platform, rig.bench.caller(), steps[0]?.uuid ?? '');
      return {
        operations: times(CONTENDERS, () => () => port.take('card', { max: 5, value: 'one', maxValues: 5 })),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(5),
      };
    },
  },
];

async function sendingOf(desk: Person): Promise<{ id: string }> {
  await accepted(desk.call('POST', HANDOFF));
  const destination = (await desk.read()).handoff.sending?.destinations[0];
  if (!destination) throw new Error('The link can be sent nowhere.');
  return destination;
}
