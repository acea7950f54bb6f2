import { photoWords } from './photo.i18n.ts';
import { defineWords } from './words.ts';

/**
 * Words of the standalone cameras, for a face or a document. `glance…`: the photo is shown for two seconds, then the camera goes on by
 * itself; `review…`: the person decides about the photo; `done…`: the photo was accepted.
 */
export const camerasWords = defineWords({
  'es-MX': {
    ...photoWords['es-MX'],
    closeCamera: 'Cerrar la cámara',
    policyInFrame: 'Esta página no permite usar la cámara. Ábrela sola, en su propia pestaña.',
    privacy: 'La foto se queda en este dispositivo hasta que sigas con ella.',
    faceTitle: 'Toma una selfie',
    ineTitle: 'Toma una foto de tu INE',
    ineFrontWhy: 'El frente, donde está tu foto.',
    ineBackWhy: 'El reverso, el lado de los códigos.',
    cardTitle: 'Toma una foto de tu identificación',
    cardWhy: 'El lado que te piden, completo.',
    card: 'Tu identificación',
    aimCard: 'Encuadra la tarjeta completa',
    sheetTitle: 'Toma una foto de tu documento',
    sheetWhy: 'La hoja completa, una a la vez.',
    sheet: 'Tu documento',
    uploadWhy: 'Desde este dispositivo',
    working: 'Un momento…',
    glanceTitle: 'Lista la foto',
    doneTitle: 'Ya está tu foto',
    doneWhy: 'Si quieres otra, puedes tomarla ahora.',
    opening: 'Abriendo tu foto…',
    taken: 'Foto tomada',
    glanceFaceWhy: 'Seguimos en un momento. Si no te gusta, toma otra.',
    aimBack: 'Encuadra el reverso',
    reviewFaceWhy: 'Revisa que se vea clara y completa.',
    reviewDocumentWhy: 'Revisa que se lean los datos y se vea completo.',
  },
  en: {
    ...photoWords.en,
    closeCamera: 'Close the camera',
    policyInFrame: 'This page does not allow the camera. Open it by itself, in its own tab.',
    privacy: 'The photo stays on this device until you go on with it.',
    faceTitle: 'Take a selfie',
    ineTitle: 'Take a photo of your INE',
    ineFrontWhy: 'The front, with your picture on it.',
    ineBackWhy: 'The back, the side with the codes.',
    cardTitle: 'Take a photo of your ID',
    cardWhy: 'The side that you are asked for, all of it.',
    card: 'Your ID',
    aimCard: 'Fit the whole card inside',
    sheetTitle: 'Take a photo of your document',
    sheetWhy: 'The whole sheet, one at a time.',
    sheet: 'Your document',
    uploadWhy: 'From this device',
    working: 'One moment…',
    glanceTitle: 'The photo is taken',
    doneTitle: 'Your photo is ready',
    doneWhy: 'If you want another, you can take it now.',
    opening: 'Opening your photo…',
    taken: 'Photo taken',
    glanceFaceWhy: 'We go on in a moment. If you do not like it, take another.',
    aimBack: 'Fit the back inside',
    reviewFaceWhy: 'Check that it is sharp and complete.',
    reviewDocumentWhy: 'Check that the text is readable and nothing is cut off.',
  },
});

export type CamerasWords = (typeof camerasWords)['es-MX'];
