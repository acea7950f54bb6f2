import type { DeviceReader } from './card-reader.ts';
import type { CardData, CardKind } from './messages.ts';

/**
 * Returns a factory of fake readers that return `says` for each picture and report another side if `isOther`. Without data, a reader
 * acts as on a device that cannot read.
 */
export const fakeReader =
  (says: Partial<CardData> = {}, isOther: (kind: CardKind) => boolean = () => false, turn = 0) =>
  (): DeviceReader => ({
    prepare: async () => undefined,
    read: async (kind) => ({ data: says[kind] ?? null, isOther: isOther(kind), turn }),
    close: () => undefined,
  });
