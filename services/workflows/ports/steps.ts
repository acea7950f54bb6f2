import type { Caller } from '#platform/base/ports.ts';
import type { StepPorts } from '#steps/base/step.server.ts';

/** The ports of steps that other services implement; this service implements the rest. */
export type OutsidePorts = Omit<StepPorts, 'allowance' | 'media' | 'symbols' | 'bindings' | 'answers' | 'person' | 'evidence'>;

/** Returns the ports for a tenant. `act` identifies the request, so that a repeated request has a single effect in other services too. */
export type PortsOf = (caller: Caller, act: string | null) => OutsidePorts;
