import { operations } from '../../support/operations.ts';

/** The statuses that the published interface lists for each operation. */

const CREATED = new Set(['Create workflow template', 'Create workflow from template', 'Create template binding']);
const TOKENS = new Set(['Generate token and execution URL', 'Create token and URL, encode-safe']);

function ofPeople(name: string): string {
  if (name === 'Get biometric result') return '200 403 404';
  if (/^(Create (?!or update|signer)|Save )/.test(name)) return '201 403 422 500';
  if (/^(List (?!person's))/.test(name)) return '200 403 500';
  if (/^Update /.test(name)) return '200 403 404 422 500';
  if (/^Get |^List person's/.test(name)) return '200 403 404 500';
  if (/person's addresses$|for person$|^Compare |^Upload /.test(name)) return '200 403 404 422 500';
  return '200 403 422 500';
}

function ofWorkflows(name: string): string {
  if (name === 'Delete workflow permanently' || name === 'List workflows' || name.startsWith('Find ')) return '200 500';
  if (CREATED.has(name)) return `201 400${name.endsWith('from template') ? ' 404' : ''}`;
  if (/^(Initialize|Update running) workflow$/.test(name)) return '200 400 403 404';
  if (TOKENS.has(name)) return '200 403 404';
  if (/^Update /.test(name)) return '200 400 404';
  if (/^Get /.test(name)) return '200 404';
  return /^List /.test(name) ? '200' : '200 400';
}

const ofVerification: Readonly<Record<string, string>> = {
  'Get CURP information (government lookup)': '200 404 422 500',
  'Obtain CURP information': '200 400 404 409 422 500',
  'Obtain CURP from personal data': '200 400 404 409 422 500',
  'Get RFC information': '200 422 500',
  'Reverse RFC information': '200 422 500',
  'Reverse RFC and CURP': '200 404 422 500',
  'Get CFDI information': '200 422 500',
  'Validate voter credential asynchronously': '200 422 500',
  'Validate a voter credential': '200 400 422',
};

const ofCodes = (name: string) => (name === 'Validate OTP' ? '200 400 404 409 500' : '200 400 500');

const each = (names: readonly string[], statusesOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, statusesOf(name).split(' ')]));

export const statuses: Readonly<Record<string, readonly string[]>> = {
  ...each(operations.people, ofPeople),
  ...each(operations.workflows, ofWorkflows),
  ...each(operations.verification, (name) => ofVerification[name]!),
  ...each(operations.otp, ofCodes),
  ...each(operations.extraction, (name) => (name === 'Extract credit report' ? '200 400 422' : '200 422 500')),
};
