import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The fictitious person on the drawn INE (identity card), whose CURP has a valid check digit. */
const luisa = { curp: 'PEGL890909MJCRMS08', name: 'LUISA', firstLastname: 'PÉREZ', secondLastname: 'GÓMEZ' };

/** The code in every message to a test address. These messages are not sent. */
export const TEST_CODE = '123456';

/** Acts as a customer of the bank. The widget's shadow DOM is open, so Playwright finds its elements by role and label. */
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

  /** Types the code; its last digit submits it. */
  typesTheCode(code: string): Promise<void> {
    return this.widget.getByLabel('Código de seis números').fill(code);
  }

  /** Checks that the address was filled in from the INE, and continues. */
  async confirmsWhereSheLives(): Promise<void> {
    await expect(this.widget.getByLabel('Código postal')).toHaveValue('44100');
    await expect(this.widget.getByLabel('Número', { exact: true })).toHaveValue('12');
    await this.presses('Seguir');
  }

  /** Photographs both sides of the INE in the camera's real screens, which show drawn specimens. */
  async photographsHerCredential(): Promise<void> {
    await this.presses('Abrir la cámara');
    await this.presses('Tomar la foto');
    await this.presses('Sí, se lee bien');
    await this.presses('Tomar la foto');
    await this.presses('Sí, se lee bien');
  }

  /** Checks the data that were read from the specimen, and confirms them. */
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
    // On a phone the widget shows the text of all pages.
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
