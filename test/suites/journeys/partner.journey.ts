import { describe, expect, test } from 'vitest';
import { words } from '#demo/pages/words.ts';
import { catalog } from '#steps/catalog.ts';
import { type CountedJourney, type Effort, statedEfforts } from './counted.ts';
import { approveAtDesk } from './desk.ts';
import { Journey, person } from './journey.ts';
import { openAccount } from './open-account.ts';
import { inAll } from './pace.ts';
import { openPhone } from './phone.ts';
import { setting } from './setting.ts';

const bank = words.es;
const stated = statedEfforts();
const BY_HAND = 'A selfie by hand';
const UNJUDGED = 'A challenge that was not judged';

/** Expects that no part takes more effort than docs/journey.md states. */
function expectAtMost({ screens, isChallengePassed }: CountedJourney, part: string, effort: Effort): void {
  const rows = part === 'INE and selfie' ? [part, BY_HAND, ...(isChallengePassed ? [] : [UNJUDGED])] : [part];
  for (const [what, count] of Object.entries(effort) as [keyof Effort, number][])
    expect(count, `${what} of “${part}” (${screens.join(', ')})`).toBeLessThanOrEqual(
      rows.reduce((sum, row) => sum + (stated.get(row)?.[what] ?? Number.NaN), 0),
    );
}

/** The part of the journey to which each step belongs. */
const partOf: Readonly<Record<string, string>> = {
  acceptance: 'Consents',
  verify_email: 'Mail and code',
  enroll_full: 'INE and selfie',
  personal_address: 'Address',
  document_sign: 'Contract',
};

/**
 * Expects the minutes stated in the contracts to be at least the person's own time, and at most one and a half times the total with the
 * machine's time. The stated time assumes that the card's data cannot be read; here they are read, so the walk is shorter.
 */
function expectTrueMinutes({ seconds }: CountedJourney): void {
  const parts = Object.values(partOf).map((part) => seconds.get(part)!);
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
  const stated = 60 * sum(['personal_data', ...Object.keys(partOf)].map((step) => catalog[step]!.minutes));
  expect(stated).toBeGreaterThanOrEqual(sum(parts.map(({ reading, hands }) => reading + hands)));
  expect(stated).toBeLessThanOrEqual(1.5 * sum(parts.map(inAll)));
  for (const [step, part] of Object.entries(partOf)) {
    const { reading, hands } = seconds.get(part)!;
    expect(catalog[step]!.minutes * 60, `${step}, as its contract says`).toBeGreaterThanOrEqual(reading + hands);
  }
}

describe('by script tag, on a partner’s page', () => {
  const here = setting();

  test('a person opens an account with no more effort than we say, and the bank hears of it', async () => {
    const { world, phone } = here;
    const journey = await openAccount(phone, world);
    for (const [part, effort] of journey.efforts) expectAtMost(journey, part, effort);
    expect([...journey.efforts.keys(), BY_HAND, UNJUDGED, 'Ending'].toSorted(), 'the parts that docs/journey.md states').toEqual(
      [...stated.keys()].toSorted(),
    );
    expectTrueMinutes(journey);
    await journey.finish();

    // No face of the drawn credential is that of the selfie, so a human decides.
    await phone.page().getByRole('heading', { name: bank.attentionTitle }).waitFor();
    const [waiting] = await world.api.workflows();
    expect(waiting).toMatchObject({
      status: 'working',
      people_uuid: null,
      attention: expect.arrayContaining([expect.stringMatching(/^face_/)]),
    });
    const liveness = journey.isChallengePassed ? { challenge: 'passed' } : { challenge: 'not_judged', trouble: 'unavailable' };
    expect(waiting!.steps[2]!.payload).toMatchObject({ liveness });
    await approveAtDesk(phone.page(), world.partner);
    await phone.page().getByRole('heading', { name: bank.readyTitle }).waitFor();
    await phone.page().getByText(bank.developersTitle).click();
    await phone.page().getByText(bank.signed).first().waitFor();
    journey.expectClean(world.origins);

    const [workflow] = await world.api.workflows();
    expect(workflow).toMatchObject({ status: 'success' });
    expect(workflow!.steps.map(({ status }) => status)).toEqual(Array(6).fill('success'));
    expect(workflow!.callback_at).not.toBeNull();
    // Three photos, and five frames of the challenge.
    expect(await world.api.stepMedia(workflow!.steps[2]!.uuid)).toHaveLength(8);
    const record = await world.api.person(workflow!.people_uuid!);
    expect(record).toMatchObject({ national_id: person.curp, contact_data: [{ email: person.email, email_confirmation: true }] });
  });

  test('the widget inside the page says where the person stands', async () => {
    const { world } = here;
    const other = await openPhone();
    try {
      const journey = new Journey(other, world);
      await journey.open(`${world.partner}/inline`);
      await journey.begin();
      await journey.accept();
      await journey.expectAt('verify_email');
      await other.page().reload();
      await journey.expectAt('verify_email');
      journey.expectClean(world.origins);
    } finally {
      await other.close();
    }
  });
});
