import { type CodeLanguage, span } from './words.ts';

/** What goes with a link to the tenant's own page. */
export interface LinkWords {
  mail: {
    subject(company: string): string;
    title: string;
    intro(company: string): string;
    button: string;
    /** Above the address, for a person whose button does nothing. */
    address: string;
    newest: string;
    validity(minutes: number): string;
    warning: string;
    misuseNote: string;
    automatic(company: string): string;
  };
  /** Without accents, the longest first: the link alone takes most of a message. */
  sms: readonly ((company: string, link: string) => string)[];
  /** As an operator may word the template; for the outbox. */
  whatsapp(company: string, link: string): string;
}

export const linkWords: Record<CodeLanguage, LinkWords> = {
  'es-MX': {
    mail: {
      subject: (company) => `Tu enlace de ${company}`,
      title: 'Sigue donde te quedaste',
      intro: (company) => `Abre este enlace en el dispositivo en el que quieres seguir con ${company}.`,
      button: 'Seguir',
      address: 'Si el botón no abre, copia esta dirección:',
      newest: 'Si pides otro, este deja de abrir: usa siempre el más reciente.',
      validity: (minutes) => `Vale ${span(minutes, ['minuto', 'minutos'], ['hora', 'horas'], 'y')}.`,
      warning: 'Es solo tuyo: quien lo abre puede seguir en tu lugar. No lo reenvíes.',
      misuseNote: '¿No lo pediste? No lo abras y borra este correo.',
      automatic: (company) => `Correo automático de ${company}. No hace falta responder.`,
    },
    sms: [
      (company, link) => `${company}: sigue aqui donde te quedaste. Es solo tuyo, no lo compartas. ${link}`,
      (company, link) => `${company}: sigue aqui. No lo compartas. ${link}`,
      (company, link) => `${company}: sigue aqui ${link}`,
    ],
    whatsapp: (company, link) => `${company}: sigue aquí donde te quedaste: ${link} Es solo tuyo, no lo compartas.`,
  },
  en: {
    mail: {
      subject: (company) => `Your link from ${company}`,
      title: 'Go on where you left off',
      intro: (company) => `Open this link on the device where you want to go on with ${company}.`,
      button: 'Go on',
      address: 'If the button does nothing, copy this address:',
      newest: 'If you ask for another one, this one stops working: always use the newest.',
      validity: (minutes) => `It works for ${span(minutes, ['minute', 'minutes'], ['hour', 'hours'], 'and')}.`,
      warning: 'It is yours alone: whoever opens it can go on in your place. Don’t forward it.',
      misuseNote: 'Didn’t ask for it? Don’t open it, and delete this e-mail.',
      automatic: (company) => `Automatic e-mail from ${company}. No need to reply.`,
    },
    sms: [
      (company, link) => `${company}: go on here where you left off. It is yours alone, do not share it. ${link}`,
      (company, link) => `${company}: go on here. Do not share it. ${link}`,
      (company, link) => `${company}: go on here ${link}`,
    ],
    whatsapp: (company, link) => `${company}: go on here where you left off: ${link} It is yours alone, do not share it.`,
  },
};
