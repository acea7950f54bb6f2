import { expect } from 'vitest';
import { CopyRows } from '#services/workflows/copies/copy-rows.ts';
import { STILL_TO_COME } from '../../support/sample-steps.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';
import { enter, jobOf, readOf, told, uuidOf, type WorkflowsRig, workersOf } from './workflows-rig.ts';

/** Rows about the mailed copies of signed documents. */
export const copyRows: readonly Row<WorkflowsRig>[] = [
  {
    name: 'copies of a step that are mailed',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/copies/copy-rows.ts',
        text: ".onConflict((conflict) => conflict.constraint('copies_step').doNothing())",
        without: '',
      },
    ],
    async round(rig) {
      const { uuid, steps } = await rig.create();
      const { database, clock } = rig.bench.platform;
      const of = { workflow_uuid: uuid, step_uuid: steps[0]?.uuid ?? '' };
      return {
        operations: times(CONTENDERS, () => () => new CopyRows(rig.bench.caller(), database.query).claim(of, clock.now())),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await new CopyRows(rig.bench.caller(), database.query).list(uuid)).toHaveLength(1);
        },
      };
    },
  },
  {
    name: 'codes of the page of a copy',
    limit: 5,
    guards: [
      { file: 'services/workflows/copies/copy-rows.ts', text: ".where('codes', '<', most)", without: '' },
      { file: 'services/workflows/copies/copy-rows.ts', text: 'return result.numUpdatedRows > 0n;', without: 'return true;' },
    ],
    async round(rig) {
      const { uuid, steps } = await rig.create();
      const { database, clock } = rig.bench.platform;
      const copies = new CopyRows(rig.bench.caller(), database.query);
      const copy = await copies.claim({ workflow_uuid: uuid, step_uuid: steps[0]?.uuid ?? '' }, clock.now());
      return {
        operations: times(CONTENDERS, () => () => copies.countCode(copy.uuid, 5, clock.now())),
        holds: (outcomes) => expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(5),
      };
    },
  },
  {
    name: 'times that an answer whose file came later is noted',
    limit: 1,
    guards: [
      {
        file: 'services/workflows/copies/renew-steps.ts',
        text: 'const latest = await lockWorkflow(unit, workflow);',
        without: `const latest = ${readOf('workflow')};`,
      },
      { file: 'services/workflows/copies/renew-steps.ts', text: 'if (!row || !awaitsFile(app, row)) return;', without: '' },
    ],
    async round(rig) {
      const person = await enter(rig, { steps: ['note', 'note:b'] });
      await person.answer({ text: STILL_TO_COME });
      return {
        operations: workersOf(rig, 'workflows-renew', jobOf(rig, person)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await told(rig, uuidOf(person), 'step.renewed')).toBe(1);
        },
      };
    },
  },
];
