import { describe, expect, test } from 'vitest';
import { endingWords } from '#src/i18n/ending.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { reviewWords } from '#steps/review/review.i18n.ts';
import { askGuarantor, form, look, makeCredit, openCase } from './credit.ts';
import { Journey } from './journey.ts';
import { setting } from './setting.ts';

const ending = endingWords['es-MX'];
const signing = documentSignWords['es-MX'];

/** Returns the background colour of an element as rendered. Runs in the page. */
function ground(element: Element): number[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  pen.fillStyle = getComputedStyle(element).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

describe('a credit and its guarantor', () => {
  const here = setting({ context: { acceptDownloads: true } });

  test('is made of a template by API, walked by both, looked at in between, and sealed once', async () => {
    const { world, phone } = here;
    const opened = await openCase(world.api, await makeCredit(world.api));
    const { credit, document } = opened;
    const journey = new Journey(phone, world);
    const enter = async (uuid: string) => {
      await journey.leave();
      await journey.open((await world.api.token(uuid)).url);
    };
    const sign = async () => {
      await journey.readDocument(2);
      await journey.drawSignature();
      await journey.agreeToSign();
      await journey.press(signing.submit);
    };

    await enter(credit.uuid);
    await journey.expectHeading(look.welcome);
    const widget = journey.widget;
    expect(await widget.getByRole('img', { name: 'Banco Aldaba' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
    expect(await widget.locator('zaguan-button button').first().evaluate(ground)).toEqual(look.accentAsPixels);
    await journey.begin();
    await journey.accept();
    // The condition on the amount skips the references step.
    await journey.expectAt('dynamic_form');
    await journey.expectHeading(form.name);
    await journey.type(form.employer, 'Panadería El Trigo');
    await journey.type(form.income, '12500');
    await journey.press(look.form);
    await journey.expectHeading(reviewWords['es-MX'].heading);
    const waiting = await world.api.workflow(credit.uuid);
    expect(waiting.waiting_since).not.toBeNull();
    await world.api.review(waiting.steps.find(({ step }) => step === 'review')!.uuid, 'approved');
    await sign();
    await journey.expectFinished();
    await journey.seeText(ending.comes);
    expect((await world.api.document(document)).status).toBe('open');

    const guarantor = await askGuarantor(world.api, opened);
    await enter(guarantor.uuid);
    await journey.begin();
    await journey.accept();
    await sign();
    await journey.expectFinished();
    const { signed_sha256, status } = await world.api.sealedDocument(document);
    expect(status).toBe('signed');
    await enter(credit.uuid);
    await journey.expectFinished();
    const downloading = phone.page().waitForEvent('download');
    await journey.press(ending.download);
    const download = await downloading;
    expect([download.suggestedFilename(), await download.failure()]).toEqual(['Crédito de Ana.pdf', null]);
    journey.expectClean([world.url]);

    const ended = await world.api.ended(credit.uuid);
    expect(ended).toMatchObject({ status: 'success', people_uuid: credit.people_uuid, document_uuid: document, failed_rules: [] });
    expect(ended.steps.map(({ step, status }) => [step, status])).toEqual([
      ['acceptance', 'success'],
      ['references', 'skipped'],
      ['dynamic_form', 'success'],
      ['review', 'success'],
      ['document_sign', 'success'],
    ]);
    expect(ended.steps[2]!.payload).toMatchObject({ values: { employer: 'Panadería El Trigo', monthly_income: 12_500 } });
    expect(ended.steps[3]!.payload).toEqual({ decision: 'approved', reason: null });
    expect(ended.steps[4]!.payload).toMatchObject({ document_uuid: document, sealed: true, signed_sha256 });
    expect((await world.api.ended(guarantor.uuid)).steps[1]!.payload).toMatchObject({ document_uuid: document, signed_sha256 });
    const file = new File([Uint8Array.from(await world.api.signedDocument(document))], 'credito.pdf', { type: 'application/pdf' });
    expect(await world.api.send('/people/v1/documents/verify', { file })).toMatchObject({ verdict: 'valid' });
  });
});
