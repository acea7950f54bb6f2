import { selfieWords } from '../../src/i18n/selfie.i18n.ts';
import { defineWords } from '../../src/i18n/words.ts';

export const enrollFullWords = defineWords({
  'es-MX': {
    ...selfieWords['es-MX'],
    front: 'Frente de tu INE',
    back: 'Reverso de tu INE',

    explainFront: 'Toma fotos de tu INE',
    explainFrontWhy: 'Primero el frente, luego el reverso. Al final, una selfie.',
    explainBack: 'Sigue el reverso de tu INE',
    explainBackWhy: 'El lado de los códigos. Después, una selfie.',
    explainSelfie: 'Ahora, una selfie',
    tipTable: 'Sobre una mesa lisa',
    tipLight: 'Con buena luz y sin reflejos',
    tipWhole: 'Que se vean las cuatro esquinas',
    privacy: (company: string, days: number) =>
      `Las fotos sirven para comprobar quién eres. Llegan cifradas a ${company} y se borran ${days === 1 ? 'un día' : `${days} días`} después de que termines.`,

    aimFront: 'Encuadra el frente',
    aimBack: 'Ahora el reverso',

    smallFile: 'Esa foto es muy pequeña y no se leería. Elige una más grande.',

    reviewCard: '¿Se lee bien?',
    reviewCardWhy: 'Foto recibida. Revisa que se lean los datos y se vea completa.',
    keepCard: 'Sí, se lee bien',
    zoom: 'Acercar la foto',

    ready: 'Tus tres fotos',
    readyWhy: 'Puedes cambiar la que quieras antes de enviarlas.',
    sendingTitle: 'Guardando tus fotos',
    sendingWhy: 'Falta poco. Si se va la señal, seguimos solos cuando vuelva.',
    redo: 'Cambiar',
    redoFront: 'Cambiar la foto del frente',
    redoBack: 'Cambiar la foto del reverso',
    redoSelfie: 'Cambiar tu selfie',
    send: 'Enviar mis fotos',
    mediaMissing: 'Falta una de las fotos. Cámbiala o envíalas otra vez.',
    captureNotAllowed: 'Una de estas fotos se tiene que tomar con la cámara. Cámbiala, por favor.',

    uploadCard: 'Subir una foto de tu INE',
    uploadCardWhy: 'La selfie te la pediremos en vivo',
  },
  en: {
    ...selfieWords.en,
    front: 'Front of your INE',
    back: 'Back of your INE',

    explainFront: 'Take photos of your INE',
    explainFrontWhy: 'First the front, then the back. A selfie at the end.',
    explainBack: 'Next, the back of your INE',
    explainBackWhy: 'The side with the codes. After that, a selfie.',
    explainSelfie: 'Now, a selfie',
    tipTable: 'On a plain table',
    tipLight: 'In good light, without glare',
    tipWhole: 'With all four corners in view',
    privacy: (company, days) =>
      `The photos are used to check who you are. They reach ${company} encrypted and are deleted ${days === 1 ? 'a day' : `${days} days`} after you finish.`,

    aimFront: 'Fit the front inside',
    aimBack: 'Now the back',

    smallFile: 'That photo is too small to be read. Choose a larger one.',

    reviewCard: 'Can you read it?',
    reviewCardWhy: 'Photo received. Check that the text is readable and nothing is cut off.',
    keepCard: 'Yes, it is readable',
    zoom: 'Zoom in',

    ready: 'Your three photos',
    readyWhy: 'You can change any of them before you send them.',
    sendingTitle: 'Saving your photos',
    sendingWhy: 'Almost there. If the signal drops, we carry on by ourselves when it is back.',
    redo: 'Change',
    redoFront: 'Change the photo of the front',
    redoBack: 'Change the photo of the back',
    redoSelfie: 'Change your selfie',
    send: 'Send my photos',
    mediaMissing: 'One of the photos is missing. Change it, or send them again.',
    captureNotAllowed: 'One of these photos has to be taken with the camera. Please change it.',

    uploadCard: 'Upload a photo of your INE',
    uploadCardWhy: 'We will ask for the selfie live',
  },
});

export type EnrollFullWords = (typeof enrollFullWords)['es-MX'];
