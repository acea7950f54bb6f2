import { codeWords } from '#src/i18n/code.i18n.ts';
import { defineWords } from '#src/i18n/words.ts';

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
    doubt: 'Revisa lo que va después de la arroba. Si está bien, vuelve a enviar.',
    suggestion: (email: string) => `¿Es ${email}?`,
    sentTo: 'Lo enviamos a',
    change: 'Cambiar correo',
    wrong: 'Ese código no es. Revisa que sea el del correo más reciente.',
    notSent: 'No pudimos enviar el correo. Revisa la dirección o intenta otra vez.',
    late: '¿No llega? Mira en «Spam» o «Promociones».',
  },
  en: {
    ...codeWords.en,
    heading: 'What’s your e-mail?',
    why: 'We’ll send you a code to confirm it.',
    email: 'E-mail address',
    empty: 'Enter your e-mail address.',
    noAt: 'The address is missing the @.',
    ending: 'The address is missing its ending, such as .com or .mx.',
    shape: 'That address isn’t complete. Check it letter by letter.',
    doubt: 'Check what comes after the @. If it is right, send again.',
    suggestion: (email: string) => `Did you mean ${email}?`,
    sentTo: 'We sent it to',
    change: 'Change e-mail',
    wrong: 'That’s not the code. Make sure it’s from the latest e-mail.',
    notSent: 'We couldn’t send the e-mail. Check the address or try again.',
    late: 'Nothing yet? Check “Spam” or “Promotions”.',
  },
});

export type VerifyEmailWords = (typeof verifyEmailWords)['es-MX'];
