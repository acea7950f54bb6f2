import type { ConsentWords } from '../../../contracts/consent-text.ts';
import { signConsent } from './sign-consent.contract.ts';

/** The same where the signature is applied that the person gave to an earlier document. */
export function givenConsent(language: 'es-MX' | 'en', company: string, document: string, given: string): ConsentWords {
  const { title, summary, text } = signConsent(language, company, document);
  const applied =
    language === 'en'
      ? `The signature that I gave for “${given}” is put here too.`
      : `La firma que di para «${given}» se pone también aquí.`;
  return { title, summary: `${summary} ${applied}`, text };
}
