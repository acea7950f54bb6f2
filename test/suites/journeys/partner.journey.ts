import { describe, expect, test } from 'vitest';
import { words } from '../../../demo/words.ts';
import { shellWords } from '../../../src/i18n/shell.i18n.ts';
import { documentSignWords } from '../../../steps/document-sign/document-sign.i18n.ts';
import { personalAddressWords } from '../../../steps/personal-address/personal-address.i18n.ts';
import { turningCardClip } from '../../support/camera/clips.ts';
import { CountedJourney, type Effort, statedEfforts } from './counted.ts';
import { Journey, person } from './journey.ts';
import { openPhone } from './phone.ts';
import { setting } from './setting.ts';

const bank = words.es;
const stated = statedEfforts();
const BY_HAND = 'A selfie by hand';

/** No part takes more than docs/journey.md says. */
function expectAtMost({ screens }: CountedJourney, part: string, effort: Effort): void {
  const more = part === 'INE and selfie' ? stated.get(BY_HAND) : null;
  for (const [what, count] of Object.entries(effort) as [keyof Effort, number][])
    expect(count, `${what} of “${part}” (${screens.join(', ')})`).toBeLessThanOrEqual(
      (stated.get(part)?.[what] ?? -1) + (more?.[what] ?? 0),
    );
}

describe('by script tag, on a partner’s page', () => {
  const here = setting();
  const onThePage = (name: string) => here.phone.page().getByRole('button', { name, exact: true });

  test('a person opens an account with no more effort than we say, and the bank hears of it', async () => {
    const { world, phone } = here;
    await phone.restart(await turningCardClip());
    const journey = new CountedJourney(phone, world);
    await journey.watch();
    await journey.open(world.partner);
    await onThePage(bank.open).click();
    await journey.expectHeading(shellWords['es-MX'].welcomeTitle);
    await journey.part('Welcome', async () => {
      await journey.begin();
      await journey.expectAt('acceptance');
    });
    await journey.part('Consents', async () => {
      await journey.accept();
      await journey.expectAt('verify_email');
    });
    await journey.part('Mail and code', async () => {
      await journey.proveEmail();
      await journey.expectAt('enroll_full');
    });
    await journey.part('INE and selfie', () => journey.enrollByItself());
    await journey.part('Address', async () => {
      await journey.press(personalAddressWords['es-MX'].submit);
      await journey.expectAt('document_sign');
    });
    await journey.part('Contract', async () => {
      await journey.readDocument(2);
      await journey.drawSignature();
      await journey.agreeToSign();
      await journey.press(documentSignWords['es-MX'].submit);
      await journey.expectFinished();
    });
    for (const [part, effort] of journey.efforts) expectAtMost(journey, part, effort);
    expect([...journey.efforts.keys(), BY_HAND, 'Ending'].toSorted(), 'the parts that docs/journey.md states').toEqual(
      [...stated.keys()].toSorted(),
    );
    await journey.finish();

    await phone.page().getByRole('heading', { name: bank.readyTitle }).waitFor();
    await phone.page().getByText(bank.developersTitle).click();
    await phone.page().getByText(bank.signed).first().waitFor();
    journey.expectClean(world.origins);

    const [workflow] = await world.api.workflows();
    expect(workflow).toMatchObject({ status: 'success' });
    expect(workflow!.steps.map(({ status }) => status)).toEqual(Array(6).fill('success'));
    expect(workflow!.callback_at).not.toBeNull();
    expect(await world.api.stepMedia(workflow!.steps[2]!.uuid)).toHaveLength(3);
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
