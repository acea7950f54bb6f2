import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeCapture } from '#src/capture/capture.fake.ts';
import type { GuideEvent } from '#src/capture/capture.machine.ts';
import { type CertificateMatch, type TaxCertificateInput, taxCertificateMachine } from './tax-certificate.machine.ts';

const match: CertificateMatch = {
  by: { code: 'the code' },
  certificate: { rfc: 'PEGL890909AB1', id_cif: '12345678901', certificate_number: null },
};
const medium = { uuid: 'a picture' };

/** Starts the machine with a fake camera. Returns functions for the acts of the person. */
function person(input: Partial<TaxCertificateInput> = {}) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const clock = new SimulatedClock();
  const capture = fakeCapture();
  const actor = createActor(
    taxCertificateMachine.provide({
      actors: { capture: capture.machine },
      actions: {
        releaseCamera: note('release'),
        keepDraft: ({ context }) => void done.push(`draft ${context.match ? 'found' : (context.medium?.uuid ?? 'nothing')}`),
        discard: (_, { uuid }) => void done.push(`discard ${uuid}`),
        submit: note('submit'),
      },
    }),
    { input: { match: null, medium: null, ...input }, clock },
  );
  actor.start();
  const camera = () => actor.getSnapshot().children.capture;
  /** Waits until resolved promises have been handled. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    done,
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    context: () => actor.getSnapshot().context,
    send: actor.send.bind(actor),
    capturing: () => camera()?.getSnapshot(),
    async opensTheCamera() {
      camera()?.send({ type: 'camera.begin' });
      await settle();
    },
    sees(event: GuideEvent) {
      capture.tell(event);
      clock.increment(600);
    },
    async shoots() {
      camera()?.send({ type: 'shutter.press' });
      await settle();
      clock.increment(600);
    },
    async chooses() {
      camera()?.send({ type: 'file.chosen', file: new Blob() });
      await settle();
    },
  };
}

describe('the machine of tax_certificate', () => {
  it('goes from the code to the question, lets the camera go, and sends once', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    luisa.sees({ type: 'guide.found', finding: match });
    expect(luisa.at('confirm')).toBe(true);
    expect(luisa.done).toEqual(['draft found', 'release']);
    luisa.send({ type: 'submission.send' });
    luisa.send({ type: 'submission.send' });
    expect(luisa.done.filter((what) => what === 'submit')).toHaveLength(1);
    luisa.send({ type: 'submission.refused' });
    luisa.send({ type: 'submission.send' });
    expect(luisa.done.filter((what) => what === 'submit')).toHaveLength(2);
  });

  it('explains a code that pretends on a page of its own, with nothing kept, and goes back from it', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    luisa.sees({ type: 'guide.refused', reason: 'look_alike' });
    expect(luisa.capturing()?.value).toBe('intro');
    expect(luisa.capturing()?.context.notice).toBe('look_alike');
    expect(luisa.context()).toEqual({ match: null, medium: null });
    expect(luisa.capturing()?.can({ type: 'screen.back' })).toBe(true);
  });

  it('has a picture read by the server, and drops it where that fails or the person turns back', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    await luisa.shoots();
    expect(luisa.at('reading')).toBe(true);
    expect(luisa.done).toContain('draft certificate-1');
    luisa.send({ type: 'medium.refused', trouble: 'no_code' });
    expect(luisa.capturing()?.context.notice).toBe('no_code');
    expect(luisa.done.slice(-2)).toEqual(['discard certificate-1', 'draft nothing']);
    await luisa.chooses();
    expect(luisa.at('reading')).toBe(true);
    luisa.send({ type: 'screen.back' });
    expect(luisa.capturing()?.context.notice).toBe(null);
    expect(luisa.done).toContain('discard certificate-2');
    luisa.send({ type: 'medium.read', match });
    expect(luisa.at('capture')).toBe(true);
  });

  it('confirms what the server read, and reads another one where the person says so', async () => {
    const luisa = person();
    await luisa.chooses();
    luisa.send({ type: 'medium.read', match: { ...match, by: { media: 'certificate-1' } } });
    expect(luisa.at('confirm')).toBe(true);
    luisa.send({ type: 'again' });
    expect(luisa.capturing()?.value).toBe('intro');
    expect(luisa.done).toContain('discard certificate-1');
  });

  it('stands again where the person was', () => {
    expect(person({ match }).at('confirm')).toBe(true);
    expect(person({ medium }).at('reading')).toBe(true);
  });
});
