import { expect } from 'vitest';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { endingWords } from '#src/i18n/ending.i18n.ts';
import { shellWords } from '#src/i18n/shell.i18n.ts';
import { dockWords } from '#src/step/dock.i18n.ts';
import { acceptanceWords } from '#steps/acceptance/acceptance.i18n.ts';
import { documentSignWords } from '#steps/document-sign/document/document-sign.i18n.ts';
import { sides } from '#steps/enroll-full/photos.contract.ts';
import { personalAddressWords } from '#steps/personal-address/personal-address.i18n.ts';
import { personalDataWords } from '#steps/personal-data/personal-data.i18n.ts';
import { taxCertificateWords } from '#steps/tax-certificate/tax-certificate.i18n.ts';
import { verifyEmailWords } from '#steps/verify-email/verify-email.i18n.ts';
import { AtEnrollment } from './at-enrollment.ts';
import { PATIENCE } from './at-widget.ts';
import { language, READING } from './language.ts';
import { codeIn } from './mailbox.ts';
import { drawStroke } from './stroke.ts';

/** The steps of a whole journey, in order. */
export const wholeJourney = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];

/** The data of a journey's person; fictitious, with a CURP whose check digit is right. */
export const person = {
  email: 'ricardo@correo.example',
  curp: 'AAPR630321HDFLRC09',
  name: 'Ricardo',
  first_lastname: 'Alamán',
  second_lastname: 'Pérez',
} as const;

/** The person's address; the postal code determines the state. */
export const address = {
  zip_code: '06000',
  municipality: 'Cuauhtémoc',
  colony: 'Centro',
  street: 'Calle del Zaguán',
  ext_num: '12',
} as const;

/**
 * A person at the widget, with methods in the product's words: `journey.accept()`, `journey.expectAt('personal_address')`. Presses
 * buttons as a person would, and waits for the screens a person would see.
 */
export class Journey extends AtEnrollment {
  /** Walks the whole journey, from the welcome to the last photo; `reopen` returns to the widget after a restart of the browser. */
  async walk(reopen: () => Promise<void>): Promise<void> {
    await this.begin();
    await this.accept();
    await this.proveEmail();
    await this.givePersonalData();
    await this.giveAddress();
    await this.expectAt('enroll_full');
    await this.enroll(reopen);
  }

  /** Walks the journey in which the card is photographed before its data are needed. */
  async walkCardFirst(reopen: () => Promise<void>): Promise<void> {
    await this.begin();
    await this.accept();
    await this.proveEmail();
    await this.expectAt('enroll_full');
    await this.enroll(reopen);
    await this.giveWhatIsMissing();
  }

  /** Types the data that the card's reading did not contain, and the address. */
  async giveWhatIsMissing(): Promise<void> {
    const curp = this.widget.getByLabel(curpWords[language].curp, { exact: true });
    const address = this.document.locator('zaguan-step-personal-address');
    await this.explained('Neither CURP nor address is asked', address.or(curp).first().waitFor({ timeout: READING }));
    if (!(await address.isVisible())) await this.givePersonalData();
    await this.giveAddress();
  }

  async begin(): Promise<void> {
    await this.press(shellWords[language].begin);
  }

  async accept({ presses = 1 }: { presses?: number } = {}): Promise<void> {
    const words = acceptanceWords[language];
    await this.expectAt('acceptance');
    for (const box of await this.widget.getByRole('checkbox').all())
      await this.explained('A consent could not be ticked', this.hand.tick(box));
    await this.press(words.submit, presses);
  }

  async proveEmail(address: string = person.email): Promise<void> {
    await this.askForCode(address);
    await this.typeCode(codeIn(await this.world.mailbox.next(address)));
  }

  async askForCode(address: string = person.email): Promise<void> {
    const words = verifyEmailWords[language];
    await this.expectAt('verify_email');
    await this.type(words.email, address);
    await this.press(words.send);
  }

  /** Types the code; the last digit submits it. */
  async typeCode(code: string): Promise<void> {
    await this.type(verifyEmailWords[language].code, code);
  }

  async givePersonalData(): Promise<void> {
    const words = { ...curpWords[language], ...personalDataWords[language] };
    await this.expectAt('personal_data');
    await this.type(words.curp, person.curp);
    await this.press(words.submitCurp);
    await this.type(words.name, person.name);
    await this.type(words.firstLastname, person.first_lastname);
    await this.type(words.secondLastname, person.second_lastname);
    await this.press(words.submit);
  }

  async giveAddress(): Promise<void> {
    const words = personalAddressWords[language];
    await this.expectAt('personal_address');
    await this.type(words.postalCode, address.zip_code);
    await this.type(words.municipality, address.municipality);
    await this.type(words.colony, address.colony);
    await this.type(words.street, address.street);
    await this.type(words.extNum, address.ext_num);
    await this.press(words.submit);
  }

  async enroll(reopen: () => Promise<void>): Promise<void> {
    for (const side of sides) {
      await this.filming(side, reopen);
      await this.photograph(side);
      if (side === 'back') await this.confirmCard();
    }
  }

  /** Uploads a PDF instead of using the camera. */
  async sendCertificate(pdf: Uint8Array): Promise<void> {
    await this.expectAt('tax_certificate');
    const chooser = this.page.waitForEvent('filechooser', { timeout: PATIENCE });
    await this.explained(
      'No file could be chosen',
      this.hand.press(this.widget.getByRole('button', { name: taxCertificateWords[language].chooseFile }), 1),
    );
    await (await chooser).setFiles({ name: 'constancia.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  }

  /** Views the whole document: as text on a phone, else page by page. */
  async readDocument(pages: number): Promise<void> {
    const words = documentSignWords[language];
    await this.expectAt('document_sign');
    const text = this.widget.getByRole('heading', { level: 3, name: words.page(pages, pages), exact: true });
    const paper = this.widget.locator('zaguan-paper canvas');
    await this.explained('No document came', text.or(paper).first().waitFor({ timeout: PATIENCE }));
    for (let page = 1; page <= pages && !(await text.isVisible()); page++) {
      await this.seePage(page, pages);
      if (page < pages) await this.press(words.nextPage);
    }
  }

  async seePage(page: number, pages: number): Promise<void> {
    const name = documentSignWords[language].page(page, pages);
    const heading = this.widget.getByRole('heading', { level: 2, name, exact: true });
    await this.explained(`Page ${page} did not come`, heading.waitFor({ timeout: PATIENCE }));
    await this.explained(`Page ${page} was not drawn`, this.widget.locator('zaguan-paper canvas').waitFor({ timeout: PATIENCE }));
  }

  /** Signs with one stroke by hand. */
  async drawSignature(): Promise<void> {
    const pad = this.widget.locator('zaguan-pad').locator('canvas');
    await this.explained('There was no place to sign', pad.waitFor({ timeout: PATIENCE }));
    await drawStroke(this.page, pad);
    await this.explained('Nothing was drawn', this.button(documentSignWords[language].clear).waitFor({ timeout: PATIENCE }));
  }

  async agreeToSign(): Promise<void> {
    await this.explained('The consent could not be ticked', this.hand.tick(this.widget.getByRole('checkbox')));
  }

  /** Waits for the notice that there is no signal and that the input is kept. */
  async expectOffline(): Promise<void> {
    await this.seeText(dockWords[language].offline);
  }

  /** Expects the ending of a success, or the one of data that a human may still look at. */
  async expectFinished(name: string = person.name): Promise<void> {
    const { successTitle, receiptTitle } = endingWords[language];
    await this.expectHeading(new RegExp(`^(${successTitle}|${receiptTitle})(, ${name})?$`), READING);
  }

  /** Expects a text of the page around the widget. */
  async expectOnPage(text: string): Promise<void> {
    await this.explained(`“${text}” did not come`, this.page.getByText(text).waitFor({ timeout: READING }));
  }

  /** Closes the last screen of a modal. */
  async finish(): Promise<void> {
    await this.press(endingWords[language].done);
  }

  /** Expects no requests outside `origins`, no policy violations and no exceptions. */
  expectClean(origins: readonly string[]): void {
    const { observed } = this.phone;
    expect([...observed.origins].filter((origin) => !origins.includes(origin))).toEqual([]);
    expect(observed.violations).toEqual([]);
    expect(observed.exceptions).toEqual([]);
  }
}
