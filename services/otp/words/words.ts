/** Languages of messages, the default first. */
export const codeLanguages = ['es-MX', 'en'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** Returns the message language for a BCP 47 tag; null if there is none. */
export function writtenLanguage(tag: string): CodeLanguage | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return codeLanguages.find((language) => language.split('-')[0] === primary) ?? null;
}

/** Returns the preferred language if messages are written in it, else the tenant's first such language. */
export function chooseLanguage(preference: string | null | undefined, tenantLanguages: readonly string[]): CodeLanguage {
  for (const tag of [preference, ...tenantLanguages]) {
    const language = tag ? writtenLanguage(tag) : null;
    if (language) return language;
  }
  return codeLanguages[0];
}

/** The texts of a message with a code. */
const spanish = {
  mail: {
    subject: (company: string) => `Tu código de ${company}`,
    greeting: (name: string) => `Hola, ${name}:`,
    title: 'Tu código',
    intro: (company: string) => `Escríbelo en la pantalla de ${company} donde lo pediste.`,
    validity: (minutes: number) => `Vale ${inSpanish(minutes)} y se usa una sola vez.`,
    warning: (company: string) => `No lo compartas. ${company} nunca te lo va a pedir por teléfono, mensaje ni redes sociales.`,
    misuseNote: '¿No lo pediste? Ignora este correo: sin el código, nadie puede continuar.',
  },
  /** SMS texts without accents, since one accent reduces a message from 160 characters to 70. */
  sms: {
    code: (code: string, company: string, name: string | null) => `${name ? `${name}, ` : ''}${code} es tu codigo de ${company}.`,
    validity: (minutes: number) => `Vale ${inSpanish(minutes)}.`,
    warning: 'No lo compartas con nadie.',
  },
  /** The text of Meta's template for codes, shown in the outbox. */
  whatsapp: { code: (code: string) => `${code} es tu código de verificación. Por tu seguridad, no lo compartas.` },
};

export const words: Record<CodeLanguage, typeof spanish> = {
  'es-MX': spanish,
  en: {
    mail: {
      subject: (company) => `Your code from ${company}`,
      greeting: (name) => `Hi ${name},`,
      title: 'Your code',
      intro: (company) => `Type it on the ${company} screen where you asked for it.`,
      validity: (minutes) => `It works once, for the next ${inEnglish(minutes)}.`,
      warning: (company) => `Keep it to yourself. ${company} will never ask for it by phone, message or social media.`,
      misuseNote: 'Didn’t ask for it? Ignore this email: nobody can go on without the code.',
    },
    sms: {
      code: (code, company, name) => `${name ? `${name}, ` : ''}${code} is your code from ${company}.`,
      validity: (minutes) => `It works for ${inEnglish(minutes)}.`,
      warning: 'Do not share it with anybody.',
    },
    whatsapp: { code: (code) => `${code} is your verification code. For your security, do not share this code.` },
  },
};

/** The texts that all mails have. */
export const mailWords: Record<CodeLanguage, { automatic(company: string): string; address: string }> = {
  'es-MX': {
    automatic: (company) => `Correo automático de ${company}. No hace falta responder.`,
    address: 'Si el botón no abre, copia esta dirección:',
  },
  en: {
    automatic: (company) => `Automatic e-mail from ${company}. No need to reply.`,
    address: 'If the button does nothing, copy this address:',
  },
};

type Forms = readonly [one: string, many: string];

/** Write minutes as text: "1 hora", "90 minutos", "2 horas y 5 minutos". */
export const inSpanish = (minutes: number) => span(minutes, ['minuto', 'minutos'], ['hora', 'horas'], 'y');
export const inEnglish = (minutes: number) => span(minutes, ['minute', 'minutes'], ['hour', 'hours'], 'and');

function span(minutes: number, minuteForms: Forms, hourForms: Forms, and: string): string {
  const formatCount = (count: number, [one, many]: Forms) => `${count} ${count === 1 ? one : many}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (minutes <= 90 && rest !== 0) return formatCount(minutes, minuteForms);
  if (hours === 0) return formatCount(minutes, minuteForms);
  return rest === 0 ? formatCount(hours, hourForms) : `${formatCount(hours, hourForms)} ${and} ${formatCount(rest, minuteForms)}`;
}
