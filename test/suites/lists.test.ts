import { afterAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './conformance/house.ts';
import type { Operation } from './conformance/operations.ts';
import type { Fixture } from './conformance/sample.ts';
import { samples } from './conformance/samples.ts';
import { shapeOf } from './conformance/shapes.ts';

/** Tests every list of every service: follows `next_page_url` while rows are added. */

const house: House = await openHouse();
afterAll(() => house.close());

let number = 0;
const context: Fixture = {
  house,
  next: () => ++number,
  async make(id, input) {
    const operation = house.operations.find((one) => one.id === id)!;
    const { status, body } = await house.callAtOnce(operation, input);
    if (status >= 300) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
    return body.result ?? body;
  },
};
const create = (id: string) => async () => context.make(id, await samples[id]!.valid(context));

interface List {
  /** Adds a row to the list. */
  add(): Promise<unknown>;
  /** The route of a list whose path has a parameter. */
  route?: string;
  /** True if the rows keep their order, so that the pages have numbers instead of a cursor. */
  numbered?: true;
}

const REFERENCE = 'account of many workflows';

// It signs the webhooks whose deliveries are listed.
await context.make('workflows.settings.createWebhookSecret', {});

/** The person whose dynamic values are listed. */
const asked: { id: string } = await create('people.people.create')();

/** The workflow whose log is listed. */
const logged: { uuid: string } = await create('workflows.create')();

const lists: Readonly<Record<string, List>> = {
  'people.people.list': { add: create('people.people.create') },
  'people.groups.list': { add: create('people.groups.create') },
  'people.references.list': { add: create('people.references.create') },
  'people.biometrics.list': { add: create('people.biometrics.save') },
  'people.addresses.list': { add: create('people.addresses.create') },
  'people.contacts.list': { add: create('people.contacts.create') },
  'people.validations.list': { add: create('people.validations.create') },
  'people.validationResults.list': {
    async add() {
      const { id } = await context.make('people.validations.create', { name: 'CURP', class: 'curp', config: {} });
      const person = await context.make('people.people.create', await samples['people.people.create']!.valid(context));
      await context.make('people.personValidations.run', { params: { id: person.id }, body: { validations: [id] } });
    },
  },
  'people.blacklists.list': { add: create('people.blacklists.create') },
  'people.dynamicDescriptors.list': { add: create('people.dynamicDescriptors.create') },
  'people.dynamicValues.ofPerson': {
    async add() {
      const { id: descriptor } = await create('people.dynamicDescriptors.create')();
      await house.bench.engine.executeSql(
        `insert into people.dynamic_values
           (tenant_id, livemode, id, person_id, dynamic_property_id, "values", workflow_id, step, created_at, updated_at)
         select tenant_id, livemode, gen_random_uuid(), id, $2, '{}', gen_random_uuid(), 'form', $3, $3 from people.people where id = $1`,
        [asked.id, descriptor, house.bench.clock.now()],
      );
    },
    route: `/v1/people/${asked.id}/dynamic-values`,
  },
  'people.documents.list': { add: create('people.documents.create') },
  'people.documentTemplates.list': { add: create('people.documentTemplates.create') },
  'workflows.list': { add: create('workflows.create') },
  'workflows.findByExternalReference': {
    add: () => context.make('workflows.create', { steps: ['acceptance'], external_reference_id: REFERENCE }),
    route: `/v1/workflows/by-external-reference/${encodeURIComponent(REFERENCE)}`,
  },
  'workflows.templates.list': { add: create('workflows.templates.create') },
  'workflows.rules.list': { add: create('workflows.rules.create') },
  'workflows.ruleSets.list': { add: create('workflows.ruleSets.create') },
  'workflows.customizations.list': { add: create('workflows.customizations.create') },
  'workflows.templateBindings.list': { add: create('workflows.templateBindings.create') },
  'workflows.settings.listDeliveries': {
    async add() {
      const { uuid } = await context.make('workflows.create', { steps: ['acceptance'], callback_url: 'https://bank.example/hook' });
      await context.make('workflows.update', { params: { uuid }, body: { status: 'failed' } });
    },
  },
  'workflows.settings.log': {
    add: () => context.make('workflows.update', { params: { uuid: logged.uuid }, body: { status: 'working' } }),
    route: `/v1/settings/log/workflow/${logged.uuid}`,
    numbered: true,
  },
};

interface Page {
  current_page: number;
  data: { id?: string; uuid?: string; number?: number }[];
  from: number | null;
  next_page_url: string | null;
  per_page: number;
  prev_page_url: string | null;
  to: number | null;
}
const idsOf = ({ data }: Page) => data.map(({ id, uuid, number }) => id ?? uuid ?? String(number));

const paged = house.operations.filter(({ output }) => JSON.stringify(shapeOf(output)).includes('"prev_page_url"'));
const SIZE = 3;

const ask = (url: string) => fetch(url.replace('http://localhost:4100', house.url), { headers: { 'svc-apikey': house.keys.live } });
async function read(url: string): Promise<Page> {
  const answer = await ask(url);
  expect(answer.status, url).toBe(200);
  return (await answer.json()).result;
}
const addressOf = ({ id, service, route }: Operation, query: Record<string, string>) =>
  `${house.url}/${service}${lists[id]!.route ?? route}?${new URLSearchParams(query)}`;

/** Follows `next_page_url` to the end; `between` runs after each page. */
async function walk(url: string, between: (page: number) => Promise<unknown> = async () => {}): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | null = url; next; ) {
    const page: Page = await read(next);
    pages.push(page);
    await between(pages.length);
    next = page.next_page_url;
  }
  return pages;
}

/** Adds eight rows, three of them at the same instant. */
async function fill(add: () => Promise<unknown>) {
  for (let row = 0; row < 8; row++) {
    if (row < 3 || row > 5) house.bench.clock.advance(61);
    await add();
  }
}

it('knows how to fill every list', () => {
  expect(paged.map(({ id }) => id).sort()).toEqual(Object.keys(lists).sort());
});

describe.each(paged.filter(({ id }) => id in lists))('$id', (operation) => {
  const { add, numbered = false } = lists[operation.id]!;
  const start = addressOf(operation, { per_page: String(SIZE) });
  const all = async () => idsOf(await read(addressOf(operation, { per_page: '100' })));

  it('shows every row once while rows are added, there and back', async () => {
    await fill(add);
    const rows = await all();
    const pages = await walk(start, async (page) => {
      if (page % 2) house.bench.clock.advance(61);
      if (page < 4) await add();
    });
    const shown = pages.flatMap(idsOf);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => rows.includes(id))).toEqual(rows);
    for (const [index, page] of pages.entries()) {
      const from = index * SIZE + 1;
      expect(page).toMatchObject({ current_page: index + 1, per_page: SIZE, from, to: from + page.data.length - 1 });
      expect(page.prev_page_url === null).toBe(index === 0);
    }

    await add();
    for (const [index, page] of [...pages.entries()].slice(0, -1).reverse()) {
      const back = await read(pages[index + 1]!.prev_page_url!);
      expect(idsOf(back)).toEqual(idsOf(page));
      expect(back).toMatchObject({ current_page: index + 1, from: page.from, to: page.to });
      expect(back.prev_page_url === null).toBe(index === 0);
      expect(idsOf(await read(back.next_page_url!))).toEqual(idsOf(pages[index + 1]!));
    }
  });

  it('finds a page by its number, without a cursor', async () => {
    await fill(add);
    const rows = await all();
    const second = await read(addressOf(operation, { per_page: String(SIZE), page: '2' }));
    expect(idsOf(second)).toEqual(rows.slice(SIZE, 2 * SIZE));
    expect(idsOf(await read(second.prev_page_url!))).toEqual(rows.slice(0, SIZE));
    expect(idsOf(await read(second.next_page_url!))).toEqual(rows.slice(2 * SIZE, 3 * SIZE));

    const beyond = await read(addressOf(operation, { per_page: '100', page: '1000' }));
    expect(beyond).toMatchObject({ current_page: 1000, data: [], from: null, to: null, next_page_url: null });
    expect(await read(beyond.prev_page_url!)).toMatchObject({ current_page: 999, data: [] });
  });

  it('takes a filter without a value for none', async () => {
    const names = ['status', 'responsible_uuid', 'person_id', 'external_reference_id', 'claims', 'from_date', 'order', 'page', 'cursor'];
    const plain = await read(addressOf(operation, { per_page: '100' }));
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(idsOf(await read(addressOf(operation, { per_page: '100', ...empty })))).toEqual(idsOf(plain));
  });

  it.skipIf(numbered)('refuses a cursor that it did not make', async () => {
    const next = new URL((await read(start)).next_page_url!).searchParams.get('cursor')!;
    const [, time, id] = next.split('.');
    const foreignId = id!.startsWith('evt_') ? '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09' : 'evt_1';
    const bad = ['x', 'after', `after.${time}`, `between.${time}.${id}`, `after.-1.${id}`, `after.100000000000000.${id}`];
    for (const cursor of [...bad, `after.NaN.${id}`, `after.${time}.${foreignId}`, `${next}.`, `${next}'`, ` ${next}`]) {
      const answer = await ask(addressOf(operation, { cursor }));
      expect(answer.status, cursor).toBe(operation.module.invalidBody.status);
      const { type, errors } = await answer.json();
      expect({ type, errors }).toMatchObject({ type: expect.stringContaining('invalid_body'), errors: [{ path: 'cursor' }] });
    }
  });
});

it('goes on from a row that is gone', async () => {
  const list = paged.find(({ id }) => id === 'people.people.list')!;
  await fill(create('people.people.create'));
  const first = await read(addressOf(list, { per_page: String(SIZE) }));
  const rows = idsOf(await read(addressOf(list, { per_page: '100' })));
  await context.make('people.people.delete', { id: idsOf(first).at(-1) });
  const second = await read(first.next_page_url!);
  expect(idsOf(second)).toEqual(rows.slice(SIZE, 2 * SIZE));

  for (const id of rows.slice(0, SIZE - 1)) await context.make('people.people.delete', { id });
  expect(await read(second.prev_page_url!)).toMatchObject({ current_page: 1, data: [], prev_page_url: null });
});

it('shows what is added behind the reader, in a list that begins with the oldest', async () => {
  const list = paged.find(({ id }) => id === 'workflows.list')!;
  await fill(create('workflows.create'));
  const pages = await walk(addressOf(list, { per_page: '10', order: 'asc' }), async (page) => {
    house.bench.clock.advance(61);
    if (page === 1) await context.make('workflows.create', { steps: ['acceptance'], external_reference_id: 'the last one' });
  });
  const shown = pages.flatMap(idsOf);
  const newestFirst = (await walk(addressOf(list, { per_page: '100' }))).flatMap(idsOf);
  expect(shown).toEqual(newestFirst.reverse());
  expect(pages.at(-1)!.data.at(-1)).toMatchObject({ external_reference_id: 'the last one' });
});
