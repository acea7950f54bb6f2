import type { Guard } from '../../../support/guard.ts';

export const guardsOfVision: readonly Guard[] = [
  {
    name: 'a challenge begins with a face that looks ahead',
    file: 'vision/face/judge-moves.ts',
    text: 'Math.abs(start.turn) <= JUDGED.ahead && moves.every(',
    without: 'moves.every(',
    tests: ['vision/face/challenge.test.ts'],
  },
  {
    name: 'a face that looks ahead is surely the selfie’s',
    file: 'vision/face/judge-moves.ts',
    text: "(likeness === 'unsure' && all[at]!.turn !== null)",
    without: "likeness === 'unsure'",
    tests: ['vision/face/challenge.test.ts'],
  },
  {
    name: 'a flat picture that comes closer shows no depth',
    file: 'vision/face/judge-moves.ts',
    text: '>= PARALLAX;',
    without: '>= -1;',
    tests: ['vision/face/challenge.test.ts'],
  },
  {
    name: 'the same side is not photographed twice',
    file: 'vision/watch/document-watch.ts',
    text: "    if (thumbnail && this.#before && isSameSide(thumbnail, this.#before)) return 'turn';\n",
    without: '',
    tests: ['vision/watch/document-watch.test.ts'],
  },
  {
    name: 'a doubtful symbol counts once two looks read it',
    file: 'vision/symbols/tally.ts',
    text: 'sure || sources.size >= 2',
    without: 'true',
    tests: ['vision/symbols/tally.test.ts'],
  },
  {
    name: 'a challenge shows every move that it asks for',
    file: 'vision/face/judge-moves.ts',
    text: 'JUDGED.ahead && moves.every((move, at) => shows(move, frames[at + 1]!, start, JUDGED));',
    without: 'JUDGED.ahead;',
    tests: ['vision/face/challenge.test.ts'],
  },
  {
    name: 'moves of a challenge come in its order',
    file: 'vision/face/judge-moves.ts',
    text: 'moves.every((move, at) => shows(move, frames[at + 1]!, start, JUDGED))',
    without: 'moves.every((move) => frames.some((frame) => shows(move, frame, start, JUDGED)))',
    tests: ['vision/face/challenge.test.ts'],
  },
];
