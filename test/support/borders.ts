import { readdirSync } from 'node:fs';

/**
 * Who may import what: one row per room of the house, one message that says what to do instead.
 * `test/run/borders.ts` writes these rows into `biome.json`; a later row replaces an earlier one for the files of both.
 */

export interface Border {
  /** Globs of the files that the row is about; tests and fakes are always left out. */
  files: readonly string[];
  refuse: readonly Refuse[];
}

interface Refuse {
  /** Patterns of import specifiers, as .gitignore writes them: a later `!pattern` allows again. */
  group: readonly string[];
  message: string;
}

const TOP = ['contracts', 'mexico', 'vision', 'src', 'steps', 'entry', 'services', 'cli', 'demo', 'test'] as const;
type Top = (typeof TOP)[number];

/** The folders at the top that a room does not use. */
const allBut = (...used: readonly Top[]) => TOP.filter((room) => !used.includes(room)).map((room) => `../**/${room}/**`);

/** Folders below `services/` that are no service. */
const JOINTS = ['platform', 'page', 'start', 'joins', 'new-service', 'node_modules'];
const services = readdirSync(new URL('../../services/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !JOINTS.includes(entry.name))
  .map(({ name }) => name)
  .sort();

const ground: readonly Border[] = [
  {
    files: ['contracts/**'],
    refuse: [
      {
        group: ['**', '!./**', '!../**', '!zod', '!zod/mini', '!@orpc/contract'],
        message:
          "A contract is neutral: it imports zod, oRPC's contract package and neutral code only. Say it as a schema, or move the behaviour to the side that runs it.",
      },
      {
        group: allBut('contracts', 'mexico'),
        message: 'contracts/ stands on the ground: it imports mexico/ and its own files. Move what both sides need down here.',
      },
    ],
  },
  {
    files: ['contracts/session/**', ...['statuses', 'step', 'code-step', 'consent-text', 'problems'].map((name) => `contracts/${name}.ts`)],
    refuse: [
      {
        group: ['**', '!./*.ts', '!../statuses.ts', '!../step.ts', '!../problems.ts', '!../mexico/**', '!../../mexico/**', '!zod/mini'],
        message: "The browser carries this file: zod/mini, mexico/ and its siblings only. oRPC belongs to the services' contracts.",
      },
    ],
  },
  ...(['vision', 'mexico'] as const).map((room) => ({
    files: [`${room}/**`],
    refuse: [
      {
        group: ['**', '!./**', '!../**', room === 'vision' ? '!@zxing/**' : '!zod/mini'],
        message: `${room}/ is neutral: ${room === 'vision' ? 'pixels in, facts out' : 'rules of Mexican identifiers as pure functions'}. It runs in browsers, workers and Node, so it needs no DOM, no framework, no Node module.`,
      },
      { group: allBut(room), message: `${room}/ imports nothing of ours. Take the value as an argument.` },
    ],
  })),
];

const testsOnly: Refuse = {
  group: ['**/*.fake.ts', '**/session/samples.ts'],
  message: 'Fakes and samples are for tests and the fakes themselves. No browser of a person loads them.',
};

/** What no file of the widget uses. */
const widgetGround: readonly Refuse[] = [
  testsOnly,
  {
    group: ['../**/steps/**'],
    message: 'src/ knows no step: ask what the step declares (contracts/step.ts), or take it from the registry that entry/ hands in.',
  },
  {
    group: allBut('contracts', 'mexico', 'vision', 'src', 'steps'),
    message: 'src/ is below this folder. Take what you need as a property, an event or an injected port.',
  },
  {
    group: ['@orpc/**', 'zod'],
    message: 'The browser carries no oRPC and no classic zod: use contracts/session/session.ts and zod/mini.',
  },
];

/** A folder of the widget, what it does not use besides, and what to do instead. */
const widgetRoom = (rooms: readonly string[], group: readonly string[], message: string): Border => ({
  files: rooms.map((room) => `src/${room}/**`),
  refuse: [{ group: [...group, '!../**/contracts/**'], message }, ...widgetGround],
});
const beside = (...rooms: readonly string[]) => rooms.map((room) => `../**/${room}/**`);
const lit = ['lit', 'lit/**'];

const widget: readonly Border[] = [
  { files: ['src/**'], refuse: widgetGround },
  widgetRoom(
    ['device', 'capture'],
    [...lit, ...beside('ui', 'step', 'element', 'machine', 'session')],
    'device and capture know no UI: report facts through callbacks or signals and let the screen draw them.',
  ),
  widgetRoom(
    ['ui', 'i18n'],
    beside('step', 'element', 'machine', 'session'),
    'Parts and words are shared by the shell and every step: they take properties and emit events, and know neither.',
  ),
  widgetRoom(
    ['step'],
    [...beside('element', 'session', 'machine'), '!../machine/step-state.ts'],
    'The bases of steps know no shell: they take properties and emit events. Only the words of machine/step-state.ts are shared.',
  ),
  widgetRoom(
    ['machine'],
    [...lit, ...beside('ui', 'step', 'element', 'session')],
    'The machine has no DOM: name an actor, a guard or an action and let src/element provide it.',
  ),
  widgetRoom(
    ['session'],
    [...lit, ...beside('ui', 'step', 'element')],
    'The session speaks to the server and to the machine: what a screen shows of it, src/element hands on.',
  ),
  {
    files: ['entry/**'],
    refuse: [
      testsOnly,
      {
        group: [...allBut('contracts', 'mexico', 'vision', 'src', 'entry'), '!../steps/elements.ts'],
        message: 'entry/ joins the shell to steps/elements.ts and nothing else: no step by name, nothing of the server.',
      },
    ],
  },
];

/** A step's files lie in its folder, or one folder deeper. */
const stepRows = ['', '../'].flatMap((up) => {
  const files = (suffix: string) => `steps/*/${up ? '*/' : ''}*${suffix}`;
  const own = up ? ['./', '../', '../*/'] : ['./', './*/'];
  const ownFiles = (...suffixes: readonly string[]) => own.flatMap((folder) => suffixes.map((suffix) => `${folder}*${suffix}`));
  const another = { group: [`${up}../*/**`, `!${up}../../**`] };
  const top = (path: string) => `!${up}../../${path}`;
  return [
    {
      files: [files('.ts'), `!${files('.server.ts')}`, `!${files('.contract.ts')}`],
      refuse: [
        {
          ...another,
          message:
            'A step never imports another step. What two steps share goes down to src/step, src/ui, src/device, src/capture or mexico/.',
        },
        {
          group: [
            ...[...ownFiles('.server.ts'), `${up}../*.ts`, `${up}../../*/**`],
            ...[
              'src/step/**',
              'src/machine/step-state.ts',
              'src/ui/**',
              'src/device/**',
              'src/capture/**',
              'src/i18n/**',
              'vision/**',
              'mexico/**',
            ].map(top),
            ...['step', 'code-step', 'consent-text', 'problems'].map((name) => top(`contracts/${name}.ts`)),
          ],
          message:
            "A step's screen uses its own folder, src/step, src/ui, src/device, src/capture, src/i18n, vision/, mexico/ and contracts/step.ts. Ask the shell with an event instead.",
        },
        { group: ['@orpc/**', 'zod', 'node:*'], message: 'This file runs in the browser: lit, xstate and zod/mini only.' },
        testsOnly,
      ],
    },
    {
      files: [files('.contract.ts')],
      refuse: [
        {
          group: [
            ...['**', ...ownFiles('.contract.ts').map((path) => `!${path}`), '!zod/mini'],
            ...['contracts/step.ts', 'contracts/code-step.ts', 'contracts/consent-text.ts', 'mexico/**'].map(top),
          ],
          message:
            "A step's contract is neutral: zod/mini, contracts/step.ts, contracts/code-step.ts, contracts/consent-text.ts and mexico/. A screen belongs in *.element.ts, what completing means in *.server.ts.",
        },
      ],
    },
    {
      files: [files('.server.ts')],
      refuse: [
        {
          group: [...another.group, `!${up}../ports/**`],
          message: 'A step never imports another step. What two steps share goes down to mexico/ or becomes a port.',
        },
        {
          group: [
            ...[
              ...ownFiles('.element.ts', '.machine.ts', '.i18n.ts'),
              `${up}../*.ts`,
              `!${up}../step.server.ts`,
              `!${up}../*-step.server.ts`,
            ],
            `${up}../../*/**`,
            ...['contracts/step.ts', 'contracts/consent-text.ts', 'contracts/problems.ts', 'mexico/**'].map(top),
          ],
          message:
            "A step's server file uses its own contract, steps/step.server.ts, steps/*-step.server.ts, steps/ports/ and mexico/. It is handed services as ports (context.ports) and imports none.",
        },
      ],
    },
  ];
});

const steps: readonly Border[] = [
  ...stepRows,
  {
    files: ['steps/*.server.ts', 'steps/ports/**'],
    refuse: [
      {
        group: [
          './*/**',
          '../**',
          '!./ports/**',
          '!../*.server.ts',
          '!../contracts/**',
          '!../../contracts/**',
          '!../mexico/**',
          '!../../mexico/**',
        ],
        message:
          "What the steps' server files share knows no step and no service: take services as ports (StepPorts), and what a step knows as an argument.",
      },
    ],
  },
];

const platformRooms: Readonly<Record<string, readonly string[]>> = {
  data: [],
  'foreign-files': [],
  tenancy: ['data'],
  calls: ['data'],
  webhooks: ['data', 'calls'],
  edge: ['data', 'calls', 'tenancy'],
};

const platformRefuses: readonly Refuse[] = [
  {
    group: [...services.map((name) => `../**/${name}/**`), '!../**/contracts/**'],
    message: 'The platform serves every service and knows none: take a ServiceModule (services/platform/ports.ts).',
  },
  {
    group: allBut('contracts', 'mexico', 'vision', 'services'),
    message: 'The platform imports contracts/, mexico/, vision/ and its own folder; main.ts joins the rest to it.',
  },
];

const server: readonly Border[] = [
  ...services.map((service) => ({
    files: [`services/${service}/**`],
    refuse: [
      {
        group: [...services.filter((name) => name !== service).map((name) => `../**/${name}/**`), '!../**/contracts/**'],
        message: "A service never imports another service: call it through its contract's client, which main.ts hands in.",
      },
      {
        group: ['../**/steps/**', '!../**/steps/step.server.ts', '!../**/steps/ports/**'],
        message:
          'Services know steps by what they declare: main.ts hands the registries in; only the port types of steps/step.server.ts and steps/ports/ are shared.',
      },
      {
        group: allBut('contracts', 'mexico', 'vision', 'services', 'steps'),
        message: 'A service imports contracts/, mexico/, vision/, services/platform/ and its own folder.',
      },
    ],
  })),
  { files: ['services/platform/**', 'services/page/**'], refuse: platformRefuses },
  ...Object.entries(platformRooms).map(([room, uses]) => ({
    files: [`services/platform/${room}/**`],
    refuse: [
      ...platformRefuses,
      {
        group: Object.keys(platformRooms).flatMap((other) => (other === room || uses.includes(other) ? [] : [`../${other}/**`])),
        message: `services/platform/${room}/ uses ${['the root of the platform', ...uses.map((name) => `${name}/`)].join(', ')} and no other room of it. Take the value as an argument; platform.ts hands it in.`,
      },
    ],
  })),
  {
    files: ['demo/**'],
    refuse: [
      {
        group: allBut('demo'),
        message: 'The demo is a partner: it uses the public entry points (zaguan.js, the HTTP API, npm packages) like anyone else.',
      },
    ],
  },
];

export const borders: readonly Border[] = [...ground, ...widget, ...steps, ...server];
