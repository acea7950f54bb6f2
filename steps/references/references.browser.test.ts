import { expect } from '@open-wc/testing';
import type { ZaguanField } from '#src/ui/field.element.ts';
import type { ZaguanSelect } from '#src/ui/select.element.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { references } from './references.contract.ts';
import { referencesWords } from './references.i18n.ts';

const words = referencesWords['es-MX'];

describe('references', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  const settled = async () => {
    await screen.step.updateComplete;
    await screen.step.updateComplete;
  };
  const open = async (setup: object, draft: object | null = null) => {
    screen = await stage(references, { setup, properties: { draft } });
  };
  const member = <Control extends HTMLElement = ZaguanField>(name: string) =>
    screen.step.shadowRoot!.querySelector<Control>(`[data-member=${name}]`)!;
  const fill = async (name: string, phone: string, relation = '11') => {
    for (const [control, value] of [
      [member('name'), name],
      [member('phone'), phone],
      [member<ZaguanSelect>('relation'), relation],
    ] as const) {
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await settled();
  };
  const go = async () => {
    screen.step.shadowRoot!.querySelector('form')!.requestSubmit();
    await settled();
  };
  const another = () => screen.step.shadowRoot!.querySelector<HTMLElement>('zaguan-button[variant=text]');

  it('asks for one after the other, and sends all', async () => {
    await open({ min: 2 });
    await fill('Ana Ruiz', '55 1234 5679');
    expect(another()).to.equal(null);
    await go();
    expect(screen.submits()).to.have.lengthOf(0);
    expect(member('name').value).to.equal('');
    await fill('Beto Luna', '5512345680', '4');
    await go();
    expect(screen.submits()[0]!.submission).to.deep.equal({
      references: [
        { name: 'Ana Ruiz', phone: '+525512345679', person_relation_id: 11 },
        { name: 'Beto Luna', phone: '+525512345680', person_relation_id: 4 },
      ],
    });
  });

  it('says what is missing, and that a phone was given before', async () => {
    await open({ min: 2 });
    await go();
    expect([member('name').error, member('phone').error]).to.deep.equal([words.emptyName, words.emptyPhone]);
    screen.step.language = 'en';
    await settled();
    expect(member('name').error, 'what is wrong is said in the language of now').to.equal(referencesWords.en.emptyName);
    screen.step.language = 'es-MX';
    await settled();
    await fill('Ana Ruiz', '5512345679');
    await go();
    await fill('Beto Luna', '+52 55 1234 5679');
    await go();
    expect(member('phone').error).to.equal(words.repeatedPhone);
    expect(screen.submits()).to.have.lengthOf(0);
  });

  it('says of a phone that the server refused that it is their own, at the person whose it was to be', async () => {
    await open({ min: 2 });
    await fill('Ana Ruiz', '5512345679');
    await go();
    await fill('Beto Luna', '5512345680', '4');
    await go();
    screen.step.problem = { key: 'invalid_body', retryAfter: null, field: 'references.0.phone' };
    await settled();
    expect([member('name').value, member('phone').error]).to.deep.equal(['Ana Ruiz', words.ownPhone]);
  });

  it('offers another where more may come, and forgets one that was left empty', async () => {
    await open({ min: 1, max: 2 });
    await fill('Ana Ruiz', '5512345679');
    another()!.click();
    await settled();
    expect(another()).to.equal(null);
    expect(screen.step.back()).to.equal(true);
    await settled();
    await go();
    expect((screen.submits()[0]!.submission as { references: unknown[] }).references).to.have.lengthOf(1);
  });
});
