import { type Claims, FORM_CLAIM } from '#contracts/base/claims.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { Connection } from '../connect/connect.ts';
import { bold, mark, moment, quiet, table } from '../terminal/layout.ts';
import { attentionLines } from './text.ts';

/** Names for the ids that claims contain. */
export interface ClaimNames {
  nationalities: ReadonlyMap<number, string>;
  /** CURPs, keyed by the person's id. */
  curps: ReadonlyMap<string, string>;
}

const NAMED_BY_ID: Readonly<Record<string, keyof Pick<ClaimNames, 'nationalities'>>> = { nationality_id: 'nationalities' };

/** Formats the values of a form, with the names of their fields. */
const answersText = (values: object): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}: ${value ?? 'nothing'}`)
    .join(', ');

/** Loads the names for the claims of these workflows. Deleted people have no CURP. */
export async function namesOf({ people }: Pick<Connection, 'people'>, workflows: readonly WorkflowRecord[]): Promise<ClaimNames> {
  const claims = workflows.flatMap((workflow) => workflow.claims ?? []);
  const needsNationalities = claims.some(({ differences }) => differences.some(({ member }) => member in NAMED_BY_ID));
  const nationalities = needsNationalities ? (await people.catalogs.nationalities()).result : [];
  const curps = new Map<string, string>();
  for (const { people_uuid, on_record } of claims) {
    if (on_record !== 'read' || curps.has(people_uuid)) continue;
    const { national_id } = (await people.people.get({ id: people_uuid })).result;
    if (national_id) curps.set(people_uuid, national_id);
  }
  return { nationalities: new Map(nationalities.map(({ id, name }) => [id, name])), curps };
}

/** Formats a workflow's claims next to the record's values, with its findings. */
export function claimsText(workflow: WorkflowRecord, names: ClaimNames): string {
  const { uuid, claims, claims_at, external_reference_id } = workflow;
  if (claims === null) return `  ${bold(uuid)}  ${quiet('no claims')}`;
  const { people_uuid, on_record, only_claimed, differences } = claims;
  const describe = (member: string, value: Claims['differences'][number]['known']) => {
    if (value === null) return quiet('nothing');
    if (typeof value === 'object') return member.startsWith(FORM_CLAIM) ? answersText(value) : Object.values(value).join(', ');
    const catalog = NAMED_BY_ID[member];
    return (catalog && names[catalog].get(Number(value))) ?? String(value);
  };
  const rows = differences.map((difference) => [
    difference.member in NAMED_BY_ID ? difference.member.replace(/_id$/, '') : difference.member,
    on_record === 'unread' ? quiet('not read') : describe(difference.member, difference.known),
    describe(difference.member, difference.claimed),
  ]);
  const curp = names.curps.get(people_uuid);
  const facts = [curp, claims_at && moment(claims_at), external_reference_id, quiet(`person ${people_uuid}`)].filter(Boolean);
  const head = `  ${bold(uuid)}  ${facts.join('  ')}`;
  const column = only_claimed ? 'on record: only claimed' : 'on record';
  const comparison = rows.length > 0 ? table(['member', column, 'claimed'], rows, '    ') : quiet('    The same as on record.');
  const found = attentionLines(workflow).map((line) => `    ${line}`);
  return [
    head,
    comparison,
    ...found,
    ...(only_claimed ? [`    ${mark('warn')} Nobody vouches for the record. Accepting ${OTHER_EFFECTS}`] : []),
  ].join('\n');
}

/** Further effects of accepting, if the record itself is only claimed (no trusted source confirmed it). */
export const OTHER_EFFECTS =
  'vouches for it as the operator; addresses that its first claimant confirmed lose their confirmation, and documents signed in their workflows no longer belong to the record.';

/** Describes the effects of accepting these members. */
export function acceptedText({ claims }: Pick<WorkflowRecord, 'claims'>, members: readonly string[] | null): string {
  const memberNames = members ?? claims?.differences.map(({ member }) => member) ?? [];
  const wrote = memberNames.length > 0 ? `wrote ${memberNames.join(', ')}` : 'nothing was written, because the record has the same data';
  return `accepted: ${wrote}; the person is vouched for${claims?.only_claimed ? `. The record was only claimed: accepting ${OTHER_EFFECTS}` : ''}`;
}
