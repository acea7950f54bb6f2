import { phoneWords } from '#src/i18n/phone.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

export const verifyPhoneWords = defineWords({
  'es-MX': {
    ...phoneWords['es-MX'],
    heading: '¿A qué celular te escribimos?',
    why: 'Te mandaremos un mensaje de texto con un código para confirmarlo.',
    phone: 'Número de celular',
    late: '¿No llega? Puede tardar un minuto.',
  },
  en: {
    ...phoneWords.en,
    heading: 'Which mobile shall we text?',
    why: 'We will send you a text message with a code to confirm it.',
    phone: 'Mobile number',
    late: 'Nothing yet? It can take a minute.',
  },
});
