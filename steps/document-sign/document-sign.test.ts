import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { NO_WAY_BACK, type StepContext, StepFailure } from '../base/step.server.ts';
import type { StepAnswer } from '../ports/answers.ts';
import type { TemplateBinding } from '../ports/bindings.ts';
import type { DocumentsPort, OpenedDocument, SealedAct, Signer } from '../ports/documents.ts';
import type { StepEvidence } from '../ports/evidence.ts';
import type { StepPerson } from '../ports/people.ts';
import { earlierConsent } from './document/earlier-consent.contract.ts';
import { signConsent } from './document/sign-consent.contract.ts';
import { documentSign, type FillAnswer, fileName } from './document-sign.contract.ts';
import { documentSignHandler } from './document-sign.server.ts';

const TOKEN = 'doc_not_for_browsers';
const workflow = '1f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const step = '2f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const document = '3f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const source = '6f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const signature = '7f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const element = '4f5f44a2-8a44-4b6e-9a51-2f6a0c7d1e00';
const sha256 = 'a'.repeat(64);
const evidence: StepEvidence = {
  consents: [],
  codes: [{ channel: 'EMAIL', destination: 'l•••@example.com', verified_at: '2026-11-20T17:00:00.000Z' }],
  media: [],
  device: { ip: '203.0.113.9', user_agent: 'Test', metadata: {} },
  log: { length: 4, head: 'c'.repeat(64) },
};
const luisa: StepPerson = {
  ...{ name: 'Luisa Pérez', national_id: 'PEGL890909MJCRMS08', people_uuid: null },
  known_by: { name: { by: 'signer' }, national_id: { by: 'signer' } },
  recording: false,
};
const signerOf = ({ recording: _, ...signer }: StepPerson) => signer;
const agreed = (language: 'es-MX' | 'en', company = 'Banco Aldaba') => ({
  text_sha256: sha256Hex(consentDocument(signConsent(language, company, 'Contrato'), null)),
  language,
});
const submission = () => ({
  document_sha256: sha256,
  signature: { kind: 'drawn' as const, png: `iVBORw0KGgo${'A'.repeat(40)}` },
  name: null as string | null,
  consent: agreed('es-MX'),
});

interface Options {
  person?: typeof luisa | null;
  signedIn?: string | null;
  /** All signers of the document; `mine` is the signer of this workflow. */
  signers?: OpenedDocument['signers'];
  mine?: Signer | null;
  recording?: boolean;
  refused?: boolean;
  seal?: OpenedDocument['seal'];
  pages?: number;
  setup?: object;
  /** Pages that the widget did not fetch. */
  undelivered?: readonly number[];
  answers?: readonly StepAnswer[];
  text?: object;
  fault?: string;
  binding?: TemplateBinding;
  /** True if an API key named the person. */
  isNamed?: boolean;
  /** The signature elements of the person, in a document without other signers. */
  signatures?: OpenedDocument['signatures'];
}

/** Builds fake services with one document, which has a text; its signer may be unknown. */
function stand(options: Options = {}) {
  const acts: { uuid: string; act: Parameters<DocumentsPort['sign']>[1] }[] = [];
  const fills: object[] = [];
  const bounds: (readonly string[])[] = [];
  const toCome: (readonly string[])[] = [];
  const newDocuments: object[] = [];
  const memory: Record<string, unknown> = {};
  let sealed: SealedAct | null = null;
  let now: OpenedDocument = {
    uuid: document,
    name: 'Contrato',
    sha256,
    pages: Array.from({ length: options.pages ?? 2 }, () => ({ width: 612, height: 792 })),
    texts: [
      {
        ...{
          uuid: element,
          template_element_uuid: source,
          name: 'Lugar',
          required: true,
          ask_signer: false,
          value: null,
          written_by: null,
          awaited: false,
        },
        ...options.text,
      },
    ],
    signatures: options.signatures ?? [{ uuid: signature, name: 'Firma', template_element_uuid: source, required: true }],
    signed_in: options.signedIn ?? null,
    signers: options.signers ?? [],
    fixed: (options.signedIn ?? null) !== null || (options.signers ?? []).some(({ signed_in }) => signed_in !== null),
    refused: options.refused ?? false,
    seal: options.seal ?? null,
  };
  const documents: DocumentsPort = {
    open: async (which) => {
      if ('token' in which && which.token === 'doc_of_the_lost') throw new StepFailure('unavailable', 'no answer');
      if ('uuid' in which ? which.uuid !== document : which.token !== TOKEN) throw new StepFailure('not_found', 'none');
      return now;
    },
    make: async (from) => {
      newDocuments.push(from);
      return now;
    },
    async fill(_uuid, { sender, signer, bound, awaited }) {
      bounds.push(bound);
      toCome.push(awaited);
      const fault = Object.entries({ ...sender, ...signer }).find(([, text]) => text === 'demasiado');
      if (fault) {
        const by = fault[0] in sender ? ('sender' as const) : ('signer' as const);
        return { fault: { element: fault[0], by, code: 'too_long', message: 'too long' } };
      }
      fills.push({ sender, signer });
      const texts = now.texts.map((text) => {
        const written_by = sender[text.uuid] ? ('sender' as const) : signer[text.uuid] ? ('signer' as const) : null;
        return { ...text, value: sender[text.uuid] ?? signer[text.uuid] ?? null, written_by };
      });
      const blank = texts.every(({ value }) => value === null);
      now = { ...now, texts, sha256: blank ? sha256 : sha256Hex(JSON.stringify(texts)) };
      return { document: now };
    },
    signer: async () => options.mine ?? null,
    page: async (_uuid, page, width) => new TextEncoder().encode(`page ${page} at ${width}`),
    text: async (_uuid, page) => (page === 2 ? ' \n ' : `Página ${page}`),
    async sign(uuid, act) {
      if (act.signer.name.includes('李')) throw new StepFailure('invalid_body', 'A character', { field: 'signer.name' });
      acts.push({ uuid, act });
      const { kind } = act.signature;
      const consent = { text_sha256: act.consent.text_sha256, language: act.language };
      sealed ??= {
        sealed: false,
        sha256: null,
        signed_at: '2026-11-20T18:00:00.000Z',
        timestamped: null,
        kind,
        consent,
        signature_kept: act.store_sign,
      };
      return sealed;
    },
    signed: async () => new Uint8Array([0x25, 0x50, 0x44, 0x46]),
  };
  const bindings = { get: async (uuid: string) => (uuid === workflow ? (options.binding ?? null) : null) };
  const setup = z.parse(documentSign.setup, options.setup ?? { token: TOKEN, texts: { [element]: 'Guadalajara' } });
  const context = {
    workflow: { uuid: workflow, people_uuid: options.isNamed ? step : null, livemode: false },
    step: { uuid: step, reference: 'document_sign' },
    setup,
    company: { name: 'Banco Aldaba', privacy_notice_url: null, media_days: 30, portrait_days: 0, minimum_age: 18 },
    language: 'es-MX',
    payload: null,
    memory,
    remember: (values: object) => void Object.assign(memory, values),
    ports: {
      documents,
      answers: async () => options.answers ?? [],
      person: async () => (options.person === undefined ? luisa : options.person),
      evidence: async () => evidence,
    },
  };
  const file = async (name: string, payload: object | null = null) => {
    const answer = await documentSignHandler.file?.(name, { ...context, payload } as never);
    if (!answer) return null;
    const { bytes, ...rest } = answer;
    return { ...rest, text: new TextDecoder().decode(bytes) };
  };
  return {
    acts,
    fills,
    bounds,
    toCome,
    newDocuments,
    memory,
    file,
    renew: (payload: object) => documentSignHandler.renew!({ ...context, payload } as never),
    described: async () => JSON.parse((await file('document'))!.text),
    fill: (texts: object) => documentSignHandler.actions.fill!({ texts }, context as never) as Promise<FillAnswer>,
    prepare: async (references: readonly string[] = []) => {
      const earlier = references.map((reference) => ({ reference, name: reference.split(':').at(-1)!, lacks: () => null }));
      const prepared = await documentSignHandler.prepare!({ setup, earlier, ports: { documents, bindings } } as never);
      Object.assign(memory, prepared.memory);
      return prepared;
    },
    /** Opens the document, fetches its pages and submits, as the widget does. */
    async complete(change: Partial<ReturnType<typeof submission>> | { signature: object } = {}) {
      const shown = await file('document').catch(() => null);
      const document_sha256 = (shown && JSON.parse(shown.text).sha256) || sha256;
      for (let page = 1; page <= now.pages.length; page++) if (!options.undelivered?.includes(page)) await file(`page-${page}`);
      const answer = z.parse(documentSign.submission, { ...submission(), document_sha256, ...change });
      return documentSignHandler.complete(answer, context as unknown as StepContext);
    },
  };
}

describe('what is shown', () => {
  it('is what the document is, and who signs it; never its token', async () => {
    const { file } = stand();
    const described = await file('document');
    expect(JSON.parse(described!.text)).toEqual({
      name: 'Contrato',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      pages: [
        { width: 612, height: 792 },
        { width: 612, height: 792 },
      ],
      signer: 'Luisa Pérez',
      closed: null,
      asks: [],
      filled: true,
      given: null,
    });
    expect(described!.text).not.toContain(TOKEN);
    expect(documentSign.browserSetup(z.parse(documentSign.setup, { token: TOKEN }), {} as never, {})).toBeNull();
  });

  it('is each page as a picture, as a sharper one and as text, and no page that is not there', async () => {
    const { file } = stand();
    expect(await file('page-1')).toEqual({ mime: 'image/png', text: 'page 1 at 1100' });
    expect(await file('near-2')).toEqual({ mime: 'image/png', text: 'page 2 at 2200' });
    expect(await file('text-2')).toEqual({ mime: 'text/plain; charset=utf-8', text: ' \n ' });
    for (const name of ['page-0', 'page-3', 'text-99']) expect(await file(name)).toBeNull();
    for (const name of ['page', 'page-', 'page-001', 'page--1', 'pdf', 'document.json', '']) {
      expect(z.safeParse(documentSign.files!, name).success).toBe(false);
    }
  });

  it('is the signed copy only once this step signed it', async () => {
    const { file } = stand();
    expect(await file('signed')).toBeNull();
    expect(await file('signed', documentSign.samples.payload)).toMatchObject({ mime: 'application/pdf' });
  });

  it.each([
    [null, null],
    [workflow, null],
    ['elsewhere', 'signed'],
  ])('of a document signed in %s, is closed: %s', async (signedIn, closed) => {
    expect(JSON.parse((await stand({ signedIn }).file('document'))!.text).closed).toBe(closed);
  });

  it('of a document that is not there any more says so, and of services that do not answer nothing', async () => {
    const { file } = stand({ setup: { token: 'doc_of_nobody' } });
    expect(JSON.parse((await file('document'))!.text)).toMatchObject({ closed: 'gone', pages: [] });
    await expect(file('page-1')).rejects.toMatchObject({ problem: 'not_found' });
    await expect(stand({ setup: { token: 'doc_of_the_lost' } }).file('document')).rejects.toMatchObject({ problem: 'unavailable' });
  });
});

describe('signing', () => {
  it('hands over the signature with all the evidence, under the step’s own name', async () => {
    const { acts, complete, fills } = stand({ setup: { token: TOKEN, store_sign: true, texts: { [element]: 'Guadalajara' } } });
    const result = await complete();
    expect(fills[0]).toEqual({ sender: { [element]: 'Guadalajara' }, signer: {} });
    const text = consentDocument(signConsent('es-MX', 'Banco Aldaba', 'Contrato'), null);
    expect(acts).toEqual([
      {
        uuid: document,
        act: {
          signing_uuid: step,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          signature: submission().signature,
          signature_elements: null,
          signer: signerOf(luisa),
          pages_delivered: [1, 2],
          consent: { text, text_sha256: sha256Hex(text) },
          language: 'es-MX',
          workflow_uuid: workflow,
          evidence,
          store_sign: true,
        },
      },
    ]);
    expect(text).toContain('firma electrónica');
    expect(text).not.toMatch(/avanzada/i);
    expect(result).toEqual({
      outcome: 'success',
      payload: {
        document_uuid: document,
        document_name: 'Contrato',
        several_signers: false,
        sealed: false,
        refused: false,
        signed_sha256: null,
        signed_at: '2026-11-20T18:00:00.000Z',
        timestamped: null,
        kind: 'drawn',
        signature_kept: true,
        consent: agreed('es-MX'),
      },
      facts: {
        consents: [
          {
            key: 'signature',
            kind: 'signature',
            accepted: true,
            text_sha256: agreed('es-MX').text_sha256,
            language: 'es-MX',
            version: '1',
          },
        ],
      },
    });
  });

  it('is recorded without a seal, and its copy waits for nobody else', async () => {
    const { payload } = await stand().complete();
    const keeps = (answer: object) => documentSign.keeps({} as never, answer as never);
    expect(keeps(payload)).toMatchObject({ ready: false, waits_for_others: false });
    expect(keeps({ ...payload, several_signers: true })).toMatchObject({ ready: false, waits_for_others: true });
    expect(keeps({ ...payload, several_signers: true, sealed: true })).toMatchObject({ ready: true, waits_for_others: false });
    expect(keeps({ ...payload, refused: true })).toMatchObject({ ready: false, comes: false });
  });

  it('is told later that the document is sealed, or that a human refused it, or nothing', async () => {
    const payload = { ...documentSign.samples.payload, document_uuid: document, sealed: false, signed_sha256: null, timestamped: null };
    const seal = { sha256: 'c'.repeat(64), timestamped: false };
    expect(await stand().renew(payload)).toBeNull();
    expect(await stand({ refused: true }).renew(payload)).toEqual({ ...payload, refused: true });
    expect(await stand({ refused: true }).renew({ ...payload, refused: true })).toBeNull();
    expect(await stand().renew({ ...payload, refused: true })).toEqual(payload);
    expect(await stand({ seal }).renew({ ...payload, refused: true })).toMatchObject({
      sealed: true,
      refused: false,
      signed_sha256: seal.sha256,
    });
  });

  it('again, as after a killed process, is the same act', async () => {
    const { acts, complete } = stand();
    const [first, second] = [await complete(), await complete()];
    expect(second).toEqual(first);
    expect(acts[1]).toEqual(acts[0]);
  });

  it('records what was sealed, where it was answered otherwise after a lost answer', async () => {
    const { complete } = stand();
    const first = await complete();
    const typed = { kind: 'typed' as const, png: submission().signature.png };
    expect(await complete({ signature: typed, consent: agreed('en') })).toEqual(first);
  });

  it.each([
    ['another document than the one that was read', { document_sha256: 'f'.repeat(64) }, 'conflict', 'document_sha256'],
    [
      'a consent whose words were others',
      { consent: { ...agreed('es-MX'), text_sha256: 'f'.repeat(64) } },
      'conflict',
      'consent.text_sha256',
    ],
    ['a consent read in another language', { consent: { ...agreed('es-MX'), language: 'en' as const } }, 'conflict', 'consent.text_sha256'],
    ['a consent given to somebody else', { consent: agreed('es-MX', 'Otro Banco') }, 'conflict', 'consent.text_sha256'],
  ])('refuses %s, and signs nothing', async (_what, change, problem, field) => {
    const { acts, complete } = stand();
    await expect(complete(change)).rejects.toMatchObject({ problem, field });
    expect(acts).toEqual([]);
  });

  it('takes the name that the person wrote only where nobody else said it', async () => {
    const named = stand();
    await named.complete({ name: 'El Conde' });
    expect(named.acts[0]!.act.signer).toEqual(signerOf(luisa));
    const nameless = stand({ person: null });
    await nameless.complete({ name: '  Luisa Pérez  ' });
    expect(nameless.acts[0]!.act.signer).toEqual({ name: 'Luisa Pérez', national_id: null, people_uuid: null, known_by: null });
    await expect(stand({ person: null }).complete()).rejects.toMatchObject({ problem: 'invalid_body', field: 'name' });
    await expect(stand({ person: null }).complete({ name: '李' })).rejects.toMatchObject({ problem: 'invalid_body', field: 'name' });
    for (const name of [' ', '\u200b\u2060', '—'])
      expect(z.safeParse(documentSign.submission, { ...submission(), name }).success).toBe(false);
  });

  it('tells of a required text that nobody gives before anybody reads, and signs nothing', async () => {
    const { acts, described, complete, file } = stand({ setup: { token: TOKEN } });
    expect(await described()).toMatchObject({ closed: 'unfit', pages: [] });
    expect((await file('document'))?.fault).toMatchObject({ reason: 'document_unusable', extra: { element } });
    await expect(complete()).rejects.toMatchObject({ problem: 'document_not_fillable', message: expect.stringContaining(element) });
    expect(acts).toEqual([]);
  });

  it('refuses a document of which a page never went to the device; text that is none is no page', async () => {
    const { acts, complete, file } = stand({ undelivered: [2] });
    await expect(complete()).rejects.toMatchObject({ problem: 'pages_not_delivered', message: expect.stringContaining('page 2') });
    await file('text-2');
    await expect(complete()).rejects.toMatchObject({ problem: 'pages_not_delivered' });
    expect(acts).toEqual([]);
  });

  it('counts a page that went as text, and none of what the document said before', async () => {
    const byEar = stand({ undelivered: [1] });
    await byEar.file('document');
    await byEar.file('text-1');
    await byEar.complete();
    expect(byEar.acts[0]!.act.pages_delivered).toEqual([1, 2]);
    const changed = stand({ undelivered: [1, 2], text: { ask_signer: true }, setup: { token: TOKEN } });
    for (const page of ['page-1', 'page-2']) await changed.file(page);
    await changed.fill({ [element]: 'León' });
    await expect(changed.complete()).rejects.toMatchObject({ problem: 'pages_not_delivered' });
  });

  it('refuses a document without pages', async () => {
    await expect(stand({ pages: 0 }).complete()).rejects.toMatchObject({ problem: 'conflict' });
  });

  it.each([
    ['no PNG', { kind: 'drawn', png: '/9j/4AAQSkZJRg==' }],
    ['markup', { kind: 'drawn', png: 'iVBORw0KGgo<script>' }],
    ['too much', { kind: 'drawn', png: `iVBORw0KGgo${'A'.repeat(400_000)}` }],
    ['another kind', { kind: 'advanced', png: submission().signature.png }],
  ])('takes no signature that is %s', (_what, signature) => {
    expect(z.safeParse(documentSign.submission, { ...submission(), signature }).success).toBe(false);
  });
});

describe('a text that the signer is asked for', () => {
  const asking = (more: Options = {}) => stand({ setup: { token: TOKEN }, text: { ask_signer: true }, ...more });

  it('is asked for by its name, written into the document, and remembered', async () => {
    const { described, fill, complete, acts } = asking();
    expect(await described()).toMatchObject({ filled: false, asks: [{ uuid: element, name: 'Lugar', required: true, value: '' }] });
    const { document: filled, troubles } = await fill({ [element]: 'León' });
    expect([troubles, filled.filled, filled.asks[0]!.value]).toEqual([[], true, 'León']);
    expect(filled.sha256).not.toBe(sha256);
    expect((await described()).sha256).toBe(filled.sha256);
    await complete();
    expect(acts[0]!.act.sha256).toBe(filled.sha256);
  });

  it.each([
    ['nothing', ' \u200b', 'required'],
    ['more than its place holds', 'demasiado', 'too_long'],
  ])('of %s is told apart, and writes nothing', async (_what, text, code) => {
    const { fill, fills, described } = asking();
    await described();
    const before = fills.length;
    expect((await fill({ [element]: text })).troubles).toEqual([{ uuid: element, code }]);
    expect(fills.slice(before).every((one) => JSON.stringify(one) === '{"sender":{},"signer":{}}')).toBe(true);
  });

  it('is not asked for where the setup gives it, nor taken for a text that nobody asks for', async () => {
    const bySetup = asking({ setup: { token: TOKEN, texts: { [element]: 'Tepic' } } });
    expect(await bySetup.described()).toMatchObject({ asks: [], filled: true });
    await expect(bySetup.fill({ [element]: 'León' })).rejects.toMatchObject({ problem: 'conflict', field: `texts.${element}` });
  });
});

describe('making a workflow', () => {
  const refusal = (options: Options, earlier: string[] = []) =>
    stand(options)
      .prepare(earlier)
      .then(
        () => null,
        ({ problem, field }: StepFailure) => `${problem} ${field}`,
      );
  const binding = (more: Partial<TemplateBinding> = {}): TemplateBinding => ({
    template_uuid: document,
    text_bindings: { [source]: { steps: ['datos'], template: 'Yo, {datos.name} {datos.place.city}{datos.gone}{otra.name}' } },
    sign_bindings: [source],
    ...more,
  });
  const setup = { template_binding_uuid: workflow };

  it('finds the document by token or id, and tells what is wrong with the setup', async () => {
    expect(await stand().prepare()).toMatchObject({
      exclusive: { key: document },
      record: { document_uuid: document },
      memory: { document_uuid: document, binding: null },
    });
    const texts = { [element]: 'León' };
    expect(await refusal({ setup: { document_uuid: document, texts } })).toBe(null);
    expect(await refusal({ setup: { token: 'doc_x', texts } })).toBe('invalid_body token');
    expect(await refusal({ setup: { document_uuid: step, texts } })).toBe('invalid_body document_uuid');
    expect(await refusal({ signedIn: 'elsewhere' })).toBe('invalid_body token');
    expect(await refusal({ setup: { token: TOKEN } })).toBe(`invalid_body texts.${element}`);
    expect(await refusal({ setup: { token: TOKEN }, text: { ask_signer: true } })).toBe(null);
    expect(await refusal({ setup: { token: TOKEN, texts: { ...texts, [step]: 'x' } } })).toBe(`invalid_body texts.${step}`);
    const awaited = { required: false, awaited: true };
    expect(await refusal({ setup: { token: TOKEN }, text: awaited }), 'another workflow writes it').toBe(`invalid_body texts.${element}`);
    expect(await refusal({ setup: { token: TOKEN, texts }, text: awaited })).toBe(null);
    expect(await refusal({ setup: { token: TOKEN, texts: { [source]: '' } }, text: awaited }), 'it stays empty').toBe(null);
    expect(await refusal({ setup: { token: TOKEN, texts: { [element]: 'demasiado' } } })).toBe(`invalid_body texts.${element}`);
    for (const wrong of [{}, { token: TOKEN, document_uuid: document }, { token: TOKEN, document_name: 'Contrato' }])
      expect(z.safeParse(documentSign.setup, wrong).success).toBe(false);
  });

  it('with a binding makes the document of its template, and later says in it what earlier steps recorded', async () => {
    const answers = [{ step: 'personal_data', name: 'datos', payload: { name: 'Luisa', place: { city: 'León' }, gone: null } }];
    const { prepare, newDocuments, complete, fills, bounds, toCome, acts } = stand({
      setup: { ...setup, document_name: 'Contrato' },
      binding: binding(),
      answers,
    });
    await prepare(['acceptance', 'personal_data:datos']);
    expect(newDocuments).toEqual([{ template_uuid: document, name: 'Contrato' }]);
    await complete();
    expect(fills.at(-1)).toEqual({ sender: { [element]: 'Yo, Luisa León' }, signer: {} });
    expect(bounds.at(-1)).toEqual([element]);
    expect([toCome[0], toCome.at(-1)], 'its text is to come until the person is there').toEqual([[element], []]);
    expect(acts[0]!.act.signature_elements).toEqual([signature]);
  });

  it('with a binding that leaves a place to nobody which has to be signed, says so before the person reads', async () => {
    const place = { uuid: step, name: 'Firma del aval', template_element_uuid: step };
    const mine = { uuid: signature, name: 'Firma', template_element_uuid: source, required: true };
    const standWith = async (required: boolean) => {
      const stood = stand({ setup, binding: binding(), signatures: [mine, { ...place, required }] });
      await stood.prepare(['personal_data:datos']);
      return stood;
    };
    const { described, file, complete, acts } = await standWith(true);
    expect(await described()).toMatchObject({ closed: 'unfit', pages: [] });
    const extra = { element: step, name: 'Firma del aval' };
    expect((await file('document'))?.fault).toMatchObject({ reason: 'document_unusable', extra });
    await expect(complete()).rejects.toMatchObject({
      problem: 'document_not_fillable',
      message: expect.stringContaining('Firma del aval'),
    });
    expect(acts).toEqual([]);
    expect((await (await standWith(false)).described()).closed).toBeNull();
  });

  it('with a binding whose text the document cannot hold says that it cannot be made ready, and signs nothing', async () => {
    const answers = [{ step: 'personal_data', name: 'datos', payload: { name: 'demasiado' } }];
    const text_bindings = { [source]: { steps: ['datos'], template: '{datos.name}' } };
    const { prepare, described, complete, acts } = stand({ setup, binding: binding({ text_bindings }), answers });
    await prepare(['datos']);
    expect(await described()).toMatchObject({ closed: 'unfit' });
    await expect(complete()).rejects.toMatchObject({ problem: 'document_not_fillable', message: expect.stringContaining('Lugar') });
    expect(acts).toEqual([]);
  });

  it('holds what the setup says itself to the letter, also where it is bound', async () => {
    const texts = { [source]: 'León' };
    const { prepare, complete, bounds } = stand({ setup: { ...setup, texts }, binding: binding() });
    await prepare(['datos']);
    await complete();
    expect(bounds.flat()).toEqual([]);
  });

  it('refuses a binding that is not there, whose steps do not stand before, or whose elements the template has not', async () => {
    expect(await refusal({ setup }, ['datos'])).toBe('invalid_body template_binding_uuid');
    expect(await refusal({ setup, binding: binding() }, ['acceptance'])).toBe('invalid_body template_binding_uuid');
    const strange = { [step]: { steps: [], template: 'x' } };
    expect(await refusal({ setup, binding: binding({ text_bindings: strange }) })).toBe('invalid_body template_binding_uuid');
    expect(await refusal({ setup, binding: binding({ sign_bindings: [step] }) }, ['datos'])).toBe('invalid_body template_binding_uuid');
  });

  it('takes of autofill what the setup does not say itself', () => {
    const autofill = { document_uuid: document, autosigning: true };
    expect(documentSign.autofill({}, autofill)).toEqual({ document_uuid: document, autosigning: true });
    expect(documentSign.autofill({ token: TOKEN }, autofill)).toEqual({ token: TOKEN, autosigning: true });
    expect(documentSign.autofill({ token: TOKEN }, { document_uuid: document })).toBe(null);
  });
});

describe('a document of several signers', () => {
  const other = { signatures: ['4f5f44a2-8a44-4b6e-9a51-2f6a0c7d1eaa'], signed_in: null };
  const mine = { signatures: [signature], signed_in: null };
  const signed = (one: Signer, workflow_uuid: string): Signer => ({ ...one, signed_in: workflow_uuid });

  it.each([
    ['is open to one of them', { signers: [mine, other], mine }, null],
    ['is not for anybody else', { signers: [mine, other], mine: null }, 'others'],
    [
      'is signed where they signed in another workflow',
      { signers: [signed(mine, 'elsewhere')], mine: signed(mine, 'elsewhere') },
      'signed',
    ],
    ['is open where an answer of this workflow was lost', { signers: [signed(mine, workflow), other], mine: signed(mine, workflow) }, null],
    [
      'is closed to who has not signed, once it was refused',
      { signers: [signed(other, 'elsewhere'), mine], mine, refused: true },
      'withdrawn',
    ],
    ['is closed while nobody is to sign a place that is needed', { signers: [other], mine: other }, 'unfit'],
  ])('%s', async (_what, options, closed) => {
    const { described } = stand({ text: { ask_signer: true, required: false }, ...options });
    expect((await described()).closed).toBe(closed);
  });

  it('tells whoever is none of them nothing, writes nothing for them, and signs nothing', async () => {
    const { described, file, complete, acts, fills } = stand({ signers: [mine, other], mine: null });
    expect(await described()).toMatchObject({ name: '', pages: [], sha256: '' });
    expect(await file('page-1')).toBeNull();
    await expect(complete()).rejects.toMatchObject({ problem: 'conflict' });
    expect([acts, fills]).toEqual([[], []]);
  });

  const unrecorded = { signers: [mine, other], mine: null, person: { ...luisa, people_uuid: null, recording: true } };

  it('tells whoever is not recorded yet that it is not time yet, not that it waits for others', async () => {
    expect(await stand(unrecorded).described()).toMatchObject({ closed: 'later', name: '', pages: [] });
    await expect(stand(unrecorded).complete()).rejects.toMatchObject({ problem: 'conflict' });
    expect((await stand({ ...unrecorded, mine }).described()).closed).toBeNull();
  });

  it('bars the way back before it tells whoever is not known whether it waits for them', async () => {
    const recorded = { person: { ...unrecorded.person, people_uuid: step } };
    for (const whose of [{ mine }, { mine: null }, { mine, ...recorded }]) {
      const { file, fill, described, memory } = stand({ ...unrecorded, ...whose });
      await expect(file('page-1')).rejects.toMatchObject({ problem: 'conflict' });
      await expect(fill({})).rejects.toMatchObject({ problem: 'conflict' });
      expect(memory[NO_WAY_BACK]).toBeUndefined();
      await described();
      expect(memory[NO_WAY_BACK]).toBe(true);
    }
    const known = stand({ ...unrecorded, mine, ...recorded, isNamed: true });
    await known.file('page-1');
    await known.described();
    expect(known.memory[NO_WAY_BACK]).toBeUndefined();
  });
});

describe('the signature of an earlier document', () => {
  const answers = [{ step: 'document_sign', name: 'uno', payload: { ...documentSign.samples.payload, signature_kept: true } }];
  const setup = { token: TOKEN, autosigning: true, texts: { [element]: 'León' } };
  const consent = {
    text_sha256: sha256Hex(consentDocument(earlierConsent('es-MX', 'Banco Aldaba', 'Contrato', 'Contrato de cuenta'), null)),
    language: 'es-MX' as const,
  };

  it('is offered and applied with a consent that names it, and kept for the next', async () => {
    const { described, complete, acts } = stand({ setup, answers });
    expect((await described()).given).toBe('Contrato de cuenta');
    const { payload } = await complete({ signature: { kind: 'applied' }, consent });
    expect(payload).toMatchObject({ kind: 'applied', signature_kept: true });
    expect(acts[0]!.act.signature).toEqual({ kind: 'applied', document_uuid: documentSign.samples.payload.document_uuid });
    await expect(stand({ setup, answers }).complete({ signature: { kind: 'applied' } })).rejects.toMatchObject({
      field: 'consent.text_sha256',
    });
  });

  it.each([
    ['without autosigning', { setup: { ...setup, autosigning: false }, answers }],
    ['where none was kept', { setup, answers: [{ ...answers[0]!, payload: documentSign.samples.payload }] }],
    ['where none was given', { setup, answers: [] }],
  ])('is neither offered nor applied %s', async (_what, options) => {
    const { described, complete, acts } = stand(options);
    expect((await described()).given).toBe(null);
    await expect(complete({ signature: { kind: 'applied' }, consent })).rejects.toMatchObject({ field: 'signature.kind' });
    expect(acts).toEqual([]);
  });
});

it.each([
  ['Contrato de cuenta', 'Contrato de cuenta.pdf'],
  ['contrato.PDF', 'contrato.PDF'],
  ['../../etc/passwd', '.. .. etc passwd.pdf'],
  ['\u0000', 'documento.pdf'],
])('saves %j as %j', (name, saved) => expect(fileName(name)).toBe(saved));
