/** The words of the page of a copy. */
export interface CopyPageWords {
  title: string;
  why(to: string, company: string): string;
  send: string;
  sent(to: string): string;
  code: string;
  download: string;
  again: string;
  wrong: string;
  expired: string;
  used: string;
  tooMany: string;
  notSent: string;
  goneTitle: string;
  goneWhy: string;
}

export const copyPageWords: Readonly<Record<'es-MX' | 'en', CopyPageWords>> = {
  'es-MX': {
    title: 'Tu copia firmada',
    why: (to, company) => `La guarda ${company}. Para descargarla, te mandamos un código a ${to}.`,
    send: 'Mandar el código',
    sent: (to) => `Mandamos un código a ${to}. Vale 10 minutos.`,
    code: 'Código de seis dígitos',
    download: 'Descargar mi copia',
    again: 'Mandar otro código',
    wrong: 'Ese código no es. Revisa el correo y escríbelo otra vez.',
    expired: 'Ese código ya venció. Pide otro.',
    used: 'Ese código ya se usó. Pide otro.',
    tooMany: 'Van demasiados intentos. Espera un rato y prueba otra vez.',
    notSent: 'No pudimos mandar el código. Intenta otra vez.',
    goneTitle: 'Este enlace ya no abre',
    goneWhy: 'Los enlaces abren 72 horas. Pide tu copia a la empresa con la que firmaste.',
  },
  en: {
    title: 'Your signed copy',
    why: (to, company) => `${company} keeps it. To download it, we send a code to ${to}.`,
    send: 'Send the code',
    sent: (to) => `We sent a code to ${to}. It works for 10 minutes.`,
    code: 'Six-digit code',
    download: 'Download my copy',
    again: 'Send another code',
    wrong: 'That’s not the code. Check the e-mail and type it again.',
    expired: 'That code has expired. Ask for another one.',
    used: 'That code was used before. Ask for another one.',
    tooMany: 'Too many tries. Wait a while and try again.',
    notSent: 'We couldn’t send the code. Please try again.',
    goneTitle: 'This link no longer works',
    goneWhy: 'Links work for 72 hours. Ask the company that you signed with for your copy.',
  },
};
