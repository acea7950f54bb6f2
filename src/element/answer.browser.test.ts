import { expect } from '@open-wc/testing';
import { Stand } from '#test/support/fakes/onboarding.fake.ts';

let stand: Stand;
afterEach(() => stand.close());

const strip = () => stand.root.querySelector('.news')?.textContent ?? '';
const sent = (name: string) => stand.server.applied.filter(({ path }) => path.endsWith(`/${name}`)).length;
const busy = { status: 503, key: 'unavailable' as const, retryAfter: 30 };
const lost = (count: number) => Array.from({ length: count }, () => 'lost' as const);

/** Presses "Seguir" on the second screen of the step, after `trouble` has made the server fail. */
async function sending(trouble: (stand: Stand) => void): Promise<void> {
  stand = await new Stand().open();
  await stand.until(() => stand.step);
  stand.step!.inner = 1;
  stand.step!.requestUpdate();
  await stand.at('Pregunta Banco Aldaba 1');
  trouble(stand);
  await stand.press('Seguir');
  await stand.until(() => stand.step!.busy);
}
const refused = async () => {
  await sending(({ server }) => server.problems.push(busy));
  await stand.until(() => strip().includes('Está tardando'));
};

describe('while an answer is on its way', () => {
  it('the person hears that it takes longer, at the first refusal, and can have it tried at once', async () => {
    await refused();
    await expect(stand.element).to.be.accessible();
    await stand.press('Intentar ahora');
    await stand.until(() => stand.named('step').length === 2);
    expect(sent('submit')).to.equal(1);
  });

  it('“Atrás” stops it, and leaves the person where they were', async () => {
    await refused();
    await stand.press('Atrás');
    await stand.until(() => strip().includes('tu respuesta no llegó'));
    expect([stand.step!.inner, stand.step!.busy]).to.deep.equal([1, false]);
    await stand.press('Seguir');
    await stand.until(() => stand.named('step').length === 2);
    expect([sent('withdraw'), sent('submit'), strip()]).to.deep.equal([1, 1, '']);
  });

  it('“Atrás” that comes too late says so', async () => {
    await sending(({ server }) => server.weather.push('answer lost', 'lost'));
    await stand.until(() => sent('submit') === 1);
    await stand.press('Atrás');
    await stand.until(() => stand.named('step').length === 2);
    await stand.until(() => strip().includes('ya se había enviado'));
  });

  it('leaving takes it back where the person says so', async () => {
    await refused();
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.textContent?.includes('Salir y que se envíe'));
    await expect(stand.element).to.be.accessible();
    await stand.press('Salir sin enviarla');
    await stand.at('Aquí te esperamos');
    expect(stand.named('close')).to.have.length(1);
    await stand.until(() => sent('withdraw') === 1);
    expect(sent('submit')).to.equal(0);
    await stand.press('Seguir');
    await stand.at('Pregunta');
    await stand.until(() => !stand.step!.busy);
    expect([stand.step!.inner, stand.step!.busy]).to.deep.equal([1, false]);
  });

  it('leaving without sending that comes too late brings the person back, and says so', async () => {
    await sending(({ server }) => server.weather.push('answer lost', 'lost'));
    await stand.until(() => sent('submit') === 1);
    await stand.press('Cerrar');
    await stand.press('Salir sin enviarla');
    await stand.until(() => strip().includes('ya se había enviado'));
    expect(stand.named('close')).to.have.length(1);
  });

  it('leaving without a network takes it back all the same, once there is one', async () => {
    await sending(({ server, connectivity }) => {
      connectivity.set(false);
      server.weather.push(...lost(50));
    });
    await stand.press('Cerrar');
    await stand.press('Salir sin enviarla');
    await stand.at('Aquí te esperamos');
    stand.server.weather = [];
    stand.connectivity.set(true);
    await stand.until(() => sent('withdraw') === 1);
    expect(sent('submit')).to.equal(0);
  });

  it('leaving lets it go on where the person says so, and the last one ends the journey', async () => {
    await sending(({ server }) => {
      server.steps.pop();
      server.problems.push(busy);
    });
    await stand.press('Cerrar');
    await stand.press('Salir y que se envíe');
    await stand.at('Aquí te esperamos');
    expect(stand.root.querySelector('zaguan-page')?.getAttribute('why')).to.include('se sigue enviando');
    stand.connectivity.set(true);
    await stand.at('Listo');
    expect(sent('submit')).to.equal(1);
  });

  it('that ends the journey takes back the question before leaving, which is over', async () => {
    await sending(({ server }) => {
      server.steps.pop();
      server.problems.push(busy);
    });
    await stand.until(() => strip().includes('Está tardando'));
    await stand.press('Cerrar');
    await stand.until(() => stand.root.querySelector('zaguan-sheet')?.open);
    stand.connectivity.set(true);
    await stand.at('Listo');
    expect(stand.root.querySelector('zaguan-sheet')!.open).to.equal(false);
  });

  for (const [name, trouble] of Object.entries<(stand: Stand) => void>({
    'the server refuses': ({ server }) => server.problems.push(busy),
    'there is no network': ({ server, connectivity }) => {
      connectivity.set(false);
      server.weather.push(...lost(50));
    },
  })) {
    it(`“No soy yo” stops it for good (${name})`, async () => {
      await sending(trouble);
      await stand.press('Cerrar');
      await stand.press('No soy yo');
      await stand.until(() => stand.root.querySelector('zaguan-sheet')?.textContent?.includes('se detiene'));
      await stand.press('Sí, borrar');
      await stand.at('Aquí ya no queda nada');
      stand.server.weather = [];
      stand.connectivity.set(true);
      await stand.until(() => sent('withdraw') === 1);
      expect([sent('submit'), stand.vault.entries.size]).to.deep.equal([0, 0]);
      expect(stand.title).to.equal('Aquí ya no queda nada');
    });
  }

  it('“No soy yo” that comes too late says whom to tell', async () => {
    await sending(({ server }) => server.weather.push('answer lost', 'lost'));
    await stand.until(() => sent('submit') === 1);
    await stand.press('Cerrar');
    await stand.press('No soy yo');
    await stand.press('Sí, borrar');
    await stand.until(() => stand.root.querySelector('zaguan-page')?.getAttribute('why')?.includes('ya le había llegado a Banco Aldaba'));
    await expect(stand.element).to.be.accessible();
  });

  it('the last one that was stopped too late is told at the end', async () => {
    await sending(({ server }) => {
      server.steps.pop();
      server.weather.push('answer lost', 'lost');
    });
    await stand.until(() => sent('submit') === 1);
    await stand.press('Atrás');
    await stand.at('Listo');
    expect(stand.root.textContent).to.include('ya se había enviado');
    await expect(stand.element).to.be.accessible();
  });
});
