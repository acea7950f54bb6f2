import { describe, expect, test } from 'vitest';
import { reviewWords } from '#steps/review/review.i18n.ts';
import { Journey, person } from './journey.ts';
import { setting } from './setting.ts';

const words = reviewWords['es-MX'];

describe('a review', () => {
  const here = setting();

  test('goes on by itself under the eyes of who waits, and is heard of by who left', async () => {
    const { world, phone } = here;
    const { uuid, url } = await world.invite(['verify_email', 'review:before', 'acceptance', 'review:after']);
    const [, before, , after] = (await world.api.workflow(uuid)).steps;
    const journey = new Journey(phone, world);

    await journey.open(url);
    await journey.begin();
    await journey.proveEmail();
    await journey.expectHeading(words.heading);
    await world.api.review(before!.uuid, 'approved');
    await journey.expectAt('acceptance');
    expect((await world.mailbox.next(person.email)).subject).toContain('Ya puedes seguir');
    await journey.accept();
    await journey.expectHeading(words.heading);
    journey.expectClean([world.url]);

    await journey.leave();
    expect((await world.api.review(after!.uuid, 'approved')).status).toBe('success');
    // The mail must be sent even if the server was killed in between.
    await world.killServer();
    await world.restartServer();
    expect((await world.mailbox.next(person.email)).subject).toContain('ya revisó tus datos');
    await journey.open(url);
    await journey.expectFinished();
  });
});
