import type { NoticeNews } from '#contracts/otp/notices.ts';
import type { CodeLanguage } from './words.ts';

/** The texts that notify a person of the result of a review. They repeat nothing that the person submitted. */
interface NoticeWords {
  mail: {
    subject(company: string): string;
    title: string;
    text(company: string): string;
  };
  /** Without accents: one accent leaves a message 70 characters in place of 160. */
  sms(company: string): string;
}

export const noticeWords: Record<CodeLanguage, Record<NoticeNews, NoticeWords>> = {
  'es-MX': {
    done: {
      mail: {
        subject: (company) => `${company} ya revisó tus datos`,
        title: 'Ya está',
        text: (company) => `${company} revisó tus datos y los aprobó. No tienes que hacer nada más.`,
      },
      sms: (company) => `${company} reviso tus datos y los aprobo. No tienes que hacer nada mas.`,
    },
    go_on: {
      mail: {
        subject: (company) => `Ya puedes seguir con ${company}`,
        title: 'Ya puedes seguir',
        text: (company) => `${company} revisó tus datos y los aprobó. Abre el mismo enlace de antes y sigue donde te quedaste.`,
      },
      sms: (company) => `${company} aprobo tus datos. Abre el mismo enlace de antes y sigue donde te quedaste.`,
    },
    rejected: {
      mail: {
        subject: (company) => `${company} revisó tus datos`,
        title: 'No pudimos terminar',
        text: (company) =>
          `${company} revisó tus datos y no puede seguir con este registro. Si crees que hay un error, escríbele por los medios de siempre.`,
      },
      sms: (company) => `${company} reviso tus datos y no puede seguir con este registro. Si crees que hay un error, escribele.`,
    },
  },
  en: {
    done: {
      mail: {
        subject: (company) => `${company} has reviewed your details`,
        title: 'All set',
        text: (company) => `${company} has reviewed your details and approved them. There is nothing else to do.`,
      },
      sms: (company) => `${company} has approved your details. There is nothing else to do.`,
    },
    go_on: {
      mail: {
        subject: (company) => `You can go on with ${company}`,
        title: 'You can go on',
        text: (company) => `${company} has approved your details. Open the same link as before and go on where you left off.`,
      },
      sms: (company) => `${company} has approved your details. Open the same link as before and go on where you left off.`,
    },
    rejected: {
      mail: {
        subject: (company) => `${company} has reviewed your details`,
        title: 'We couldn’t finish',
        text: (company) =>
          `${company} has reviewed your details and can’t go on with this registration. If you think something is wrong, write to them as you usually do.`,
      },
      sms: (company) => `${company} has reviewed your details and cannot go on. If you think something is wrong, write to them.`,
    },
  },
};
