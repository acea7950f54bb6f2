import { ConfigError } from '#platform/base/config.ts';
import type { ServerConfig } from '#platform/service-config.ts';
import { readConfig } from '#services/main.ts';
import { defineCommand } from '../terminal/command.ts';
import { bold, mark, quiet } from '../terminal/layout.ts';
import { carrierChecks } from './carriers.ts';
import { dataChecks } from './data.ts';
import { type DoctorFinding, finding } from './finding.ts';
import { productionChecks } from './production.ts';
import { registryChecks } from './registries.ts';
import { serverChecks } from './server.ts';
import { signingChecks } from './signing.ts';

export const command = defineCommand({
  options: { production: { type: 'boolean', help: 'check what a server with live people needs' } },
  details:
    'Shows what is configured, what is missing and what can be reached. Exit status 1 if something is broken. If no server uses the data folder, its database is opened, as at a start. Nothing else is changed or sent, except that a time stamp authority is asked for one stamp.',
  async run(_args, { production }) {
    const config = configuration();
    const findings = config instanceof ConfigError ? wrongVariables(config) : await examine(config, production);
    const broken = findings.filter(({ state }) => state === 'bad');
    const width = Math.max(...findings.map(({ what }) => what.length));
    const lines = findings.map(({ what, state, says }) => `${mark(state)} ${what.padEnd(width)}  ${state === 'good' ? says : bold(says)}`);
    const verdict = broken.length === 0 ? quiet('Nothing is broken.') : `${broken.length} of these keep the server from working.`;
    return { json: { ok: broken.length === 0, findings }, text: [...lines, '', verdict].join('\n'), exit: broken.length === 0 ? 0 : 1 };
  },
});

function configuration(): ServerConfig | ConfigError {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

function wrongVariables(error: ConfigError): DoctorFinding[] {
  return error.message.split('\n').map((says) => ({ what: 'Configuration', state: 'bad' as const, says }));
}

async function examine(config: ServerConfig, production: boolean): Promise<DoctorFinding[]> {
  const live = production ? productionChecks(config) : [];
  const groups = await Promise.all([
    dataChecks(config),
    serverChecks(config),
    carrierChecks(config),
    registryChecks(config),
    signingChecks(config),
    live,
  ]);
  return [nodeCheck(), { what: 'Configuration', state: 'good', says: 'every variable can be used' }, ...groups.flat()];
}

/** The first version of Node that runs TypeScript without a flag. */
const OLDEST_NODE = [22, 18] as const;

function nodeCheck(): DoctorFinding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return finding('Node', fits, process.version, `${process.version} is too old; ${OLDEST_NODE.join('.')} or newer`);
}
