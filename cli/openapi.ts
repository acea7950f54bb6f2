import { readFileSync } from 'node:fs';
import { otpContract } from '../contracts/otp.ts';
import { peopleContract } from '../contracts/people.ts';
import { workflowsContract } from '../contracts/workflows.ts';
import { createDocument } from '../services/platform/openapi.ts';

/** `npm run -s openapi -- <service>`: prints the service's OpenAPI document, as a running server serves it. */
const services = {
  people: { contract: peopleContract, invalidBody: { status: 422 }, unauthorizedStatus: 403 },
  workflows: { contract: workflowsContract, invalidBody: { status: 400 }, unauthorizedStatus: 403 },
  otp: { contract: otpContract, invalidBody: { status: 400 }, unauthorizedStatus: 401 },
} as const;

const name = process.argv[2] ?? '';
if (!(name in services)) {
  process.stderr.write(`Name one of the services: npm run -s openapi -- <${Object.keys(services).join('|')}>\n`);
  process.exit(1);
}
const service = name as keyof typeof services;
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:4100').replace(/\/$/, '');
const document = await createDocument({ name: service, ...services[service] }, { publicUrl, build: version });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
