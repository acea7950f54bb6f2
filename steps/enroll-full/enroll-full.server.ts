import { defineHandler, type StepContext, StepFailure } from '../step.server.ts';
import { enrollFull, type Side, sides } from './enroll-full.contract.ts';

/** All three photos are here and came the way the setup allows; nothing is read from them. */
export const enrollFullHandler = defineHandler(enrollFull, {
  actions: {},
  takesFile,
  async complete(submission, { setup, ports, workflow }) {
    const media = await ports.media.list();
    for (const side of sides) {
      const medium = media.find(({ uuid, collection }) => uuid === submission[side] && collection === side);
      if (!medium)
        throw new StepFailure('media_missing', `Upload the ${side} photo first; its uuid is not in the collection.`, { field: side });
      if (!mayCome(medium.capture, side, setup, workflow)) {
        throw new StepFailure('media_capture_not_allowed', `The ${side} photo may not come as \`${medium.capture}\` here.`, {
          field: side,
        });
      }
    }
    return { outcome: 'success', payload: { biometrics: null, ocr_frontside: null, ocr_backside: null } };
  },
});

type Context = StepContext<typeof enrollFull>;

function takesFile(side: string, { allow_file }: Context['setup']): boolean {
  return (allow_file as readonly string[]).includes(side);
}

function mayCome(capture: string, side: Side, setup: Context['setup'], workflow: Context['workflow']): boolean {
  if (capture === 'file') return takesFile(side, setup);
  if (capture === 'fixture') return !workflow.livemode;
  return true;
}
