import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FindingCode, findingCodes, findings } from '#contracts/base/findings.ts';
import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { judgeFindings } from './judge-findings.ts';

const declared: FindingCode[] = ['face_mismatch', 'card_expired', 'face_unsure'];
const contract = defineStep({
  ...{ key: 'sample', title: 'Sample', description: 'A step.', minutes: 0.1, shares: [], findings: declared },
  consequences: { face_unsure: 'fail' },
  setup: z.strictObject({}),
  submission: z.object({}),
  payload: z.object({}),
  samples: { setup: {}, submission: {}, payload: {} },
});
const settingsWith = (members: object) => tenantSettings.parse({ company: { name: 'Banco' }, ...members });
const plain = settingsWith({});

it('stands in the documentation with what it does', async () => {
  const published = await readFile(new URL('../../../docs/services/workflows.md', import.meta.url), 'utf8');
  for (const [code, { says, does }] of Object.entries(findings)) expect(published).toContain(`| \`${code}\` | ${does} | ${says} |`);
});

it('takes the list first, then the contract, the tenant and the setup, each over the one before', () => {
  const judge = (setup: object, settings = plain) => judgeFindings(contract, setup, settings, ['face_unsure']);
  expect(findings.face_unsure.does).toBe('review');
  expect(judge({})).toEqual({ failing: 'face_unsure', needsDecision: false });
  const tenant = settingsWith({ findings: { face_unsure: 'continue' } });
  expect(judge({}, tenant)).toEqual({ failing: null, needsDecision: false });
  expect(judge({ findings: { face_unsure: 'review' } }, tenant)).toEqual({ failing: null, needsDecision: true });
});

it('needs a decision where one finding does, whatever the others do', () => {
  expect(judgeFindings(contract, {}, plain, ['card_expired', 'face_mismatch'])).toEqual({ failing: null, needsDecision: true });
  expect(judgeFindings(contract, {}, plain, ['card_expired'])).toEqual({ failing: null, needsDecision: false });
  expect(judgeFindings(contract, {}, plain, [])).toEqual({ failing: null, needsDecision: false });
});

it('throws for a finding that the step does not declare', () => {
  expect(() => judgeFindings(contract, {}, plain, ['side_unseen'])).toThrow('declares no side_unseen');
});

it('never lets what nobody judged go on by itself', () => {
  const unjudged = findingCodes.filter((code) => code.endsWith('_not_judged'));
  expect(unjudged.length).toBeGreaterThan(1);
  expect(unjudged.filter((code) => findings[code].does === 'continue')).toEqual([]);
});
