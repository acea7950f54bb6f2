import type { ConsentWords } from '#contracts/steps/consent-text.ts';

/**
 * Returns the consent to a signature. The text says only firma electrónica (not avanzada), because the server makes the seal and the
 * person has no certificate of their own.
 */
export function signConsent(language: 'es-MX' | 'en', company: string, document: string): ConsentWords {
  return language === 'en'
    ? {
        title: 'I agree to sign with my electronic signature',
        summary: `I read “${document}” and accept it. ${company} keeps it with the date, this device and the permissions I gave.`,
        text: '',
      }
    : {
        title: 'Acepto firmar con mi firma electrónica',
        summary: `Leí «${document}» y lo acepto. ${company} lo guarda con la fecha, este dispositivo y los permisos que di.`,
        text: '',
      };
}
