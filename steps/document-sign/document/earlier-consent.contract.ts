import type { ConsentWords } from '#contracts/steps/consent-text.ts';
import { signConsent } from './sign-consent.contract.ts';

/**
 * Returns the consent for a signature applied from an earlier document.
 * @param earlier The name of the earlier document.
 */
export function earlierConsent(language: 'es-MX' | 'en', company: string, document: string, earlier: string): ConsentWords {
  const { title, summary, text } = signConsent(language, company, document);
  const sentence =
    language === 'en'
      ? `The signature that I gave for “${earlier}” is put here too.`
      : `La firma que di para «${earlier}» se pone también aquí.`;
  return { title, summary: `${summary} ${sentence}`, text };
}
