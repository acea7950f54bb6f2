import { defineWords } from './words.ts';

/** What every step says that has a paper read: how to photograph it, that it is read, and what to do where it cannot be. */
export const paperWords = defineWords({
  'es-MX': {
    tipFlat: 'Extendido, sin dobleces',
    tipLight: 'Con buena luz y sin reflejos',
    tipWhole: 'La hoja completa',
    privacy: (company: string, days: number) =>
      `Llega cifrado a ${company} y se borra ${days === 1 ? 'un día' : `${days} días`} después de que termines.`,
    chooseFile: 'Subir foto o PDF',
    uploadWhy: 'Una foto, o el PDF tal como lo recibiste',
    aim: 'Encuadra la hoja completa',
    closer: 'Acércate un poco',
    photo: 'Toma la foto',
    taken: 'Foto recibida',
    shutter: 'Tomar la foto',
    openingFile: 'Abriendo tu archivo…',

    readingPaper: 'Leyendo tu documento…',
    readingWhy: 'Tarda unos segundos.',
    sendingPart: (percent: string) => `Enviando… ${percent} %`,
    cancel: 'Cancelar',
    zoom: 'Acercar la foto',

    unread: 'No se lee bien',
    unreadWhy: 'Busca más luz, sin reflejos, y acércate hasta que la hoja llene el marco. Si tienes el PDF, súbelo.',
    otherKind: 'Ese es otro documento',
    otherKindWhy: 'Revisa que sea el que te pedimos.',
    another: 'Tomar otra foto',
    anotherFile: 'Elegir otro archivo',
    goOnUnread: 'Seguir con este',

    held: 'Ya tenemos tu documento',
    heldWhy: 'Revisa que sea el correcto antes de enviarlo.',
    send: 'Enviar',
    readWhy: 'Esto leímos de tu documento.',

    troubleWithFile: 'Ese archivo no sirve',
    unreadableFile: 'No pudimos abrirlo. Sube una foto en JPG o PNG, o el PDF tal como lo recibiste.',
    smallFile: 'Esa foto es muy pequeña y no se leería. Elige una más grande.',
    largeFile: 'Pesa demasiado. Sube uno de hasta 30 páginas y 20 MB.',
    mediaMissing: 'Falta tu documento. Toma otra foto o envíalo otra vez.',
    captureNotAllowed: 'Este documento se tiene que fotografiar con la cámara. Toma la foto, por favor.',
    consentMissing: 'Falta tu permiso para usar la foto de tu cara que trae. Regresa y acéptalo para seguir.',
  },
  en: {
    tipFlat: 'Laid flat, without folds',
    tipLight: 'In good light, without glare',
    tipWhole: 'The whole sheet',
    privacy: (company, days) => `It reaches ${company} encrypted and is deleted ${days === 1 ? 'a day' : `${days} days`} after you finish.`,
    chooseFile: 'Upload a photo or PDF',
    uploadWhy: 'A photo, or the PDF just as you got it',
    aim: 'Fit the whole sheet inside',
    closer: 'Move a little closer',
    photo: 'Take the photo',
    taken: 'Photo received',
    shutter: 'Take the photo',
    openingFile: 'Opening your file…',

    readingPaper: 'Reading your document…',
    readingWhy: 'It takes a few seconds.',
    sendingPart: (percent) => `Sending… ${percent}%`,
    cancel: 'Cancel',
    zoom: 'Zoom in',

    unread: 'It is hard to read',
    unreadWhy: 'Find more light, without glare, and move closer until the sheet fills the frame. If you have the PDF, upload it.',
    otherKind: 'That is another document',
    otherKindWhy: 'Check that it is the one that we asked for.',
    another: 'Take another photo',
    anotherFile: 'Choose another file',
    goOnUnread: 'Go on with this one',

    held: 'We have your document',
    heldWhy: 'Check that it is the right one before you send it.',
    send: 'Send',
    readWhy: 'This is what we read on your document.',

    troubleWithFile: 'That file will not do',
    unreadableFile: 'We could not open it. Upload a JPG or PNG photo, or the PDF just as you got it.',
    smallFile: 'That photo is very small and could not be read. Choose a larger one.',
    largeFile: 'It is too big. Upload one of up to 30 pages and 20 MB.',
    mediaMissing: 'Your document is missing. Take another photo, or send it again.',
    captureNotAllowed: 'This document has to be photographed with the camera. Please take the photo.',
    consentMissing: 'Your permission to use the photo of your face on it is missing. Go back and give it to go on.',
  },
});

export type PaperWords = (typeof paperWords)['es-MX'];
