import type { Guard } from '../../../support/guard.ts';

export const guardsOfSteps: readonly Guard[] = [
  {
    name: 'a code proves the address that it went to',
    file: 'steps/code-step.server.ts',
    text: 'if (verified === address) return',
    without: 'if (verified) return',
    tests: ['steps/verify-email/verify-email.test.ts', 'test/suites/trust/a-code-proves-one-address.test.ts'],
  },
  {
    name: 'a photo is of the collection that it stands for',
    file: 'steps/photo-step.server.ts',
    text: 'medium.uuid === uuid && medium.collection === collection',
    without: 'medium.uuid === uuid',
    tests: ['steps/enroll-full/enroll-full.test.ts', 'steps/enroll-simple/enroll-simple.test.ts'],
  },
  {
    name: 'a challenge ends',
    file: 'steps/liveness-step.server.ts',
    text: 'drawn?.nonce === nonce && Date.parse(drawn.until) >= context.now.getTime()',
    without: 'drawn?.nonce === nonce',
    tests: ['steps/liveness-step.test.ts'],
  },
  {
    name: 'frames from before a challenge answer none of it',
    file: 'steps/liveness-step.server.ts',
    text: '(before.includes(uuid) ? [] : uuid)',
    without: 'uuid',
    tests: ['steps/liveness-step.test.ts'],
  },
  {
    name: 'another selfie undoes no failed challenge',
    file: 'steps/liveness-step.server.ts',
    text: "return judged?.selfie === selfie.uuid || judged?.answer.challenge === 'failed'\n",
    without: 'return judged?.selfie === selfie.uuid\n',
    tests: ['steps/liveness-step.test.ts'],
  },
  {
    name: 'a picture from a file enrols nobody',
    file: 'steps/enroll-full/enrollment.server.ts',
    text: '    captures.every((capture) => CAMERA.has(capture)) &&\n',
    without: '',
    tests: ['steps/enroll-full/enroll-full.test.ts'],
  },
  {
    name: 'who is enrolled is who the card says',
    file: 'steps/enroll-full/enrollment.server.ts',
    text: ' || claimed?.national_id !== read.curp)',
    without: ')',
    tests: ['steps/enroll-full/enroll-full.test.ts'],
  },
  {
    name: 'every page was delivered before it is signed',
    file: 'steps/document-sign/document-sign.server.ts',
    text: 'if (delivered.length < document.pages.length) {',
    without: 'if (false) {',
    tests: ['steps/document-sign/document-sign.test.ts'],
  },
];
