import type { CallerRegistry } from '#kinds/base/registry.ts';
import type { Caller } from '#platform/base/ports.ts';

export interface ExtractionPorts {
  registryFor(caller: Caller): CallerRegistry;
}
