import { describe, expect, it } from 'vitest';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { Partners } from '../sessions/partner.ts';
import { personOf } from '../sessions/people.ts';
import { photos, setupForNoise } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { Ledger } from './ledger.ts';
import { type MortalServer, type Point, startMortal } from './mortal-server.ts';

/**
 * Tests the data after a kill: everything acknowledged is there, nothing partial, nothing twice. The server is killed between write and
 * commit, at each such point of one person's journey. `npm run bench -- kill` has a hundred kills at random moments.
 */

const database = process.env.TEST_DATABASE_URL || null;
const STEPS = ['acceptance', 'personal_data', 'personal_address', 'enroll_full'];

const NEW_WORKFLOW = 'insert into "workflows"."workflows"';
const EVENT = 'into (?:"?platform"?\\.)?"?events';

const PERSON = 'insert into "people"."people"';
const MEDIUM = 'insert into "workflows"."media"';
const SUBMITTED = `${EVENT}.*step\\.submitted`;
const STORED = `${EVENT}.*media\\.stored`;
const ATTACHED = `${EVENT}.*workflow\\.person_attached`;

/** The points in the order in which a person reaches them. */
const ON_THE_WAY: readonly Point[] = [
  { what: 'a new workflow, not committed', failpoint: { like: NEW_WORKFLOW, at: 'before its commit' } },
  { what: 'a new workflow, committed and not answered', failpoint: { like: NEW_WORKFLOW, at: 'after its commit' } },
  { what: 'a consent, not committed', failpoint: { like: 'insert into "workflows"."consents"', at: 'before its commit' } },
  { what: 'a consent, committed and not answered', failpoint: { like: SUBMITTED, at: 'after its commit' } },
  { what: 'an answer, not committed', failpoint: { like: SUBMITTED, at: 'before its commit' } },
  { what: 'an answer, committed and not answered', failpoint: { like: SUBMITTED, at: 'after its commit' } },
  { what: 'the person, not committed', failpoint: { like: PERSON, at: 'before its commit' } },
  { what: 'the person, whom the workflow does not know', failpoint: { like: PERSON, at: 'after its commit' } },
  { what: 'the workflow’s person, not committed', failpoint: { like: ATTACHED, at: 'before its commit' } },
  { what: 'the workflow’s person, committed', failpoint: { like: ATTACHED, at: 'after its commit' } },
  { what: 'a medium’s row, not committed', failpoint: { like: MEDIUM, at: 'before its commit' } },
  { what: 'a medium’s row without bytes', failpoint: { like: MEDIUM, at: 'after its commit' } },
  { what: 'a medium’s bytes, of which the row says nothing', failpoint: { like: '/blobs/', at: 'after it', file: true } },
  { what: 'a stored medium, not committed', failpoint: { like: STORED, at: 'before its commit' } },
  { what: 'a stored medium, committed and not answered', failpoint: { like: STORED, at: 'after its commit' } },
  { what: 'the end, not committed', failpoint: { like: SUBMITTED, at: 'before its commit' } },
  { what: 'the end, committed and not answered', failpoint: { like: SUBMITTED, at: 'after its commit' } },
];

async function resultOf<Result>(server: MortalServer, path: string, init?: Parameters<MortalServer['ask']>[1]): Promise<Result> {
  return ((await (await server.ask(path, init)).json()) as { result: Result }).result;
}

const post = (key: string, body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'idempotency-key': key },
});

describe.runIf(database !== null)('a server that dies between what is written and what is committed', () => {
  it('loses nothing and doubles nothing on the way of a person', { timeout: 1_800_000 }, async () => {
    const server = await startMortal(database!, ON_THE_WAY, { JOURNEY_ADMIN: '1' });
    try {
      const ledger = new Ledger();
      const person = personOf(1);
      const [picture] = await photos(1, 40);
      const { uuid } = await resultOf<WorkflowRecord>(
        server,
        '/workflows/v1/workflows',
        post('one-workflow', { steps: STEPS, setup: setupForNoise(STEPS) }),
      );
      ledger.open(uuid, person.curp);
      const { token } = await resultOf<{ token: string }>(server, `/workflows/v1/workflows/${uuid}/token`, post('one-token', {}));
      const session = new Session({
        ...{ url: () => server.url, token, person, photo: () => picture! },
        code: () => Promise.reject(new Error('No step asks for a code.')),
        acknowledged: (what) => ledger.acknowledge(what),
        again: server.again,
      });
      await session.open();
      for (const step of STEPS) {
        expect(session.view.current!.step).toBe(step);
        await session.answer();
        // A job records the person meanwhile; the later points follow that.
        if (step === 'personal_data') await server.reached('the workflow’s person, committed');
      }
      await server.reached('the end, committed and not answered');
      expect(await session.ended()).toBe('received');
      const partners = new Partners(() => server.url);
      partners.use([server.key]);
      expect(await ledger.lookAtAll(partners)).toEqual([]);
      expect(ledger.figures).toEqual({ workflows: 1, steps: 4, media: 3, ended: 1 });
      // Nothing exists twice, and nothing unacknowledged exists.
      const { steps } = await partners.workflow(uuid);
      expect(await partners.media(steps[3]!.uuid)).toHaveLength(3);
      expect(await partners.ask('GET', '/workflows/v1/workflows')).toMatchObject({ data: [{}] });
      expect(await partners.ask('GET', '/people/v1/people')).toMatchObject({ data: [{}] });
      const log = await partners.ask<{ data: { type: string }[] }>('GET', `/workflows/v1/settings/log/workflow/${uuid}?per_page=100`);
      const count = (wanted: string) => log.data.filter(({ type }) => type === wanted).length;
      const happened = ['workflow.created', 'workflow.initialized', 'step.started', 'step.submitted', 'media.stored', 'workflow.ended'];
      expect(happened.map(count)).toEqual([1, 1, 4, 4, 3, 1]);
    } finally {
      await server.close();
    }
  });
});
