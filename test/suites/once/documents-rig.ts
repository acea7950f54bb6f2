import { randomUUID } from 'node:crypto';
import { curpCheckDigit } from '#mexico/curp.ts';
import type { Caller } from '#platform/base/ports.ts';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';
import { at, type PeopleRig } from './people-rig.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const file = async () => new File([Uint8Array.from(await contractPdf({ pages: 1 }))], 'Contrato.pdf', { type: 'application/pdf' });
export const box = (place: number): [number, number, number, number] => [40 + place * 180, 600, 160, 50];

interface Paper {
  caller: Caller;
  /** The workflow in which the document is signed. */
  workflow: string;
  uuid: string;
  sha256: string;
  elements: string[];
}

/** Creates a document for a tenant that has no other. */
export async function paper(rig: PeopleRig, places = 1): Promise<Paper> {
  const caller = await rig.otherTenant();
  const { documents } = at(rig, 0, caller);
  const { uuid, sha256 } = (await documents.create({ file: await file() })).result;
  const elements: string[] = [];
  for (let place = 0; place < places; place++) {
    const body = { page: 1, box: box(place), kind: 'signature' as const, name: `Firma ${place + 1}` };
    elements.push((await documents.elements.create({ params: { uuid }, body })).result.uuid);
  }
  return { caller, workflow: await rig.newWorkflow(caller), uuid, sha256, elements };
}

export const signing = ({ sha256, workflow }: Paper, people_uuid: string | null = null) => ({
  signing_uuid: randomUUID(),
  sha256,
  signature: { kind: 'drawn' as const, png: PNG },
  signer: { name: 'Quien firma', people_uuid },
  evidence: { workflow_uuid: workflow, consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) } },
});

export const sign = (rig: PeopleRig, process: number, document: Paper, body = signing(document)) =>
  at(rig, process, document.caller).documents.sign({ params: { uuid: document.uuid }, body });

export async function person(rig: PeopleRig, caller: Caller, number: number): Promise<string> {
  const first17 = `PEGL89090${number}MJCRMS0`;
  const body = { national_id: first17 + curpCheckDigit(first17), name: 'Ana', first_lastname: 'Pérez', second_lastname: '' };
  return (await at(rig, 0, caller).people.create(body)).result.id;
}

export const join = (rig: PeopleRig, process: number, { caller, uuid }: Paper, id: string, elements: string[]) =>
  at(rig, process, caller).signers.create({ params: { id }, body: { document_id: uuid, password: 'secreto de Ana 9', elements } });

/** Creates a document with two signers. */
export async function together(rig: PeopleRig) {
  const document = await paper(rig, 2);
  const people = [await person(rig, document.caller, 1), await person(rig, document.caller, 2)];
  for (const [number, id] of people.entries()) await join(rig, 0, document, id, [document.elements[number] ?? '']);
  return { document, people };
}

export const logOf = (rig: PeopleRig, caller: Caller, workflow: string) =>
  rig.entriesOf(caller.tenantId, { kind: 'workflow', id: workflow });
