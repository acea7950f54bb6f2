import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { taxCertificateWords } from '#steps/tax-certificate/tax-certificate.i18n.ts';
import { certificateClip } from '../../support/camera/clips.ts';
import { specimenTax } from '../../support/specimens/certificate.ts';
import type { Journey } from './journey.ts';
import { language, READING } from './language.ts';

/** With the tax certificate before the camera: its code is read by itself, and the person says that it is theirs. */
export async function scanCertificate(journey: Journey, reopen: () => Promise<void>): Promise<void> {
  await journey.phone.restart(await certificateClip());
  await reopen();
  await journey.expectAt('tax_certificate');
  await journey.press(cameraWords[language].openCamera);
  await confirmCertificate(journey);
}

/** What was read is shown, and is said to be theirs. */
export async function confirmCertificate(journey: Journey): Promise<void> {
  const words = taxCertificateWords[language];
  await journey.expectHeading(words.confirm, READING);
  await journey.seeText(specimenTax.rfc);
  await journey.seeText(words.notVerified);
  await journey.press(words.yes);
}
