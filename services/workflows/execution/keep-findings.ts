import { type FindingCode, gaps, heldBySteps } from '#contracts/base/findings.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { MediaRow } from '../model/media-rows.ts';
import type { StepRow } from '../model/step-row.ts';
import { logEntry, type Unit } from '../state/unit.ts';

/** Key of a step's memory with the answers that had findings, the newest last. */
const ANSWERS = 'answers';
/** Maximum number of these answers. Whoever sends more different files may as well change one of them. */
const MAX_ANSWERS = 20;

type DoubtfulAnswer = readonly [hash: string, codes: readonly FindingCode[]];

export interface KeptFindings {
  /** Findings of the submission, and those of the one before that still hold. */
  codes: readonly FindingCode[];
  /** Findings of the submission before that this one leaves behind. */
  past: readonly FindingCode[];
  /** Values for the step's memory. */
  memory: Readonly<Record<string, unknown>>;
}

/**
 * Returns the findings that count after a submission. A finding of any earlier submission with the same files holds (without files: one
 * that says the same), so that nobody submits until a check lets something through. A later judgement closes the gaps, and what the step
 * itself remembers is left to it.
 * @param mayKeep False for a finding about another step, which is found anew as long as it holds.
 */
export function keepFindings(
  step: Pick<StepRow, 'findings' | 'memory'>,
  answer: { submission: unknown; names: readonly string[]; media: readonly Pick<MediaRow, 'uuid' | 'stored_sha256'>[] },
  fresh: readonly FindingCode[],
  mayKeep: (code: FindingCode) => boolean = () => true,
): KeptFindings {
  const before = step.findings ?? [];
  const hash = hashOf(answer);
  const answers = (step.memory[ANSWERS] ?? []) as readonly DoubtfulAnswer[];
  const ofSame = answers.find(([other]) => other === hash)?.[1] ?? [];
  const codes = [...new Set([...fresh, ...ofSame])];
  const lasting = codes.filter((code) => mayKeep(code) && !gaps.includes(code) && !heldBySteps.includes(code));
  const others = answers.filter(([other]) => other !== hash);
  return {
    codes,
    past: before.filter((code) => !codes.includes(code)),
    memory: lasting.length > 0 ? { [ANSWERS]: [...others, [hash, lasting]].slice(-MAX_ANSWERS) } : {},
  };
}

/** Records findings that a submission left behind, so that they are not lost with the answer that had them. */
export async function logPast(
  unit: Unit,
  { workflow_uuid, uuid }: Pick<StepRow, 'workflow_uuid' | 'uuid'>,
  codes: readonly FindingCode[],
): Promise<void> {
  if (codes.length > 0) await logEntry(unit, workflow_uuid, 'findings.replaced', { step: uuid, codes: codes.join(' ') });
}

function hashOf({ submission, names, media }: Parameters<typeof keepFindings>[1]): string {
  const files = media.filter(({ uuid }) => names.includes(uuid)).map(({ stored_sha256 }) => stored_sha256);
  return sha256(JSON.stringify(names.length > 0 ? files.toSorted() : submission)).toString('hex');
}
