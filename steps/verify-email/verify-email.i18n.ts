import { codeWords } from '../../src/i18n/code.i18n.ts';
import { defineWords } from '../../src/i18n/words.ts';

export const verifyEmailWords = defineWords({
  'es-MX': {
    ...codeWords['es-MX'],
    heading: '¿A qué correo te escribimos?',
    why: 'Te mandaremos un código para confirmarlo.',
    email: 'Correo electrónico',
    empty: 'Escribe tu correo.',
    noAt: 'A la dirección le falta la arroba (@).',
    ending: 'A la dirección le falta el final. Complétala, por ejemplo con .com o .mx.',
    shape: 'Esa dirección no está completa. Revísala letra por letra.',
    suggestion: (email: string) => `¿Es ${email}?`,
    sentTo: 'Lo enviamos a',
    change: 'Cambiar correo',
    wrong: 'Ese código no es. Revisa que sea el del correo más reciente.',
    notSent: 'No pudimos enviar el correo. Revisa la dirección o intenta otra vez.',
    late: '¿No llega? Mira en «Spam» o «Promociones».',
  },
  en: {
    ...codeWords.en,
    heading: 'Which e-mail shall we write to?',
    why: 'We will send you a code to confirm it.',
    email: 'E-mail address',
    empty: 'Type your e-mail address.',
    noAt: 'The address has no at sign (@).',
    ending: 'The address has no ending. Complete it, for instance with .com or .mx.',
    shape: 'That address is not complete. Check it letter by letter.',
    suggestion: (email: string) => `Is it ${email}?`,
    sentTo: 'We sent it to',
    change: 'Change e-mail',
    wrong: 'That is not the code. Check that it is from the latest e-mail.',
    notSent: 'We could not send the e-mail. Check the address or try again.',
    late: 'Nothing yet? Look in “Spam” or “Promotions”.',
  },
});
