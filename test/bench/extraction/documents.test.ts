import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compare } from '../../specimens/compare.ts';
import { asked, ownDocuments, UnusableFolder } from './documents.ts';

const today = '2026-11-22';

it('takes documents of one’s own with the answers beside them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-own-'));
  try {
    expect(() => ownDocuments(folder, { kinds: ['csf'], today })).toThrow('no PDF, JPEG, PNG or WebP');
    writeFileSync(join(folder, 'a.jpg'), 'picture');
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ kind: 'ineFront', data: { curp: 'X' } }));
    writeFileSync(join(folder, 'b.PDF'), 'file');
    writeFileSync(join(folder, 'b.json'), JSON.stringify({ kind: 'csf', level: 'branch 12', data: {} }));
    const found = [...ownDocuments(folder, { kinds: ['ineFront', 'csf'], today })];
    expect(found.map(({ name, kind, level, pictures }) => [name, kind, level, pictures.length])).toEqual([
      ['a.jpg', 'ineFront', 'picture', 1],
      ['b.PDF', 'csf', 'branch 12', 0],
    ]);
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ kind: 'licence', data: {} }));
    writeFileSync(join(folder, 'b.json'), '{ "kind": "csf"');
    writeFileSync(join(folder, 'c.png'), 'picture');
    const all = () => ownDocuments(folder, { kinds: ['ineFront', 'csf'], today });
    // All troubles are reported together, before any document is read.
    expect(all).toThrow(UnusableFolder);
    for (const said of ['a.json: kind', 'b.json is no JSON', 'c.png has no answers: c.json is not there']) expect(all).toThrow(said);
    expect(() => ownDocuments(join(folder, 'nothing'), { kinds: ['csf'], today })).toThrow('no folder');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('judges what the answers name, and nothing else', () => {
  const answers = { name: 'LUISA', address: { zip: '44100' }, lines: ['A'] };
  const data = { name: 'LUISA', curp: 'X', address: { zip: '44700', street: 'HIDALGO' }, lines: ['A', 'B'] };
  expect(compare(answers, asked(answers, data)).map(({ path, outcome }) => [path, outcome])).toEqual([
    ['name', 'exact'],
    ['address.zip', 'wrong'],
    ['lines.0', 'exact'],
    ['lines.1', 'wrong'],
  ]);
});
