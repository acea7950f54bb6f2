import { type FindingCode, linkFindings } from '#contracts/base/findings.ts';
import type { Identity } from '#mexico/holders/holder.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import type { StepResult } from '#steps/base/step.server.ts';
import { type FindingsJudgement, judgeFindings } from '../engine/judge-findings.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import { type AnsweredStep, doubtsOf, holderIn, identityOf, laterDoubtsOf, tellersOf } from '../person/holders.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type KeptFindings, keepFindings } from './keep-findings.ts';

interface SubmissionParts {
  /** The step before the submission. */
  step: StepRow;
  /** The workflow as it is now, in the transaction of the submission. */
  snapshot: Pick<Snapshot, 'steps' | 'workflow'>;
  /** The record of the person whom an API key named; null if there is none. */
  record: Identity | null;
  result: StepResult<Record<string, unknown>>;
  /** The findings about the link. */
  ofLink: readonly FindingCode[];
  answer: Parameters<typeof keepFindings>[1];
  settings: TenantSettings;
  /** ISO date in Mexico. */
  today: string;
}

/** A finding about the paper of another step, with what it does there. */
interface LaterFinding {
  code: FindingCode;
  judgement: FindingsJudgement;
}

/**
 * Returns the findings of a submission and what they do: those of its handler, of its link and of its paper's holder, and those that its
 * person brings to light about papers of other steps. The last ones are the submission's, since another answer takes them away; what they
 * do is as the paper's step says.
 */
export function judgeSubmission(served: ServedSteps, parts: SubmissionParts): KeptFindings & FindingsJudgement {
  const { step, result, ofLink, answer, settings } = parts;
  const contract = served.contract(step.step);
  const { own, later } = holderFindings(served, parts);
  const declares = (code: FindingCode) => contract.findings.includes(code) || linkFindings.includes(code);
  const keptFindings = keepFindings(step, answer, [...new Set([...(result.findings ?? []), ...ofLink, ...own])], declares);
  const { failing, needsDecision } = judgeFindings(contract, step.setup, settings, keptFindings.codes);
  const codes = [...new Set([...keptFindings.codes, ...later.map(({ code }) => code)])];
  return {
    codes,
    past: keptFindings.past.filter((code) => !codes.includes(code)),
    memory: keptFindings.memory,
    failing: failing ?? later.find(({ judgement }) => judgement.failing !== null)?.code ?? null,
    needsDecision: needsDecision || later.some(({ judgement }) => judgement.needsDecision),
  };
}

function holderFindings(served: ServedSteps, { step, snapshot, record, result, settings, today }: SubmissionParts) {
  const others = snapshot.steps.filter(({ uuid, status }) => uuid !== step.uuid && status === 'success');
  const submission: AnsweredStep = { ...step, status: 'success', payload: result.payload, facts: result.facts ?? null };
  const key = { isNamed: snapshot.workflow.people_given, record };
  const tellersFor = (paper: AnsweredStep) => tellersOf(paper, [...others, submission], key);
  const contract = served.contract(step.step);
  const holder = holderIn(contract, submission);
  const own = holder ? doubtsOf(contract, holder, tellersFor(submission), today) : [];
  const person = result.facts?.person ? identityOf(result.facts.person) : null;
  const later = others.flatMap((row): LaterFinding[] => {
    const other = served.contract(row.step);
    const otherHolder = person && holderIn(other, row);
    const codes = otherHolder ? laterDoubtsOf(other, otherHolder, person, tellersFor(row), today) : [];
    return codes.map((code) => ({ code, judgement: judgeFindings(other, row.setup, settings, [code]) }));
  });
  return { own, later };
}
