import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Somebody who does not exist: the person on the drawn INE, whose CURP has a right check digit. */
const luisa = { curp: 'PEGL890909MJCRMS08', name: 'LUISA', firstLastname: 'PÉREZ', secondLastname: 'GÓMEZ' };

/** Every message to a test address says this code, and none of them is really sent. */
export const TEST_CODE = '123456';

/** A customer of the bank. The widget's shadow DOM is open, so roles and labels find what the customer sees. */
export class Customer {
  readonly page: Page;
  readonly widget: Locator;

  constructor(page: Page) {
    this.page = page;
    this.widget = page.locator('zaguan-onboarding');
  }

  async opensAnAccount(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Abrir mi cuenta' }).click();
    await this.presses('Empezar');
  }

  presses(name: string): Promise<void> {
    return this.widget.getByRole('button', { name, exact: true }).click();
  }

  async givesConsent(): Promise<void> {
    await expect(this.heading('¿Nos das permiso?')).toBeVisible();
    for (const consent of await this.widget.getByRole('checkbox').all()) await consent.check();
    await this.presses('Acepto y sigo');
  }

  async asksForACode(email: string): Promise<void> {
    await this.widget.getByLabel('Correo electrónico').fill(email);
    await this.presses('Enviar el código');
  }

  /** The last figure sends it. */
  typesTheCode(code: string): Promise<void> {
    return this.widget.getByLabel('Código de seis números').fill(code);
  }

  /** Her name and CURP were read on her credential; so was where she lives. */
  async confirmsWhereSheLives(): Promise<void> {
    await expect(this.widget.getByLabel('Código postal')).toHaveValue('44100');
    await expect(this.widget.getByLabel('Número', { exact: true })).toHaveValue('12');
    await this.presses('Seguir');
  }

  /** The camera's screens as they are, with drawn specimens before them. */
  async photographsHerCredential(): Promise<void> {
    await this.presses('Abrir la cámara');
    await this.presses('Tomar la foto');
    await this.presses('Sí, se lee bien');
    await this.presses('Tomar la foto');
    await this.presses('Sí, se lee bien');
  }

  /** The specimen is read like any card. */
  async confirmsWhatWasRead(): Promise<void> {
    await expect(this.heading('¿Están bien tus datos?')).toBeVisible({ timeout: 30_000 });
    for (const text of Object.values(luisa)) await expect(this.widget.getByText(text, { exact: true })).toBeVisible();
    await this.presses('Sí, están bien');
  }

  async photographsHerself(): Promise<void> {
    await this.presses('Tomar la foto');
    await this.presses('Sí, se ve bien');
  }

  async readsHerContract(): Promise<void> {
    // On a phone the text of all pages stands there.
    await expect(this.widget.getByRole('heading', { name: 'Página 2 de 2' })).toBeVisible();
  }

  async signsByName(): Promise<void> {
    await expect(this.heading('Lee y firma')).toBeVisible();
    await this.presses('Prefiero escribir mi nombre');
    await this.widget.getByRole('checkbox').check();
    await this.presses('Firmar');
  }

  heading(name: string): Locator {
    return this.widget.getByRole('heading', { level: 1, name, exact: true });
  }
}

export const test = base.extend<{ customer: Customer }>({
  customer: async ({ page }, use) => {
    await use(new Customer(page));
  },
});

export { expect };
