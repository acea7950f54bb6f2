import { expect, it } from 'vitest';
import { nameForPeople } from './name-for-people.ts';

it.each([
  ['C=MX\nCN=Zaguán\\, sello de firma electrónica 1', 'Zaguán, sello de firma electrónica 1'],
  ['CN=Jacaranda \\"SA\\" \\\\ \\C3\\A1', 'Jacaranda "SA" \\ á'],
  ['CN=A\\1B[2J\\0AB', 'A [2J B'],
  ['O=Banco\\, Jacaranda\nC=MX', 'O=Banco, Jacaranda, C=MX'],
])('%j is shown as %s', (name, shown) => {
  expect(nameForPeople(name)).toBe(shown);
});
