import { lines } from '#kinds/address-proof/address-proof.specimen.ts';
import { mexicanDate } from '#mexico/today.ts';
import { writtenDay } from '#mexico/written-day.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { sheetSpecimen } from '#src/capture/sheet-specimen.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';

/** Draws a bill of an invented person, dated today so that it is never too old. `guide` is in screen pixels, from the screen's corner. */
export function specimen(now: Date, guide: Region, screen: Size): Specimen {
  const bill = lines.map((line) => line.replace('05/11/2026', writtenDay(mexicanDate(now))));
  return sheetSpecimen(bill, guide, screen);
}
