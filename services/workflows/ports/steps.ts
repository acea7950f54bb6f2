import type { Caller } from '#platform/base/ports.ts';
import type { StepPorts } from '#steps/base/step.server.ts';

/** The ports of steps that other services answer; this service answers the rest. */
export type OutsidePorts = Omit<StepPorts, 'allowance' | 'media' | 'symbols' | 'bindings' | 'answers' | 'person' | 'evidence'>;

/** Makes the ports for one tenant. `act` names the request, so that a repeated request has one effect elsewhere too. */
export type PortsOf = (caller: Caller, act: string | null) => OutsidePorts;
