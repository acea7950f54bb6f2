import { defineWords } from '#src/i18n/words.ts';

/** Words for the signature of an earlier document. */
export const earlierSignatureWords = defineWords({
  'es-MX': {
    given: (document: string) => `Se pone la firma que diste para «${document}».`,
    preferGiven: 'Usar la firma que ya di',
    preferAnew: 'Prefiero firmar de nuevo',
  },
  en: {
    given: (document: string) => `The signature you gave for “${document}” is used here.`,
    preferGiven: 'Use the signature I gave',
    preferAnew: 'I’d rather sign again',
  },
});
