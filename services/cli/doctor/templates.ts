import type { Services } from '#client/zaguan.ts';
import { type Consequence, findings } from '#contracts/base/findings.ts';
import { type DoctorFinding, finding } from './finding.ts';

type Workflows = Services['workflows'];
type FindingSettings = Readonly<Partial<Record<string, Consequence>>>;
/** The members of a step's setup that these checks read. */
type StepSetup = { liveness?: string; relief?: string; findings?: FindingSettings } | null;

/** Checks which templates let a face or a finding pass that nobody looks at. `ofTenant`: what findings do by the tenant's settings. */
export async function templateChecks({ templates, catalog }: Workflows, ofTenant: FindingSettings): Promise<DoctorFinding[]> {
  const [all, { result: steps }] = await Promise.all([Array.fromAsync(templates.list()), catalog()]);
  const codes = new Map(steps.map(({ key, setup }) => [key, codesIn(setup)]));
  const setups = all.map(({ name, steps: references, steps_setup }) => ({
    name,
    ofSteps: references.map((reference) => {
      const setup = (steps_setup?.[reference] ?? null) as StepSetup;
      const does = (code: string) => setup?.findings?.[code] ?? ofTenant[code] ?? defaults[code]?.does;
      return { setup, consequences: (codes.get(reference.split(':')[0]!) ?? []).map(does) };
    }),
  }));
  const namesWith = (setting: (setup: StepSetup) => boolean) =>
    namesOf(setups.filter(({ ofSteps }) => ofSteps.some(({ setup }) => setting(setup))));
  const still = namesWith((setup) => setup?.liveness === 'none');
  const recording = namesWith((setup) => setup?.relief === 'record');
  const lenient = namesOf(
    setups.filter(({ ofSteps }) => {
      const does = ofSteps.flatMap(({ consequences }) => consequences);
      return does.length > 0 && does.every((consequence) => consequence === 'continue');
    }),
  );
  return [
    finding(
      'Liveness',
      still.length === 0,
      'no template leaves out the challenge',
      `a photo of a face passes for a person in ${still.join(', ')}, whose setup says liveness: none`,
      'warn',
    ),
    finding(
      'Relief',
      recording.length === 0,
      'every template judges the relief of faces',
      `bent prints pass the challenge of ${recording.join(', ')}, whose setup says relief: record`,
      'warn',
    ),
    finding(
      'Findings',
      lenient.length === 0,
      'every template has findings on which a human decides',
      `whatever is found, ${lenient.join(', ')} goes on to success: every finding does continue there. Let some do review`,
      'warn',
    ),
  ];
}

const namesOf = (templates: readonly { name: string }[]) => templates.map(({ name }) => name).sort();

const defaults: Readonly<Record<string, { does: Consequence } | undefined>> = findings;

/** Returns the findings that a step may make, from the JSON Schema of its setup. */
function codesIn(schema: Readonly<Record<string, unknown>>): readonly string[] {
  const { properties } = schema as { properties?: { findings?: { propertyNames?: { enum?: readonly string[] } } } };
  return properties?.findings?.propertyNames?.enum ?? [];
}
