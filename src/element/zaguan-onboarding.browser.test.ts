import { expect, waitUntil } from '@open-wc/testing';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';
import { ended, helped, pristine } from '#test/support/fakes/session-views.fake.ts';
import { leaveWords } from '../i18n/leave.i18n.ts';
import { JourneyProblem } from '../machine/journey.ts';
// Lazy parts of the shell, loaded before the tests: a busy machine takes seconds to serve them.
import './app/screens/ending.ts';
import './app/screens/halts.ts';
import './app/screens/leave.ts';

let stand: Stand;
afterEach(() => stand.close());

describe('a journey', () => {
  it('goes from the welcome over every step to the open door, telling the page', async () => {
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    await stand.open();
    await stand.press('Empezar');
    await stand.until(() => stand.named('step').length === 1);
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    await stand.press('Seguir');
    await stand.at('Listo');
    expect(stand.events.map(({ type }) => type)).to.deep.equal(['zaguan-ready', 'zaguan-step', 'zaguan-step', 'zaguan-complete']);
    expect(stand.named('step').map(({ detail }) => detail.index)).to.deep.equal([0, 1]);
    expect(stand.named('complete')[0]?.detail).to.include({ status: 'success', redirectUrl: null });
  });

  it('submits once, however often it is pressed', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    for (let press = 0; press < 3; press++) stand.step!.host.submit({});
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.filter(({ path }) => path.endsWith('/submit'))).to.have.length(1);
  });

  it('takes nothing for a step from the screen of the one before', async () => {
    stand = await new Stand().open();
    await stand.at('Pregunta');
    const before = stand.step!;
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2 && stand.step !== before && !stand.step!.busy);
    before.host.saveDraft('of the first');
    await stand.step!.updateComplete;
    expect(stand.step!.draft).to.equal(null);
  });

  it('moves the focus to each new title, but not away from a page that nobody has touched', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    await stand.open();
    await stand.at('Conozcámonos');
    expect(document.activeElement === field).to.equal(true);
    await stand.press('Empezar');
    await stand.at('Pregunta');
    await stand.until(() => stand.titleHasFocus);
    field.remove();
  });

  it('keeps the same screen through an expired token and goes on with a new one', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    const before = stand.step!;
    before.inner = 1;
    before.requestUpdate();
    stand.server.problems = [{ status: 403, key: 'token_expired' }];
    await stand.press('Seguir');
    await stand.at('Este enlace ya venció');
    stand.element.token = 'ses_two';
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.at(-2)?.body).to.deep.include({ submission: { inner: 1 } });
  });

  it('asks the page for a new token in time', async () => {
    stand = new Stand();
    stand.server.expiresAt = '2026-11-20T10:00:00.100Z';
    stand.server.change = (view) => (stand.server.expiresAt === null ? { ...view, token_expires_at: null } : view);
    await stand.open();
    await stand.until(() => stand.named('token-expiring').length > 0);
    stand.server.expiresAt = null;
    stand.named('token-expiring')[0]?.detail.refresh('ses_two');
    expect(stand.element.token).to.equal('ses_two');
  });

  it('goes back inside the step first, then asks before leaving', async () => {
    stand = await new Stand().open();
    await stand.until(() => stand.step);
    stand.step!.inner = 1;
    stand.step!.requestUpdate();
    await stand.press('Atrás');
    expect(stand.step!.inner).to.equal(0);
    await stand.press('Atrás');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    await stand.press('Salir');
    await stand.at('Aquí te esperamos');
    expect(stand.named('close')[0]?.detail).to.deep.equal({ reason: 'person' });
    await stand.press('Seguir');
    await stand.at('Pregunta');
  });

  it('changes its language when the person says so, and sends it with the answers', async () => {
    stand = new Stand(pristine);
    stand.server.status = 'pristine';
    await stand.open();
    await stand.press('English');
    await stand.at('Let’s get to know');
    await stand.press('Start');
    await stand.press('Go on');
    await stand.until(() => stand.named('step').length === 2);
    expect(stand.server.applied.find(({ path }) => path.endsWith('/submit'))?.body).to.deep.include({ language: 'en' });
  });

  it('says before a camera opens when this browser keeps nothing', async () => {
    stand = new Stand((view) => ({
      ...view,
      current: view.current && { ...view.current, needs: { ...view.current.needs, camera: true } },
    }));
    stand.vault.durable = false;
    await stand.open();
    await stand.at('Pregunta');
    expect(stand.root.querySelector('.fleeting')?.textContent).to.contain('no cierres esta página');
    await expect(stand.element).to.be.accessible();
  });

  it('stays on the page when the page prevents the redirect', async () => {
    stand = new Stand(ended('success', '#listo'));
    document.addEventListener('zaguan-complete', (event) => event.preventDefault(), { once: true });
    await stand.open();
    await stand.at('Listo');
    expect(stand.root.textContent).not.to.contain('Te llevamos');
    await stand.press('Volver a Banco Aldaba');
    await stand.until(() => location.hash === '#listo');
    history.replaceState(null, '', location.pathname);
  });

  it('hands the person the file that a step keeps for them, and stays on the page for it', async () => {
    stand = new Stand((view) => ({
      ...ended('success', 'https://banco.example/listo')(view),
      steps: view.steps.map((step, index) => ({
        ...step,
        status: 'success',
        keeps: index === 0 ? { file: 'copy', save_as: 'Contrato.pdf', ready: true, waits_for_others: false, comes: true } : null,
      })),
    }));
    await stand.open();
    await stand.at('Listo');
    const saved: { name: string; bytes: Promise<string> }[] = [];
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, bytes: fetch(this.href).then((file) => file.text()) });
    };
    try {
      stand.server.problems.push({ status: 404, key: 'not_found' });
      await stand.press('Descargar tu copia');
      await stand.until(() => stand.root.querySelector('zaguan-file-download')?.shadowRoot?.textContent?.includes('No se pudo descargar'));
      await stand.press('Descargar tu copia');
      await stand.until(() => saved.length === 1);
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    expect([saved[0]?.name, await saved[0]?.bytes]).to.deep.equal(['Contrato.pdf', 'copy']);
    expect(stand.root.textContent).not.to.include('Te llevamos');
  });

  it('saves no file for who has left meanwhile', async () => {
    const file = document.createElement('zaguan-file-download');
    let give = (_: Blob) => {};
    let wanted: AbortSignal | undefined;
    const read = new Promise<Blob>((resolve) => {
      give = resolve;
    });
    Object.assign(file, {
      file: { file: 'copy', save_as: 'Contrato.pdf', ready: true, waits_for_others: false, comes: true },
      readFile: (_: string, signal?: AbortSignal) => {
        wanted = signal;
        return read;
      },
    });
    document.body.append(file);
    await file.updateComplete;
    const press = HTMLAnchorElement.prototype.click;
    let saved = 0;
    HTMLAnchorElement.prototype.click = () => {
      saved++;
    };
    try {
      file.shadowRoot!.querySelector('zaguan-button')!.click();
      file.remove();
      give(new Blob(['copy']));
      await read;
      await file.updateComplete;
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    expect(wanted?.aborted).to.equal(true);
    expect(saved).to.equal(0);
  });

  it('says whom to ask where something of ours failed, too', async () => {
    stand = new Stand(helped);
    stand.server.steps[1]!.step = 'of_a_newer_server';
    await stand.open();
    await stand.at('Pregunta');
    await stand.press('Seguir');
    await stand.at('Algo falló de nuestro lado');
    await stand.until(() => stand.root.querySelector('zaguan-page a[href="tel:5512345678"]'));
  });

  it('opens a tab for the page of the help, and none for a call or a mail', async () => {
    stand = await new Stand(ended('failed')).open();
    await stand.at('No pudimos terminar');
    const links = [...stand.root.querySelectorAll<HTMLAnchorElement>('a.row')];
    expect(links.map(({ protocol, target }) => [protocol, target])).to.deep.equal([
      ['tel:', ''],
      ['mailto:', ''],
      ['https:', '_blank'],
    ]);
  });

  it('says that a file is still to come, and hands it over once it is there', async () => {
    stand = new Stand((view) => ({
      ...ended('success')(view),
      steps: view.steps.map((step, index) => ({
        ...step,
        status: 'success',
        keeps: index === 0 ? { file: 'copy', save_as: 'Contrato.pdf', ready: false, waits_for_others: true, comes: true } : null,
      })),
    }));
    await stand.open();
    await stand.at('Listo');
    const copy = () => stand.root.querySelector('zaguan-file-download')?.shadowRoot?.textContent ?? '';
    expect(copy()).to.include('cuando hayan firmado todos').and.to.include('Contrato.pdf');
    expect(copy()).not.to.include('Descargar tu copia');
    const press = HTMLAnchorElement.prototype.click;
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      stand.server.problems.push({ status: 409, key: 'workflow_finished' });
      await stand.press('Ver si ya está');
      await stand.until(() => copy().includes('Todavía no está.'));
      await stand.press('Ver si ya está');
      await stand.until(() => saved.length === 1);
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
    expect(copy()).not.to.include('cuando hayan firmado todos');
  });

  it('says of a file that waits for nobody else only that it comes later', async () => {
    const file = document.createElement('zaguan-file-download');
    Object.assign(file, { file: { file: 'copy', save_as: 'Contrato.pdf', ready: false, waits_for_others: false, comes: true } });
    document.body.append(file);
    await file.updateComplete;
    expect(file.shadowRoot!.textContent).to.include('Tu copia firmada llega después.').and.not.to.include('hayan firmado todos');
    file.remove();
  });

  it('says of a file that will not be made that it does not come, at once or when the person looks, and offers no button', async () => {
    for (const comes of [false, true]) {
      const file = document.createElement('zaguan-file-download');
      Object.assign(file, {
        file: { file: 'copy', save_as: 'Contrato.pdf', ready: false, waits_for_others: true, comes },
        readFile: () => Promise.reject(new JourneyProblem({ key: 'not_found', retryAfter: null, field: null })),
      });
      document.body.append(file);
      await file.updateComplete;
      file.shadowRoot!.querySelector('zaguan-button')?.click();
      await waitUntil(() => file.shadowRoot!.textContent!.includes('no habrá copia firmada'));
      expect(file.shadowRoot!.textContent).to.include('Contrato.pdf').and.not.to.include('hayan firmado todos');
      expect(file.shadowRoot!.querySelector('zaguan-button')).to.equal(null);
      file.remove();
    }
  });

  it('says whose page it is where there is no logo', async () => {
    stand = new Stand((view) => ({ ...pristine(view), company: { ...view.company, name: 'Banco Aldaba' } }));
    stand.server.status = 'pristine';
    await stand.open();
    await stand.at('Conozcámonos');
    expect(stand.root.querySelector('.company')?.textContent).to.equal('Banco Aldaba');
  });

  it('says that a human may still decide with a door ajar, and tells the page so', async () => {
    stand = await new Stand((view) => ({ ...ended('received')(view), first_name: 'Luisa' })).open();
    await stand.at('Recibimos tus datos, Luisa');
    expect(stand.root.querySelector('.entrance .hall.ajar'), 'the door').to.exist;
    expect(stand.root.textContent).to.not.contain('Pásale');
    expect(stand.named('complete')[0]?.detail).to.include({ status: 'received', redirectUrl: null });
  });

  it('ends with the name of the person, and the button that leads away stays where it is pressed', async () => {
    stand = await new Stand((view) => ({ ...ended('success', '#listo')(view), first_name: 'Luisa' })).open();
    await stand.at('Listo. Pásale, Luisa');
    const leave = () => [...stand.root.querySelectorAll('zaguan-button')].at(-2)!;
    const { bottom } = leave().getBoundingClientRect();
    await stand.press('Quedarme aquí');
    await stand.until(() => stand.root.querySelector('zaguan-button[inert]'));
    expect(leave().getBoundingClientRect().bottom).to.equal(bottom);
  });

  for (const way of ['page', 'link'] as const)
    it(`says on leaving that the same ${way} leads back`, async () => {
      stand = await new Stand().open(way === 'link' ? { hosted: '' } : {});
      await stand.until(() => stand.step);
      await stand.press('Cerrar');
      const { why, whyByLink } = leaveWords['es-MX'];
      await stand.until(() => stand.root.querySelector('zaguan-sheet p')?.textContent === (way === 'link' ? whyByLink : why));
    });

  it('shows the operator’s logo on the first screen, by the name of the company', async () => {
    const logo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGMQcrOCIwbiOADq9Akh1qZGgQAAAABJRU5ErkJggg==';
    stand = new Stand((view) => ({ ...pristine(view), customization: { texts: {}, colors: {}, logo } }));
    stand.server.status = 'pristine';
    await stand.open();
    await stand.until(() => stand.root.querySelector('img'));
    const image = stand.root.querySelector<HTMLImageElement>('img')!;
    expect([image.src, image.alt !== '']).to.deep.equal([logo, true]);
    await image.decode();
    expect(image.naturalWidth).to.equal(4);
  });

  it('can be told by the company’s name where the page’s policy keeps the logo out, in the dark too', async () => {
    const logo = 'data:image/png;base64,AAAA';
    stand = new Stand((view) => ({ ...pristine(view), customization: { texts: {}, colors: {}, logo } }));
    stand.server.status = 'pristine';
    await stand.open({ theme: 'dark' });
    await stand.until(() => stand.root.querySelector('img'));
    const { color, backgroundColor } = getComputedStyle(stand.root.querySelector('img')!);
    expect([color, backgroundColor]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  it('takes the operator’s words and colours, and nothing that is not one', async () => {
    stand = new Stand((view) => ({
      ...view,
      customization: {
        texts: { 'es-MX': { 'shell.back': 'Regresar' } },
        colors: { accent: '#0a5f3c', ink: 'url(https://evil.example)' },
        logo: null,
      },
    }));
    await stand.open();
    await stand.until(() => stand.step);
    expect(stand.root.querySelector('zaguan-bar')!.shadowRoot!.querySelector('[aria-label="Regresar"]')).to.exist;
    for (const theme of ['dark', 'light']) {
      stand.element.setAttribute('theme', theme);
      expect(getComputedStyle(stand.element).getPropertyValue('--zaguan-accent')).to.equal('#0a5f3c');
    }
    const style = getComputedStyle(stand.element);
    expect(style.getPropertyValue('--zaguan-accent')).to.equal('#0a5f3c');
    expect(style.getPropertyValue('--zaguan-ink')).to.equal('#1a1f2b');
    stand.element.style.setProperty('--zaguan-accent', '#7a1fa2');
    expect(getComputedStyle(stand.element).getPropertyValue('--zaguan-accent')).to.equal('#7a1fa2');
  });
});
