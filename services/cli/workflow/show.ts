import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, LogProof } from '#contracts/base/settings.ts';
import { extensionOf } from '#contracts/steps/media-types.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import { type Connection, connected } from '../connect/connect.ts';
import { nullFor } from '../connect/null-for.ts';
import { defineCommand } from '../terminal/command.ts';
import { bold, facts, mark, moment, quiet, size, table } from '../terminal/layout.ts';
import { recordedText } from './recorded.ts';
import { attentionLines, workflowText } from './text.ts';
import { referenceOf, waitingStep } from './waiting.ts';

/** Maximum number of log entries that are shown: the newest ones. */
const MAX_ENTRIES = 100;

interface SavedMedium {
  step: string;
  collection: string;
  file: string;
  size: number;
}

export const command = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: { media: { type: 'string', value: 'folder', help: 'save the pictures and files in this folder' } },
  details: 'Shows the history, the person and the recorded data. The timeline needs a key with the scope admin.',
  run: async ([uuid = ''], { media: folder }) =>
    connected(async (server) => {
      const { result: workflow } = await server.workflows.get({ uuid });
      const person = workflow.people_uuid
        ? ((await server.people.people.get({ id: workflow.people_uuid }).catch(nullFor('not_found')))?.result ?? null)
        : null;
      const log = await newestOfLog(server, uuid).catch(nullFor('scope_missing'));
      const media = folder ? await saveMedia(server, workflow, folder) : null;
      const parts = [workflowText(workflow), ...describeWaiting(workflow, await waitingStep(server, workflow))];
      if (person) parts.push(`  ${bold('Person')}`, personText(person));
      else if (workflow.people_uuid) parts.push(`  ${bold('Person')}`, quiet('    Deleted.'));
      const payloadText = recordedText(workflow, '    ');
      if (payloadText) parts.push(`  ${bold('Recorded')}`, payloadText);
      if (log) parts.push(`  ${bold('Timeline')}`, timeline(log, workflow));
      if (media) parts.push(`  ${bold('Media')}`, mediaText(media));
      return { json: { workflow, person, log, ...(media ? { media } : {}) }, text: parts.join('\n\n') };
    }),
});

/** Returns lines about findings, and about a step or claims that wait for an operator, with the command to run. */
function describeWaiting(workflow: WorkflowRecord, step: WorkflowRecord['steps'][number] | null): string[] {
  const { uuid, waiting_since } = workflow;
  const lines = attentionLines(workflow).map((line) => `  ${line}`);
  if (workflow.status === 'people_error' && workflow.claims)
    lines.push(`  ${mark('warn')} Claims wait for a key. Show them: zaguan workflow claims ${uuid}`);
  if (step) {
    const command = `zaguan workflow review ${uuid} --step ${referenceOf(step)} --approve|--reject`;
    lines.push(`  ${mark('warn')} Waits for an operator since ${moment(waiting_since)}: ${command}`);
  } else if (waiting_since !== null) {
    const command = `zaguan workflow review ${uuid} --approve|--reject`;
    lines.push(`  ${mark('warn')} Its findings wait for a decision since ${moment(waiting_since)}: ${command}`);
  }
  return lines;
}

interface WorkflowLog extends LogProof {
  entries: LogEntry[];
}

/** Reads the log's newest entries, oldest first. */
async function newestOfLog({ workflows }: Connection, uuid: string): Promise<WorkflowLog> {
  const page = async (number: number) =>
    (await workflows.settings.log({ kind: 'workflow', id: uuid, page: number, per_page: MAX_ENTRIES })).result;
  const { length, head, whole, broken, next_page_url, data } = await page(1);
  const last = Math.ceil(length / MAX_ENTRIES);
  const entries = next_page_url === null ? data : [...(await page(last - 1)).data, ...(await page(last)).data].slice(-MAX_ENTRIES);
  return { entries, length, head, whole, broken };
}

type Person = Awaited<ReturnType<Connection['people']['people']['get']>>['result'];

function personText(person: Person): string {
  const [contact] = person.contact_data;
  const [address] = person.addresses;
  return facts(
    [
      ['Name', [person.name, person.first_lastname, person.second_lastname].filter(Boolean).join(' ')],
      ['CURP', person.national_id],
      ['Born', person.birthdate?.slice(0, 10) ?? null],
      ['E-mail', contact?.email ?? null],
      ['Phone', contact?.phone ?? null],
      ['Address', address ? [address.street, address.ext_num, address.colony, address.zip_code].filter(Boolean).join(', ') : null],
    ],
    '    ',
  );
}

function timeline({ entries, length, whole, broken }: WorkflowLog, { steps }: WorkflowRecord): string {
  const references = new Map<LogEntry['data'][string], string>(steps.map((step) => [step.uuid, referenceOf(step)]));
  const earlier = length > entries.length ? quiet(`    ${length - entries.length} earlier entries are not shown.\n`) : '';
  const rows = entries.map(({ at, type, actor, data }) => [
    moment(at),
    type,
    Object.entries(data)
      .map(([name, value]) => `${name} ${references.get(value) ?? value}`)
      .join(', '),
    quiet(actor),
  ]);
  const chain = whole
    ? quiet('    Every link of the log is intact.')
    : `    ${mark('bad')} Link ${broken?.number} of the log is ${broken?.reason}.`;
  return `${earlier}${table(['when', 'what', 'data', 'by'], rows, '    ')}\n${chain}`;
}

async function saveMedia(server: Connection, workflow: WorkflowRecord, folder: string): Promise<SavedMedium[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: SavedMedium[] = [];
  for (const step of workflow.steps) {
    const { result } = await server.workflows.getStepMedia({ uuid: step.uuid });
    for (const [index, medium] of result.entries()) {
      const bytes = await server.download(medium.url);
      const number = result.filter((other) => other.collection === medium.collection).length > 1 ? `-${index + 1}` : '';
      const name = [step.step, step.custom_id, medium.collection].filter((part) => part !== '').join('-') + number;
      const file = join(folder, `${name.replace(/[^\w-]/g, '_')}.${extensionOf(medium.mime)}`);
      // Readable by its owner only, because the file contains personal data.
      writeFileSync(file, bytes, { mode: 0o600 });
      files.push({ step: step.step, collection: medium.collection, file, size: bytes.length });
    }
  }
  return files;
}

function mediaText(media: readonly SavedMedium[]): string {
  if (media.length === 0) return quiet('    None.');
  return table(
    ['file', 'of', 'size'],
    media.map(({ file, step, collection, size: bytes }) => [file, `${step}, ${collection}`, size(bytes)]),
    '    ',
  );
}
