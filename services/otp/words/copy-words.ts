import { type CodeLanguage, inEnglish, inSpanish } from './words.ts';

/** The texts of the mail with a signed copy. */
const spanish = {
  subject: (company: string) => `Tu copia firmada de ${company}`,
  title: 'Tu copia firmada',
  intro: (name: string, company: string) => `Aquí está ${name}, que firmaste con ${company}.`,
  attachmentNote: 'Va adjunta a este correo. Guárdala: lleva un sello que dice si alguien la cambia.',
  byLink: 'Es grande para un correo. Ábrela en esta página: te mandamos un código a esta misma dirección y la descargas.',
  button: 'Ver mi copia',
  validity: (hours: number) => `El enlace abre ${inSpanish(hours * 60)}.`,
  misuseNote: (company: string) => `¿No firmaste nada? Avisa a ${company}.`,
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
    validity: (hours) => `The link opens for ${inEnglish(hours * 60)}.`,
    misuseNote: (company) => `Signed nothing? Tell ${company}.`,
  },
};
