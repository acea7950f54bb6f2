import type { VerificationParts } from '../base/parts.ts';
import { implementer } from '../model/implementer.ts';
import { rowsAnswer } from '../registry/answer.ts';
import { registryOf } from '../registry/store.ts';

export const getRegistry = ({ platform: { database } }: VerificationParts) =>
  implementer.registry.get.handler(async ({ context: { caller } }) => {
    const store = registryOf(caller, database.query);
    const { success, result } = rowsAnswer(await store.count());
    return { success, result: { ...result, kinds: await store.countByKind() } };
  });
