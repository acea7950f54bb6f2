import type { KindDeclaration } from '../base/declaration.ts';

export const bankStatement: KindDeclaration = {
  accepts: 'pictures and PDFs',
  hasFace: false,
  shape: 'sheet',
  heading: { 'es-MX': 'Tu estado de cuenta', en: 'Your bank statement' },
  assistedHeading: { 'es-MX': 'El estado de cuenta de la persona', en: 'The person’s bank statement' },
  fields: [
    ['name', 'holder'],
    ['rfc_person', 'rfc'],
    ['account_number', 'account'],
    ['clabe', 'clabe'],
    ['date_end', 'date'],
  ],
  specimen: () => import('./bank-statement.specimen.ts'),
};
