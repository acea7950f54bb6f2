import type { StepContract } from '#contracts/steps/step.ts';
import type { ValueShape } from '#platform/expressions/outlook.ts';
import { recordShape } from '../state/record-shape.ts';

/** Explains why a step's record cannot have this path (`ocr_frontside.name`). Null if it can. */
export function unknownMember(
  { payload }: Pick<StepContract, 'payload'>,
  name: string,
  path: string,
  hint: (word: string, names: readonly string[]) => string,
): string | null {
  const unknown = firstUnknownIn(recordShape(payload), path.split('.'));
  return unknown && `“${name}” records no “${unknown.member}”${hint(unknown.member, unknown.members)}`;
}

/** Finds the first unknown member of a path, with the known members at its place. Null if all are known. */
function firstUnknownIn({ members }: ValueShape, [member, ...rest]: readonly string[]): { member: string; members: string[] } | null {
  if (member === undefined || members === null) return null;
  const inside = members.get(member);
  return inside ? firstUnknownIn(inside, rest) : { member, members: [...members.keys()] };
}
