import { ConfigError, type Environment, withoutEmpty } from '#platform/base/config.ts';
import { publicAddressOf } from '#platform/base/loopback.ts';

/** Options of `npm start` that environment variables can set too, and `demo`. */
export interface StartOptions {
  port?: string | undefined;
  data?: string | undefined;
  /** The address on the local network; null to stay on this machine. */
  network: string | null;
  /** True if the demo bank may be started with any database and address. */
  demo: boolean;
}

/**
 * Returns the environment of a start with the demo bank. Throws `ConfigError` if an option contradicts a variable, or, without
 * `--demo`, if the server may have real people's data: `DATABASE_URL` is set, or an address is public.
 */
export function startEnvironment(variables: Environment, { port, data, network, demo }: StartOptions): Environment {
  const present = withoutEmpty(variables);
  const optionByVariable = { PORT: ['--port', port], DATA_DIR: ['--data', data], HOST: ['--host', network ?? undefined] } as const;
  const choices = Object.entries(optionByVariable).flatMap(([name, [option, value]]) =>
    value === undefined ? [] : [{ name, option, value }],
  );
  const problems = choices
    .filter(({ name, value }) => present[name] !== undefined && present[name] !== value)
    .map(({ name, option, value }) => `${option} says ${value} and ${name} says ${present[name]}: give one of them.`);
  if (!demo) problems.push(...whyNotForDemo(present, network));
  if (problems.length > 0) throw new ConfigError(problems);
  const options = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  return { LOG_LEVEL: 'info', ALLOW_LOOPBACK_WEBHOOKS: '1', ...options, ...present };
}

const SERVE_HINT = 'npm run zaguan -- serve starts the services alone; --demo starts the demo bank there all the same.';

function whyNotForDemo({ DATABASE_URL: database, PUBLIC_URL: publicUrl, HOST: host }: Environment, network: string | null): string[] {
  // A PUBLIC_URL without a valid host is rejected later, when the variables are read.
  const publicHost = publicUrl !== undefined && URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  const open = [publicHost, host, network].map((name) => (name ? whyOpen(name) : null)).find((why) => why !== null);
  return [
    ...(database === undefined
      ? []
      : [`DATABASE_URL is given, and npm start would write a demo bank with live keys into it. ${SERVE_HINT}`]),
    ...(open === undefined ? [] : [`${open}, and npm start would open a demo bank there. ${SERVE_HINT}`]),
  ];
}

/** Returns the reason why a host name or address is public; null if it is not. */
function whyOpen(name: string): string | null {
  const address = publicAddressOf(name);
  if (address === null) return null;
  return name.includes(address)
    ? `${address} is a public address`
    : `${name} is every address of this machine, and ${address} of them is public: choose one with HOST`;
}
