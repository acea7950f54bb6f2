import { type Consequence, type FindingCode, findings, linkFindings } from '#contracts/base/findings.ts';
import type { StepContract } from '#contracts/steps/step.ts';
import type { TenantSettings } from '#platform/base/administration.ts';

type Consequences = Readonly<Partial<Record<FindingCode, Consequence>>>;

export interface FindingsJudgement {
  /** The first finding that fails the step. Null if none does. */
  failing: FindingCode | null;
  /** True if a human must decide on one of the findings. */
  needsDecision: boolean;
}

/**
 * Returns what the findings of a submission do. The step's setup takes precedence, then the tenant's settings, the step's contract and the
 * list. Throws for a finding that the contract does not declare, which is a fault of the step.
 */
export function judgeFindings(
  contract: StepContract,
  setup: unknown,
  settings: TenantSettings,
  codes: readonly FindingCode[],
): FindingsJudgement {
  refuseUndeclared(contract, codes);
  const consequenceOf = consequencesOf(contract, setup, settings);
  return {
    failing: codes.find((code) => consequenceOf(code) === 'fail') ?? null,
    needsDecision: codes.some((code) => consequenceOf(code) === 'review'),
  };
}

/** Returns whether a finding about the link fails the step, or makes a human decide. */
export function doubtsLinks(contract: StepContract, setup: unknown, settings: TenantSettings): boolean {
  const consequenceOf = consequencesOf(contract, setup, settings);
  return linkFindings.some((code) => consequenceOf(code) !== 'continue');
}

function consequencesOf(contract: StepContract, setup: unknown, settings: TenantSettings): (code: FindingCode) => Consequence {
  const { findings: ofSetup = {} } = setup as { findings?: Consequences };
  const does: Consequences = { ...contract.consequences, ...settings.findings, ...ofSetup };
  return (code) => does[code] ?? findings[code].does;
}

function refuseUndeclared({ key, findings: declared }: StepContract, codes: readonly FindingCode[]): void {
  const unknown = codes.filter((code) => !declared.includes(code) && !linkFindings.includes(code));
  if (unknown.length > 0) throw new Error(`The contract of ${key} declares no ${unknown.join(', ')}.`);
}
