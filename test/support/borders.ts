import { type Border, noPackageBut, nothingBut, type Refuse } from './border.ts';
import { server } from './server-borders.ts';

/**
 * Rules for imports: one row per room (a folder with rules of its own), each with a message that names the alternative.
 * `test/run/borders.ts` writes these rows into `tools/config/biome.borders.json`; a later row replaces an earlier one for the files of
 * both.
 */

/** Contracts that are part of the browser's code. */
const OF_BROWSER = [
  ...['session/**', 'steps/**', 'people/dynamic-fields.ts'],
  ...[
    'statuses',
    'limits',
    'uuid',
    'problems',
    'file-type',
    'wrong-codes',
    'face-outcome',
    'findings',
    'deadline',
    'same-members',
    'file-limits',
    'message-channels',
  ].map((name) => `base/${name}.ts`),
].map((path) => `lib/contracts/${path}`);

const ground: readonly Border[] = [
  {
    files: ['lib/contracts/**'],
    refuse: [
      {
        group: noPackageBut('zod', 'zod/mini', '@orpc/contract'),
        message:
          "A contract is neutral: it imports zod, oRPC's contract package and neutral code only. Say it as a schema, or move the behaviour to the side that runs it.",
      },
      {
        group: nothingBut('#contracts', '#mexico'),
        message: 'lib/contracts/ stands on the ground: it imports lib/mexico/ and its own files. Move what both sides need down here.',
      },
    ],
  },
  {
    files: ['lib/contracts/extraction/**'],
    refuse: [
      {
        group: nothingBut('#contracts', '#kinds', '#mexico'),
        message: "The contract of extraction is made of the kinds' operations: it imports lib/kinds/, lib/mexico/ and contracts.",
      },
    ],
  },
  {
    files: OF_BROWSER,
    refuse: [
      {
        group: [
          ...['**', '!./*.ts', '!#mexico/**', '!zod/mini'],
          ...['limits', 'uuid', 'statuses', 'problems', 'same-members', 'face-outcome', 'findings', 'message-channels'].map(
            (name) => `!../base/${name}.ts`,
          ),
          '!../steps/*.ts',
        ],
        message: "The browser carries this file: zod/mini, lib/mexico/ and its siblings only. oRPC belongs to the services' contracts.",
      },
    ],
  },
  ...(['vision', 'mexico'] as const).map((room) => ({
    files: [`lib/${room}/**`],
    refuse: [
      {
        group: noPackageBut(...(room === 'vision' ? ['@zxing/**', 'zxing-wasm/reader'] : ['zod/mini'])),
        message: `lib/${room}/ is neutral: ${room === 'vision' ? 'pixels in, facts out' : 'rules of Mexican identifiers as pure functions'}. It runs in browsers, workers and Node, so it needs no DOM, no framework, no Node module.`,
      },
      { group: nothingBut(`#${room}`), message: `lib/${room}/ imports nothing of ours. Take the value as an argument.` },
    ],
  })),
  {
    files: ['lib/papers/**'],
    refuse: [
      {
        group: noPackageBut(),
        message:
          'lib/papers/ is neutral: pictures and words of papers in, fields out. It runs in browsers, workers and Node, so it needs no DOM, no schema, no Node module.',
      },
      {
        group: nothingBut('#papers', '#vision', '#mexico'),
        message: 'lib/papers/ stands on lib/vision/ and lib/mexico/. Take the value as an argument.',
      },
    ],
  },
  {
    files: ['lib/kinds/**'],
    refuse: [
      {
        group: noPackageBut('zod'),
        message:
          'lib/kinds/ is neutral: what a kind is, and how its words are read. It runs in browsers and Node, so it needs no DOM, no Node module.',
      },
      {
        group: nothingBut('#kinds', '#papers', '#vision', '#mexico'),
        message: 'lib/kinds/ stands on lib/papers/, lib/vision/ and lib/mexico/. Take the value as an argument.',
      },
    ],
  },
  {
    files: [
      'lib/kinds/*.ts',
      'lib/kinds/*/*.kind.ts',
      'lib/kinds/*/*.specimen.ts',
      'lib/kinds/base/declaration.ts',
      'lib/kinds/base/field-words.ts',
    ],
    refuse: [
      {
        group: [
          '**',
          ...['./*/*.kind.ts', '../base/declaration.ts', './base/declaration.ts', './*.ts', '../*/*.specimen.ts'].map((one) => `!${one}`),
        ],
        message: "The browser carries a kind's declaration: no schema and no reader. Those are for *.contract.ts and the kind's reader.",
      },
    ],
  },
];

const testsOnly: Refuse = {
  group: ['**/*.fake.ts'],
  message: 'Fakes are for tests and the fakes themselves. No browser of a person loads them.',
};

/** Imports that every file of the widget is refused. */
const widgetGround: readonly Refuse[] = [
  testsOnly,
  {
    group: ['#steps/**'],
    message:
      'src/ knows no step: ask what the step declares (lib/contracts/steps/step.ts), or take it from the registry that src/entry/ hands in.',
  },
  {
    group: [...nothingBut('#contracts', '#kinds', '#mexico', '#vision', '#papers', '#src', '#steps'), '../**/entry/**', '#src/entry/**'],
    message: 'src/ is below this folder. Take what you need as a property, an event or an injected port.',
  },
  {
    group: ['@orpc/**', 'zod'],
    message: 'The browser carries no oRPC and no classic zod: use lib/contracts/session/session.ts and zod/mini.',
  },
];

/** Returns the row of one or more folders of the widget: the imports they are refused besides `widgetGround`, and the alternative. */
const widgetRoom = (rooms: readonly string[], group: readonly string[], message: string): Border => ({
  files: rooms.map((room) => `src/${room}/**`),
  refuse: [{ group, message }, ...widgetGround],
});
const beside = (...rooms: readonly string[]) => rooms.flatMap((room) => [`../**/${room}/**`, `#src/${room}/**`]);
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
    [...beside('element', 'session', 'machine'), '!../machine/step-state.ts', '!../../machine/step-state.ts'],
    'The bases of steps know no shell: they take properties and emit events. Only the words of machine/step-state.ts are shared.',
  ),
  widgetRoom(
    ['cameras'],
    beside('element', 'session', 'machine'),
    'The cameras stand alone: no session, no journey, no server. What the page is to hear is an event of the tag.',
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
    files: ['src/entry/**'],
    refuse: [
      testsOnly,
      {
        group: nothingBut('#contracts', '#mexico', '#vision', '#src', '#steps/elements.ts'),
        message: 'src/entry/ joins the shell to steps/elements.ts and nothing else: no step by name, nothing of the server.',
      },
    ],
  },
];

/** Imports from other folders that a step's screen may use. */
const ofScreens = [
  ...['#src/step', '#src/machine/step-state.ts', '#src/ui', '#src/device', '#src/capture', '#src/i18n', '#vision', '#papers', '#mexico'],
  '#kinds',
  ...['steps', 'base/problems.ts', 'base/file-limits.ts', 'people/dynamic-fields.ts'].map((path) => `#contracts/${path}`),
];

/** Imports from other folders that a step's contract may use. */
const ofContracts = [
  ...[
    'steps',
    'base/limits.ts',
    'base/person-name.ts',
    'base/uuid.ts',
    'base/face-outcome.ts',
    'base/findings.ts',
    'base/same-members.ts',
    'people/dynamic-fields.ts',
  ].map((path) => `#contracts/${path}`),
  '#kinds/kinds.ts',
  '#kinds/base/field-words.ts',
  '#kinds/base/address-parts.ts',
  '#kinds/*/fields.ts',
  '#mexico',
];

/** Rows for the steps; a step's files are in its folder, or one folder deeper. */
const stepRows = ['', '../'].flatMap((up) => {
  const files = (suffix: string) => `steps/*/${up ? '*/' : ''}*${suffix}`;
  const own = up ? ['./', '../', '../*/'] : ['./', './*/'];
  const ownFiles = (...suffixes: readonly string[]) => own.flatMap((folder) => suffixes.map((suffix) => `${folder}*${suffix}`));
  const another = `${up}../*/**`;
  return [
    {
      files: [files('.ts'), `!${files('.server.ts')}`, `!${files('.contract.ts')}`],
      refuse: [
        {
          group: [another],
          message:
            'A step never imports another step. What two steps share goes down to src/step, src/ui, src/device, src/capture or lib/mexico/.',
        },
        {
          group: [...ownFiles('.server.ts'), `${up}../*.ts`, ...nothingBut(...ofScreens)],
          message:
            "A step's screen uses its own folder, src/step, src/ui, src/device, src/capture, src/i18n, lib/vision/, lib/papers/, lib/kinds/, lib/mexico/ and lib/contracts/steps/. Ask the shell with an event instead.",
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
            '**',
            ...ownFiles('.contract.ts').map((path) => `!${path}`),
            '!zod/mini',
            ...nothingBut(...ofContracts).filter((one) => one.startsWith('!')),
          ],
          message: `A step's contract is neutral: zod/mini, ${ofContracts.join(', ')}. A screen belongs in *.element.ts, what completing means in *.server.ts.`,
        },
      ],
    },
    {
      files: [files('.server.ts')],
      refuse: [
        {
          group: [another, `!${up}../ports/**`, `!${up}../base/**`],
          message: 'A step never imports another step. What two steps share goes down to lib/mexico/ or becomes a port.',
        },
        {
          group: [
            ...ownFiles('.element.ts', '.machine.ts', '.i18n.ts'),
            `${up}../*.ts`,
            ...nothingBut(
              ...['#contracts/steps', '#contracts/base/problems.ts', '#contracts/base/face-outcome.ts', '#contracts/base/findings.ts'],
              ...['#kinds', '#mexico'],
            ),
          ],
          message:
            "A step's server file uses its own contract, steps/base/, steps/ports/ and lib/mexico/. It is handed services as ports (context.ports) and imports none.",
        },
      ],
    },
  ];
});

const steps: readonly Border[] = [
  ...stepRows,
  {
    files: ['steps/base/**', 'steps/ports/**'],
    refuse: [
      {
        group: ['../**', '!../ports/**', '!../base/**', ...nothingBut('#contracts', '#kinds', '#mexico', '#vision/face')],
        message:
          "What the steps' server files share knows no step and no service: take services as ports (StepPorts), and what a step knows as an argument.",
      },
    ],
  },
];

export const borders: readonly Border[] = [...ground, ...widget, ...steps, ...server];
