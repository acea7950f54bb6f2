import { mexicanDate } from '#mexico/today.ts';
import { writtenDay } from '#mexico/written-day.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { sheetSpecimen } from '#src/capture/sheet-specimen.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';

/** Draws a bill of an invented person, dated today so that it is never too old. `guide` is in screen pixels, from the screen's corner. */
export function specimen(now: Date, guide: Region, screen: Size): Specimen {
  const lines = [
    'CFE Suministrador de Servicios Básicos',
    '',
    'LUISA PEREZ GOMEZ',
    'C DEL ZAGUAN 12',
    'COL. CENTRO',
    'C.P. 44100',
    'GUADALAJARA, JALISCO',
    '',
    `FECHA DE EMISION: ${writtenDay(mexicanDate(now))}`,
    'NO. DE SERVICIO: 000000000012',
    'TOTAL A PAGAR: $120',
  ];
  return sheetSpecimen(lines, guide, screen);
}
