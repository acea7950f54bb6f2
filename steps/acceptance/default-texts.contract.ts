import type { ConsentWords } from '#contracts/steps/consent-text.ts';
import type { StepCompany } from '#contracts/steps/step.ts';

/** The words of a consent in each available language. */
export type ConsentTexts = Partial<Record<'es-MX' | 'en', ConsentWords>>;

const spanishDays = (count: number) => (count === 1 ? 'un día' : `${count} días`);
const englishDays = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/**
 * The texts used if the operator supplied none: the simplified privacy notice that the law requires for data collected by electronic
 * means (necessary purposes apart from voluntary purposes), and a separate consent to biometric data. Operators have their lawyer
 * check them before going live.
 */
export const defaultTexts = {
  privacy: ({ name, privacy_notice_url }: StepCompany): ConsentTexts => ({
    'es-MX': {
      title: 'Usar tus datos',
      summary: `Para saber quién eres, darte lo que pediste y cumplir la ley. Los recibe ${name}.`,
      text: [
        `${name} es responsable de los datos que nos das aquí.`,
        'Para qué son necesarios: comprobar quién eres, darte el servicio que pediste, evitar fraudes y cumplir con la ley.',
        'Para qué no se usan: publicidad ni otros fines voluntarios. Si alguno hiciera falta, te lo pediremos aparte, apagado, y decir que no no cambia tu trámite.',
        'Qué datos: los que ves en cada pantalla antes de darlos. Para tu cara hay un permiso distinto.',
        `Puedes pedir ver, corregir o borrar tus datos, oponerte a que se usen y retirar este permiso cuando quieras, con ${name}. Debe responderte en 20 días hábiles.`,
        ...(privacy_notice_url ? ['El aviso de privacidad integral está en la dirección que sigue.'] : []),
      ].join('\n\n'),
    },
    en: {
      title: 'Use your data',
      summary: `To know who you are, give you what you asked for and obey the law. ${name} receives it.`,
      text: [
        `${name} is responsible for the data you give here.`,
        'What it is needed for: checking who you are, giving you the service you asked for, preventing fraud, and obeying the law.',
        'What it is not used for: advertising or any other voluntary purpose. Should one come up, we will ask you separately, switched off, and saying no will not change your application.',
        'Which data: what you see on each screen before you give it. There is a separate permission for your face.',
        `You can ask ${name} to see, correct or delete your data, object to its use, and withdraw this permission whenever you like. They must answer within 20 working days.`,
        ...(privacy_notice_url ? ['The full privacy notice is at the address below.'] : []),
      ].join('\n\n'),
    },
  }),
  biometric: ({ name, media_days, portrait_days }: StepCompany): ConsentTexts => ({
    'es-MX': {
      title: 'Comparar tu cara',
      summary: `Tu selfie y la foto de tu INE, para saber que eres tú. Las fotos se guardan cifradas y se borran ${media_days === 1 ? 'al día siguiente' : `a los ${media_days} días`}.`,
      text: [
        'Tu cara es un dato biométrico y la ley lo trata como sensible. Por eso te lo pedimos aparte.',
        'Qué se toma: una foto de tu cara y las dos caras de tu INE, con tu cámara y solo cuando tú la uses.',
        `Para qué: comprobar que la persona de la credencial eres tú. Lo hace ${name}, o quien le dé ese servicio por su cuenta.`,
        'Para qué no: no se usa para publicidad, ni para entrenar programas, ni para buscarte en otros lugares.',
        `Cuánto tiempo: las fotos se guardan cifradas y se borran ${spanishDays(media_days)} después de que termines, salvo que la ley obligue a conservarlas.${portrait_days > 0 ? ` También puede guardarse, cifrado, un retrato tuyo para reconocerte cuando vuelvas: se borra ${spanishDays(portrait_days)} después de tomarlo, o antes si retiras este permiso.` : ''}`,
        `Puedes decir que no, y puedes retirar este permiso después, con ${name}.`,
      ].join('\n\n'),
    },
    en: {
      title: 'Compare your face',
      summary: `Your selfie and your INE’s photo, to know it is you. Photos are stored encrypted and deleted after ${englishDays(media_days)}.`,
      text: [
        'Your face is biometric data, and the law treats it as sensitive. That is why we ask separately.',
        'What is taken: a photo of your face and both sides of your INE, with your camera and only while you use it.',
        `What for: checking that the person on the credential is you. ${name} does it, or whoever provides that service for them.`,
        'What not for: it is not used for advertising, to train software, or to look for you elsewhere.',
        `How long: photos are stored encrypted and deleted ${englishDays(media_days)} after you finish, unless the law requires keeping them.${portrait_days > 0 ? ` A portrait of you may also be stored, encrypted, to recognize you when you come back: it is deleted ${englishDays(portrait_days)} after it was taken, or sooner if you withdraw this permission.` : ''}`,
        `You can say no, and you can withdraw this permission later, with ${name}.`,
      ].join('\n\n'),
    },
  }),
} as const satisfies Record<string, (company: StepCompany) => ConsentTexts>;
