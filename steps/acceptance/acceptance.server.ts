import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { defineHandler, StepFailure } from '../base/step.server.ts';
import { acceptance, consentsOf, portraitConsents } from './acceptance.contract.ts';

/** Compares the text hash of each answer with the server's text: a different hash means that the person saw a different text. */
export const acceptanceHandler = defineHandler(acceptance, {
  actions: {},
  async complete(submission, { setup, company, now }) {
    const answers = new Map(submission.consents.map((answer) => [answer.key, answer]));
    if (answers.size < submission.consents.length)
      throw new StepFailure('invalid_body', 'A consent was answered twice', { field: 'consents' });
    const consents = consentsOf(setup, company).map(({ key, kind, required, version, url, words }) => {
      const answer = answers.get(key);
      if (!answer) throw new StepFailure('invalid_body', `The consent ${key} was not answered`, { field: `consents.${key}` });
      answers.delete(key);
      const consentWords = words[answer.language];
      if (!consentWords || sha256Hex(consentDocument(consentWords, url)) !== answer.text_sha256) {
        throw new StepFailure('conflict', `The text of the consent ${key} has changed since it was shown`, { field: `consents.${key}` });
      }
      if (required && !answer.accepted) {
        throw new StepFailure('consent_missing', `The consent ${key} is required`, { field: `consents.${key}` });
      }
      return { key, kind, required, version, accepted: answer.accepted, text_sha256: answer.text_sha256, language: answer.language };
    });
    const [unknown] = answers.keys();
    if (unknown) throw new StepFailure('invalid_body', 'A consent was answered that is not asked', { field: `consents.${unknown}` });
    const portraits = portraitConsents(setup, company);
    return {
      outcome: 'success',
      payload: { consents, accepted_at: now.toISOString() },
      facts: {
        consents: consents.map(({ required: _, ...consent }) => ({ ...consent, ...(portraits.has(consent.key) && { portrait: true }) })),
      },
    };
  },
});
