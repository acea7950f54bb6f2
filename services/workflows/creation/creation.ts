import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '#contracts/base/problems.ts';
import type { Autofill, ConsentKind, StepContract } from '#contracts/steps/step.ts';
import type { CreateWorkflow } from '#contracts/workflows/bodies.ts';
import { isObject } from '#platform/base/merge-patch.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import { requireWebhookSecret } from '#platform/calls/webhook-secret.ts';
import { faultsInSkips } from '../conditions/conditions.ts';
import { invalid, invalidAt, parse } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import { reference, type ServedSteps } from '../model/steps.ts';
import type { WorkflowsApp } from '../state/app.ts';

/** A step of a workflow that is being created, with its validated setup. */
export interface PlannedStep {
  uuid: string;
  step: string;
  custom_id: string;
  contract: StepContract;
  setup: unknown;
}

/** Matches `name` or `name:custom_id`. */
const REFERENCE = /^([a-z][a-z0-9_]{0,63})(?::([A-Za-z_][A-Za-z0-9_]{0,63}))?$/;

/** Members of `autofill` that the workflow itself reads, so no step does. */
const OWN_AUTOFILL: ReadonlySet<string> = new Set(['send_email', 'user_email']);

const CONSENT_KINDS: readonly ConsentKind[] = ['privacy', 'terms', 'biometric', 'voluntary', 'signature'];

/** Throws `invalid_body` if no webhook can reach the address, and `webhook_secret_missing` if none would be signed. */
export async function checkCallback({ platform }: WorkflowsApp, caller: Caller, url: string | null): Promise<void> {
  if (url === null) return;
  const fault = faultOfAddress('callback_url', url, { allowLoopback: platform.config.allowLoopbackWebhooks });
  if (fault !== null) throw invalid([fault]);
  await requireWebhookSecret(platform, caller, 'callback_url');
}

interface Planning {
  livemode: boolean;
  /** True for a template: its workflows may name a person and complete unfinished setups. */
  isTemplate?: boolean;
}

/**
 * Returns the steps in order with their parsed setups; a template's unfinished setup is undefined. Throws `invalid_body`, which lists every
 * wrong member.
 */
export function planSteps(body: CreateWorkflow, servedSteps: ServedSteps, { livemode, isTemplate = false }: Planning): PlannedStep[] {
  const setups = body.setup ?? {};
  const values = autofillOf(body);
  let isAutofillUnused = values !== null;
  const problems: FieldProblem[] = [];
  const hintAt = createHints();
  const catalog = servedSteps.contracts.map(({ key }) => key);
  const plan: PlannedStep[] = [];
  body.steps.forEach((item, index) => {
    const path = `steps.${index}`;
    const [, step, custom_id = ''] = REFERENCE.exec(item) ?? [];
    const contract = step === undefined ? null : servedSteps.find(step);
    if (step === undefined || contract === null) {
      const [name = ''] = item.split(':');
      const hint = hintAt(name, catalog);
      problems.push({ path, code: 'unknown_step', message: `There is no step ${JSON.stringify(item)}${hint || '; see the step catalog'}` });
      return;
    }
    const fault = faultOfRepetition({ step, custom_id, contract }, plan);
    if (fault) problems.push({ path, ...fault });
    const own = Object.hasOwn(setups, item) ? (setups[item] ?? undefined) : undefined;
    const filledSetup = fillSetup(contract, own, values);
    isAutofillUnused &&= filledSetup === null;
    const value = filledSetup ?? own;
    if (value === undefined && contract.setup_required && !isTemplate) {
      problems.push({
        path: `setup.${item}`,
        code: 'setup_required',
        message: 'This step needs a setup; List step catalog has its schema',
      });
      return;
    }
    const setup = collectProblems(problems, () => {
      const prefix = `setup.${item}`;
      if (isTemplate && isUnfinished(contract, value, prefix)) return undefined;
      const output = parse(contract.setup, value ?? {}, prefix);
      if (livemode) refuseSpecimens(contract, output, prefix);
      return output;
    });
    plan.push({ uuid: randomUUID(), step, custom_id, contract, setup });
  });
  for (const key of Object.keys(setups)) {
    if (body.steps.includes(key)) continue;
    const message = `No step of this workflow has this reference${hintAt(key, body.steps)}`;
    problems.push({ path: `setup.${key}`, code: 'unknown_step', message });
  }
  if (isAutofillUnused)
    problems.push({ path: 'autofill', code: 'unused', message: 'No step of this workflow takes it; add one that signs a document' });
  if (problems.length > 0) throw invalid(problems);
  // `settle` completes a setup that depends on the consents of later steps.
  for (const [at, step] of plan.entries()) {
    const laterConsents = new Set(plan.slice(at + 1).flatMap(consentsNeededBy));
    if (step.setup !== undefined && step.contract.settle) step.setup = step.contract.settle(step.setup, laterConsents);
  }
  const skips = body.skip_steps ?? {};
  const isPersonGiven = isTemplate || (body.people_uuid ?? null) !== null;
  const orderProblems = [
    ...mailingFaults(body, plan, isTemplate),
    ...outOfOrder(plan, skips, isPersonGiven),
    ...faultsInSkips(skips, plan, isPersonGiven),
  ];
  if (orderProblems.length > 0) throw invalid(orderProblems);
  return plan;
}

/** Returns the members of `autofill` that steps read. Null if there are none. */
function autofillOf(body: CreateWorkflow): Autofill | null {
  const entries = Object.entries(body.autofill ?? {}).filter(([name, value]) => !OWN_AUTOFILL.has(name) && (value ?? false) !== false);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Returns the faults that would prevent the mailing of signed copies. */
function mailingFaults(
  { autofill: values, skip_steps }: CreateWorkflow,
  plan: readonly PlannedStep[],
  isTemplate: boolean,
): FieldProblem[] {
  if (values?.send_email !== true) return [];
  const signing = plan.filter((step) => grantsOf(step).includes('signature'));
  if (signing.length === 0)
    return [{ path: 'autofill.send_email', code: 'unused', message: 'No step of this workflow signs a document; leave send_email out' }];
  const skipConditionOf = (step: PlannedStep) => skip_steps?.[reference(step)] ?? null;
  // A skippable step counts as a source of the address only for steps with the same condition.
  const providers = new Set(plan.filter(({ contract }) => contract.shares.includes('email')).map(skipConditionOf));
  const proves = signing.every((step) => providers.has(null) || (skipConditionOf(step) !== null && providers.has(skipConditionOf(step))));
  if (values.user_email || proves || isTemplate) return [];
  const message = 'Give the address, or add a step that proves one and is not skipped';
  return [{ path: 'autofill.user_email', code: 'required', message }];
}

function fillSetup(contract: StepContract, own: unknown, values: Autofill | null): unknown {
  if (values === null || (own !== undefined && !isObject(own))) return null;
  return contract.autofill((own ?? {}) as Readonly<Record<string, unknown>>, values);
}

/** Returns whether a template's setup lacks members. Throws `invalid_body` if a member that it has is wrong. */
function isUnfinished(contract: StepContract, value: unknown, prefix: string): boolean {
  const problems: FieldProblem[] = [];
  collectProblems(problems, () => parse(contract.setup, value ?? {}, prefix));
  const wrong = problems.filter(({ path }) => path !== prefix && hasMember(value, path.slice(prefix.length + 1).split('.')));
  if (wrong.length > 0) throw invalid(wrong);
  return problems.length > 0;
}

function hasMember(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined;
  return (
    typeof value === 'object' && value !== null && Object.hasOwn(value, name) && hasMember((value as Record<string, unknown>)[name], rest)
  );
}

function refuseSpecimens(contract: StepContract, setup: unknown, path: string): void {
  const member = contract.specimens(setup);
  if (member === null) return;
  throw invalidAt(`${path}.${member}`, 'test_mode_only', 'Only a test key (sk_test_…) may give this; leave it out');
}

function faultOfRepetition(step: Pick<PlannedStep, 'step' | 'custom_id' | 'contract'>, earlier: readonly PlannedStep[]) {
  const same = earlier.filter((other) => other.step === step.step);
  if (same.length === 0) return null;
  if (!step.contract.allow_multiple) return { code: 'repeated_step', message: `${step.step} may stand only once` };
  if (same.every((other) => other.custom_id !== step.custom_id)) return null;
  return { code: 'repeated_step', message: `Give each ${step.step} a custom id of its own (name:custom_id)` };
}

/** Returns the consents that a step records; all kinds if its setup is unfinished. */
const grantsOf = ({ contract, setup }: Pick<PlannedStep, 'contract' | 'setup'>): readonly ConsentKind[] =>
  setup === undefined ? CONSENT_KINDS : contract.grants(setup);

/** Returns the consents that the step's media need. If its setup is unfinished, returns the consents of all its collections. */
function consentsOfMedia({ contract: { media, collects }, setup }: Pick<PlannedStep, 'contract' | 'setup'>): readonly ConsentKind[] {
  const collections = setup === undefined ? Object.keys(media) : collects(setup);
  return collections.flatMap((collection) => media[collection]?.consent ?? []);
}

/** Returns the consents that the step or its media need. */
const consentsNeededBy = (step: Pick<PlannedStep, 'contract' | 'setup'>): readonly ConsentKind[] => [
  ...(step.contract.needs.consent === null ? [] : [step.contract.needs.consent]),
  ...consentsOfMedia(step),
];

/** Returns a fault for each consent or person that a step needs and no earlier step provides. */
function outOfOrder(steps: readonly PlannedStep[], skips: Readonly<Record<string, string>>, personGiven: boolean): FieldProblem[] {
  /** For each consent and the person: the skip conditions of the steps that provide it; null stands for a step that is never skipped. */
  const providers = new Map<ConsentKind | 'person', Set<string | null>>();
  const give = (what: ConsentKind | 'person', skipIf: string | null) => {
    providers.set(what, new Set([...(providers.get(what) ?? []), skipIf]));
  };
  if (personGiven) give('person', null);
  return steps.flatMap((step, index) => {
    const { contract } = step;
    const skipIf = skips[reference(step)] ?? null;
    // A skippable step provides only for steps with the same condition.
    const has = (what: ConsentKind | 'person') => providers.get(what)?.has(null) || (skipIf !== null && providers.get(what)?.has(skipIf));
    const consents = new Set(consentsNeededBy(step));
    const path = `steps.${index}`;
    const problems = [...consents].flatMap((kind) => {
      const message = `${reference(step)} needs the ${kind} consent; put a step that asks for it, and is not skipped, before`;
      return has(kind) ? [] : [{ path, code: 'consent_missing', message }];
    });
    if (contract.needs.people && !has('person')) {
      const message = `${reference(step)} needs a person; give people_uuid, or put a step that establishes one, and is not skipped, before`;
      problems.push({ path, code: 'person_missing', message });
    }
    for (const kind of grantsOf(step)) give(kind, skipIf);
    if (contract.establishes_person) give('person', skipIf);
    return problems;
  });
}

/** Runs work; on `invalid_body`, adds its problems to the list and returns undefined. */
function collectProblems<Value>(problems: FieldProblem[], work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem) || error.errors === undefined) throw error;
    problems.push(...error.errors);
    return undefined;
  }
}
