import { defineWords } from './words.ts';

/** Two devices with one link: who is asked, who waits, and the links that ended by it. */
export const twoDevicesWords = defineWords({
  'es-MX': {
    askTitle: '¿Abriste el enlace en otro navegador?',
    askWhy: 'Alguien quiere seguir ahí con tu trámite. Si no eres tú, cerramos ese enlace.',
    mine: 'Sí, soy yo',
    notMine: 'No soy yo',
    answering: 'Avisando…',
    notAnswered: 'No pudimos avisar. Prueba otra vez.',

    waitTitle: 'Este enlace ya está abierto en otro lugar',
    waitWhy: '¿Eres tú? Confírmalo en el dispositivo donde pediste el enlace, y aquí sigues.',
    waiting: 'Esperando…',
    begWhy: '¿No lo tienes a la mano? Te enviamos otro enlace a un correo o número que ya comprobaste. Este deja de abrir.',
    beg: 'Enviarme otro enlace',
    sending: 'Enviando…',
    sentTitle: 'Te enviamos otro enlace',
    sentWhy: (to: string) => `Está en ${to}. Ábrelo en este dispositivo y sigues donde te quedaste.`,
    nowhere: 'No hay a dónde enviarlo. Pide otro enlace en el dispositivo donde empezaste.',
    tooSoon: 'Acabamos de enviar uno. Espera un momento y prueba otra vez.',
    notSent: 'No pudimos enviarlo. Prueba otra vez en un momento.',

    otherTitle: 'Tu enlace también se abrió en otro dispositivo',
    otherWhy: 'Si fuiste tú, no pasa nada.',
    me: 'Fui yo',
    notMe: 'No fui yo',
    endTitle: '¿Cerramos este enlace?',
    endWhy: 'Deja de abrir en los dos dispositivos. Lo que llevas está guardado: pide uno nuevo para seguir.',
    end: 'Cerrar el enlace',
    ending: 'Cerrando…',
    notEnded: 'No pudimos cerrarlo. Prueba otra vez.',
    keep: 'Cancelar',

    leftTitle: 'Seguiste en otro dispositivo',
    leftWhy: 'Aquí ya no hace falta nada. Puedes cerrar esta página.',
    overTitle: 'Este enlace ya se cerró',
    overWhy: 'Tu trámite terminó hace unos días. Si necesitas tu copia, pídela a quien te envió el enlace.',
  },
  en: {
    askTitle: 'Did you open the link in another browser?',
    askWhy: 'Somebody wants to go on there in your name. If it isn’t you, we end that link.',
    mine: 'Yes, it’s me',
    notMine: 'It isn’t me',
    answering: 'Passing it on…',
    notAnswered: 'We couldn’t pass it on. Please try again.',

    waitTitle: 'This link is already open elsewhere',
    waitWhy: 'Is it you? Say so on the device where you asked for the link, and you go on here.',
    waiting: 'Waiting…',
    begWhy: 'Not at hand? We can send another link to an address or number that you confirmed earlier. This one then ends.',
    beg: 'Send me another link',
    sending: 'Sending…',
    sentTitle: 'We sent you another link',
    sentWhy: (to: string) => `It went to ${to}. Open it on this device and you go on where you left off.`,
    nowhere: 'There is nowhere to send it. Ask for another link on the device where you began.',
    tooSoon: 'We sent one just now. Wait a moment and try again.',
    notSent: 'We couldn’t send it. Try again in a moment.',

    otherTitle: 'Your link was opened on another device too',
    otherWhy: 'If it was you, all is well.',
    me: 'It was me',
    notMe: 'It wasn’t me',
    endTitle: 'End this link?',
    endWhy: 'It stops opening on both devices. What you have done is saved: ask for a new one to go on.',
    end: 'End the link',
    ending: 'Ending it…',
    notEnded: 'We couldn’t end it. Please try again.',
    keep: 'Cancel',

    leftTitle: 'You went on with another device',
    leftWhy: 'Nothing is left to do here. You can close this page.',
    overTitle: 'This link has been closed',
    overWhy: 'You finished some days ago. If you need your copy, ask whoever sent you the link.',
  },
});

export type TwoDevicesWords = (typeof twoDevicesWords)['es-MX'];
