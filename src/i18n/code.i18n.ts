import { defineWords } from './words.ts';

/** Words of every step that asks for a one-time code; each step adds its own words about the address. */
export const codeWords = defineWords({
  'es-MX': {
    send: 'Enviar el código',
    sendingCode: 'Enviando el código…',
    codeHeading: '¿Qué código te llegó?',
    code: 'Código de seis números',
    resendIn: (time: string) => `Puedes pedir otro en ${time}`,
    resend: 'Enviar otro código',
    resent: 'Te enviamos otro código. El anterior ya no sirve.',
    submit: 'Seguir',
    checking: 'Revisando el código…',
    short: 'El código tiene seis números.',
    wrongLeft: (count: number) => `Ese código tampoco es. ${count === 1 ? 'Te queda un intento' : `Te quedan ${count} intentos`}.`,
    wrongOften: 'Ese código ya no sirve. Pide otro.',
    expired: 'Ese código ya venció. Pide otro.',
    tooSoon: (wait: string) => `Ya pediste un código hace poco. Espera ${wait} para pedir otro.`,
    usedUp: (company: string, contact: string) => `Ya no podemos enviarte más códigos. Pide ayuda a ${company}${contact}.`,
  },
  en: {
    send: 'Send the code',
    sendingCode: 'Sending the code…',
    codeHeading: 'What’s the code?',
    code: 'Six-digit code',
    resendIn: (time: string) => `You can ask for another in ${time}`,
    resend: 'Send another code',
    resent: 'We sent another code. The earlier one no longer works.',
    submit: 'Continue',
    checking: 'Checking the code…',
    short: 'The code has six digits.',
    wrongLeft: (count) => `That’s not it either. You have ${count === 1 ? 'one try' : `${count} tries`} left.`,
    wrongOften: 'That code no longer works. Ask for another.',
    expired: 'That code has expired. Ask for another.',
    tooSoon: (wait: string) => `You asked for a code a moment ago. Wait ${wait} to ask for another.`,
    usedUp: (company: string, contact: string) => `We can’t send you any more codes. For help, ask ${company}${contact}.`,
  },
});
