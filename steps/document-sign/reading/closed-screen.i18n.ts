import { defineWords } from '#src/i18n/words.ts';

/** Words for a document that nobody can sign here. */
export const closedWords = defineWords({
  'es-MX': {
    signedHeading: 'Este documento ya está firmado',
    signedWhy: (company: string) => `Aquí ya no hay nada que firmar. Si crees que hay un error, pide ayuda a ${company}.`,
    withdrawnHeading: 'Este documento ya no se firma',
    withdrawnWhy: (company: string) => `Aquí no hay nada que firmar. Si crees que hay un error, pide ayuda a ${company}.`,
    goneHeading: 'Este documento ya no está',
    goneWhy: (company: string) => `Aquí ya no hay nada que firmar. Pide a ${company} que te lo mande otra vez.`,
    unfitHeading: 'No pudimos preparar este documento',
    unfitWhy: (company: string) => `Un dato que debe llevar falta o no cabe en él. Pide ayuda a ${company}.`,
    othersHeading: 'Este documento no espera tu firma',
    othersWhy: (company: string) => `Lo firman otras personas. Si deberías firmarlo tú, pide ayuda a ${company}.`,
    laterHeading: 'Todavía no toca firmar',
    laterWhy: (company: string) =>
      `Primero ${company} recibe lo que mandaste. Espera aquí un momento, o cierra y firma después con este mismo enlace.`,
  },
  en: {
    signedHeading: 'This document has been signed already',
    signedWhy: (company: string) => `There is nothing left to sign here. If you think something is wrong, ask ${company} for help.`,
    withdrawnHeading: 'This document isn’t being signed any more',
    withdrawnWhy: (company: string) => `There is nothing to sign here. If you think something is wrong, ask ${company} for help.`,
    goneHeading: 'This document is no longer here',
    goneWhy: (company: string) => `There is nothing to sign here. Ask ${company} to send it to you again.`,
    unfitHeading: 'We couldn’t prepare this document',
    unfitWhy: (company: string) => `Something it has to say is missing or does not fit in it. Ask ${company} for help.`,
    othersHeading: 'This document isn’t waiting for you',
    othersWhy: (company: string) => `Other people sign it. If it should be you, ask ${company} for help.`,
    laterHeading: 'It isn’t time to sign yet',
    laterWhy: (company: string) =>
      `${company} takes in what you sent first. Wait here a moment, or close this and sign later with the same link.`,
  },
});
