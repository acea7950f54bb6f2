import { html } from 'lit';
import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { overlayWords } from '#src/i18n/assisted.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { openDoubts, type ReadField } from '#src/step/paper/field-entries.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { ReadPaperStepElement } from '#src/step/paper/read-paper-step.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import type { AddressProofSetup } from './address-proof.contract.ts';
import { type AddressProofWords, addressProofWords } from './address-proof.i18n.ts';
import { assistedAddressProofWords } from './assisted.i18n.ts';
import { drawing } from './drawing.ts';
import { fields, fieldsOfDoubt, LINE_LENGTH, type ProofField } from './fields.contract.ts';
import type { ProofView } from './proof.contract.ts';

const labels = {
  name: 'fieldName',
  street: 'fieldStreet',
  ext_num: 'fieldExtNum',
  int_num: 'fieldIntNum',
  neighborhood: 'fieldNeighborhood',
  postal_code: 'fieldPostalCode',
  municipality: 'fieldMunicipality',
  state: 'fieldState',
  date: 'fieldDate',
} as const satisfies Record<ProofField, keyof AddressProofWords>;

/** The fields that are no plain text. */
const types: Partial<Record<ProofField, ReadField<ProofField>['type']>> = { date: 'date', postal_code: 'digits' };

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

  protected override readonly lineLength = LINE_LENGTH;

  protected override get fields(): ReadField<ProofField>[] {
    const words = this.paperWords;
    return fields.map((name) => ({ name, label: words[labels[name]], type: types[name] ?? 'text' }));
  }

  protected override faultOf(name: ProofField, text: string): string {
    if (name === 'postal_code' && !postalCodePattern.test(text)) return this.paperWords.wrongPostalCode;
    return super.faultOf(name, text);
  }

  protected override submission(proof: string) {
    return { proof, ...this.answer };
  }

  /** Returns what seems wrong with the paper: it is old, or has another name or address. The person may send it nevertheless. */
  protected override doubtsAbout(view: ProofView): string[] {
    const words = this.paperWords;
    const sentences = {
      old: words.old(this.companyName, this.setup.max_age_months ?? 0),
      name: words.otherName(this.companyName),
      address: words.otherAddress(this.companyName),
    };
    return openDoubts(view.doubts, fieldsOfDoubt, this.entries.correctionsOf(view.fields)).map((doubt) => sentences[doubt]);
  }

  protected override renderDoubtButtons() {
    return html`<zaguan-button slot="dock" @click=${this.again}>${this.paperWords.other}</zaguan-button
      ><zaguan-button slot="dock" variant="text" type="submit">${this.paperWords.noOther}</zaguan-button>`;
  }
}

export const tag = 'zaguan-step-address-proof';
define(tag, AddressProofElement);
