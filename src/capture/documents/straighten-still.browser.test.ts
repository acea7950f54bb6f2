import { expect } from '@open-wc/testing';
import { ASPECTS } from '#vision/quad/aspects.ts';
import { straightenStill } from './straighten-still.ts';

/** Draws a pale card on a dark desk, slightly rotated, with a dark field in its upper left. */
async function cardOnDesk(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1280, 960);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#4a3b30';
  context.fillRect(0, 0, 1280, 960);
  context.translate(640, 480);
  context.rotate(0.05);
  context.fillStyle = '#f2efe8';
  context.fillRect(-428, -270, 856, 540);
  context.fillStyle = '#1f4b8f';
  context.fillRect(-380, -230, 200, 160);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

/** Returns for each corner, clockwise from the upper left, whether its field is dark. */
async function fieldsOf(picture: Blob): Promise<boolean[]> {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const isDark = (across: number, down: number) =>
    context.getImageData(Math.round(across * bitmap.width), Math.round(down * bitmap.height), 1, 1).data[0]! < 100;
  return [isDark(0.17, 0.22), isDark(0.83, 0.22), isDark(0.83, 0.78), isDark(0.17, 0.78)];
}

it('lays a document straight, and turned by so many quarters clockwise', async function () {
  this.timeout(20_000);
  const still = await cardOnDesk();
  const straight = (turn: number) => straightenStill(still, { aspects: [ASPECTS.card], turn, assetsBase: '' });
  const [asItLies, onItsHead] = [(await straight(0))!, (await straight(2))!];
  expect(await fieldsOf(asItLies.blob)).to.deep.equal([true, false, false, false]);
  expect(await fieldsOf(onItsHead.blob)).to.deep.equal([false, false, true, false]);
  expect(onItsHead.quad).to.deep.equal([...asItLies.quad.slice(2), ...asItLies.quad.slice(0, 2)]);
  const quarter = (await straight(1))!;
  expect(await fieldsOf(quarter.blob)).to.deep.equal([false, true, false, false]);
  const { width, height } = await createImageBitmap(quarter.blob);
  expect(height).to.be.greaterThan(width);
});
