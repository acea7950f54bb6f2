import { mexicanDate } from '../../mexico/today.ts';
import { writtenDay } from '../../mexico/written-day.ts';

/** A bill of nobody, of today: it never grows too old. */
export function specimen(now: Date): readonly string[] {
  return [
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
}
