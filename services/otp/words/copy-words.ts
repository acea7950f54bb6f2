import { type CodeLanguage, span } from './words.ts';

/** The texts of the mail with a signed copy. */
const spanish = {
  subject: (company: string) => `Tu copia firmada de ${company}`,
  title: 'Tu copia firmada',
  intro: (name: string, company: string) => `Aquí está ${name}, que firmaste con ${company}.`,
  attachmentNote: 'Va adjunta a este correo. Guárdala: lleva un sello que dice si alguien la cambia.',
  byLink: 'Es grande para un correo. Ábrela en esta página: te mandamos un código a esta misma dirección y la descargas.',
  button: 'Ver mi copia',
  address: 'Si el botón no abre, copia esta dirección:',
  validity: (hours: number) => `El enlace abre ${span(hours * 60, ['minuto', 'minutos'], ['hora', 'horas'], 'y')}.`,
  misuseNote: (company: string) => `¿No firmaste nada? Avisa a ${company}.`,
  automatic: (company: string) => `Correo automático de ${company}. No hace falta responder.`,
};

export const copyWords: Record<CodeLanguage, typeof spanish> = {
  'es-MX': spanish,
  en: {
    subject: (company) => `Your signed copy from ${company}`,
    title: 'Your signed copy',
    intro: (name, company) => `Here is ${name}, which you signed with ${company}.`,
    attachmentNote: 'It is attached to this e-mail. Keep it: its seal tells whether anybody changes it.',
    byLink: 'It is large for an e-mail. Open it on this page: we send a code to this same address, and you download it.',
    button: 'See my copy',
    address: 'If the button does nothing, copy this address:',
    validity: (hours) => `The link opens for ${span(hours * 60, ['minute', 'minutes'], ['hour', 'hours'], 'and')}.`,
    misuseNote: (company) => `Signed nothing? Tell ${company}.`,
    automatic: (company) => `Automatic e-mail from ${company}. No need to reply.`,
  },
};
