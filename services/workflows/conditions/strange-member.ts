import type { StepContract } from '#contracts/steps/step.ts';
import type { ValueShape } from '#platform/expressions/outlook.ts';
import { recordShape } from '../state/record-shape.ts';

/** What is wrong with reading this path (`ocr_frontside.name`) of a step's record, in a sentence; null where it may be there. */
export function strangeMember(
  { payload }: Pick<StepContract, 'payload'>,
  name: string,
  path: string,
  hint: (word: string, names: readonly string[]) => string,
): string | null {
  const strange = strangeIn(recordShape(payload), path.split('.'));
  return strange && `“${name}” records no “${strange.member}”${hint(strange.member, strange.members)}`;
}

/** The first member on a path that is in no record, and those beside it; null where all may be. */
function strangeIn({ members }: ValueShape, [member, ...rest]: readonly string[]): { member: string; members: string[] } | null {
  if (member === undefined || members === null) return null;
  const inside = members.get(member);
  return inside ? strangeIn(inside, rest) : { member, members: [...members.keys()] };
}
