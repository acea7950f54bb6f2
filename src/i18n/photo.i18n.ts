import { defineWords } from './words.ts';

/** Words of every photo of a face or a document: its quality, its file, and the choice to keep or retake it. */
export const photoWords = defineWords({
  'es-MX': {
    chooseFile: 'Subir una foto',
    keep: 'Seguir con esta',
    retake: 'Tomar otra foto',
    chooseAnother: 'Elegir otra foto',
    troubleWithFile: 'Ese archivo no sirve',
    unreadableFile: 'No pudimos abrir ese archivo. Elige una foto en JPG o PNG.',
    largeFile: 'Ese archivo pesa demasiado. Elige una foto más ligera.',
    dark: 'Salió oscura. Con más luz se vería mejor.',
    bright: 'Salió con mucha luz. Cuida el reflejo.',
    shutter: 'Tomar la foto',
    aimByHand: 'Tómala con el botón',
  },
  en: {
    chooseFile: 'Upload a photo',
    keep: 'Use this one',
    retake: 'Take another photo',
    chooseAnother: 'Choose another photo',
    troubleWithFile: 'We can’t use that file',
    unreadableFile: 'We could not open that file. Choose a JPG or PNG photo.',
    largeFile: 'That file is too big. Choose a lighter photo.',
    dark: 'It came out dark. More light would help.',
    bright: 'It came out very bright. Watch the glare.',
    shutter: 'Take the photo',
    aimByHand: 'Press the button',
  },
});
