import { expect, it } from 'vitest';
import { leaksOf } from './personal-data.ts';

const lineOf = (members: object) => JSON.stringify({ level: 'info', time: '2026-11-22T00:36:44.079Z', ...members, msg: 'request' });

it.each([
  ['a CURP', { path: '/people/v1/people/by-national-id/pegl890909mjcrms08' }, 'CURP'],
  ['an address', { error: 'no mailbox here by name <somebody@bank.example>' }, 'e-mail'],
  ['a phone, however it is written', { to: '525587654321' }, 'phone'],
  ['a phone with spaces', { to: '+52 55 8765 4321' }, 'phone'],
  ['six digits that were sent', { text: '904512 es tu código' }, 'one-time code'],
  ['a token', { authorization: 'Bearer ses_AbCdEfGhIj' }, 'session token'],
  ['a key, also half of one', { actor: 'sk_live_0000' }, 'API key'],
  ['the lines of a credential', { mrz: 'PEREZ<GOMEZ<<LUISA<<<' }, 'machine-readable zone'],
  ['the name of somebody', { detail: 'XICOTÉNCATL, Wenceslao' }, 'wenceslao'],
])('finds %s', (_what, members, found) => {
  expect(leaksOf(lineOf(members))).toContain(found);
});

it('finds nothing in what a server says', () => {
  const harmless = [
    { request: 'req_XlJ0bc91ZPfLpyGp', method: 'POST', route: '/workflows/v1/workflows/{uuid}/token', status: 200, milliseconds: 148_213 },
    { tenant: 'cc680e90-43d0-4ba5-ae0d-525512345678', actor: '6e3e8ad5ae516cb2', delivery: 'evt_6aJ0k3xUo1', port: 39_469 },
    { applied: ['people/0001-people.sql'], services: ['people', 'workflows', 'otp'], type: 'WHATSAPP' },
    {
      error: {
        name: 'Error',
        code: 'ECONNREFUSED',
        frames: ['    at run (file:///work/services/main.ts:1024:56)', '    at wasm://wasm/022a9842:wasm-function[3597]:0x215883'],
      },
    },
  ];
  for (const members of harmless) expect(leaksOf(lineOf(members)), JSON.stringify(members)).toEqual([]);
});
