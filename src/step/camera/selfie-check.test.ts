import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DocumentLook, NOTHING } from '#vision/watch/look.ts';
import { SelfieCheck } from './selfie-check.ts';

const still = new Blob(['a picture']);
/** A card of this width and height around a point, as shares of the picture. */
const cardAt = (x: number, y: number, across = 0.3): DocumentLook => ({
  ...NOTHING,
  quad: [
    { x: x - across, y: y - 0.2 },
    { x: x + across, y: y - 0.2 },
    { x: x + across, y: y + 0.2 },
    { x: x - across, y: y + 0.2 },
  ],
});

beforeEach(() => void vi.stubGlobal('createImageBitmap', async () => ({ width: 480, height: 640 })));
afterEach(() => void vi.unstubAllGlobals());

/** Builds a check whose finder gives these answers in turn; null: this device cannot look. */
function checkOf(answers: readonly (DocumentLook | null)[], capture: 'live' | 'fixture' = 'live') {
  const heard = { looks: 0, closed: 0, told: 0 };
  const look = async () => {
    const answer = answers[heard.looks++];
    if (!answer) throw new Error('no worker');
    return answer;
  };
  const owner = {
    setup: { capture },
    openFinder: () => ({ look, close: () => void heard.closed++ }),
    requestUpdate() {},
  };
  const check = new SelfieCheck(owner, () => void heard.told++);
  const see = async (uuid: string | undefined, picture: Blob | null = still) => {
    check.see(uuid, picture);
    await vi.waitFor(() => expect(heard.closed).toBe(heard.looks));
    await Promise.resolve();
    return check.isCard(uuid);
  };
  return { see, heard, check };
}

test('a card around the middle of a selfie is told, of this selfie alone', async () => {
  const { see, heard, check } = checkOf([cardAt(0.5, 0.5), NOTHING]);
  expect(await see('one')).toBe(true);
  expect(await see('another')).toBe(false);
  expect([check.isCard('one'), heard.told]).toEqual([true, 1]);
});

test('a selfie is looked at once', async () => {
  const { see, heard } = checkOf([cardAt(0.5, 0.5)]);
  expect([await see('one'), await see('one'), heard.looks]).toEqual([true, true, 1]);
});

test.each([
  ['a card beside the face', [cardAt(0.1, 0.2)], 'live', still],
  ['an outline too narrow for a portrait', [cardAt(0.5, 0.5, 0.1)], 'live', still],
  ['no card', [NOTHING], 'live', still],
  ['a device that cannot look', [null], 'live', still],
  ['a drawn specimen', [], 'fixture', still],
  ['a picture that the device no longer has', [], 'live', null],
] as const)('%s says nothing', async (_, answers, capture, picture) => {
  const { see, heard } = checkOf(answers, capture);
  expect([await see('one', picture), heard.told, heard.looks]).toEqual([false, 0, answers.length]);
});
