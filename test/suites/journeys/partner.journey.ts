import { describe, expect, test } from 'vitest';
import { words } from '../../../demo/words.ts';
import { documentSignWords } from '../../../steps/document-sign/document-sign.i18n.ts';
import { Journey, person } from './journey.ts';
import { openPhone } from './phone.ts';
import { setting } from './setting.ts';

const bank = words.es;

describe('by script tag, on a partner’s page', () => {
  const here = setting();
  const onThePage = (name: string) => here.phone.page().getByRole('button', { name, exact: true });

  test('a person opens an account, and the bank hears of it', async () => {
    const { world, phone } = here;
    const journey = new Journey(phone, world);
    await journey.open(world.partner);
    await onThePage(bank.open).click();
    await journey.walkCardFirst(async () => {
      await journey.open(world.partner);
      await onThePage(bank.resume).click();
    });
    await journey.readDocument(2);
    await journey.drawSignature();
    await journey.agreeToSign();
    await journey.press(documentSignWords['es-MX'].submit);
    await journey.expectFinished();
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
