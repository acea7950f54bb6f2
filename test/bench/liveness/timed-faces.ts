import type { FaceReader } from '#platform/base/file-readers.ts';
import { processorSeconds } from '../processor-time.ts';

/** Processor time of the processes that read faces, in seconds. */
export interface FaceSeconds {
  model: number;
  relief: number;
}

/** Wraps a face reader that nobody else asks at the same time; `take` returns what the processes took since it was called before. */
export function timedFaces(faces: FaceReader): { faces: FaceReader; take(): FaceSeconds } {
  let seconds: FaceSeconds = { model: 0, relief: 0 };
  const timed =
    <Args extends readonly unknown[], Answer>(part: keyof FaceSeconds, work: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const before = processorSeconds(process.pid).children;
      const answer = await work(...args);
      seconds[part] += processorSeconds(process.pid).children - before;
      return answer;
    };
  return {
    faces: { ...faces, read: timed('model', faces.read), relief: timed('relief', faces.relief) },
    take() {
      const taken = seconds;
      seconds = { model: 0, relief: 0 };
      return taken;
    },
  };
}
