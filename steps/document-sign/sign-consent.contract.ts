import type { ConsentWords } from '../../contracts/consent-text.ts';

/** Of a document; the people service takes no longer one. */
export const MOST_PAGES = 30;

/**
 * What the person agrees to when they sign, beside its tick. It is called firma electrónica and nothing more: the seal is the server's,
 * no certificate is the person's own.
 * @param given The document for which they gave the signature that is applied here; null where they sign anew.
 */
export function signConsent(language: 'es-MX' | 'en', company: string, document: string, given: string | null): ConsentWords {
  if (language === 'en') {
    const applied = given === null ? '' : ` The signature that I gave for “${given}” is put here too.`;
    return {
      title: 'I agree to sign with my electronic signature',
      summary: `I read “${document}” and accept it.${applied} ${company} keeps it with the date, this device and the permissions I gave.`,
      text: '',
    };
  }
  const applied = given === null ? '' : ` La firma que di para «${given}» se pone también aquí.`;
  return {
    title: 'Acepto firmar con mi firma electrónica',
    summary: `Leí «${document}» y lo acepto.${applied} ${company} lo guarda con la fecha, este dispositivo y los permisos que di.`,
    text: '',
  };
}
