import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '#platform/base/sha256.ts';
import { childProcesses } from '../../support/child-processes.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: the loss of a worker process that reads foreign files. Every accepted picture is stored afterwards, and every other uploader is
 * told to retry.
 */

const PEOPLE = 10;
let rig: Rig;
let photo: Uint8Array;
beforeAll(async () => {
  rig = await createRig();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
});
afterAll(() => rig.bench.close());

/** Returns the ids of the processes that decode pictures for this one. */
function decoders(): number[] {
  return childProcesses().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures.worker');
    } catch {
      // The process ended in between.
      return false;
    }
  });
}

async function photographer(): Promise<Person> {
  const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
  await person.answer({ accepted: true });
  await person.start();
  return person;
}

it('answers every one of twenty pictures, or says when to come again, and keeps what it accepted', { timeout: 900_000 }, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, photographer));
  await Promise.all(people.slice(0, 4).map((person) => person.upload('document', photo)));
  const busy = decoders();
  expect(busy.length).toBeGreaterThan(0);
  const uploads = people.flatMap((person) => [0, 1].map(() => ({ person, uuid: randomUUID() })));
  let answered = 0;
  const answers = uploads.map(async ({ person, uuid }) => {
    const answer = await person.upload('document', photo, { uuid });
    answered += 1;
    return answer;
  });
  // Kills the processes during their work, as a system short of memory does.
  await Promise.race(answers);
  expect(answered).toBeLessThan(uploads.length - busy.length);
  for (const pid of busy) process.kill(pid, 'SIGKILL');
  for (const [at, answer] of (await Promise.all(answers)).entries()) {
    if (answer.status === 200) continue;
    expect([answer.status, answer.headers.get('retry-after')], JSON.stringify(answer.body)).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect((await uploads[at]!.person.upload('document', photo, { uuid: uploads[at]!.uuid })).status).toBe(200);
  }
  for (const { person, uuid } of uploads) {
    const { result } = (await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}/data`)).body;
    const row = result.media.find((medium: { uuid: string }) => medium.uuid === uuid);
    const bytes = await rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${uuid}`);
    expect(sha256(Buffer.from(bytes!)).toString('hex')).toBe(row.stored_sha256);
  }
});
