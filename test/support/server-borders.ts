import { readdirSync } from 'node:fs';
import { allBut, type Border, type Refuse } from './border.ts';

/** Folders below `services/` that are no service. */
const JOINTS = ['platform', 'page', 'start', 'joins', 'new-service', 'node_modules'];
const services = readdirSync(new URL('../../services/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !JOINTS.includes(entry.name))
  .map(({ name }) => name)
  .sort();

/** Where the parts are joined: it imports them, and they do not import it. */
const noJoint: Refuse = {
  group: ['../**/joins/**', '../**/start/**', '../**/main.ts', '../**/start.ts'],
  message: 'The joint imports the parts: say what you need as a port, which services/joins/ answers.',
};

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
    message: 'The platform serves every service and knows none: take a ServiceModule (services/platform/service.ts).',
  },
  {
    group: allBut('contracts', 'mexico', 'vision', 'services'),
    message: 'The platform imports contracts/, mexico/, vision/ and its own folder; main.ts joins the rest to it.',
  },
  noJoint,
];

export const server: readonly Border[] = [
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
        group: allBut('contracts', 'mexico', 'vision', 'papers', 'services', 'steps'),
        message: 'A service imports contracts/, mexico/, vision/, papers/, services/platform/ and its own folder.',
      },
      { group: ['../**/page/**'], message: 'A page shows what a service answers; no service knows a page.' },
      noJoint,
    ],
  })),
  { files: ['services/platform/**', 'services/page/**'], refuse: platformRefuses },
  ...Object.entries(platformRooms).map(([room, uses]) => ({
    files: [`services/platform/${room}/**`],
    refuse: [
      ...platformRefuses,
      {
        group: Object.keys(platformRooms).flatMap((other) => (other === room || uses.includes(other) ? [] : [`../**/${other}/**`])),
        message: `services/platform/${room}/ uses ${['the root of the platform', ...uses.map((name) => `${name}/`)].join(', ')} and no other room of it. Take the value as an argument; platform.ts hands it in.`,
      },
    ],
  })),
  {
    files: ['services/joins/**'],
    refuse: [
      { group: ['../*/*store.ts', '../*/**/*store.ts'], message: 'A join calls services by their contracts, never their tables.' },
      { group: ['../**/steps/*/**', '!../**/steps/ports/**'], message: 'A join answers ports of steps and knows no step.' },
      {
        group: allBut('contracts', 'mexico', 'services', 'steps'),
        message: 'A join uses contracts/, mexico/, the ports and the services.',
      },
      { group: ['../start/**', '../page/**', '../main.ts'], message: 'main.ts takes the joins; a join takes services.' },
    ],
  },
  {
    files: ['services/start/**'],
    refuse: [
      {
        group: allBut('contracts', 'mexico', 'services'),
        message:
          'What `npm start` does around the server uses contracts/, mexico/ and services/main.ts; the demo is joined in services/start.ts.',
      },
    ],
  },
  {
    files: ['services/*.ts'],
    refuse: [
      {
        group: ['../test/**', '../src/**', '../entry/**', '../cli/**'],
        message: 'The server is joined of services, steps and the demo. It serves the widget from the build and imports none of it.',
      },
    ],
  },
  {
    files: ['client/**'],
    refuse: [
      {
        group: [...allBut('client', 'contracts'), '!../services/extraction/contract.ts'],
        message:
          'The client is what a partner’s server has of us: contracts and its own files. What it needs to know of the server, a contract says.',
      },
    ],
  },
  {
    files: ['cli/**', '!cli/generate/new-*/**'],
    refuse: [
      {
        group: ['../**/src/**', '../**/entry/**', '../**/demo/**', '../**/test/**', '../**/steps/**'],
        message:
          'A command uses contracts/, client/, mexico/, vision/ and services/; what it shares with the widget goes down to one of those.',
      },
      { group: ['../**/services/*/*store.ts', '../**/joins/**'], message: 'A command calls operations by their contracts, never tables.' },
    ],
  },
  {
    files: ['demo/**'],
    refuse: [
      {
        group: [...allBut('demo'), '!../client/zaguan.ts'],
        message:
          'The demo is a partner: it uses the public entry points (zaguan.js, client/zaguan.ts, the HTTP API, npm packages) like anyone else.',
      },
    ],
  },
];
