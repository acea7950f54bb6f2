import { defineWords } from '../i18n/words.ts';

/** Words that every step's dock shares. */
export const dockWords = defineWords({
  'es-MX': {
    sending: 'Enviando…',
    waitingForSignal: 'Esperando señal',
    offline: 'Sin internet.',
    offlineKept: 'Guardamos lo que escribes y seguimos solos cuando vuelva.',
    tooMany: (wait: string) => `Van muchos intentos seguidos. Espera ${wait} y vuelve a intentar.`,
    ourFault: 'Algo falló de nuestro lado. Lo que escribiste sigue aquí: intenta otra vez.',
    refused: 'No pudimos aceptar estos datos. Revísalos y vuelve a intentar.',
    curpDiffers: 'No es la CURP que nos diste antes. Regresa y corrige la que esté mal.',
    noAttempts: 'Ya no quedan intentos para este paso. Pide ayuda a quien te mandó aquí.',
    seconds: (count: number) => (count === 1 ? '1 segundo' : `${count} segundos`),
    minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
  },
  en: {
    sending: 'Sending…',
    waitingForSignal: 'Waiting for a signal',
    offline: 'No internet.',
    offlineKept: 'We keep what you type and carry on by ourselves when it is back.',
    tooMany: (wait: string) => `That was a lot of tries in a row. Wait ${wait}, then try again.`,
    ourFault: 'Something failed on our side. What you typed is still here: please try again.',
    refused: 'We could not accept these details. Check them and try again.',
    curpDiffers: 'This is not the CURP you gave us before. Go back and correct the wrong one.',
    noAttempts: 'There are no tries left for this step. Ask whoever sent you here for help.',
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
});
