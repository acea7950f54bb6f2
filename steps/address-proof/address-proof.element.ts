import { PAPER_FILES } from '#contracts/steps/paper-files.ts';
import { overlayWords } from '#src/i18n/assisted.ts';
import { wordsIn } from '#src/i18n/words.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { ReadPaperStepElement } from '#src/step/paper/read-paper-step.ts';
import { define } from '#src/ui/define.ts';
import type { AddressProofSetup } from './address-proof.contract.ts';
import { type AddressProofWords, addressProofWords } from './address-proof.i18n.ts';
import { assistedAddressProofWords } from './assisted.i18n.ts';
import { drawing } from './drawing.ts';
import type { ProofField } from './fields.contract.ts';
import type { ProofView } from './proof.contract.ts';
import { asPrinted, asSent, faultOf, renderReadPage } from './read-page.ts';

/** @summary A bill or a bank statement, from the camera or a file. The server reads it, and the person sees and corrects the data. */
export class AddressProofElement extends ReadPaperStepElement<AddressProofSetup, ProofField, ProofView> {
  protected override get paperWords(): AddressProofWords {
    const words = this.setup.assisted ? overlayWords(addressProofWords, assistedAddressProofWords) : addressProofWords;
    return wordsIn(words, this.language, this.texts);
  }

  protected override get paper(): PaperRequest {
    const words = this.paperWords;
    const { max_age_months } = this.setup;
    return {
      collection: 'proof',
      isRead: true,
      shape: 'sheet',
      accept: PAPER_FILES,
      heading: words.explain,
      why: max_age_months === null ? words.explainWhy : `${words.explainWhy} ${words.notOlder(max_age_months)}`,
      drawing,
      label: words.label,
      specimen: async (guide, screen) => (await import('./specimen.ts')).specimen(new Date(), guide, screen),
    };
  }

  protected override asPrinted = asPrinted;
  protected override asSent = asSent;

  protected override faultOf(field: ProofField, text: string): string {
    return faultOf(this.paperWords, field, text);
  }

  protected override submission(proof: string) {
    return { proof, ...this.answer };
  }

  protected override renderRead(view: ProofView) {
    return renderReadPage(this.paperWords, {
      ...this.fieldsPage(view),
      owner: this,
      view,
      maxAge: this.setup.max_age_months,
      company: this.companyName,
      problem: this.trouble,
      fromFile: this.isFile,
    });
  }
}

export const tag = 'zaguan-step-address-proof';
define(tag, AddressProofElement);
