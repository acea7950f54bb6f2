import type { SpecimenPerson } from '#src/capture/specimen-person.ts';

/** The invented man whose card is in front of the camera, and who does the journeys. */
export const ricardo: SpecimenPerson = {
  ...{ name: 'RICARDO', firstLastname: 'ALAMÁN', secondLastname: 'PÉREZ', birthdate: '1963-03-21', sex: 'H' },
  address: ['CALLE DEL ZAGUÁN 12', 'COL CENTRO 06000', 'CUAUHTÉMOC, CDMX.'],
  ...{ curp: 'AAPR630321HDFLRC09', electorKey: 'ALPRRC63032109H100' },
  ...{ registration: '1991 03', section: '0000', issueYear: '2024', expires: '2034', emission: '03' },
  ...{ cic: '000654321', consecutive: '000000034', fuar: '00456' },
};
