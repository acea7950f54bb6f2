import type { DeviceReader } from './card-reader.ts';
import type { CardData } from './messages.ts';

/** What makes readers that read this of every picture; nothing by itself, as a device that cannot. */
export const fakeReader =
  (says: Partial<CardData> = {}) =>
  (): DeviceReader => ({
    prepare: async () => undefined,
    read: async (kind) => says[kind] ?? null,
    close: () => undefined,
  });
