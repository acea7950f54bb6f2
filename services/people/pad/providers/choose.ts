import type { Clock } from '#platform/base/ports.ts';
import type { SendRequest } from '#platform/calls/outbound.ts';
import type { PadProvider } from '../pad.ts';
import { noPad } from './none.ts';
import { createRemotePad, type RemotePadConfig } from './remote.ts';

/** The provider and its settings. A new provider needs a file in this folder, a member of this type, and a line of `padProviders`. */
export type PadConfig = { provider: 'none' } | { provider: 'remote'; remote: RemotePadConfig };

interface PadParts {
  sendRequest: SendRequest;
  clock: Clock;
}

type Create<Name> = (config: Extract<PadConfig, { provider: Name }>, parts: PadParts) => PadProvider;

export const padProviders: { [Name in PadConfig['provider']]: Create<Name> } = {
  none: () => noPad,
  remote: ({ remote }, { sendRequest, clock }) => createRemotePad(remote, sendRequest, clock),
};

/** Creates the configured detector for live mode. Faces of test mode are never sent to a provider. */
export function createPad(config: PadConfig, parts: PadParts): PadProvider {
  const create = padProviders[config.provider] as Create<PadConfig['provider']>;
  const live = create(config, parts);
  return { judge: (caller, film) => (caller.livemode ? live : noPad).judge(caller, film) };
}
