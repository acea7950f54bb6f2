import { codeWords } from './code.i18n.ts';
import { defineWords } from './words.ts';

/** Words of every step that proves a phone number. */
export const phoneWords = defineWords({
  'es-MX': {
    ...codeWords['es-MX'],
    country: '+52 México',
    empty: 'Escribe tu número.',
    tooShort: 'Faltan números: son 10, con la lada.',
    tooLong: 'Sobran números: son 10, con la lada.',
    shape: 'Ese número no existe así. Revísalo número por número.',
    foreign: 'Por ahora solo podemos escribir a números de México.',
    sentBySms: 'Lo enviamos por mensaje de texto al',
    sentByWhatsapp: 'Lo enviamos por WhatsApp al',
    change: 'Cambiar número',
    wrong: 'Ese código no es. Revisa que sea el del mensaje más reciente.',
    notSent: 'No pudimos enviar el mensaje. Revisa el número o intenta otra vez.',
    bySms: 'Enviarlo por mensaje de texto',
    byWhatsapp: 'Enviarlo por WhatsApp',
    sentOther: 'Listo, te lo enviamos también por ahí.',
  },
  en: {
    ...codeWords.en,
    country: '+52 Mexico',
    empty: 'Type your number.',
    tooShort: 'Digits are missing: there are 10, with the area code.',
    tooLong: 'Too many digits: there are 10, with the area code.',
    shape: 'There is no such number. Check it digit by digit.',
    foreign: 'For now we can only write to numbers in Mexico.',
    sentBySms: 'We sent it by text message to',
    sentByWhatsapp: 'We sent it by WhatsApp to',
    change: 'Change number',
    wrong: 'That is not the code. Check that it’s from the latest message.',
    notSent: 'We could not send the message. Check the number or try again.',
    bySms: 'Send it by text message',
    byWhatsapp: 'Send it by WhatsApp',
    sentOther: 'Done, we sent it that way too.',
  },
});
