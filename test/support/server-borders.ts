import { readdirSync } from 'node:fs';
import { type Border, nothingBut, type Refuse } from './border.ts';

/** Folders below `services/` that are not a service. */
const JOINTS = ['cli', 'platform', 'page', 'start', 'joins', 'new-service'];
const services = readdirSync(new URL('../../services/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !JOINTS.includes(entry.name))
  .map(({ name }) => name)
  .sort();

/** Rule for the parts: the code that joins them imports them, and they do not import it. */
const noJoint: Refuse = {
  group: ['#services/joins/**', '#services/start/**', '#services/*.ts'],
  message: 'The joint imports the parts: say what you need as a port, which services/joins/ answers.',
};

const platformRooms: Readonly<Record<string, readonly string[]>> = {
  base: [],
  data: ['base'],
  'foreign-files': ['base'],
  tenancy: ['base', 'data'],
  calls: ['base', 'data'],
  webhooks: ['base', 'data', 'calls'],
  edge: ['base', 'data', 'calls', 'tenancy'],
};

/** Returns patterns that allow no service, and of the other folders only `uses`. */
const noServiceAnd = (...uses: readonly string[]) => nothingBut(...uses, '#services');

const platformRefuses: readonly Refuse[] = [
  {
    group: services.map((name) => `#services/${name}/**`),
    message: 'The platform serves every service and knows none: take a ServiceModule (services/platform/base/service.ts).',
  },
  {
    group: noServiceAnd('#contracts', '#mexico', '#vision', '#platform'),
    message: 'The platform imports lib/contracts/, lib/mexico/, lib/vision/ and its own folder; main.ts joins the rest to it.',
  },
  noJoint,
];

export const server: readonly Border[] = [
  ...services.map((service) => ({
    files: [`services/${service}/**`],
    refuse: [
      {
        group: services.filter((name) => name !== service).map((name) => `#services/${name}/**`),
        message: "A service never imports another service: call it through its contract's client, which main.ts hands in.",
      },
      {
        group: ['#steps/**', '!#steps/base/**', '!#steps/ports/**'],
        message:
          'Services know steps by what they declare: main.ts hands the registries in; only the types of steps/base/ and steps/ports/ are shared.',
      },
      {
        group: noServiceAnd('#contracts', '#kinds', '#mexico', '#vision', '#papers', '#platform', '#steps'),
        message:
          'A service imports lib/contracts/, lib/kinds/, lib/mexico/, lib/vision/, lib/papers/, services/platform/ and its own folder.',
      },
      {
        group: ['#services/page/**', '#services/cli/**'],
        message: 'A page or a command shows what a service answers; no service knows one.',
      },
      noJoint,
    ],
  })),
  { files: ['services/platform/**', 'services/page/**'], refuse: platformRefuses },
  ...Object.entries(platformRooms).map(([room, uses]) => ({
    files: [`services/platform/${room}/**`],
    refuse: [
      ...platformRefuses,
      {
        group: Object.keys(platformRooms).flatMap((other) =>
          other === room || uses.includes(other) ? [] : [`../**/${other}/**`, `#platform/${other}/**`],
        ),
        message: `services/platform/${room}/ uses ${[room, ...uses].map((name) => `${name}/`).join(', ')} and no other room of it. Take the value as an argument; platform.ts hands it in.`,
      },
    ],
  })),
  {
    files: ['services/joins/**'],
    refuse: [
      { group: ['#services/**/*store.ts'], message: 'A join calls services by their contracts, never their tables.' },
      { group: ['#steps/*/**', '!#steps/base/**', '!#steps/ports/**'], message: 'A join answers ports of steps and knows no step.' },
      {
        group: nothingBut('#contracts', '#kinds', '#mexico', '#services', '#platform', '#steps'),
        message: 'A join uses lib/contracts/, lib/kinds/, lib/mexico/, the ports and the services.',
      },
      {
        group: ['#services/start/**', '#services/page/**', '#services/cli/**', '#services/*.ts'],
        message: 'main.ts takes the joins; a join takes services.',
      },
    ],
  },
  {
    files: ['services/start/**'],
    refuse: [
      {
        group: nothingBut('#contracts', '#mexico', '#services', '#platform'),
        message:
          'What `npm start` does around the server uses lib/contracts/, lib/mexico/ and services/main.ts; the demo is joined in services/start/start-demo.ts.',
      },
    ],
  },
  {
    files: ['services/*.ts', 'services/start/start-demo.ts'],
    refuse: [
      {
        group: ['#test/**', '#src/**', '#services/cli/**', '#tools/**'],
        message: 'The server is joined of services, steps and the demo. It serves the widget from the build and imports none of it.',
      },
    ],
  },
  {
    files: ['lib/client/**'],
    refuse: [
      {
        group: nothingBut('#client', '#contracts', '#contracts/extraction/extraction.ts'),
        message:
          'The client is what a partner’s server has of us: contracts and its own files. What it needs to know of the server, a contract says.',
      },
    ],
  },
  {
    files: ['services/cli/**'],
    refuse: [
      {
        group: ['#src/**', '#test/**', '#steps/**', '#tools/**', '#demo/**'],
        message:
          'A command uses lib/contracts/, lib/client/, lib/mexico/, lib/vision/ and services/; what it shares with the widget goes down to one of those.',
      },
      {
        group: ['#services/*/*store.ts', '#services/joins/**'],
        message: 'A command calls operations by their contracts, never tables.',
      },
    ],
  },
  {
    files: ['demo/**'],
    refuse: [
      {
        group: nothingBut('#client/zaguan.ts'),
        message:
          'The demo is a partner: it uses the public entry points (zaguan.js, lib/client/zaguan.ts, the HTTP API, npm packages) like anyone else.',
      },
    ],
  },
];
