import type { EdgeParts } from '#platform/edge/edge-parts.ts';
import { createEdge } from '#platform/edge/http.ts';
import type { TestPlatform } from './platform.ts';

/** Creates the HTTP edge of a server over a test's platform, or over a replica of that platform. */
export function edgeOver(
  bench: Pick<TestPlatform<unknown>, keyof EdgeParts['platform'] | 'clock'> & { platform: { log: EdgeParts['log'] } },
  modules: EdgeParts['modules'],
  { clientAddress = '203.0.113.9', platform = bench }: { clientAddress?: string | null; platform?: EdgeParts['platform'] } = {},
) {
  return createEdge({
    ...{ modules, platform, clock: bench.clock, log: bench.platform.log },
    publicUrl: 'http://localhost:4100',
    build: 'test',
    clientAddress: () => clientAddress,
    check: async () => {},
  });
}
