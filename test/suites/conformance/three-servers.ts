import { freePort, listen } from '#platform/edge/listen.ts';
import { openServices, readConfig, serviceDefinitions } from '#services/main.ts';
import { edgeOver } from '../../support/edge.ts';
import type { TestPlatform } from '../../support/platform.ts';

/** The addresses of the services, each served by its own server over one database. */
export interface ThreeServers {
  urlOf(service: string): string;
  close(): Promise<void>;
}

/** Starts the services as separate processes would run: each with its own memory, calling the others by signed requests. */
export async function openThreeServers(
  bench: TestPlatform<unknown>,
  outside: Readonly<Record<string, string>> = {},
): Promise<ThreeServers> {
  const ports = new Map<string, number>();
  for (const { name } of serviceDefinitions) ports.set(name, await freePort(0, '127.0.0.1'));
  const urlOf = (service: string) => `http://127.0.0.1:${ports.get(service)}`;
  const closing: (() => Promise<void>)[] = [];
  for (const [name, port] of ports) {
    const platform = bench.replica();
    const { log } = bench.platform;
    const elsewhere = [...ports.keys()].filter((other) => other !== name);
    const config = readConfig({
      ...outside,
      SERVICES: name,
      OUTBOX: '1',
      ZAGUAN_SECRET: 'the same in every process of the tests',
      DATABASE_URL: 'postgres://the-bench-has-its-own',
      ...Object.fromEntries(elsewhere.map((other) => [`${other.toUpperCase()}_URL`, `${urlOf(other)}/${other}`])),
    });
    const { modules, close } = openServices(config, { ...platform, clock: bench.clock, log });
    closing.push(close);
    const edge = edgeOver(bench, modules, { platform });
    closing.push((await listen(edge.app, { port, host: '127.0.0.1' })).close);
  }
  return {
    urlOf,
    async close() {
      for (const end of closing.reverse()) await end();
    },
  };
}
