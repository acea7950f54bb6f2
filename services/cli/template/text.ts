import type { Connection } from '../connect/connect.ts';
import { bold, facts, moment, quiet, table } from '../terminal/layout.ts';

type TemplateRecord = Awaited<ReturnType<Connection['workflows']['templates']['get']>>['result'];

/** Formats a template: its steps, and the conditions that skip them. */
export function templateText({ uuid, name, description, steps, steps_setup, config, created_at, updated_at }: TemplateRecord): string {
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
    table(['step', 'setup', 'skipped where'], rows),
    '',
    quiet(`  A workflow of it: template run ${uuid}`),
  ].join('\n');
}
