import { type Connection, connected, resultOf } from './connect/connect.ts';
import { readSettingsFile } from './tenant/members.ts';
import { defineCommand, limitOption } from './terminal/command.ts';
import { bold, facts, listText, moment, olderHint, quiet, table } from './terminal/layout.ts';
import { newWorkflowText } from './workflow/text.ts';

type TemplateRecord = Awaited<ReturnType<Connection['workflows']['templates']['get']>>['result'];

export const list = defineCommand({
  options: limitOption,
  async run(_args, { limit: per_page = 20 }) {
    const { result } = await connected(({ workflows }) => workflows.templates.list({ per_page }));
    const rows = result.data.map(({ uuid, name, steps, updated_at }) => [uuid, name, String(steps.length), moment(updated_at)]);
    const text = listText(['template', 'name', 'steps', 'changed'], rows, 'No templates.') + olderHint(result.next_page_url);
    return { json: result.data, text };
  },
});

export const show = defineCommand({
  arguments: [{ name: 'uuid' }],
  run: ([uuid = '']) => resultOf(({ workflows }) => workflows.templates.get({ uuid }), templateText),
});

export const create = defineCommand({
  arguments: [{ name: 'file.json' }],
  details: 'Reads a file with the members of Create workflow template: name, description, steps, config, steps_setup.',
  run([file = '']) {
    const template = readSettingsFile(file) as unknown as TemplateRecord;
    return resultOf(({ workflows }) => workflows.templates.create(template), templateText);
  },
});

export const run = defineCommand({
  arguments: [{ name: 'uuid' }],
  options: {
    overwrites: { type: 'string', value: 'file.json', help: 'changes to the template: setup, metadata, skip_steps, …' },
    reference: { type: 'string', value: 'text', help: 'your own reference' },
    person: { type: 'string', value: 'uuid', help: 'the person of the workflow, if already known' },
  },
  run([uuid = ''], { overwrites: file, reference, person }) {
    const overwrites = {
      ...(file ? readSettingsFile(file) : {}),
      ...(reference ? { external_reference_id: reference } : {}),
      ...(person ? { people_uuid: person } : {}),
    };
    return resultOf(({ workflows }) => workflows.templates.run({ params: { uuid }, body: { overwrites } }), newWorkflowText);
  },
});

/** Formats a template: its steps, and the conditions that skip them. */
function templateText({ uuid, name, description, steps, steps_setup, config, created_at, updated_at }: TemplateRecord): string {
  const rows = steps.map((step) => [
    step,
    Object.hasOwn(steps_setup ?? {}, step) ? 'given' : '',
    config.skip_steps && Object.hasOwn(config.skip_steps, step) ? (config.skip_steps[step] ?? '') : '',
  ]);
  return [
    `${bold(uuid)}  ${name}`,
    '',
    facts([
      ['Description', description],
      ['Rule set', config.rule_set_uuid],
      ['Customization', typeof config.metadata?.customization_uuid === 'string' ? config.metadata.customization_uuid : null],
      ['Told', config.callback_url],
      ['Made', moment(created_at)],
      ['Changed', moment(updated_at)],
    ]),
    '',
    table(['step', 'setup', 'skipped if'], rows),
    '',
    quiet(`  Create a workflow from it: template run ${uuid}`),
  ].join('\n');
}
