import { phoneWords } from '#src/i18n/phone.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

export const verifyWhatsappWords = defineWords({
  'es-MX': {
    ...phoneWords['es-MX'],
    heading: '¿A qué WhatsApp te escribimos?',
    why: 'Te mandaremos un código para confirmarlo.',
    phone: 'Número de WhatsApp',
    late: '¿No llega? Revisa que tengas internet y abre WhatsApp.',
  },
  en: {
    ...phoneWords.en,
    heading: 'Which WhatsApp shall we write to?',
    why: 'We will send you a code to confirm it.',
    phone: 'WhatsApp number',
    late: 'Nothing yet? Check that you are online and open WhatsApp.',
  },
});
