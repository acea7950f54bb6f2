import { selfieWords } from '#src/i18n/selfie.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

export const enrollSimpleWords = defineWords({
  'es-MX': {
    ...selfieWords['es-MX'],
    explainSelfie: 'Tómate una selfie',
    privacy: (company: string, days: number) =>
      `La comparamos con la foto que ${company} ya guarda de ti. Llega cifrada y se borra ${days === 1 ? 'un día' : `${days} días`} después de que termines.`,
    smallFile: 'Esa foto es muy pequeña. Elige una más grande.',

    sendingTitle: 'Comparando tu selfie',
    sendingWhy: 'Falta poco. Si se va la señal, seguimos solos cuando vuelva.',
    comparing: 'Comparando…',
    again: 'Toma otra selfie',
    unclear: 'No distinguimos bien tu cara. Acércate, con la luz de frente.',
    several: 'Hay más de una cara en la foto. Toma otra en la que salgas solo tú.',
    notMatched: 'No pudimos comprobarlo con esta foto. Busca buena luz y mira de frente.',
    mediaMissing: 'Falta tu selfie. Toma otra o envíala otra vez.',
    captureNotAllowed: 'Esta foto se tiene que tomar con la cámara. Toma otra, por favor.',
  },
  en: {
    ...selfieWords.en,
    explainSelfie: 'Take a selfie',
    privacy: (company, days) =>
      `We compare it with the photo that ${company} already keeps of you. It travels encrypted and is deleted ${days === 1 ? 'a day' : `${days} days`} after you finish.`,
    smallFile: 'That photo is too small. Choose a larger one.',

    sendingTitle: 'Comparing your selfie',
    sendingWhy: 'Almost there. If the signal drops, we carry on by ourselves when it is back.',
    comparing: 'Comparing…',
    again: 'Take another selfie',
    unclear: 'We can’t make out your face. Come closer, with the light in front of you.',
    several: 'There is more than one face in the photo. Take one with just you in it.',
    notMatched: 'We could not check it with this photo. Find good light and look straight ahead.',
    mediaMissing: 'Your selfie is missing. Take another, or send it again.',
    captureNotAllowed: 'This photo has to be taken with the camera. Please take another.',
  },
});

export type EnrollSimpleWords = (typeof enrollSimpleWords)['es-MX'];
