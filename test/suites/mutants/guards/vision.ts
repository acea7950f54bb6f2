import type { Guard } from '#test/support/guard.ts';

export const guardsOfVision: readonly Guard[] = [
  {
    name: 'a challenge begins with a face that looks ahead',
    file: 'lib/vision/face/judge-moves.ts',
    text: 'Math.abs(start.turn) <= JUDGING_SLACK.ahead && moves.every(',
    without: 'moves.every(',
    tests: ['lib/vision/face/challenge.test.ts'],
  },
  {
    name: 'a face that looks ahead is surely the selfie’s',
    file: 'lib/vision/face/judge-moves.ts',
    text: "(likeness === 'unsure' && all[at]!.turn !== null)",
    without: "likeness === 'unsure'",
    tests: ['lib/vision/face/challenge.test.ts'],
  },
  {
    name: 'a flat picture that comes closer shows no depth',
    file: 'lib/vision/face/judge-moves.ts',
    text: '>= PARALLAX;',
    without: '>= -1;',
    tests: ['lib/vision/face/challenge.test.ts'],
  },
  {
    name: 'the same side is not photographed twice',
    file: 'lib/vision/watch/document-watch.ts',
    text: "    if (thumbnail && this.#before && isSameSide(thumbnail, this.#before)) return 'turn';\n",
    without: '',
    tests: ['lib/vision/watch/document-watch.test.ts'],
  },
  {
    name: 'a doubtful symbol counts once two looks read it',
    file: 'lib/vision/symbols/tally.ts',
    text: 'sure || sources.size >= 2',
    without: 'true',
    tests: ['lib/vision/symbols/tally.test.ts'],
  },
  {
    name: 'a challenge shows every move that it asks for',
    file: 'lib/vision/face/judge-moves.ts',
    text: 'JUDGING_SLACK.ahead && moves.every((move, at) => shows(move, frames[at + 1]!, start, JUDGING_SLACK));',
    without: 'JUDGING_SLACK.ahead;',
    tests: ['lib/vision/face/challenge.test.ts'],
  },
  {
    name: 'moves of a challenge come in its order',
    file: 'lib/vision/face/judge-moves.ts',
    text: 'moves.every((move, at) => shows(move, frames[at + 1]!, start, JUDGING_SLACK))',
    without: 'moves.every((move) => frames.some((frame) => shows(move, frame, start, JUDGING_SLACK)))',
    tests: ['lib/vision/face/challenge.test.ts'],
  },
];
