import { implementer } from '../model/implementer.ts';
import type { FaceParts } from './face-parts.ts';

export const detectAttack = ({ pad }: FaceParts) =>
  implementer.internal.detectAttack.handler(async ({ input: { body }, context: { caller } }) => {
    const [selfie, ...frames] = await Promise.all(
      [body.selfie, ...body.frames].map(async (one) => new Uint8Array(await one.arrayBuffer())),
    );
    return { success: true, result: await pad.judge(caller, { selfie: selfie!, frames }) };
  });
