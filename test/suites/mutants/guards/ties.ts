import type { Guard } from '#test/support/guard.ts';

const TIES = ['test/suites/trust/a-tie-is-as-strong-as-what-it-ties-to.test.ts'];

/** The guards of what ties somebody to a person on record, and of what they learn of them. */
export const guardsOfTies: readonly Guard[] = [
  {
    name: 'a face that nothing compared is no yes',
    file: 'services/people/attach/facts-writer.ts',
    text: "tie?.portrait === 'not_compared' && !isApproved",
    without: 'false',
    tests: TIES,
  },
  {
    name: 'a picture of the portrait ties nobody',
    file: 'services/people/attach/face-tie.ts',
    text: 'if (isPicture) return',
    without: 'if (false) return',
    tests: TIES,
  },
  {
    name: 'a portrait that a weaker source brought identifies nobody',
    file: 'services/people/faces/portraits.ts',
    text: 'return isAsStrong(knownSourceOf(row), needed) ||',
    without: 'return true ||',
    tests: TIES,
  },
  {
    name: 'a face that somebody else has on record is for a human',
    file: 'steps/enroll-full/enroll-full.server.ts',
    text: 'found?.some((curp) => curp !== (corrections.curp ?? card?.curp)) ?? true',
    without: 'false',
    tests: ['steps/enroll-full/enroll-full.test.ts'],
  },
  {
    name: 'a no deletes no stronger portrait',
    file: 'services/people/attach/handle-workflow-end.ts',
    text: '.filter((portrait) => isAsStrong(voucher, knownSourceOf(portrait)))',
    without: '',
    tests: TIES,
  },
  {
    name: 'a name on record is told to nobody whom no key named',
    file: 'services/workflows/person/evidence.ts',
    text: 'people_given ? record.name : null',
    without: 'record.name',
    tests: ['services/workflows/person/evidence.test.ts'],
  },
  {
    name: 'nothing is sealed in the name of a person who may be another',
    file: 'services/workflows/engine/findings.ts',
    text: 'if (mayBeAnother(workflow) && !isFinal(status)) return null;',
    without: '',
    tests: ['services/workflows/engine/engine.test.ts'],
  },
  {
    name: 'a file that was made while somebody went back tells them nothing',
    file: 'services/workflows/execution/read-step-file.ts',
    text: 'refuseUnlessOpen(latest, stepUuid);',
    without: '',
    tests: ['services/workflows/execution/step-files.test.ts'],
  },
];
