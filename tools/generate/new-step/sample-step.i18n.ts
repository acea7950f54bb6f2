import { defineWords } from '#src/i18n/words.ts';

export const sampleStepWords = defineWords({
  'es-MX': {
    heading: '¿Qué quieres contarnos?',
    why: 'Así sabremos cómo ayudarte.',
    answer: 'Tu respuesta',
    missing: 'Escribe tu respuesta para continuar.',
    submit: 'Continuar',
  },
  en: {
    heading: 'What would you like to tell us?',
    why: 'It helps us help you.',
    answer: 'Your answer',
    missing: 'Write your answer to go on.',
    submit: 'Continue',
  },
});
