import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { taxCertificateWords } from '#steps/tax-certificate/tax-certificate.i18n.ts';
import { certificateClip } from '../../support/camera/clips.ts';
import { specimenTax } from '../../support/specimens/certificate.ts';
import type { Journey } from './journey.ts';
import { language, READING } from './language.ts';

/** Shows the tax certificate to the camera, waits until its QR code is read, and confirms the data. */
export async function scanCertificate(journey: Journey, reopen: () => Promise<void>): Promise<void> {
  await journey.phone.restart(await certificateClip());
  await reopen();
  await journey.expectAt('tax_certificate');
  await journey.press(cameraWords[language].openCamera);
  await confirmCertificate(journey);
}

/** Confirms the displayed data of the certificate. */
export async function confirmCertificate(journey: Journey): Promise<void> {
  const words = taxCertificateWords[language];
  await journey.expectHeading(words.confirm, READING);
  await journey.seeText(specimenTax.rfc);
  await journey.seeText(words.notVerified);
  await journey.press(words.yes);
}
