import { assistedPaperWords } from '#src/i18n/paper-assisted.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

/** What is said to whoever holds the device for the person whose document it is. */
export const assistedDocumentWords = defineWords({
  'es-MX': {
    ...assistedPaperWords['es-MX'],
    askAddressProof: 'El comprobante de domicilio de la persona',
    askBankStatement: 'El estado de cuenta de la persona',
    askCartaLibranza: 'La carta libranza de la persona',
    askCif: 'La Cédula de Identificación Fiscal de la persona',
    askCreditReport: 'El Reporte de Crédito Especial de la persona',
    askCsf: 'La Constancia de Situación Fiscal de la persona',
    askCurp: 'La constancia de la CURP de la persona',
    askFm: 'El documento migratorio de la persona',
    askIneBack: 'El reverso de la INE de la persona',
    askIneFront: 'El frente de la INE de la persona',
    askNss: 'La constancia de NSS de la persona',
    askPassport: 'El pasaporte de la persona',
    askDocument: 'El documento de la persona',
    photoOrFile: 'Tómale una foto o, si la persona lo tiene en PDF, súbelo.',
    pdfWhy: 'Sube el PDF tal como lo recibió la persona.',
  },
  en: {
    ...assistedPaperWords.en,
    askAddressProof: 'The person’s proof of address',
    askBankStatement: 'The person’s bank statement',
    askCartaLibranza: 'The person’s payroll loan letter',
    askCif: 'The person’s tax identification card',
    askCreditReport: 'The person’s special credit report',
    askCsf: 'The person’s tax status certificate',
    askCurp: 'The person’s CURP certificate',
    askFm: 'The person’s immigration document',
    askIneBack: 'The back of the person’s INE card',
    askIneFront: 'The front of the person’s INE card',
    askNss: 'The person’s social security number letter',
    askPassport: 'The person’s passport',
    askDocument: 'The person’s document',
    photoOrFile: 'Take a photo of it or, if the person has it as a PDF, upload that.',
    pdfWhy: 'Upload the PDF just as the person got it.',
  },
});
