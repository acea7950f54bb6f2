import { correctionsOf, type FieldTexts } from '#src/step/paper/typed-fields.ts';
import { asSent } from './card/card-fields.ts';
import type { CredentialView, DeviceReading } from './card/credential.contract.ts';
import type { CardField } from './card/lines.contract.ts';
import type { EnrollFullInput } from './enroll-full.machine.ts';

interface CardEntries {
  view: CredentialView | null;
  entryByField: FieldTexts<CardField>;
  deviceReading: DeviceReading | null;
}

/** Returns the submission: the photos, and the person's corrections and the device's reading if there are any. */
export function submissionOf(
  { acceptedPhotos, isCardSkipped }: Pick<EnrollFullInput, 'acceptedPhotos' | 'isCardSkipped'>,
  { view, entryByField, deviceReading }: CardEntries,
): object {
  const corrections = correctionsOf(entryByField, view?.fields, asSent);
  return {
    ...acceptedPhotos,
    ...(Object.keys(corrections).length > 0 ? { corrections } : {}),
    ...(deviceReading ? { device_reading: deviceReading } : {}),
    seen: !isCardSkipped,
  };
}
