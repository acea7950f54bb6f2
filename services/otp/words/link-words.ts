import { type CodeLanguage, inEnglish, inSpanish } from './words.ts';

/** The texts of a message with a link to the workflow. */
const spanish = {
  mail: {
    subject: (company: string) => `Tu enlace de ${company}`,
    title: 'Sigue donde te quedaste',
    intro: (company: string) => `Abre este enlace en el dispositivo en el que quieres seguir con ${company}.`,
    button: 'Seguir',
    newest: 'Si pides otro, este deja de abrir: usa siempre el más reciente.',
    validity: (minutes: number) => `Vale ${inSpanish(minutes)}.`,
    warning: 'Es solo tuyo: quien lo abre puede seguir en tu lugar. No lo reenvíes.',
    misuseNote: '¿No lo pediste? No lo abras y borra este correo.',
  },
  /** SMS texts without accents, the longest first, since the link alone fills most of a message. */
  sms: [
    (company: string, link: string) => `${company}: sigue aqui donde te quedaste. Es solo tuyo, no lo compartas. ${link}`,
    (company: string, link: string) => `${company}: sigue aqui. No lo compartas. ${link}`,
    (company: string, link: string) => `${company}: sigue aqui ${link}`,
  ],
  /** A possible text of the template, shown in the outbox. */
  whatsapp: (company: string, link: string) => `${company}: sigue aquí donde te quedaste: ${link} Es solo tuyo, no lo compartas.`,
};

export const linkWords: Record<CodeLanguage, typeof spanish> = {
  'es-MX': spanish,
  en: {
    mail: {
      subject: (company) => `Your link from ${company}`,
      title: 'Go on where you left off',
      intro: (company) => `Open this link on the device where you want to go on with ${company}.`,
      button: 'Go on',
      newest: 'If you ask for another one, this one stops working: always use the newest.',
      validity: (minutes) => `It works for ${inEnglish(minutes)}.`,
      warning: 'It is yours alone: whoever opens it can go on in your place. Don’t forward it.',
      misuseNote: 'Didn’t ask for it? Don’t open it, and delete this e-mail.',
    },
    sms: [
      (company, link) => `${company}: go on here where you left off. It is yours alone, do not share it. ${link}`,
      (company, link) => `${company}: go on here. Do not share it. ${link}`,
      (company, link) => `${company}: go on here ${link}`,
    ],
    whatsapp: (company, link) => `${company}: go on here where you left off: ${link} It is yours alone, do not share it.`,
  },
};
