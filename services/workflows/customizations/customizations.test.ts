import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentFile, wordsFile } from '#test/run/words.ts';
import { createRig, Person, type Rig } from '#test/support/workflows.ts';
import { contrastOf } from './contrast.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(61));

/** A PNG of four by four pixels. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGMQcrOCIwbiOADq9Akh1qZGgQAAAABJRU5ErkJggg==';
const logo = `data:image/png;base64,${PNG}`;
const texts = { 'es-MX': { 'shell.welcomeTitle': 'Abre tu cuenta', 'verify_email:dos.heading': '¿Cuál es tu correo?' } };

const make = (body: object) => rig.asPartner('POST', '/v1/customizations', { name: 'Banco', ...body });
const faults = (answer: { body: { errors?: { path: string; code: string; message: string }[] } }) => answer.body.errors;

describe('a customization', () => {
  it('is made, read and changed, each member there', async () => {
    const made = await make({ texts, colors: { accent: '#12463a' } });
    expect(made.status).toBe(201);
    const colors = { accent: '#12463a', ground: null, surface: null, ink: null, muted: null };
    expect(made.body.result).toMatchObject({ name: 'Banco', texts, colors, logo: null });
    const { uuid } = made.body.result;
    const changed = await rig.asPartner('PATCH', `/v1/customizations/${uuid}`, { colors: { ink: '#000000' } });
    expect(changed.body.result).toMatchObject({ texts, colors: { accent: null, ink: '#000000' } });
    expect((await rig.asPartner('GET', `/v1/customizations/${uuid}`)).body.result).toEqual(changed.body.result);
  });

  it('refuses a word that the widget does not have, with the nearest, and a text that is no line', async () => {
    const wrong = { 'es-MX': { 'shell.welcomTitle': 'x', 'nope.heading': 'x', 'shell.privacy': 'x', 'shell.back': 'a\nb' } };
    expect(faults(await make({ texts: wrong }))).toMatchObject([
      { path: 'texts.es-MX.shell.welcomTitle', code: 'unknown_word', message: expect.stringContaining('shell.welcomeTitle') },
      { path: 'texts.es-MX.nope.heading', code: 'unknown_word' },
      // This text is built from values, so it cannot be replaced.
      { path: 'texts.es-MX.shell.privacy', code: 'unknown_word' },
      { path: 'texts.es-MX.shell.back', code: 'invalid_value' },
    ]);
    expect((await make({ texts: { fr: { 'shell.back': 'x' } } })).status).toBe(400);
    expect((await make({ texts: { en: { 'shell.back': 'x'.repeat(241) } } })).status).toBe(400);
  });

  it('is changed where a word that it says otherwise is gone from the widget since', async () => {
    const { uuid } = (await make({})).body.result;
    const members = JSON.stringify({ texts: { 'es-MX': { 'document_sign.waitForPage': 'Espera' } } });
    await rig.bench.engine.executeSql('update workflows.customizations set members = members || $1::jsonb where uuid = $2', [
      members,
      uuid,
    ]);
    const changed = await rig.asPartner('PATCH', `/v1/customizations/${uuid}`, { colors: { accent: '#12463a' } });
    expect([changed.status, changed.body.result?.colors.accent]).toEqual([200, '#12463a']);
  });

  it('refuses more texts than every answer to a session can carry', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`verify_email:c${index}.heading`, '¿'.repeat(240)]));
    expect((await make({ texts: { 'es-MX': many(120), en: many(100) } })).status).toBe(201);
    expect(faults(await make({ texts: { 'es-MX': many(120), en: many(120) } }))).toMatchObject([{ path: 'texts' }]);
  });

  it('refuses a colour that cannot be read, with its ratio', async () => {
    expect(faults(await make({ colors: { accent: '#f0c66b' } }))?.[0]).toEqual({
      path: 'colors.accent',
      code: 'low_contrast',
      message: 'Against ground its contrast is 1.53 to 1; it needs 4.5',
    });
    expect(faults(await make({ colors: { ground: '#333333' } }))?.map(({ path }) => path)).toContain('colors.ground');
    expect((await make({ colors: { ground: '#ffffff', surface: '#ffffff', ink: '#000000', muted: '#595959' } })).status).toBe(201);
    expect((await make({ colors: { accent: 'red' } })).status).toBe(400);
    expect((await make({ colors: { brand: '#12463a' } })).status).toBe(400);
  });

  it('keeps of a logo the picture alone, and refuses what is none', async () => {
    const made = await make({ logo });
    expect(made.status).toBe(201);
    expect(made.body.result.logo).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    for (const wrong of [
      'https://banco.example/logo.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      `data:image/png;base64,${btoa('no picture')}`,
    ])
      expect([(await make({ logo: wrong })).status, faults(await make({ logo: wrong }))?.[0]?.path]).toEqual([400, 'logo']);
    expect((await make({ logo: `data:image/png;base64,${'A'.repeat(16_460)}` })).status).toBe(400);
  });

  it('reaches the session of a workflow that names it; its logo until the person begins', async () => {
    const { uuid } = (await make({ texts, colors: { accent: '#12463a' }, logo })).body.result;
    const metadata = { customization_uuid: uuid };
    const workflow = await rig.create({ metadata });
    const { token } = await rig.issue(workflow.uuid);
    const first = (await rig.send(token, 'GET', '/v1/session')).body.result.customization;
    expect(first).toMatchObject({ texts, colors: { accent: '#12463a' }, logo: expect.stringContaining('data:image/png') });
    const person = await Person.enter(rig, { metadata });
    expect(person.view.customization).toMatchObject({ texts, logo: null });
    await rig.asPartner('PATCH', `/v1/customizations/${uuid}`, { colors: null });
    expect((await person.read()).customization?.colors).toEqual({});
    const plain = await Person.enter(rig);
    expect(plain.view.customization).toBeNull();
  });

  it('that there is not is refused where a workflow names it, another tenant’s too', async () => {
    const answer = await rig.asPartner('POST', '/v1/workflows', { steps: ['note'], metadata: { customization_uuid: randomUUID() } });
    expect([answer.status, faults(answer)]).toMatchObject([400, [{ path: 'metadata.customization_uuid', code: 'unknown' }]]);
    const strange = await rig.asPartner('POST', '/v1/workflows', { steps: ['note'], metadata: { customization_uuid: 7 } });
    expect(strange.status).toBe(400);
    const { uuid } = (await make({})).body.result;
    const stranger = await rig.bench.otherTenant();
    const { key } = await rig.bench.keys.create({ tenantId: stranger.tenantId, name: 's', livemode: false, scopes: ['workflows'] });
    const theirs = await rig.send(key, 'POST', '/v1/workflows', { steps: ['note'], metadata: { customization_uuid: uuid } });
    expect(theirs.status).toBe(400);
  });
});

it('the words are those of the widget’s tables: npm run words', async () => {
  expect(currentFile()).toBe(await wordsFile());
});

it('the colours are measured against those of the widget', () => {
  const tokens = readFileSync(new URL('../../../src/ui/tokens.ts', import.meta.url), 'utf8');
  const source = readFileSync(new URL('./contrast.ts', import.meta.url), 'utf8');
  const light = tokens.slice(tokens.indexOf(':host {'));
  for (const [, name, color] of source.matchAll(/(accent|ground|surface|ink|muted): '(#[0-9a-f]{6})'/g))
    expect(light).toContain(`--zaguan-${name}: ${color};`);
  for (const [, name, color] of source.matchAll(/const (PANEL|WARN|DONE) = '(#[0-9a-f]{6})'/g))
    expect(light).toContain(`--zaguan-${name!.toLowerCase()}: ${color};`);
  expect([contrastOf('#000000', '#ffffff'), contrastOf('#777777', '#777777')]).toEqual([21, 1]);
});
