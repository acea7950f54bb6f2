import { describe, expect, test } from 'vitest';
import { paperKinds } from '#kinds/kinds.ts';
import { nss } from '#test/support/sample-papers.ts';
import { type StepContext, StepFailure } from '../base/step.server.ts';
import type { PaperReading } from '../ports/papers.ts';
import { documentCapture } from './document-capture.contract.ts';
import { documentCaptureHandler } from './document-capture.server.ts';
import { acceptedOf, collectionOf, fieldsOf } from './kinds.contract.ts';

const { document } = documentCapture.samples.submission;
const unchanged = { nss: null, name: null, first_lastname: null, second_lastname: null, curp: null };

interface Scene {
  setup?: unknown;
  livemode?: boolean;
  /** The answer of the reader; null if no reader is available. */
  paper?: PaperReading<'nss'> | null;
  medium?: { collection?: string; capture?: string };
}

/** Builds the step with fake ports, as the server calls it; `read` lists the kinds that its reader got. */
function scene({ setup = { kind: 'nss' }, livemode = true, paper = { data: nss, isSpecimen: false }, medium = {} }: Scene = {}) {
  const read: string[] = [];
  const memory: Record<string, unknown> = {};
  const context = {
    setup: documentCapture.setup.parse(setup),
    workflow: { uuid: '0f8fad5b-d9cb-469f-a165-70867728950e', people_uuid: null, livemode },
    memory,
    remember: (values: Record<string, unknown>) => void Object.assign(memory, values),
    ports: {
      media: {
        list: async () => [{ uuid: document, collection: 'document', mime: 'image/jpeg', capture: 'live', ...medium }],
        read: async () => new Uint8Array(),
      },
      allowance: { take: async () => async () => {} },
      papers: {
        async read(kind: string) {
          read.push(kind);
          if (paper === null) throw new StepFailure('unavailable', 'down');
          return paper;
        },
      },
    } as unknown as StepContext['ports'],
  };
  return {
    read,
    memory,
    look: () => documentCaptureHandler.actions.read!({ media: document }, context as never),
    send: (more: object = {}) => documentCaptureHandler.complete({ document, ...more }, context as never),
  };
}

describe('document_capture', () => {
  test('says what was read of its kind, with what the person saw and wrote otherwise, and forgets it', async () => {
    const step = scene();
    expect(await step.look()).toEqual({
      ...{ uuid: document, reading: 'read' },
      fields: { nss: nss.nss, name: 'LUISA', first_lastname: 'PEÑA', second_lastname: 'GÓMEZ', curp: nss.curp },
    });
    const result = await step.send({ seen: true, corrections: { first_lastname: 'PENA', name: 'LUISA' } });
    expect(result).toEqual({
      outcome: 'success',
      payload: { kind: 'nss', reading: 'read', data: nss, seen: true, corrections: { ...unchanged, first_lastname: 'PENA' } },
      findings: [],
    });
    expect(step.read).toEqual(['nss']);
    expect(JSON.stringify(step.memory)).not.toContain(nss.curp);
    expect(await scene().send({ seen: true })).toMatchObject({ payload: { seen: false } });
  });

  test('a specimen is a finding of live data, and of test data none', async () => {
    const found = async (livemode: boolean) => (await scene({ livemode, paper: { data: nss, isSpecimen: true } }).send()).findings;
    expect([await found(true), await found(false)]).toEqual([['specimen'], []]);
  });

  test('a code that tells of somebody else than the print is a finding, and a missing one is none', async () => {
    const found = async (qr: object) => (await scene({ paper: { data: { ...nss, ...qr }, isSpecimen: false } }).send()).findings;
    expect(await found({ qr_found: true, qr_valid: false })).toEqual(['symbol_differs']);
    expect(await found({ qr_found: false, qr_valid: false })).toEqual([]);
    expect(await found({ qr_found: true, qr_valid: true })).toEqual([]);
  });

  test('keeps a document unread where the setup names no kind', async () => {
    const step = scene({ setup: {} });
    expect(await step.send()).toEqual({
      outcome: 'success',
      payload: { kind: null, reading: null, data: null, seen: false, corrections: {} },
    });
    expect(step.read).toEqual([]);
    await expect(step.look()).rejects.toMatchObject({ problem: 'invalid_body' });
  });

  test.each([
    [{ rfc: 'X' }, 'corrections.rfc'],
    [{ constructor: 'X' }, 'corrections.constructor'],
  ])('refuses corrections of what the person is not shown: %o', async (corrections, field) => {
    await expect(scene().send({ corrections })).rejects.toMatchObject({ problem: 'invalid_body', field });
  });

  test('takes dates as dates', async () => {
    const step = () => scene({ setup: { kind: 'passport' }, medium: { collection: 'document_with_face' } });
    await expect(step().send({ corrections: { birth_date: '9 de septiembre' } })).rejects.toMatchObject({ problem: 'invalid_body' });
    await expect(step().send({ corrections: { birth_date: '1989-09-09' } })).resolves.toMatchObject({ outcome: 'success' });
  });

  test('one that cannot be read is taken unless the setup wants one that can; one that nobody can read now waits', async () => {
    const unread = { trouble: 'other_kind' } as const;
    const findings = ['reading_incomplete'];
    const payload = { reading: 'other_kind', data: null };
    expect(await scene({ paper: unread }).send()).toMatchObject({ outcome: 'success', payload, findings });
    const setup = { kind: 'nss', accept_unread: false };
    expect(await scene({ paper: unread, setup }).send()).toMatchObject({ outcome: 'failed', reason: 'document_unread' });
    expect(await scene({ paper: null }).send()).toMatchObject({ outcome: 'success', payload: { reading: 'unavailable' }, findings });
    await expect(scene({ paper: null, setup }).send()).rejects.toMatchObject({ problem: 'unavailable' });
  });

  test('a document with a face has a collection that wants the biometric consent', async () => {
    const setup = { kind: 'passport' };
    await expect(scene({ setup }).send()).rejects.toMatchObject({ problem: 'media_missing', field: 'document' });
    expect(documentCapture.media[collectionOf('passport')]?.consent).toBe('biometric');
    expect(documentCapture.media[collectionOf('nss')]?.consent).toBeUndefined();
  });

  test('comes from a file where the setup takes one, and as a specimen with test data alone', async () => {
    const [file, drawn] = [{ capture: 'file' }, { capture: 'fixture' }];
    await expect(scene({ medium: file }).send()).resolves.toMatchObject({ outcome: 'success' });
    await expect(scene({ medium: file, setup: { allow_file: false } }).send()).rejects.toMatchObject({ field: 'document' });
    await expect(scene({ medium: drawn }).send()).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
    await expect(scene({ medium: drawn, livemode: false }).send()).resolves.toMatchObject({ outcome: 'success' });
  });

  test('of every kind something is shown; what comes as a PDF alone needs a file', () => {
    for (const kind of paperKinds) {
      expect(new Set(fieldsOf(kind).map(([path]) => path)).size).toBe(fieldsOf(kind).length);
      const onlyPdf = !acceptedOf(kind).includes('image/jpeg');
      expect(documentCapture.setup.safeParse({ kind, allow_file: false }).success, kind).toBe(!onlyPdf);
    }
  });
});
