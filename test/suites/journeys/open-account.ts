import { words } from '#demo/pages/words.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { personalAddressWords } from '#steps/personal-address/personal-address.i18n.ts';
import { turningCardClip } from '../../support/camera/clips.ts';
import { CountedJourney } from './counted.ts';
import { language } from './language.ts';
import { filmHead } from './moving-head.ts';
import type { Phone } from './phone.ts';
import type { World } from './world.ts';

/** Walks from the bank's page to the ending, with the card and a head that moves as the challenge asks, and counts every part. */
export async function openAccount(phone: Phone, world: World): Promise<CountedJourney> {
  await phone.restart(await turningCardClip());
  await filmHead(phone);
  const journey = new CountedJourney(phone, world);
  await journey.watch();
  await journey.open(world.partner);
  await phone.page().getByRole('button', { name: words.es.open, exact: true }).click();
  await journey.expectHeading(shellWords[language].welcomeTitle);
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
    await journey.press(personalAddressWords[language].submit);
    await journey.expectAt('document_sign');
  });
  await journey.part('Contract', async () => {
    await journey.readDocument(2);
    await journey.drawSignature();
    await journey.agreeToSign();
    await journey.press(documentSignWords[language].submit);
    await journey.expectFinished();
  });
  return journey;
}
