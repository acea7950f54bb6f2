import { expect, it } from 'vitest';
import { gaps } from '#contracts/base/findings.ts';
import { keepFindings } from './keep-findings.ts';

const media = [
  { uuid: 'front', stored_sha256: 'a' },
  { uuid: 'again', stored_sha256: 'b' },
  { uuid: 'copy', stored_sha256: 'a' },
];
const answerOf = (uuid: string) => ({ submission: { picture: uuid }, names: [uuid], media });
const first = keepFindings({ findings: null, memory: {} }, answerOf('front'), ['face_mismatch', ...gaps]);
const step = { findings: [...first.codes], memory: first.memory };

it('holds what was found about the same bytes, whatever their uuid, and closes the gaps', () => {
  expect(first).toMatchObject({ codes: ['face_mismatch', ...gaps], past: [] });
  for (const uuid of ['front', 'copy'])
    expect(keepFindings(step, answerOf(uuid), [])).toMatchObject({ codes: ['face_mismatch'], past: gaps });
  expect(keepFindings(step, answerOf('front'), ['face_mismatch']).codes).toEqual(['face_mismatch']);
});

it('leaves behind what was found about other bytes, and says so', () => {
  expect(keepFindings(step, answerOf('again'), ['face_unsure'])).toMatchObject({
    codes: ['face_unsure'],
    past: ['face_mismatch', ...gaps],
  });
});

it('holds it after other bytes came between, whether these had findings or not', () => {
  for (const between of [['face_unsure'], []] as const) {
    const second = keepFindings(step, answerOf('again'), between);
    const now = { findings: [...second.codes], memory: { ...step.memory, ...second.memory } };
    expect(keepFindings(now, answerOf('front'), []).codes).toEqual(['face_mismatch']);
  }
});

it('leaves a failed challenge to the step, which forgets it once another was passed', () => {
  const before = keepFindings({ findings: null, memory: {} }, answerOf('front'), ['liveness_failed', 'specimen']);
  const after = { findings: [...before.codes], memory: before.memory };
  expect(keepFindings(after, answerOf('front'), [])).toMatchObject({ codes: ['specimen'], past: ['liveness_failed'] });
});

it('remembers so many answers, and forgets the oldest', () => {
  const answers = Array.from({ length: 21 }, (_, at) => ({ submission: { text: `${at}` }, names: [], media: [] }));
  let memory: Readonly<Record<string, unknown>> = {};
  for (const one of answers) memory = { ...memory, ...keepFindings({ findings: null, memory }, one, ['specimen']).memory };
  const codesOf = (at: number) => keepFindings({ findings: null, memory }, answers[at]!, []).codes;
  expect([codesOf(0), codesOf(1), codesOf(20)]).toEqual([[], ['specimen'], ['specimen']]);
});

it('without files holds it while the submission says the same', () => {
  const said = (text: string) => ({ submission: { text }, names: [], media: [] });
  const before = keepFindings({ findings: null, memory: {} }, said('hola'), ['name_differs']);
  const after = { findings: [...before.codes], memory: before.memory };
  expect(keepFindings(after, said('hola'), []).codes).toEqual(['name_differs']);
  expect(keepFindings(after, said('adiós'), [])).toMatchObject({ codes: [], past: ['name_differs'] });
});
