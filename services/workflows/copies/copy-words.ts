import { AFTER_END_HOURS } from '../model/after-end.ts';

/** The texts of the page where a person downloads a signed copy. */
export const copyPageWords = {
  'es-MX': {
    title: 'Tu copia firmada',
    why: (to: string, company: string) => `La guarda ${company}. Para descargarla, te mandamos un código a ${to}.`,
    send: 'Mandar el código',
    sent: (to: string) => `Mandamos un código a ${to}. Vale 10 minutos.`,
    code: 'Código de seis dígitos',
    download: 'Descargar mi copia',
    again: 'Mandar otro código',
    wrong: 'Ese código no es. Revisa el correo y escríbelo otra vez.',
    expired: 'Ese código ya venció. Pide otro.',
    used: 'Ese código ya se usó. Pide otro.',
    tooMany: 'Van demasiados intentos. Espera un rato y prueba otra vez.',
    notSent: 'No pudimos mandar el código. Intenta otra vez.',
    goneTitle: 'Este enlace ya no abre',
    goneWhy: `Los enlaces abren ${AFTER_END_HOURS} horas. Pide tu copia a la empresa con la que firmaste.`,
  },
  en: {
    title: 'Your signed copy',
    why: (to: string, company: string) => `${company} keeps it. To download it, we send a code to ${to}.`,
    send: 'Send the code',
    sent: (to: string) => `We sent a code to ${to}. It works for 10 minutes.`,
    code: 'Six-digit code',
    download: 'Download my copy',
    again: 'Send another code',
    wrong: 'That’s not the code. Check the e-mail and type it again.',
    expired: 'That code has expired. Ask for another one.',
    used: 'That code was used before. Ask for another one.',
    tooMany: 'Too many tries. Wait a while and try again.',
    notSent: 'We couldn’t send the code. Please try again.',
    goneTitle: 'This link no longer works',
    goneWhy: `Links work for ${AFTER_END_HOURS} hours. Ask the company that you signed with for your copy.`,
  },
};
