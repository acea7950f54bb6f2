import { expect } from '@open-wc/testing';
import { FakeGeolocation } from '#src/device/geolocation.fake.ts';
import type { ZaguanField } from '#src/ui/field.element.ts';
import type { ZaguanNotice } from '#src/ui/notice.element.ts';
import type { ZaguanSelect } from '#src/ui/select.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { personalAddress } from './personal-address.contract.ts';
import { personalAddressWords } from './personal-address.i18n.ts';

const words = personalAddressWords['es-MX'];
const home = {
  zip_code: '44100',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  street: 'Calle del Zaguán',
  ext_num: '12',
  int_num: '',
  references: '',
};

describe('personal_address', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const open = async (properties: Readonly<Record<string, unknown>> = {}, setup = {}) => {
    screen = await stage(personalAddress, { setup, properties });
    return screen;
  };
  const settled = async () => {
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };
  const find = <Found extends Element>(selector: string) => screen.step.shadowRoot!.querySelector<Found>(selector);
  const member = (name: string) => find<ZaguanField>(`[data-member=${name}]`)!;
  const offer = () => find<ZaguanNotice>('.offer');
  const press = (name: string) => {
    const all = [...screen.step.shadowRoot!.querySelectorAll<HTMLElement>('zaguan-button')];
    all
      .find((button) => button.textContent?.trim() === name)!
      .shadowRoot!.querySelector('button')!
      .click();
  };
  const type = async (name: string, text: string) => {
    const input = member(name).shadowRoot!.querySelector('input')!;
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await settled();
  };
  const send = async () => {
    find<HTMLFormElement>('form')!.requestSubmit();
    await settled();
  };

  it('fills the state in from the postal code, and leaves the person’s own choice alone', async () => {
    await open();
    await type('zip_code', '06');
    expect(find<ZaguanSelect>('zaguan-select')!.value).to.equal('Ciudad de México');
    await type('zip_code', '64000');
    expect(find<ZaguanSelect>('zaguan-select')!.value).to.equal('Nuevo León');

    screen.close();
    await open({ draft: { ...home, zip_code: '', state: 'Oaxaca', location_declined: true } });
    await type('zip_code', '44100');
    expect(find<ZaguanSelect>('zaguan-select')!.value).to.equal('Oaxaca');
    await send();
    expect(find('zaguan-notice')!.textContent).to.contain(words.otherState('Jalisco'));
    screen.step.language = 'en';
    await settled();
    expect(find('zaguan-notice')!.textContent, 'in the language that is shown').to.contain(personalAddressWords.en.otherState('Jalisco'));
    expect(screen.submits()).to.have.lengthOf(0);
    await send();
    expect(screen.submits()).to.have.lengthOf(1);
  });

  it('goes to the first thing that is missing, and offers S/N for a house without number', async () => {
    await open();
    await send();
    expect(screen.step.shadowRoot!.activeElement).to.equal(member('zip_code'));
    expect(member('colony').error).to.equal(words.emptyColony);
    screen.step.language = 'en';
    await settled();
    expect(member('colony').error, 'in the language that is shown').to.equal(personalAddressWords.en.emptyColony);
    screen.step.language = 'es-MX';
    await settled();
    expect(member('int_num').error).to.equal('');
    member('ext_num').shadowRoot!.querySelector<HTMLElement>('.chip')!.click();
    await settled();
    expect(member('ext_num').value).to.equal('S/N');
    expect(member('ext_num').error).to.equal('');
  });

  it('takes from a catalogue what is still empty, and lets any other colonia be written', async () => {
    await open();
    await type('zip_code', '44100');
    expect(screen.requests.acts).to.deep.include({ action: 'lookup_postal_code', input: { zip_code: '44100' } });
    const found = (zip_code: string, municipality: string, colonies: string[]) => {
      const result = { zip_code, state: 'Jalisco', municipality, colonies };
      screen.step.actions = { lookup_postal_code: { status: 'done', result, at: 0 } };
      return settled();
    };
    await found('44100', 'Guadalajara', ['Analco', 'Zona Centro']);
    expect(member('municipality').value).to.equal('Guadalajara');
    expect(member('colony').value).to.equal('');
    expect(member('colony').options).to.deep.equal(['Analco', 'Zona Centro']);

    await type('colony', 'Mi colonia');
    await type('zip_code', '45000');
    await found('45000', 'Zapopan', ['Arcos']);
    expect(member('municipality').value).to.equal('Zapopan');
    expect(member('colony').value).to.equal('Mi colonia');
  });

  it('shares the place only after a yes, and sends it with the address', async () => {
    await open({ draft: home, geolocation: new FakeGeolocation(['20.676109', '-103.347769']) });
    press(words.share);
    await waitUntil(() => offer()?.textContent?.includes(words.located), 'the place');
    await send();
    expect(screen.submits()).to.deep.equal([
      { submission: { ...home, device_coordinates: [20.676109, -103.347769] }, coordinates: ['20.676109', '-103.347769'] },
    ]);
    expect(JSON.stringify(screen.step.draft)).to.not.contain('20.676109');
  });

  it('keeps the focus at the offer, and calls nobody back who went on to the form', async () => {
    const focused = () => screen.step.shadowRoot!.activeElement?.textContent?.trim();
    await open({ draft: home, geolocation: new FakeGeolocation(['20.676109', '-103.347769']) });
    find<HTMLElement>('.offer zaguan-button')!.focus();
    press(words.share);
    await waitUntil(() => offer()?.textContent?.includes(words.located), 'the place');
    await settled();
    expect(focused()).to.equal(words.forget);
    press(words.forget);
    await settled();
    expect(focused()).to.equal(words.share);
    press(words.share);
    member('street').focus();
    await waitUntil(() => offer()?.textContent?.includes(words.located), 'the place');
    await settled();
    expect(screen.step.shadowRoot!.activeElement).to.equal(member('street'));
  });

  it('takes a yes back', async () => {
    await open({ draft: home, geolocation: new FakeGeolocation(['20.676109', '-103.347769']) });
    const { height } = offer()!.getBoundingClientRect();
    press(words.share);
    await waitUntil(() => offer()?.textContent?.includes(words.located), 'the place');
    expect(offer()!.getBoundingClientRect().height, 'nothing jumps').to.equal(height);
    press(words.forget);
    await settled();
    await send();
    expect(screen.submits()[0]).to.deep.include({ coordinates: null });
  });

  it('goes on after a no, on the screen or from the browser', async () => {
    await open({ draft: home });
    press(words.notNow);
    await settled();
    expect(offer()).to.equal(null);
    await send();
    expect(screen.submits()[0]).to.deep.equal({ submission: { ...home, device_coordinates: null }, coordinates: null });
    screen.close();

    await open({ draft: home, geolocation: new FakeGeolocation('permission_denied') });
    press(words.share);
    await waitUntil(() => offer()?.textContent?.includes(words.locationDenied), 'the refusal');
    await send();
    expect(screen.submits()).to.have.lengthOf(1);
    expect(screen.requests.failures).to.deep.include({ reason: 'location_denied' });
  });

  it('never asks where it is not allowed', async () => {
    const place = new FakeGeolocation(['1', '1']);
    await open({ draft: home, geolocationAllowed: false, geolocation: place });
    expect(offer()).to.equal(null);
    screen.close();
    await open({ draft: home, geolocation: place }, { offer_location: false });
    expect(offer()).to.equal(null);
  });
});
