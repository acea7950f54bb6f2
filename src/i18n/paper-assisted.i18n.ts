import { defineWords } from './words.ts';

/** Words of a step that reads a document, for a helper who photographs it for another person. */
export const assistedPaperWords = defineWords({
  'es-MX': {
    privacy: (company: string, days: number) =>
      `Llega cifrado a ${company} y se borra ${days === 1 ? 'un día' : `${days} días`} después de que la persona termine.`,
    uploadWhy: 'Una foto, o el PDF tal como lo recibió la persona',
    orPdf: 'Si la persona tiene el PDF, súbelo.',
    held: 'Ya tenemos el documento',
    heldWhy: 'Muéstrale la pantalla a la persona para que revise que es el correcto.',
    title: '¿Están bien los datos de la persona?',
    titleWhy: 'Muéstrale la pantalla. Esto leímos de su documento; corrige lo que no coincida.',
    onlyPdf: 'Este documento lo necesitamos en PDF, tal como lo recibió la persona.',
    unreadableFile: 'No pudimos abrirlo. Sube una foto en JPG o PNG, o el PDF tal como lo recibió la persona.',
    mediaMissing: 'Falta el documento. Toma otra foto o envíalo otra vez.',
    consentMissing: 'Falta el permiso de la persona para usar la foto de su cara que trae. Regresa para que lo acepte.',
  },
  en: {
    privacy: (company, days) =>
      `It reaches ${company} encrypted and is deleted ${days === 1 ? 'a day' : `${days} days`} after the person finishes.`,
    uploadWhy: 'A photo, or the PDF just as the person got it',
    orPdf: 'If the person has the PDF, upload it.',
    held: 'We have the document',
    heldWhy: 'Show the screen to the person, so that they can check that it is the right one.',
    title: 'Are the person’s details right?',
    titleWhy: 'Show them the screen. This is what we read on their document; correct what does not match.',
    onlyPdf: 'We need this document as a PDF, just as the person got it.',
    unreadableFile: 'We could not open it. Upload a JPG or PNG photo, or the PDF just as the person got it.',
    mediaMissing: 'The document is missing. Take another photo, or send it again.',
    consentMissing: 'The person’s permission to use the photo of their face on it is missing. Go back so that they can give it.',
  },
});
