import type { DeviceReader } from './card-reader.ts';
import type { CardData, CardKind } from './messages.ts';

/** What makes readers that read this of every picture, or see another side; nothing by itself, as a device that cannot. */
export const fakeReader =
  (says: Partial<CardData> = {}, isOther: (kind: CardKind) => boolean = () => false, turn = 0) =>
  (): DeviceReader => ({
    prepare: async () => undefined,
    read: async (kind) => ({ data: says[kind] ?? null, isOther: isOther(kind), turn }),
    close: () => undefined,
  });
