import { expect } from '@open-wc/testing';
import { CardReader } from './card-reader.ts';

/** Draws the front of a fictitious card, with the texts of a real card at their places. */
async function drawnFront(isUpsideDown = false): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 1010);
  const context = canvas.getContext('2d')!;
  if (isUpsideDown) context.setTransform(-1, 0, 0, -1, 1600, 1010);
  context.fillStyle = '#eee8e0';
  context.fillRect(0, 0, 1600, 1010);
  context.fillStyle = '#222';
  const write = (text: string, x: number, y: number, size: number) => {
    context.font = `${size}px Arial, sans-serif`;
    context.fillText(text, x, y);
  };
  write('INSTITUTO NACIONAL ELECTORAL', 420, 90, 44);
  write('CREDENCIAL PARA VOTAR', 420, 160, 44);
  write('NOMBRE', 560, 270, 26);
  for (const [at, text] of ['PEREZ', 'GOMEZ', 'LUISA'].entries()) write(text, 560, 320 + 50 * at, 36);
  write('CURP', 560, 620, 26);
  write('PEGL890909MJCRMS08', 560, 670, 36);
  write('FECHA DE NACIMIENTO', 560, 740, 26);
  write('09/09/1989', 560, 790, 36);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

it('reads the front of a card in a worker, with no server', async function () {
  this.timeout(60_000);
  const reader = new CardReader({ assetsBase: '' });
  try {
    await reader.prepare();
    const front = await reader.read('ine_front', await drawnFront());
    expect([front.isOther, front.turn]).to.deep.equal([false, 0]);
    expect(front.data).to.deep.include({ name: 'LUISA', first_lastname: 'PEREZ', curp: 'PEGL890909MJCRMS08', birthdate: '1989-09-09' });
    expect(await reader.read('ine_front', await drawnFront(true))).to.deep.equal({ ...front, turn: 2 });
    expect(await reader.read('ine_back', await drawnFront())).to.deep.equal({ data: null, isOther: true, turn: 0 });
  } finally {
    reader.close();
  }
});
