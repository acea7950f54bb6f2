import { defineWords } from './words.ts';

/** Words of the screens on which the journey cannot continue although the server is reachable, and of the contacts for help. */
export const haltWords = defineWords({
  'es-MX': {
    expiredTitle: 'Este enlace ya venció',
    expiredWhy: 'Pide uno nuevo y sigues donde te quedaste. Lo que llevas está guardado.',
    linkOf: (company: string) => `Te lo mandó ${company}.`,
    endedTitle: 'Este enlace ya terminó',
    endedWhy: 'Abre el más nuevo que pediste. Si no lo tienes, pide otro donde empezaste. Lo que llevas está guardado.',
    invalidTitle: 'Este enlace no abre',
    invalidWhy: 'Puede que esté incompleto o que te hayan mandado otro más nuevo. Pide uno nuevo a quien te lo envió.',
    blockedTitle: 'Hasta aquí llegan los intentos',
    blockedWhy: 'Por tu seguridad nos detuvimos. Escríbenos y te ayudamos a seguir.',
    consentTitle: 'Falta un permiso tuyo',
    consentWhy: 'Sin ese permiso no podemos pedirte lo que sigue. Vuelve a intentar para darlo.',
    elsewhereTitle: 'Lo tienes abierto en otra pestaña',
    elsewhereWhy: 'Para no mezclar tus respuestas, sigue en una sola.',
    goOnHere: 'Seguir en esta',
    leftTitle: 'Aquí ya no queda nada',
    leftWhy: 'Borramos de este dispositivo lo que se había escrito y las fotos. Si tienes tu propio enlace, ábrelo.',
    leftArrivedWhy: (company: string) =>
      `Lo borramos de este dispositivo. Pero una respuesta ya le había llegado a ${company}: si no era tuya, avísale.`,
    pausedTitle: 'Aquí te esperamos',
    pausedWhy: 'Lo que llevas está guardado. Vuelve cuando quieras y sigues donde te quedaste.',
    pausedSendingWhy: 'Tu respuesta se sigue enviando. Vuelve cuando quieras y ves en qué quedó.',
    goOn: 'Seguir',

    help: 'Pide ayuda',
    helpMail: 'Escribir un correo',
    helpPhone: 'Llamar por teléfono',
    helpPage: 'Abrir la página de ayuda',
  },
  en: {
    expiredTitle: 'This link has expired',
    expiredWhy: 'Ask for a new one and you pick up where you left off. What you have done is saved.',
    linkOf: (company) => `It came from ${company}.`,
    endedTitle: 'This link has ended',
    endedWhy: 'Open the newest one you asked for. If you don’t have it, ask for another where you began. What you have done is saved.',
    invalidTitle: 'This link doesn’t open',
    invalidWhy: 'It may be incomplete, or a newer one was sent to you. Ask whoever sent it for a new one.',
    blockedTitle: 'There are no tries left',
    blockedWhy: 'We stopped here to keep you safe. Get in touch and we’ll help you go on.',
    consentTitle: 'We need your permission first',
    consentWhy: 'Without it we can’t ask for what comes next. Try again to give it.',
    elsewhereTitle: 'You have this open in another tab',
    elsewhereWhy: 'To keep your answers straight, carry on in just one.',
    goOnHere: 'Carry on in this one',
    leftTitle: 'Nothing is left here',
    leftWhy: 'We deleted what was typed and the photos from this device. If you have a link of your own, open it.',
    leftArrivedWhy: (company: string) =>
      `We deleted it from this device. But an answer had already reached ${company}: if it was not yours, let them know.`,
    pausedTitle: 'We’ll be right here',
    pausedWhy: 'What you have done is saved. Come back whenever you like and pick up where you left off.',
    pausedSendingWhy: 'Your answer is still being sent. Come back whenever you like to see what came of it.',
    goOn: 'Carry on',

    help: 'Get help',
    helpMail: 'Send an e-mail',
    helpPhone: 'Call',
    helpPage: 'Open the help page',
  },
});

export type HaltWords = (typeof haltWords)['es-MX'];
