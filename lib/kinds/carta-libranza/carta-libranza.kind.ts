import type { KindDeclaration } from '../base/declaration.ts';

export const cartaLibranza: KindDeclaration = {
  accepts: 'PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu carta libranza', en: 'Your payroll loan letter' },
  assistedHeading: { 'es-MX': 'La carta libranza de la persona', en: 'The person’s payroll loan letter' },
  fields: [
    ['first_name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['curp', 'curp'],
    ['nss', 'nss'],
    ['loan_amount', 'amount'],
  ],
  specimen: null,
};
