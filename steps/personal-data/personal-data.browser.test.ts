import { expect } from '@open-wc/testing';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import type { ZaguanCurpField } from '#src/ui/curp-field.element.ts';
import type { ZaguanField } from '#src/ui/field.element.ts';
import type { ZaguanSelect } from '#src/ui/select.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { personalData } from './personal-data.contract.ts';
import { personalDataWords } from './personal-data.i18n.ts';

const words = { ...curpWords['es-MX'], ...personalDataWords['es-MX'] };
const luisa = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez', nationality: 'MX' };

describe('personal_data', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (draft: Readonly<Record<string, string>> | null = null, setup = {}) => {
    screen = await stage(personalData, { setup, properties: { draft } });
    return screen;
  };
  const settled = async () => {
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };
  const find = <Found extends Element>(selector: string) => screen.step.shadowRoot!.querySelector<Found>(selector);
  const curp = () => find<ZaguanCurpField>('zaguan-curp-field')!;
  const member = (name: string) => find<ZaguanField>(`[data-member=${name}]`)!;
  const heading = () => find<HTMLElement & { heading: string }>('zaguan-page')!.heading;
  const facts = () => [...screen.step.shadowRoot!.querySelectorAll('dd')].map((fact) => fact.textContent?.trim());
  const type = async (control: ZaguanField | ZaguanCurpField, text: string) => {
    const input = control.shadowRoot!.querySelector('input')!;
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await settled();
  };
  const send = async () => {
    find<HTMLFormElement>('form')!.requestSubmit();
    await settled();
  };

  const speak = async (language: 'es-MX' | 'en') => {
    screen.step.language = language;
    await settled();
  };

  it('tells what the CURP says while it is typed', async () => {
    await open();
    expect(facts()).to.deep.equal(['', '', '']);
    await type(curp(), 'PEGL890909');
    expect(facts()).to.deep.equal(['9 sep 1989', '', '']);
    expect(curp().help).to.equal(words.missing(8));
    await type(curp(), luisa.curp);
    expect(facts()).to.deep.equal(['9 sep 1989', 'Mujer', 'Jalisco']);
    expect(curp().help).to.equal(words.complete);
  });

  it('asks nothing that earlier steps told, and only what is missing of it', async () => {
    const opened = async (payload: object, draft: object | null = null) => {
      screen = await stage(personalData, { properties: { payload, draft } });
      await settled();
    };
    await opened({ ...luisa, complete: true });
    expect(find('zaguan-page'), 'no screen flashes by').to.equal(null);
    expect(screen.submits().map(({ submission }) => submission)).to.deep.equal([luisa]);
    screen.close();
    await opened({ ...luisa, complete: true }, { ...luisa, screen: 'name' });
    expect(screen.submits(), 'somebody who began to correct it presses the button').to.be.empty;
    screen.close();
    await opened({ ...luisa, nationality: '', complete: false });
    expect([heading(), member('name').value]).to.deep.equal([words.nameHeading, luisa.name]);
    expect(screen.submits()).to.be.empty;
    screen.close();
    await opened({ ...luisa, name: 'Otra', complete: true });
    expect(screen.submits(), 'a name that does not fit the CURP is asked about').to.be.empty;
  });

  it('leads to where a CURP is looked up, by a link that a thumb meets', async () => {
    await open();
    Object.assign(find('zaguan-sheet')!, { open: true });
    await settled();
    expect(find('a[href*="gob.mx"]')!.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('says which part is wrong, and offers the likely fix', async () => {
    await open();
    await type(curp(), 'PEGL8909O9MJCRMS08');
    expect(curp().error).to.equal(words.wrongBirth);
    curp().shadowRoot!.querySelector<HTMLElement>('.chip')!.click();
    await settled();
    expect(curp().value).to.equal(luisa.curp);
    expect(curp().error).to.equal('');
    await type(curp(), 'PEGL890909MJCRMS07');
    expect(curp().error).to.equal(words.wrongCheck);
  });

  it('never shows an inconvenient word back', async () => {
    await open();
    await type(curp(), 'BACA890909MJCRMS05');
    expect(curp().error).to.equal(words.wrongLetters);
    expect(find('zaguan-page')!.textContent).to.not.contain('BACA');
  });

  it('goes no further with half a CURP', async () => {
    await open();
    await send();
    expect(curp().error).to.equal(words.empty);
    await type(curp(), 'PEGL');
    await send();
    expect(curp().error).to.equal(words.incomplete(14));
    expect(heading()).to.equal(words.heading);
  });

  it('asks for names, takes one surname, and sends', async () => {
    await open();
    await type(curp(), 'AAPR630321HDFLRC09');
    await send();
    expect(heading()).to.equal(words.nameHeading);
    expect(find('zaguan-select'), 'who was born in Mexico is Mexican').to.equal(null);
    await send();
    expect(screen.step.shadowRoot!.activeElement).to.equal(member('name'));
    expect(member('first_lastname').error).to.equal(words.emptyLastname);
    await speak('en');
    expect(member('first_lastname').error, 'in the language that is shown').to.equal(personalDataWords.en.emptyLastname);
    await speak('es-MX');
    await type(member('name'), 'Ricardo');
    await type(member('first_lastname'), ' Alamán ');
    await type(member('second_lastname'), 'Pérez');
    await send();
    expect(screen.submits()).to.deep.equal([
      {
        submission: { curp: 'AAPR630321HDFLRC09', name: 'Ricardo', first_lastname: 'Alamán', second_lastname: 'Pérez', nationality: 'MX' },
      },
    ]);
  });

  it('asks once when names and CURP disagree, and takes the person’s word', async () => {
    await open({ ...luisa, screen: 'name', first_lastname: 'Gómez', second_lastname: '' });
    await send();
    expect(screen.submits()).to.have.lengthOf(0);
    expect(find('zaguan-notice')!.textContent).to.contain(words.mismatch);
    await speak('en');
    expect(find('zaguan-notice')!.textContent, 'in the language that is shown').to.contain(personalDataWords.en.mismatch);
    await speak('es-MX');
    await send();
    expect(screen.submits()).to.have.lengthOf(1);
  });

  it('asks a person born abroad for their nationality instead of guessing', async () => {
    await open();
    await type(curp(), 'BOXW310820HNERXN09');
    expect(facts()[2]).to.equal(words.abroad);
    await send();
    expect(find<ZaguanSelect>('zaguan-select')!.value).to.equal('');
  });

  it('lets a person who seems too young look again before the answer counts', async () => {
    await open(null, { minimum_age: 25 });
    await type(curp(), 'AUGA040229XOCRMRA1');
    await send();
    expect(heading()).to.equal(words.heading);
    expect(find('zaguan-notice')!.textContent).to.contain('este trámite pide 25');
    await send();
    expect(heading()).to.equal(words.nameHeading);
  });

  it('goes back from the names to the CURP, and then out', async () => {
    await open({ ...luisa, screen: 'name' });
    expect(screen.step.back()).to.equal(true);
    await settled();
    expect(curp().value).to.equal(luisa.curp);
    expect(screen.step.back()).to.equal(false);
  });

  it('shows the CURP again when the server refuses it', async () => {
    await open({ ...luisa, screen: 'name' });
    screen.step.problem = { key: 'invalid_body', retryAfter: null, field: 'curp' };
    await settled();
    expect(curp().error).to.equal(words.wrongCheck);
  });
});
