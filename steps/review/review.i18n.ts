import { defineWords } from '#src/i18n/words.ts';

export const reviewWords = defineWords({
  'es-MX': {
    heading: 'Estamos revisando',
    why: (company: string) => `Una persona de ${company} revisa tus datos.`,
    leaveHeading: 'No tienes que esperar aquí',
    leave: 'Puedes cerrar esta página. Con el mismo enlace vuelves a este punto.',
    told: 'Si comprobaste tu correo o tu celular, ahí te avisamos.',
    waiting: 'Esperando la respuesta…',
  },
  en: {
    heading: 'In review',
    why: (company: string) => `Somebody at ${company} is looking at your details.`,
    leaveHeading: 'No need to wait here',
    leave: 'You can close this page. The same link brings you back to this point.',
    told: 'If you confirmed your e-mail or phone, we will let you know there.',
    waiting: 'Waiting for the answer…',
  },
});
