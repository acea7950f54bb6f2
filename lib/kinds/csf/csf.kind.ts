import type { KindDeclaration } from '../base/declaration.ts';

export const csf: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu Constancia de Situación Fiscal', en: 'Your tax status certificate' },
  assistedHeading: { 'es-MX': 'La Constancia de Situación Fiscal de la persona', en: 'The person’s tax status certificate' },
  fields: [
    ['csf_data.full_name', 'holder'],
    ['csf_data.rfc', 'rfc'],
    ['csf_data.id', 'idCif'],
    ['identification_data.curp', 'curp'],
    ['fiscal_address.postal_code', 'postalCode'],
  ],
  specimen: () => import('./csf.specimen.ts'),
};
