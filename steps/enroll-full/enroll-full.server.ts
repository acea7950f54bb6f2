import { photoOf } from '../photo-step.server.ts';
import { defineHandler } from '../step.server.ts';
import { type EnrollFullSetup, enrollFull, sides } from './enroll-full.contract.ts';

/** All three photos are here and came the way the setup allows; nothing is read from them. */
export const enrollFullHandler = defineHandler(enrollFull, {
  actions: {},
  takesFile,
  async complete(submission, { setup, ports, workflow: { livemode } }) {
    for (const side of sides) {
      await photoOf(ports.media, { collection: side, uuid: submission[side], takesFile: takesFile(side, setup), livemode });
    }
    return { outcome: 'success', payload: { biometrics: null, ocr_frontside: null, ocr_backside: null } };
  },
});

function takesFile(side: string, { allow_file }: EnrollFullSetup): boolean {
  return (allow_file as readonly string[]).includes(side);
}
