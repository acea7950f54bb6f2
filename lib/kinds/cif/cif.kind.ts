import type { KindDeclaration } from '../base/declaration.ts';

export const cif: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'card',
  heading: { 'es-MX': 'Tu Cédula de Identificación Fiscal', en: 'Your tax identification card' },
  assistedHeading: { 'es-MX': 'La Cédula de Identificación Fiscal de la persona', en: 'The person’s tax identification card' },
  fields: [
    ['cif.full_name', 'holder'],
    ['cif.rfc', 'rfc'],
    ['cif.id', 'idCif'],
  ],
  specimen: () => import('./cif.specimen.ts'),
};
