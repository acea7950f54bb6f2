import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { cameraWords } from '../../../src/i18n/camera.i18n.ts';
import { curpWords } from '../../../src/i18n/curp.i18n.ts';
import { endingWords } from '../../../src/i18n/ending.i18n.ts';
import { shellWords } from '../../../src/i18n/shell.i18n.ts';
import { dockWords } from '../../../src/step/dock.i18n.ts';
import { acceptanceWords } from '../../../steps/acceptance/acceptance.i18n.ts';
import { documentSignWords } from '../../../steps/document-sign/document-sign.i18n.ts';
import { enrollFullWords } from '../../../steps/enroll-full/enroll-full.i18n.ts';
import { type Side, sides } from '../../../steps/enroll-full/photos.contract.ts';
import { personalAddressWords } from '../../../steps/personal-address/personal-address.i18n.ts';
import { personalDataWords } from '../../../steps/personal-data/personal-data.i18n.ts';
import { taxCertificateWords } from '../../../steps/tax-certificate/tax-certificate.i18n.ts';
import { verifyEmailWords } from '../../../steps/verify-email/verify-email.i18n.ts';
import { cardBackClip, cardFrontClip, faceClip } from '../../support/camera/clips.ts';
import { AtWidget, PATIENCE } from './at-widget.ts';
import { codeIn } from './mailbox.ts';
import { drawStroke } from './stroke.ts';

const clips = { front: cardFrontClip, back: cardBackClip, selfie: faceClip } as const satisfies Record<Side, () => Promise<string>>;
/** For what waits until a file is read. */
export const READING = 45_000;
export const language = 'es-MX';

/** The steps of a whole journey, in order. */
export const wholeJourney = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];

/** What is asked of a journey's person; fictitious, and a CURP whose check digit is right. */
export const person = {
  email: 'ricardo@correo.example',
  curp: 'AAPR630321HDFLRC09',
  name: 'Ricardo',
  first_lastname: 'Alamán',
  second_lastname: 'Pérez',
} as const;

/** Where they live; the postal code says the state. */
export const address = {
  zip_code: '06000',
  municipality: 'Cuauhtémoc',
  colony: 'Centro',
  street: 'Calle del Zaguán',
  ext_num: '12',
} as const;

/**
 * A person at the widget, in the product's own words: `journey.accept()`, `journey.expectAt('personal_address')`.
 * It presses what a person would press, and waits for what a person would see.
 */
export class Journey extends AtWidget {
  /** The whole journey, from the welcome to the last photo; `reopen` comes back to the widget after the browser was started again. */
  async walk(reopen: () => Promise<void>): Promise<void> {
    await this.begin();
    await this.accept();
    await this.proveEmail();
    await this.givePersonalData();
    await this.giveAddress();
    await this.expectAt('enroll_full');
    await this.enroll(reopen);
  }

  /** The same, where the card comes before what can be read on it. */
  async walkCardFirst(reopen: () => Promise<void>): Promise<void> {
    await this.begin();
    await this.accept();
    await this.proveEmail();
    await this.expectAt('enroll_full');
    await this.enroll(reopen);
    await this.giveWhatIsMissing();
  }

  /** What the card did not tell, and where they live. */
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

  /** The last figure sends it. */
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

  /** The camera that films the card, open. */
  get #cardCamera(): Locator {
    return this.widget.locator('zaguan-viewfinder[guide=card]');
  }

  /** Where the selfie is explained, or its camera is open already. */
  get #selfie(): Locator {
    return this.button(cameraWords[language].openCamera).or(this.widget.locator('zaguan-viewfinder[guide=face]'));
  }

  /**
   * Up to where this photo is explained, or its camera is open already. A browser that ended right after "yes" may not
   * have noted it: then it asks again, with the same picture.
   */
  async toPhoto(side: Side): Promise<void> {
    const words = enrollFullWords[language];
    await this.expectAt('enroll_full');
    const next = side === 'selfie' ? this.#selfie : this.button(words.shutter).or(this.button(cameraWords[language].openCamera));
    const yes = this.button(words.keepCard);
    const card = this.button(words.cardKeep).or(this.button(words.retake)).or(this.#cardCamera);
    await this.explained('Neither camera nor explanation came', next.or(yes).or(card).first().waitFor({ timeout: READING }));
    if (await yes.isVisible()) await this.keep('front');
    await this.explained('Neither camera nor explanation came', next.or(card).first().waitFor({ timeout: READING }));
    if (!(await next.isVisible())) await this.confirmCard();
    await this.explained('Neither camera nor explanation came', next.waitFor({ timeout: PATIENCE }));
  }

  /** Up to the review screen: the picture is taken and asks whether it is good. */
  async shoot(side: Side): Promise<void> {
    await this.toPhoto(side);
    if (await this.button(cameraWords[language].openCamera).isVisible()) await this.press(cameraWords[language].openCamera);
    await this.#take(side);
  }

  /** Where the guide watches, it may be faster than the hand. What came out black is taken again, as the widget asks. */
  async #take(side: Side): Promise<void> {
    const words = enrollFullWords[language];
    const review = this.#review(side);
    await this.explained('The camera did not open', this.button(words.shutter).or(review).first().waitFor({ timeout: PATIENCE }));
    // The camera takes what it sees, however long that takes; then somebody asks about the picture, or the camera seeks again.
    const over = review.or(this.widget.locator('.screen[data-tone=seeking]')).first();
    for (let presses = 0; presses < 4 && !(await review.isVisible()); presses++) {
      await this.press(words.shutter).catch(() => {});
      await over.waitFor({ timeout: PATIENCE }).catch(() => {});
    }
    await this.expectReview(side);
  }

  /** What asks about the picture, or says that it is there. */
  #review(side: Side): Locator {
    const words = enrollFullWords[language];
    const heading = (name: string) => this.widget.getByRole('heading', { name, exact: true });
    if (side === 'selfie') return heading(words.reviewSelfie).or(heading(words.glanceCard));
    // A film may show the front where the back is wanted: the device says so, as soon as it has read it.
    const [first, ...others] = [words.reviewCard, words.glanceCard, words.otherFront, words.otherBack].map(heading);
    return others.reduce((one, other) => one.or(other), first!);
  }

  async expectReview(side: Side): Promise<void> {
    await this.explained('Nobody asked about the picture', this.#review(side).waitFor({ timeout: PATIENCE }));
  }

  async keep(side: Side): Promise<void> {
    const words = enrollFullWords[language];
    const question = this.#review(side);
    await this.widget.getByRole('heading', { name: words.glanceCard, exact: true }).waitFor({ state: 'hidden', timeout: PATIENCE });
    const names = [side === 'selfie' ? words.keepSelfie : words.keepCard, words.keep, words.writeMyself];
    const yes = this.button(new RegExp(`^(${names.join('|')})$`)).first();
    const gone = () => question.waitFor({ state: 'hidden', timeout: PATIENCE / 3 }).catch(() => {});
    // The question may go by itself while the hand is on its way.
    const wasAsked = async (failure: unknown) => ((await question.isVisible()) ? Promise.reject(failure) : undefined);
    for (let presses = 0; presses < 2 && (await question.isVisible()); presses++) await this.hand.press(yes, 1).then(gone, wasAsked);
    await this.explained('The question stayed', question.waitFor({ state: 'hidden', timeout: PATIENCE }));
  }

  async photograph(side: Side): Promise<void> {
    await this.shoot(side);
    await this.keep(side);
  }

  /** Ends the browser and starts it again with this side's scene before its camera. */
  async filming(side: Side, reopen: () => Promise<void>): Promise<void> {
    await this.phone.restart(await clips[side]());
    await reopen();
  }

  /**
   * From the last photo of the card to the selfie: what was read is right; a photo that shows too little is taken again, and where that
   * does not help, the person goes on. The page that asks goes a moment after the press.
   */
  async confirmCard(): Promise<void> {
    const words = enrollFullWords[language];
    const ways = [words.cardKeep, words.cardWritten, words.writeMyself, words.keep, words.goOn].map((name) => this.button(name));
    const again = this.button(words.retake);
    for (let page = 0; page < 12; page++) {
      const any = ways.reduce((one, other) => one.or(other), this.#selfie.or(again).or(this.#cardCamera)).first();
      await this.explained('Nobody said what was read', any.waitFor({ timeout: READING }));
      if (await this.#selfie.isVisible()) return;
      const way = (await Promise.all(ways.map(async (one) => ((await one.isVisible()) ? one : null)))).find((one) => one !== null);
      // What was read may come while the hand is on its way: then there is nothing left to press.
      if (way) await this.hand.press(way, 1).catch(async (failure: unknown) => ((await way.isVisible()) ? Promise.reject(failure) : null));
      else {
        // What was read late of one side may have ended a photo of the other: then its camera opens by itself.
        if (await again.isVisible()) await this.press(words.retake).then(() => again.waitFor({ state: 'hidden', timeout: PATIENCE }));
        await this.#take('front');
        await this.keep('front');
      }
    }
    throw new Error('The person is asked for one photo after the other.');
  }

  async waitForShutter(): Promise<void> {
    const shutter = this.button(enrollFullWords[language].shutter);
    await this.explained('The camera did not open', shutter.click({ trial: true, timeout: PATIENCE }));
  }

  async enroll(reopen: () => Promise<void>): Promise<void> {
    for (const side of sides) {
      await this.filming(side, reopen);
      await this.photograph(side);
      if (side === 'back') await this.confirmCard();
    }
  }

  /** Chooses a PDF in place of the camera. */
  async sendCertificate(pdf: Uint8Array): Promise<void> {
    await this.expectAt('tax_certificate');
    const chooser = this.page.waitForEvent('filechooser', { timeout: PATIENCE });
    await this.explained(
      'No file could be chosen',
      this.hand.press(this.widget.getByRole('button', { name: taxCertificateWords[language].chooseFile }), 1),
    );
    await (await chooser).setFiles({ name: 'constancia.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  }

  /** Sees the whole document: as text on a phone, else page by page. */
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

  /** A signature of one stroke, by hand. */
  async drawSignature(): Promise<void> {
    const pad = this.widget.locator('zaguan-pad').locator('canvas');
    await this.explained('There was no place to sign', pad.waitFor({ timeout: PATIENCE }));
    await drawStroke(this.page, pad);
    await this.explained('Nothing was drawn', this.button(documentSignWords[language].clear).waitFor({ timeout: PATIENCE }));
  }

  async agreeToSign(): Promise<void> {
    await this.explained('The consent could not be ticked', this.hand.tick(this.widget.getByRole('checkbox')));
  }

  /** The band says that there is no signal, and what was given is kept. */
  async expectOffline(): Promise<void> {
    await this.seeText(dockWords[language].offline);
  }

  async expectFinished(name: string = person.name): Promise<void> {
    await this.expectHeading(new RegExp(`^${endingWords[language].successTitle}(, ${name})?$`));
  }

  /** Leaves the closing screen of a modal. */
  async finish(): Promise<void> {
    await this.press(endingWords[language].done);
  }

  /** Nothing outside the named origins was asked for, no policy was violated, nothing was thrown. */
  expectClean(origins: readonly string[]): void {
    const { observed } = this.phone;
    expect([...observed.origins].filter((origin) => !origins.includes(origin))).toEqual([]);
    expect(observed.violations).toEqual([]);
    expect(observed.exceptions).toEqual([]);
  }
}
