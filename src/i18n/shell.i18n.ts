import { defineWords } from './words.ts';

/** Words of the shell's first screen, and those that must show even if no further file can be loaded. */
export const shellWords = defineWords({
  'es-MX': {
    loading: 'Abriendo…',
    otherLanguage: 'English',
    back: 'Atrás',
    close: 'Cerrar',
    elsewhere: 'Seguir en otro dispositivo',
    progress: (now: number, total: number, name: string) => `Paso ${now} de ${total}${name ? `: ${name}` : ''}`,

    fleeting: 'Este navegador no puede guardar fotos: no cierres esta página hasta terminar.',

    welcomeTitle: 'Conozcámonos',
    minutes: (count: number) => (count <= 1 ? 'Es cosa de un minuto.' : `Son unos ${count} minutos.`),
    pause: 'Si te detienes, sigues donde te quedaste.',
    bring: 'Ten a la mano',
    willAsk: (facts: string) => `Te pediremos ${facts}.`,
    willAskToo: (facts: string) => `También te pediremos ${facts}.`,
    privacy: (company: string) => `Lo que compartas viaja cifrado y lo recibe ${company}.`,
    photosKept: (days: number) => (days === 1 ? 'Las fotos se borran al día siguiente.' : `Las fotos se borran a los ${days} días.`),
    privacyNotice: 'Aviso de privacidad',
    begin: 'Empezar',
    opening: 'Abriendo la puerta…',

    offlineTitle: 'Sin internet',
    offlineWhy: 'Abrimos en cuanto vuelva la señal. No tienes que hacer nada.',
    waitingForSignal: 'Esperando señal',

    fatalTitle: 'Algo falló de nuestro lado',
    fatalWhy: 'No perdiste nada de lo que llevas. Intenta otra vez en un momento.',
    retry: 'Intentar otra vez',
  },
  en: {
    loading: 'Opening…',
    otherLanguage: 'Español',
    back: 'Back',
    close: 'Close',
    elsewhere: 'Continue on another device',
    progress: (now: number, total: number, name: string) => `Step ${now} of ${total}${name ? `: ${name}` : ''}`,

    fleeting: 'This browser can’t keep photos: don’t close this page until you are done.',

    welcomeTitle: 'Let’s get to know each other',
    minutes: (count: number) => (count <= 1 ? 'It takes about a minute.' : `It takes about ${count} minutes.`),
    pause: 'If you stop, you pick up where you left off.',
    bring: 'Have these with you',
    willAsk: (facts: string) => `We’ll ask for ${facts}.`,
    willAskToo: (facts: string) => `We’ll also ask for ${facts}.`,
    privacy: (company: string) => `What you share travels encrypted and goes to ${company}.`,
    photosKept: (days: number) => (days === 1 ? 'Photos are deleted the next day.' : `Photos are deleted after ${days} days.`),
    privacyNotice: 'Privacy notice',
    begin: 'Start',
    opening: 'Opening the door…',

    offlineTitle: 'No internet',
    offlineWhy: 'We’ll open as soon as the signal is back. There’s nothing you need to do.',
    waitingForSignal: 'Waiting for a signal',

    fatalTitle: 'Something failed on our side',
    fatalWhy: 'Nothing you have done is lost. Please try again in a moment.',
    retry: 'Try again',
  },
});

export type ShellWords = (typeof shellWords)['es-MX'];
